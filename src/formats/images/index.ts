export { accountCodes, knownReasons, statusOfCode } from './error-codes.ts';
export {
  countInputImageTokens,
  countOutputImageTokens,
  draftTokens,
  maxInputImageTokens,
} from './count-image-tokens.ts';
export { findImageEventKind } from './image-event-kind.ts';
export {
  findMissingFacts,
  isImageFact,
  listImageSizes,
  type AskedFacts,
  type ImageFacts,
} from './image-facts.ts';
export { createImageFormat } from './image-format.ts';
export {
  findLargestImageSize,
  fitImageSize,
  maxImagePixels,
  maxImageRatio,
  maxImageSide,
  minImagePixels,
  readImageSize,
} from './image-sizes.ts';
export { imageUsage } from './image-usage.ts';
export { readImageUsage, renderImageUsage } from './picture-usage.ts';
export { prepareEditParts, prepareGenerationBody } from './prepare-image-body.ts';
export { readImageCount } from './read-image-count.ts';
export { readImageEvent, writeImageEvent, type ImageEvent, type ImageFields } from './read-image-event.ts';
