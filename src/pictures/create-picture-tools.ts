import pLimit from 'p-limit';
import sharp from 'sharp';
import type { DecodeOptions, PictureFacts, PictureSource, PictureTools, Pixels } from '../core/picture.ts';
import { composePicture } from './compose-picture.ts';
import { encodePixels } from './encode-pixels.ts';
import { openPicture, refuseBroken } from './open-picture.ts';

/** Pieces of work done at the same time. */
const mostJobs = 2;

/** Pictures with more pixels are made one after the other. */
const largePixels = 4_194_304;

/** Everything libvips may open: what clients may send, and the program's own drawings. */
const allowedLoaders = [
  'VipsForeignLoadPng',
  'VipsForeignLoadJpeg',
  'VipsForeignLoadWebp',
  'VipsForeignLoadSvg',
];

/** Pictures with libvips. Create it once: the limits hold for what was created together. */
export function createPictureTools(): PictureTools {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: allowedLoaders });
  const jobs = pLimit(mostJobs);
  const largeJobs = pLimit(1);
  const take = <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    return jobs(async () => {
      signal.throwIfAborted();
      return await work();
    });
  };
  return {
    inspect: (source, signal) => take(signal, () => inspect(source)),
    readHeader: (source, signal) => take(signal, async () => (await openPicture(source)).facts),
    isOpaque: (source, signal) => take(signal, () => isOpaque(source)),
    decode: (source, options) => take(options.signal, () => decode(source, options)),
    encode: (pixels, encoding, signal) =>
      take(signal, () => encodePixels(pixels, encoding, { ground: 'transparent', blurSigma: null })),
    compose: (composition, signal) => {
      const work = () => take(signal, () => composePicture(composition, signal));
      const { width, height } = composition.size;
      return width * height > largePixels ? largeJobs(work) : work();
    },
  };
}

/**
 * Shrinking by averages reads every row, where taking the nearest pixel would stop at the last one it needs; the result
 * is thrown away.
 */
async function inspect(source: PictureSource): Promise<PictureFacts> {
  const { facts, decode: open } = await openPicture(source);
  await refuseBroken(open().resize({ width: 8, height: 8, fit: 'fill' }).raw().toBuffer());
  return facts;
}

async function isOpaque(source: PictureSource): Promise<boolean> {
  const { facts, open } = await openPicture(source);
  return !facts.hasAlpha || (await refuseBroken(open().stats())).isOpaque;
}

async function decode(source: PictureSource, { size }: DecodeOptions): Promise<Pixels> {
  const opened = await openPicture(source);
  const whole = size ? opened.decode().resize({ ...size, fit: 'cover' }) : opened.decode();
  const { data, info } = await refuseBroken(whole.raw().toBuffer({ resolveWithObject: true }));
  return { width: info.width, height: info.height, data };
}
