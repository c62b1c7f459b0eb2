import { open } from 'node:fs/promises';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { GatewayError } from '../core/gateway-error.ts';
import type { PictureFacts, PictureSource } from '../core/picture.ts';
import { pictureSignatureBytes, sniffPictureFormat } from '../core/read-picture-claim.ts';

/** Most pixels of a picture that is decoded: 64 megapixels. */
export const mostPixels = 67_108_864;

/** A client's file, known to begin and end as a picture does. */
export interface OpenedPicture {
  readonly facts: PictureFacts;
  /** A new pipeline over the file as it is. */
  open(): Sharp;
  /** A new pipeline that decodes the file, turned as it is to be seen, 8 bits a channel in sRGB with alpha. */
  decode(): Sharp;
}

/** Nothing of a file but its first frame; half a file is none. */
const options: SharpOptions = { failOn: 'error', limitInputPixels: mostPixels, pages: 1 };

/**
 * Looks at a file's beginning, its end and its header, without decoding it. A loader of libvips sees the bytes only when
 * they begin as one of the three formats; the format must then be the one it was opened as.
 */
export async function openPicture(source: PictureSource): Promise<OpenedPicture> {
  const { head, tail } = await readEnds(source);
  const format = sniffPictureFormat(head);
  if (format === null) throw createFileError();
  // The decoders do not miss the end when they have all rows.
  if (format !== 'webp' && !tail.includes(ends[format])) throw createFileError();
  const input = 'path' in source ? source.path : source.bytes;
  const metadata = await refuseBroken(sharp(input, { ...options, limitInputPixels: false }).metadata());
  if (metadata.format !== format) throw createFileError();
  if (metadata.width * metadata.height > mostPixels) throw createSizeError();
  const { width, height } = metadata.autoOrient;
  return {
    facts: { format, width, height, hasAlpha: metadata.hasAlpha },
    open: () => sharp(input, options),
    decode: () => sharp(input, options).autoOrient().toColourspace('srgb').ensureAlpha(),
  };
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
    `The picture has more than ${String(mostPixels)} pixels. Send a smaller one.`,
    { reason: 'image_too_large' },
  );
}

/** The whole IEND chunk (PNG, section 11.2.4), and the marker EOI (ITU-T T.81, B.1.1.3). */
const ends = { png: Buffer.from('0000000049454e44ae426082', 'hex'), jpeg: Buffer.from('ffd9', 'hex') };

/** Some programs write a little behind the end. */
const tailLength = 65_536;

interface FileEnds {
  readonly head: Buffer;
  readonly tail: Buffer;
}

async function readEnds(source: PictureSource): Promise<FileEnds> {
  if ('bytes' in source) {
    return {
      head: source.bytes.subarray(0, pictureSignatureBytes),
      tail: source.bytes.subarray(-tailLength),
    };
  }
  const file = await open(source.path);
  try {
    const { size } = await file.stat();
    const read = async (position: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    };
    const tail = Math.min(size, tailLength);
    return { head: await read(0, pictureSignatureBytes), tail: await read(size - tail, tail) };
  } finally {
    await file.close();
  }
}
