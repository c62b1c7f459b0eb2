import type {
  Image,
  ImagePrediction,
  ImagesResponse,
  PredictImagesResponse,
} from '../../../generated/contract-types.ts';
import { asString, listObjects, type JsonObject, type Unchecked } from '../../core/json/json-object.ts';
import type { UpstreamEvent, UpstreamOperation } from '../../core/provider.ts';
import { readBase64Claim } from '../../core/read-picture-claim.ts';
import { readPayload } from '../../core/wire/read-payload.ts';
import { listPictures } from '../../formats/content/index.ts';
import {
  findImageEventKind,
  findMissingFacts,
  readImageEvent,
  type ImageFacts,
} from '../../formats/images/index.ts';
import type { PictureCount } from './price-rates.ts';

/** The pictures of an answer in the client's format. Facts that an answer of format A lacks are those that its client is told. */
export function countPictures(
  operation: UpstreamOperation,
  answer: JsonObject,
  request: JsonObject,
): readonly PictureCount[] {
  switch (operation) {
    case 'generateContent':
      return countParts(answer);
    case 'predictImages':
      return countPredictions(answer);
    case 'createImage':
    case 'createImageEdit':
      return countImages(answer, request);
    default:
      return [];
  }
}

/** The pictures of some events of a stream in the client's format. */
export function countStreamed(
  operation: UpstreamOperation,
  events: readonly UpstreamEvent[],
  request: JsonObject,
): readonly PictureCount[] {
  return events.flatMap((event): readonly PictureCount[] => {
    if (operation === 'generateContent') return countParts(readPayload(event));
    return findImageEventKind(event) === 'completed' ? countCompleted(event, request) : [];
  });
}

/** All pictures of an answer have the facts of the first one. */
function countImages(answer: Unchecked<ImagesResponse>, request: JsonObject): readonly PictureCount[] {
  const pictures = listObjects<Image>(answer.data);
  const kind = readKind(answer, asString(pictures[0]?.b64_json) ?? '', request);
  return kind === null ? [] : [{ count: pictures.length, ...kind }];
}

function countCompleted({ data }: UpstreamEvent, request: JsonObject): readonly PictureCount[] {
  try {
    const { fields, picture } = readImageEvent(data);
    const kind = readKind(fields, picture, request);
    return kind === null ? [] : [{ count: 1, ...kind }];
  } catch {
    // Nobody gets what cannot be read.
    return [];
  }
}

/** `null` for what is no image. */
function readKind(
  given: ImageFacts,
  picture: string,
  request: JsonObject,
): Omit<PictureCount, 'count'> | null {
  const missing = findMissingFacts(given, picture, request);
  if (missing === null) return null;
  const { size, quality } = { ...given, ...missing };
  return { size: asString(size), quality: asString(quality) };
}

function countParts({ candidates }: JsonObject): readonly PictureCount[] {
  return listPictures(candidates).map(({ data }) => countFile(asString(data) ?? ''));
}

function countPredictions({ predictions }: Unchecked<PredictImagesResponse>): readonly PictureCount[] {
  return listObjects<ImagePrediction>(predictions)
    .map(({ bytesBase64Encoded: data }) => asString(data) ?? '')
    .filter((data) => data !== '')
    .map(countFile);
}

/** A picture in base64 of which nothing is said: its size is that of the file, its quality is not known. */
function countFile(data: string): PictureCount {
  const claim = readBase64Claim(data);
  return { count: 1, size: claim && `${String(claim.width)}x${String(claim.height)}`, quality: null };
}
