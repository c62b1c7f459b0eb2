import { findVideoSize } from '../../../core/video/find-video-size.ts';
import type { PictureTools } from '../../../core/picture.ts';
import type { VideoOrder } from '../../../core/video/video-order.ts';
import type { VideoDownload } from '../../../core/video/video-upstream.ts';
import { hashRequest, type Seed } from '../prompt/hash-request.ts';
import { drawFilm } from './draw-film.ts';
import { FilmStore } from './film-store.ts';
import { runFilmWorker } from './run-film-worker.ts';

/** One video of an order. */
export interface FilmOrder {
  /** The prompt without directives. */
  readonly text: string;
  readonly order: VideoOrder;
  /** From 0; each one looks different. */
  readonly index: number;
  readonly model: string;
  /** As SimulatedTask has it. */
  readonly mosaic: Buffer | null;
}

/** Makes the simulator's videos, one at a time, and keeps the last ones. Shared; whoever opens it closes it. */
export interface FilmStudio {
  /** Equal orders get equal bytes. Rejects when the signal is aborted, and where the film cannot be made. */
  shoot(film: FilmOrder, signal: AbortSignal): Promise<VideoDownload>;
  /** Ends what is under way. */
  close(): void;
}

/** Films that are kept, in bytes together: some hundreds of usual ones. */
const maxKeptBytes = 64 * 1024 * 1024;

/** Frames in a second; larger films have fewer, since each takes longer. */
const usualFrames = 12;
const largeFrames = 6;
const largePixels = 1920 * 1080;

/** Bytes that are handed on at a time. */
const chunkBytes = 256 * 1024;

export function createFilmStudio(pictures: PictureTools): FilmStudio {
  const store = new FilmStore(maxKeptBytes);
  /** Films that are being made, or wait for it. */
  const pending = new Map<string, Promise<Uint8Array>>();
  const closing = new AbortController();
  let last: Promise<unknown> = Promise.resolve();

  async function make(film: FilmOrder, key: string): Promise<Uint8Array> {
    try {
      const made = await makeFilm(film, pictures, closing.signal);
      store.keep(key, made);
      return made;
    } finally {
      pending.delete(key);
    }
  }

  function begin(film: FilmOrder, key: string): Promise<Uint8Array> {
    const making = last.then(() => make(film, key));
    pending.set(key, making);
    last = making.catch(() => undefined);
    return making;
  }

  return {
    async shoot(film, signal) {
      const key = renderKey(findSeed(film));
      const bytes = store.find(key) ?? (await waitFor(pending.get(key) ?? begin(film, key), signal));
      return { mediaType: 'video/mp4', sizeBytes: bytes.length, bytes: cut(bytes) };
    },
    close: () => {
      closing.abort();
    },
  };
}

async function makeFilm(film: FilmOrder, pictures: PictureTools, signal: AbortSignal): Promise<Uint8Array> {
  const { text, order, mosaic } = film;
  const size = findVideoSize(order);
  if (size === null) throw new Error('The order has no size that the simulator knows.');
  const drawn = await drawFilm({ text, seed: findSeed(film), size, mosaic }, pictures, signal);
  const framesPerSecond = size.width * size.height > largePixels ? largeFrames : usualFrames;
  return await runFilmWorker({ ...drawn, size, seconds: Math.round(order.seconds), framesPerSecond }, signal);
}

/** All that a film depends on. Where its picture is stored is no part of it. */
function findSeed({ text, order, index, model, mosaic }: FilmOrder): Seed {
  const { seconds, aspectRatio, resolution, negativePrompt, personGeneration } = order;
  const asked = {
    text,
    seconds,
    aspectRatio,
    resolution: resolution.toLowerCase(),
    negativePrompt,
    personGeneration,
  };
  return hashRequest(model, { ...asked, index, mosaic: mosaic?.toString('hex') });
}

function renderKey({ high, low }: Seed): string {
  return `${String(high)}-${String(low)}`;
}

/** Others may wait for the same film: it is made to its end. */
async function waitFor<T>(making: Promise<T>, signal: AbortSignal): Promise<T> {
  const leaving = Promise.withResolvers<never>();
  const onAbort = () => {
    leaving.reject(signal.reason instanceof Error ? signal.reason : new Error('Nobody waits for the film.'));
  };
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort);
  try {
    return await Promise.race([making, leaving.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

async function* cut(bytes: Uint8Array): AsyncGenerator<Uint8Array, undefined> {
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    yield bytes.subarray(start, start + chunkBytes);
  }
}
