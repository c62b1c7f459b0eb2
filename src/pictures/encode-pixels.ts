import sharp, { type Sharp } from 'sharp';
import { writePng } from './write-png.ts';
import type { Composition, PictureEncoding, Pixels } from '../core/picture.ts';

/** What is done to pixels on their way into a file. */
export type Finish = Pick<Composition, 'ground' | 'blurSigma'>;

/** A file of these pixels. */
export async function encodePixels(
  pixels: Pixels,
  encoding: PictureEncoding,
  { ground, blurSigma }: Finish,
): Promise<Buffer> {
  const { width, height, data } = pixels;
  if (encoding.format === 'png' && blurSigma === null) return await writePng(pixels, ground);
  const picture = sharp(data, { raw: { width, height, channels: 4 } });
  if (blurSigma !== null) picture.blur(blurSigma);
  if (ground === 'opaque') layOntoWhite(picture);
  return await writeFormat(picture, encoding).toBuffer();
}

/** The libraries know no quality 0. */
const minQuality = 1;

/** The picture as such a file. JPEG has no transparency, so it always stands on white. */
export function writeFormat(picture: Sharp, { format, compression }: PictureEncoding): Sharp {
  const quality = Math.max(minQuality, compression);
  switch (format) {
    case 'png':
      return picture.png();
    case 'jpeg':
      return layOntoWhite(picture).jpeg({ quality, chromaSubsampling: quality < 90 ? '4:2:0' : '4:4:4' });
    case 'webp':
      return picture.webp({ quality });
  }
}

function layOntoWhite(picture: Sharp): Sharp {
  return picture.flatten({ background: '#ffffff' });
}
