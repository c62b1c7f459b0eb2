import type { ImageGenerationRequest } from '../../../generated/contract-types.ts';
import type { Unchecked } from '../../core/json/json-object.ts';
import type { PictureSize } from '../../core/picture.ts';
import { isPictureQuality } from '../../core/picture-quality.ts';
import { tokensPerPicture } from '../../core/tokens/estimate-tokens.ts';
import { countOutputImageTokens, draftTokens } from './count-image-tokens.ts';
import type { ImageFacts } from './image-facts.ts';
import { maxImagePixels, maxImageSide, readImageSize } from './image-sizes.ts';

type Said = Pick<ImageFacts, 'size' | 'quality'>;

/** The size and the quality of an image event, without parsing its picture. Within a text their names would be escaped. */
export function readImageKind(data: string): Said {
  const size = /"size"\s*:\s*"([^"]{1,64})"/u.exec(data)?.[1];
  const quality = /"quality"\s*:\s*"([^"]{1,64})"/u.exec(data)?.[1];
  return { size, quality };
}

/**
 * Tokens of a picture that no upstream counted, with its drafts: by its size and quality as the upstream says them, otherwise as they were asked
 * for, where a quality that nobody says is `high`. A rule of thumb where nobody says the size. What no model draws was not said.
 */
export function estimateImageTokens(
  said: Said,
  asked: Unchecked<Pick<ImageGenerationRequest, 'size' | 'quality'>>,
  drafts = 0,
): number {
  const size = readDrawnSize(said.size) ?? readDrawnSize(asked.size);
  const quality = [said.quality, asked.quality].find(isPictureQuality) ?? 'high';
  const finished = size === null ? tokensPerPicture : countOutputImageTokens(size, quality);
  return finished + drafts * draftTokens;
}

/** A size that a picture can have. */
function readDrawnSize(size: unknown): PictureSize | null {
  const said = readImageSize(size);
  if (said === null) return null;
  const { width, height } = said;
  const isDrawn = Math.max(width, height) <= maxImageSide && width * height <= maxImagePixels;
  return isDrawn && width > 0 && height > 0 ? said : null;
}
