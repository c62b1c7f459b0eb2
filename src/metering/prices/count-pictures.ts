import type {
  ImagePrediction,
  ImagesResponse,
  PredictImagesResponse,
} from '../../../generated/contract-types.ts';
import { asString, listObjects, type JsonObject, type Unchecked } from '../../core/json/json-object.ts';
import type { UpstreamEvent, UpstreamOperation } from '../../core/provider.ts';
import { readBase64Claim } from '../../core/read-picture-claim.ts';
import { readPayload } from '../../core/wire/read-payload.ts';
import { listPictures } from '../../formats/content/index.ts';
import { findImageEventKind } from '../../formats/images/index.ts';
import type { Demand } from './read-demand.ts';
import type { PictureCount } from './price-rates.ts';

/** The pictures of an answer in the client's format. What an answer of format A does not say of them is taken from the request. */
export function countPictures(
  operation: UpstreamOperation,
  answer: JsonObject,
  { pictures }: Demand,
): readonly PictureCount[] {
  if (pictures === null) return [];
  if (operation === 'generateContent') return countParts(answer);
  if (operation === 'predictImages') return countPredictions(answer);
  const { data, size, quality }: Unchecked<ImagesResponse> = answer;
  if (!Array.isArray(data) || data.length === 0) return [];
  const kind = { size: asString(size) ?? pictures.size, quality: asString(quality) ?? pictures.quality };
  return [{ count: data.length, ...kind }];
}

/** The pictures of some events of a stream in the client's format. */
export function countStreamed(
  operation: UpstreamOperation,
  events: readonly UpstreamEvent[],
  { pictures }: Demand,
): readonly PictureCount[] {
  if (pictures === null) return [];
  return events.flatMap((event): readonly PictureCount[] => {
    if (operation === 'generateContent') return countParts(readPayload(event));
    if (findImageEventKind(event) !== 'completed') return [];
    const { size, quality } = pictures;
    const { data } = event;
    return [
      { count: 1, size: findText(data, 'size') ?? size, quality: findText(data, 'quality') ?? quality },
    ];
  });
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

/** A short text under a key of an event, whose picture is not parsed for it: no base64 holds a quote. */
function findText(data: string, key: string): string | null {
  const at = data.indexOf(`"${key}"`);
  if (at === -1) return null;
  const value = /\s*:\s*"([\w.x-]{1,40})"/uy;
  value.lastIndex = at + key.length + 2;
  return value.exec(data)?.[1] ?? null;
}
