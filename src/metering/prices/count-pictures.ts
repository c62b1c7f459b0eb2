import type {
  Candidate,
  CandidateContent,
  CandidateInlineData,
  CandidatePart,
  GenerateContentResponse,
  ImagesResponse,
  PredictImagesResponse,
} from '../../../generated/contract-types.ts';
import {
  asObject,
  asString,
  listObjects,
  type JsonObject,
  type Unchecked,
} from '../../core/json/json-object.ts';
import type { UpstreamEvent, UpstreamOperation } from '../../core/provider.ts';
import { readPayload } from '../../core/wire/read-payload.ts';
import { findImageEventKind } from '../../formats/images/index.ts';
import type { Demand } from './read-demand.ts';
import type { PictureCount } from './price-rates.ts';

/**
 * The pictures of an answer in the client's format, one entry for each kind. What the answer does not say of them is taken from
 * the request.
 */
export function countPictures(
  operation: UpstreamOperation,
  answer: JsonObject,
  { pictures }: Demand,
): PictureCount[] {
  if (pictures === null) return [];
  const count = countWhole(operation, answer);
  if (count === 0) return [];
  const { size, quality }: Unchecked<ImagesResponse> = answer;
  return [{ count, size: asString(size) ?? pictures.size, quality: asString(quality) ?? pictures.quality }];
}

function countWhole(operation: UpstreamOperation, answer: JsonObject): number {
  if (operation === 'generateContent') return countParts(answer);
  if (operation === 'predictImages') {
    const { predictions }: Unchecked<PredictImagesResponse> = answer;
    return listObjects(predictions).filter(
      ({ bytesBase64Encoded: data }) => typeof data === 'string' && data !== '',
    ).length;
  }
  return Array.isArray(answer['data']) ? answer['data'].length : 0;
}

/** The pictures of some events of a stream in the client's format. */
export function countStreamed(
  operation: UpstreamOperation,
  events: readonly UpstreamEvent[],
  { pictures }: Demand,
): PictureCount[] {
  if (pictures === null) return [];
  return events.flatMap((event): readonly PictureCount[] => {
    if (operation === 'generateContent') {
      const count = countParts(readPayload(event));
      return count === 0 ? [] : [{ ...pictures, count }];
    }
    if (findImageEventKind(event) !== 'completed') return [];
    const { size, quality } = pictures;
    const { data } = event;
    return [
      { count: 1, size: findText(data, 'size') ?? size, quality: findText(data, 'quality') ?? quality },
    ];
  });
}

function countParts({ candidates }: Unchecked<GenerateContentResponse>): number {
  return listObjects<Candidate>(candidates)
    .flatMap(({ content }) => listObjects<CandidatePart>(asObject<CandidateContent>(content).parts))
    .filter(
      ({ thought, inlineData }) => thought !== true && isPicture(asObject<CandidateInlineData>(inlineData)),
    ).length;
}

function isPicture({ mimeType }: Unchecked<CandidateInlineData>): boolean {
  return typeof mimeType === 'string' && mimeType.startsWith('image/');
}

/** A short text under a key of an event, whose picture is not parsed for it: no base64 holds a quote. */
function findText(data: string, key: string): string | null {
  const at = data.indexOf(`"${key}"`);
  if (at === -1) return null;
  const value = /\s*:\s*"([\w.x-]{1,40})"/uy;
  value.lastIndex = at + key.length + 2;
  return value.exec(data)?.[1] ?? null;
}
