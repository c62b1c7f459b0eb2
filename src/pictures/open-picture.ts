import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { GatewayError } from '../core/gateway-error.ts';
import type { PictureFacts, PictureFormat, PictureSource } from '../core/picture.ts';
import { pictureSignatureBytes, sniffPictureFormat } from '../core/read-picture-claim.ts';
import { isCostlyJpeg } from './find-costly-jpeg.ts';
import { isCostlyPng } from './find-costly-png.ts';
import { withPictureBytes, type PictureBytes } from './picture-bytes.ts';

/** Most pixels of a picture that is decoded: 64 megapixels. */
export const maxPixels = 67_108_864;

/** Longest side, which is that of JPEG. Every row costs something beside its pixels. */
const maxSide = 65_535;

/** A client's file, known to begin and end as a picture does. */
export interface OpenedPicture {
  readonly facts: PictureFacts;
  /** A new pipeline that decodes the file, turned as it is to be seen, 8 bits a channel in sRGB with alpha. */
  decode(): Sharp;
}

/** Nothing of a file but its first frame; half a file is none. */
const options: SharpOptions = { failOn: 'error', limitInputPixels: maxPixels, pages: 1 };

/**
 * Looks at a file's beginning, its end, its structure and its header, without decoding it. A loader of libvips sees the
 * bytes only when they begin as one of the three formats; the format must then be the one it was opened as. The size is the
 * one that the decoder reads, and it decodes no more than that.
 */
export async function openPicture(source: PictureSource): Promise<OpenedPicture> {
  const format = await withPictureBytes(source, checkBytes);
  const input = 'path' in source ? source.path : source.bytes;
  const metadata = await refuseBroken(sharp(input, { ...options, limitInputPixels: false }).metadata());
  if (metadata.format !== format) throw createFileError();
  if (metadata.width * metadata.height > maxPixels) throw createSizeError();
  if (Math.max(metadata.width, metadata.height) > maxSide) throw createSizeError();
  const { width, height } = metadata.autoOrient;
  const bounded = { ...options, limitInputPixels: width * height };
  return {
    facts: { format, width, height, hasAlpha: metadata.hasAlpha },
    decode: () => sharp(input, bounded).autoOrient().toColourspace('srgb').ensureAlpha(),
  };
}

/** How a file begins, and whether it ends so, and costs what such a file may cost. */
async function checkBytes(bytes: PictureBytes): Promise<PictureFormat> {
  const format = sniffPictureFormat(await bytes.read(0, pictureSignatureBytes));
  if (format === null) throw createFileError();
  if (format === 'webp') return format;
  // The decoders do not miss the end when they have all rows.
  const tail = await bytes.read(Math.max(0, bytes.sizeBytes - tailLength), tailLength);
  if (!tail.includes(ends[format])) throw createFileError();
  const isCostly = format === 'png' ? isCostlyPng : isCostlyJpeg;
  if (await isCostly(bytes)) throw createFileError();
  return format;
}

/** What the decoder rejects with is about the file; the original is for the log. */
export async function refuseBroken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw createFileError(error);
  }
}

function createFileError(cause?: unknown): GatewayError {
  return new GatewayError(
    'invalid_argument',
    'The file is not a complete PNG, JPEG or WebP picture. Send one that an image viewer opens without complaint.',
    { reason: 'invalid_image_file', cause },
  );
}

function createSizeError(): GatewayError {
  return new GatewayError(
    'invalid_argument',
    `The picture has more than ${String(maxPixels)} pixels, or ${String(maxSide)} on one side. Send a smaller one.`,
    { reason: 'image_too_large' },
  );
}

/** The whole IEND chunk (PNG, section 11.2.4), and the marker EOI (ITU-T T.81, B.1.1.3). */
const ends = { png: Buffer.from('0000000049454e44ae426082', 'hex'), jpeg: Buffer.from('ffd9', 'hex') };

/** Some programs write a little behind the end. */
const tailLength = 65_536;
