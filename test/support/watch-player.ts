import type { Page } from 'playwright-core';

/** What a browser saw of a video on a page. */
export interface SeenFilm {
  readonly width: number;
  readonly height: number;
  readonly duration: number;
  /** Whether a frame with colours was there before anybody played it. */
  readonly hasPoster: boolean;
  readonly hasEnded: boolean;
  /** Where it was after each jump, in seconds. */
  readonly jumps: readonly number[];
}

/** Runs in the page, which has other globals than this program. */
const watchScript = `async (video, moments) => {
  const until = (name) =>
    new Promise((resolve, reject) => {
      video.addEventListener(name, resolve, { once: true });
      video.addEventListener('error', () => reject(new Error(video.error.message)), { once: true });
    });
  if (video.readyState < 2) await until('loadeddata');
  const { videoWidth: width, videoHeight: height, duration } = video;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const hasColours = () => {
    context.drawImage(video, 0, 0);
    return new Set(context.getImageData(0, 0, width, height).data).size > 16;
  };
  // A busy machine draws a frame a moment after it is there.
  for (let looks = 0; looks < 40 && !hasColours(); looks += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const hasPoster = video.paused && video.played.length === 0 && hasColours();
  video.muted = true;
  video.playbackRate = 4;
  const ended = until('ended');
  await video.play();
  await ended;
  const hasEnded = video.ended;
  const jumps = [];
  for (const moment of moments) {
    const sought = until('seeked');
    video.currentTime = moment;
    await sought;
    jumps.push(video.currentTime);
  }
  return { width, height, duration, hasPoster, hasEnded, jumps };
}`;

/** Looks at the first video of a page, plays it to its end, and jumps to moments of it. Rejects where the browser cannot. */
export async function watchPlayer(page: Page, moments: readonly number[]): Promise<SeenFilm> {
  await page.waitForSelector('video');
  return await page.evaluate<SeenFilm>(
    `(${watchScript})(document.querySelector('video'), ${JSON.stringify(moments)})`,
  );
}
