import { setImmediate } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import sharp from 'sharp';
import { releaseBytes } from '../core/large-bytes.ts';
import type {
  ConvertedPicture,
  PictureEncoding,
  PictureFacts,
  PictureSize,
  PictureSource,
  PictureTools,
  Pixels,
} from '../core/picture.ts';
import { composePicture, paintBase } from './compose-picture.ts';
import { writeFormat } from './encode-pixels.ts';
import { openPicture, refuseBroken, type OpenedPicture } from './open-picture.ts';
import { writePng } from './write-png.ts';

/** Pieces of work done at the same time. */
const maxJobs = 2;

/** Files whose header is read at the same time. */
const maxHeaders = 4;

/** Pictures with more pixels are made one after the other. */
const largePixels = 4_194_304;

/** Files with more pixels are decoded one after the other, so that others have their turn beside them. */
const largeSourcePixels = 16_777_216;

/** Everything libvips may open: what clients may send, and the program's own drawings. */
const allowedLoaders = [
  'VipsForeignLoadPng',
  'VipsForeignLoadJpeg',
  'VipsForeignLoadWebp',
  'VipsForeignLoadSvg',
];

/** Pictures with libvips. Create it once: the limits hold for what was created together. */
export function createSharpTools(): PictureTools {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: allowedLoaders });
  const lanes = createLanes();
  const { forHeader } = lanes;
  /** What follows the header waits for its turn by what the header says. */
  const withOpened = async <T>(
    source: PictureSource,
    signal: AbortSignal,
    work: (opened: OpenedPicture) => Promise<T>,
  ): Promise<T> => {
    const opened = await forHeader(signal, () => openPicture(source));
    const { width, height } = opened.facts;
    const take = width * height > largeSourcePixels ? lanes.forLarge : lanes.forSmall;
    return await take(signal, () => work(opened));
  };
  const forCanvas = ({ width, height }: PictureSize) =>
    width * height > largePixels ? lanes.forLarge : lanes.forSmall;
  return {
    inspect: (source, signal) => withOpened(source, signal, inspect),
    readHeader: (source, signal) => forHeader(signal, async () => (await openPicture(source)).facts),
    isOpaque: (source, signal) => withOpened(source, signal, isOpaque),
    decode: (source, { size, signal }) => withOpened(source, signal, (opened) => decode(opened, size)),
    convert: (source, encoding, signal) => withOpened(source, signal, (opened) => convert(opened, encoding)),
    paintBase: (plan, signal) => forCanvas(plan.size)(signal, () => paintBase(plan, signal)),
    compose: (composition, signal) =>
      forCanvas(composition.size)(signal, () => composePicture(composition, signal)),
  };
}

/** Waits for a turn, and does not begin work that nobody wants any more. */
type Lane = <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

function createLanes(): Record<'forHeader' | 'forSmall' | 'forLarge', Lane> {
  const headers = pLimit(maxHeaders);
  const jobs = pLimit(maxJobs);
  const largeJobs = pLimit(1);
  const createLane =
    (limit: LimitFunction): Lane =>
    (signal, work) =>
      limit(async () => {
        signal.throwIfAborted();
        return await work();
      });
  const forSmall = createLane(jobs);
  const forTurn = createLane(largeJobs);
  return {
    forHeader: createLane(headers),
    forSmall,
    forLarge: (signal, work) => forTurn(signal, () => forSmall(signal, work)),
  };
}

/**
 * Shrinking by averages reads every row, where taking the nearest pixel would stop at the last one it needs; the result
 * is thrown away.
 */
async function inspect({ facts, decode: open }: OpenedPicture): Promise<PictureFacts> {
  await refuseBroken(open().resize({ width: 8, height: 8, fit: 'fill' }).raw().toBuffer());
  return facts;
}

/** Rows of a picture that are looked at without a pause. */
const opaqueBytes = 1024 * 1024;

/** Looks at the alpha channel alone: libvips' statistics cost three times what decoding does. */
async function isOpaque({ facts, decode: open }: OpenedPicture): Promise<boolean> {
  if (!facts.hasAlpha) return true;
  const alpha = await refuseBroken(open().extractChannel('alpha').raw().toBuffer());
  const opaque = Buffer.alloc(Math.min(opaqueBytes, alpha.length), 0xff);
  try {
    for (let start = 0; start < alpha.length; start += opaque.length) {
      const piece = alpha.subarray(start, start + opaque.length);
      if (!piece.equals(opaque.subarray(0, piece.length))) return false;
      await setImmediate();
    }
    return true;
  } finally {
    releaseBytes(alpha);
  }
}

async function decode({ decode: open }: OpenedPicture, size: PictureSize | undefined): Promise<Pixels> {
  const whole = size ? open().resize({ ...size, fit: 'cover' }) : open();
  const { data, info } = await refuseBroken(whole.raw().toBuffer({ resolveWithObject: true }));
  return { width: info.width, height: info.height, data };
}

async function convert(opened: OpenedPicture, encoding: PictureEncoding): Promise<ConvertedPicture> {
  const { width, height } = opened.facts;
  if (encoding.format !== 'png') {
    return { width, height, bytes: await refuseBroken(writeFormat(opened.decode(), encoding).toBuffer()) };
  }
  const pixels = await decode(opened, undefined);
  try {
    return { width, height, bytes: await writePng(pixels, 'transparent') };
  } finally {
    releaseBytes(pixels.data);
  }
}
