import { estimateTokens } from '../text/estimate-tokens.ts';
import type { MediaDescription } from './describe-media.ts';
import type { ImageSize } from './read-image-size.ts';

const tokensPerPage = 1_500;
const defaultImageTokens = 1_600;

/** Format B: an image costs its pixels over 750, at most 1,600 tokens; a PDF 1,500 tokens a page. */
export function estimateMessageMediaTokens(media: MediaDescription): number {
  if (media.text !== null) return estimateTokens(media.text);
  if (media.modality !== 'IMAGE') return tokensPerPage * (media.pages ?? 1);
  if (media.imageSize === null) return defaultImageTokens;
  const pixels = media.imageSize.width * media.imageSize.height;
  return Math.min(defaultImageTokens, Math.max(1, Math.ceil(pixels / 750)));
}

const contentTokensPerTile = 258;
const tilePixels = 768;
const smallPixels = 384;
const tokensPerSecond = { AUDIO: 32, VIDEO: 263 } as const;

/** Tokens of an image at each media resolution of format C. */
const tokensByResolution: ReadonlyMap<string, number> = new Map([
  ['MEDIA_RESOLUTION_LOW', 64],
  ['MEDIA_RESOLUTION_MEDIUM', 256],
  ['MEDIA_RESOLUTION_HIGH', 256],
]);

/**
 * Format C: an image costs what its media resolution says, else 258 tokens for each tile of 768 pixels (one tile up to
 * 384 by 384); a PDF page 258, a second of sound 32 and of film 263.
 */
export function estimateContentMediaTokens(media: MediaDescription, resolution: string | null): number {
  if (media.text !== null) return estimateTokens(media.text);
  if (media.modality === 'AUDIO' || media.modality === 'VIDEO') {
    return tokensPerSecond[media.modality] * (media.seconds ?? 1);
  }
  if (media.modality !== 'IMAGE') return contentTokensPerTile * (media.pages ?? 1);
  return tokensByResolution.get(resolution ?? '') ?? contentTokensPerTile * countTiles(media.imageSize);
}

function countTiles(size: ImageSize | null): number {
  if (size === null || (size.width <= smallPixels && size.height <= smallPixels)) return 1;
  return Math.min(100, Math.ceil(size.width / tilePixels) * Math.ceil(size.height / tilePixels));
}
