import type { PictureSize } from '../../core/picture.ts';

/** Longest side and most pixels of a picture that a model of format A makes. */
export const maxImageSide = 3_840;
export const maxImagePixels = 8_294_400;

/** Fewest pixels, and the longest side to the shorter one at most, of the models that draw any size within these bounds. */
export const minImagePixels = 655_360;
export const maxImageRatio = 3;

/** The largest of the sizes that a model chooses by itself, and that each of them has. */
const largestUsual: PictureSize = { width: 1_536, height: 1_024 };

/** The same shape, small enough to be drawn. */
export function fitImageSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(
    1,
    maxImageSide / Math.max(width, height),
    Math.sqrt(maxImagePixels / (width * height)),
  );
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

/** The size that a client asks for; `null` where it leaves that to the model. */
export function readImageSize(size: unknown): PictureSize | null {
  const [, width, height] = typeof size === 'string' ? (/^(\d+)x(\d+)$/.exec(size) ?? []) : [];
  return width === undefined ? null : { width: Number(width), height: Number(height) };
}

/** The largest that a model may choose by itself. An edit may keep the size of its first picture. */
export function findLargestImageSize(first: PictureSize | null): PictureSize {
  if (first === null) return largestUsual;
  const kept = fitImageSize(first);
  return countPixels(kept) > countPixels(largestUsual) ? kept : largestUsual;
}

function countPixels({ width, height }: PictureSize): number {
  return width * height;
}
