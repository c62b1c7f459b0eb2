import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VideoOrder } from '../../src/core/video/video-order.ts';
import { createPictureTools } from '../../src/pictures/index.ts';
import { createSimulatorAdapter } from '../../src/providers/simulator/create-simulator-adapter.ts';
import { createVideoCall, fetchFirst, readDownload } from '../support/create-video-call.ts';
import { findChromium, launchChromium, missingChromium } from '../support/launch-chromium.ts';
import { openPage } from '../support/open-page.ts';

const chromium = findChromium();
if (chromium === null) console.warn(missingChromium);

/** What a browser saw of a video. */
interface Watched {
  readonly width: number;
  readonly height: number;
  readonly duration: number;
  readonly hasEnded: boolean;
  /** How long the bar at the lower edge is after a jump to each of the moments, as a share of the width. */
  readonly bars: readonly number[];
}

/**
 * Runs in the page, which has other globals than this program: resolves to what was Watched. The frame may be shown a moment after a
 * jump, so that what is expected is waited for, and what is there is told.
 */
const watchFilm = `async (jumps) => {
  const video = document.createElement('video');
  const until = (name) =>
    new Promise((resolve, reject) => {
      video.addEventListener(name, resolve, { once: true });
      video.addEventListener('error', () => reject(new Error(video.error.message)), { once: true });
    });
  video.muted = true;
  document.body.append(video);
  video.src = '/film.mp4';
  await until('loadeddata');
  video.playbackRate = 4;
  const ended = until('ended');
  await video.play();
  await ended;
  const hasEnded = video.ended;
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const bars = [];
  const readBar = async (expected) => {
    for (let tries = 0; ; tries += 1) {
      context.drawImage(video, 0, 0);
      const { data } = context.getImageData(0, Math.floor(canvas.height * 0.98), canvas.width, 1);
      let filled = 0;
      for (let place = 0; place < data.length; place += 4) {
        if (data[place] > 180 && data[place + 1] > 120 && data[place + 2] < 110) filled += 1;
      }
      const share = filled / canvas.width;
      if (tries === 100 || Math.abs(share - expected) < 0.02) return share;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  for (const moment of jumps) {
    const sought = until('seeked');
    video.currentTime = moment;
    await sought;
    bars.push(await readBar(Math.ceil(moment) / video.duration));
  }
  const { videoWidth: width, videoHeight: height, duration } = video;
  return { width, height, duration, hasEnded, bars };
}`;

describe.skipIf(chromium === null)('a video of the simulator', { timeout: 180_000 }, () => {
  let now = 0;
  const simulator = createSimulatorAdapter({ clock: { now: () => now }, pictures: createPictureTools() });
  let film: Buffer = Buffer.alloc(0);
  const site = createServer((request, response) => serve(request, response, film));
  let siteUrl = '';
  let browser: Browser;

  beforeAll(async () => {
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    siteUrl = `http://127.0.0.1:${String((site.address() as AddressInfo).port)}`;
    browser = await launchChromium(chromium!);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await simulator.close();
    site.close();
  });

  async function makeFilm(order: Partial<VideoOrder>): Promise<Buffer> {
    const { video } = simulator;
    if (!video) throw new Error('The simulator makes no videos.');
    const call = createVideoCall({ provider: 'simulator', order });
    const upstreamId = await video.submit(call);
    now += 2_000;
    return await readDownload(await fetchFirst(await video.poll({ ...call, upstreamId })));
  }

  /** Plays it to its end, then jumps about in it. */
  async function watch(moments: readonly number[]): Promise<Watched> {
    const { page } = await openPage(browser, siteUrl);
    await page.goto(siteUrl);
    const watched = await page.evaluate<Watched>(`(${watchFilm})(${JSON.stringify(moments)})`);
    await page.context().close();
    return watched;
  }

  it('plays to its end, and shows the time wherever one jumps', async () => {
    film = await makeFilm({});
    const { bars, ...facts } = await watch([6.5, 0.5, 3.9, 7.95]);
    expect(facts).toEqual({ width: 1280, height: 720, duration: 8, hasEnded: true });
    for (const [index, share] of [7 / 8, 1 / 8, 4 / 8, 1].entries())
      expect(bars[index]).toBeCloseTo(share, 1);
  });

  it.each([
    [
      { aspectRatio: '9:16', seconds: 4 },
      { width: 720, height: 1280, duration: 4 },
    ],
    [
      { resolution: '1080p', seconds: 6 },
      { width: 1920, height: 1080, duration: 6 },
    ],
    [
      { resolution: '4k', seconds: 8 },
      { width: 3840, height: 2160, duration: 8 },
    ],
  ])('has what was ordered: %o', async (order, expected) => {
    film = await makeFilm(order);
    const { bars, ...facts } = await watch([0.5]);
    expect(facts).toEqual({ ...expected, hasEnded: true });
    expect(bars[0]).toBeCloseTo(1 / order.seconds, 1);
  });
});

/** A file with ranges, as players ask for them. */
function serve({ url, headers }: IncomingMessage, response: ServerResponse, film: Buffer): void {
  if (url !== '/film.mp4') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Video</title>');
    return;
  }
  const [, first = '0', last = ''] = /^bytes=(\d+)-(\d*)$/u.exec(headers.range ?? '') ?? [];
  const part = film.subarray(Number(first), last === '' ? film.length : Number(last) + 1);
  const end = Number(first) + part.length - 1;
  response
    .writeHead(headers.range === undefined ? 200 : 206, {
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-length': part.length,
      'content-range': `bytes ${first}-${String(end)}/${String(film.length)}`,
    })
    .end(part);
}
