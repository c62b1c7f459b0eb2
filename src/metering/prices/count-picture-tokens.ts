import type { ImageGenerationRequest } from '../../../generated/contract-types.ts';
import type { Unchecked } from '../../core/json/json-object.ts';
import { isPictureQuality } from '../../core/picture-quality.ts';
import type { PictureSize } from '../../core/picture.ts';
import {
  countOutputImageTokens,
  draftTokens,
  findLargestImageSize,
  maxImagePixels,
  maxImageSide,
  readImageSize,
} from '../../formats/images/index.ts';

/** The dearest that a model of format A chooses by itself; newer ones have more, which are drawn where a client asks for them. */
const dearestQuality = 'high';

const largest: PictureSize = { width: maxImageSide, height: maxImagePixels / maxImageSide };

/** Most output tokens of one picture that format A asks for, with its drafts. `firstInput` is the first picture of an edit. */
export function countImageRequestTokens(
  { size, quality, partial_images: drafts }: Unchecked<ImageGenerationRequest>,
  firstInput: PictureSize | null,
): number {
  const drawn = readImageSize(size) ?? findLargestImageSize(firstInput);
  const finished = countOutputImageTokens(drawn, isPictureQuality(quality) ? quality : dearestQuality);
  return finished + draftTokens * (typeof drafts === 'number' ? drafts : 0);
}

/** What a request of another format says of the size of a picture. */
export interface SizeWish {
  /** A class of sizes, such as `2K`. */
  readonly imageSize: unknown;
  readonly aspectRatio: unknown;
  /** What is to be drawn: a picture of its own, or others anew. */
  readonly purpose: 'drawing' | 'edit';
}

/** The same where another format asks a model of format A: classes above `1K`, and an edit without a wish, count as the largest. */
export function countClassTokens({ imageSize, aspectRatio, purpose }: SizeWish): number {
  const isLarge =
    typeof imageSize === 'string'
      ? !smallClasses.test(imageSize)
      : purpose === 'edit' && aspectRatio === undefined;
  return countOutputImageTokens(isLarge ? largest : findLargestImageSize(null), dearestQuality);
}

const smallClasses = /^(?:512(?:px)?|0\.5k|1k)$/iu;
