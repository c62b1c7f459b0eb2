import type { PictureQuality } from '../../core/picture-quality.ts';
import type { PictureSize } from '../../core/picture.ts';

/** Tokens of a picture of 1024 by 1024 pixels. The vendor says none for the last two, which go on as the others do. */
const tokensByQuality: Readonly<Record<PictureQuality, number>> = {
  low: 272,
  medium: 1_056,
  high: 4_160,
  xhigh: 9_312,
  max: 16_512,
};

/** Tokens of a picture that was made: by its pixels and its quality. */
export function countOutputImageTokens({ width, height }: PictureSize, quality: PictureQuality): number {
  return Math.max(1, Math.round((tokensByQuality[quality] * width * height) / 1_048_576));
}

/** Tokens of an unfinished picture of a stream, whatever its size (OpenAI, image generation, streaming). */
export const draftTokens = 100;

const tokensPerInput = 65;
const tokensPerTile = 129;
const tilePixels = 512;
/** Larger pictures are looked at in this size. */
const maxSide = 2_048;
const tokensOfFidelity = 4_096;

/** Tokens of a picture that was sent: by its tiles, and more where it is to be kept faithfully. */
export function countInputImageTokens({ width, height }: PictureSize, fidelity: 'high' | 'low'): number {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const tiles = Math.ceil((width * scale) / tilePixels) * Math.ceil((height * scale) / tilePixels);
  return tokensPerInput + tokensPerTile * tiles + (fidelity === 'high' ? tokensOfFidelity : 0);
}

/** Most tokens of a picture that was sent. */
export const maxInputImageTokens = countInputImageTokens({ width: maxSide, height: maxSide }, 'high');
