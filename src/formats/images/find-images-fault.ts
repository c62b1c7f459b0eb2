import type { Image, ImagesResponse } from '../../../generated/contract-types.ts';
import { asString, listObjects, type JsonObject, type Unchecked } from '../../core/json/json-object.ts';
import { findMissingFacts, type AskedFacts, type ImageFacts } from './image-facts.ts';

/**
 * Why nobody can use a whole answer of format A, for the log; `null` for one with pictures. What a picture is told to be is not
 * looked for in it.
 */
export function findImagesFault(
  value: Unchecked<ImagesResponse> & JsonObject,
  asked: AskedFacts,
): string | null {
  const { data } = value;
  const pictures = listObjects<Image>(data).map((image) => asString(image.b64_json) ?? '');
  const [first = ''] = pictures;
  const isWhole = Array.isArray(data) && pictures.length === data.length && !pictures.includes('');
  if (!isWhole || first === '') return 'The answer has no images in b64_json.';
  return findPictureFault(value, first, asked);
}

/** The same of one picture, in base64, and of what is told of it. */
export function findPictureFault(given: ImageFacts, picture: string, asked: AskedFacts): string | null {
  if (picture === '') return 'An event of an image has none in b64_json.';
  return findMissingFacts(given, picture, asked) === null ? 'What stands for an image is none.' : null;
}
