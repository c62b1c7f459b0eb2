import type {
  Candidate,
  Image,
  ImagePrediction,
  ImagesResponse,
  PredictImagesResponse,
} from '../../../generated/contract-types.ts';
import { asString, listObjects, type JsonObject, type Unchecked } from '../../core/json/json-object.ts';
import type { UpstreamEvent, UpstreamOperation } from '../../core/provider.ts';
import { readBase64Claim } from '../../core/read-picture-claim.ts';
import type { PictureKind } from '../../core/usage.ts';
import { readPayload } from '../../core/wire/read-payload.ts';
import { listPictures } from '../../formats/content/index.ts';
import {
  findImageEventKind,
  findMissingFacts,
  isImageFact,
  listImageSizes,
  readImageEvent,
  type ImageFacts,
} from '../../formats/images/index.ts';
import type { PictureCount } from './price-rates.ts';

/** A request for pictures. */
export interface DrawingRequest {
  readonly operation: UpstreamOperation;
  readonly request: JsonObject;
  /** As many answers as were asked for. */
  readonly answers: number;
}

/**
 * The pictures of an answer in the client's format, no more than were asked for; of format C all, since one answer may hold several.
 * Facts that an answer of format A lacks are those that its client is told.
 */
export function countPictures(
  answer: JsonObject,
  { operation, request, answers }: DrawingRequest,
): readonly PictureCount[] {
  switch (operation) {
    case 'generateContent':
      return countParts(answer);
    case 'predictImages':
      return countPredictions(answer).slice(0, answers);
    case 'createImage':
    case 'createImageEdit':
      return countImages(answer, request, answers);
    default:
      return [];
  }
}

/** All pictures of an answer have the facts of the first one, but those whose files differ from its in size. */
function countImages(
  answer: Unchecked<ImagesResponse>,
  request: JsonObject,
  answers: number,
): readonly PictureCount[] {
  const pictures = listObjects<Image>(answer.data).slice(0, answers);
  const kind = readKind(answer, asString(pictures[0]?.b64_json) ?? '', request);
  if (kind === null) return [];
  return listImageSizes(pictures, kind.size).map((size) => ({ count: 1, ...kind, size }));
}

/** `null` for what is no image. */
function readKind(given: ImageFacts, picture: string, request: JsonObject): PictureKind | null {
  const missing = findMissingFacts(given, picture, request);
  if (missing === null) return null;
  const { size, quality } = { ...given, ...missing };
  return { size: asString(size), quality: asString(quality) };
}

function countParts({ candidates }: JsonObject): readonly PictureCount[] {
  return listObjects<Candidate>(candidates).flatMap((candidate) =>
    listPictures([candidate]).map(({ data }) => countFile(asString(data) ?? '', candidate)),
  );
}

function countPredictions({ predictions }: Unchecked<PredictImagesResponse>): readonly PictureCount[] {
  return listObjects<ImagePrediction>(predictions)
    .map((prediction) => ({ ...prediction, data: asString(prediction.bytesBase64Encoded) ?? '' }))
    .filter(({ data }) => data !== '')
    .map(({ data, ...said }) => countFile(data, said));
}

/** A picture in base64: its size is that of the file, its quality is known where a gateway behind says that of a model of format A. */
function countFile(data: string, { imageQuality }: Unchecked<Pick<Candidate, 'imageQuality'>>): PictureCount {
  const claim = readBase64Claim(data);
  return {
    count: 1,
    size: claim && `${String(claim.width)}x${String(claim.height)}`,
    quality: isImageFact('quality', imageQuality) ? asString(imageQuality) : null,
  };
}

/**
 * The same pictures: one of which its format says nothing, or no more than its quality, is of the kind that the upstreams said in theirs,
 * in the same order.
 */
export function tellKinds(
  pictures: readonly PictureCount[],
  said: readonly PictureKind[],
): readonly PictureCount[] {
  return pictures.map((picture, index) => {
    const { size = null, quality = null } = said[index] ?? {};
    if (picture.quality !== null && picture.quality !== quality) return picture;
    return { ...picture, size: size ?? picture.size, quality: quality ?? picture.quality };
  });
}

/**
 * Counts the pictures of a stream in the client's format, those that the client gets: of format A as many as were asked for, up to
 * the first event that cannot be used. Per stream.
 */
export class StreamedPictures {
  readonly #asked: DrawingRequest;
  #pictures: readonly PictureCount[] = [];
  /** Begun, and not completed. */
  #unfinished: PictureKind | null = null;
  #isOver = false;

  constructor(asked: DrawingRequest) {
    this.#asked = asked;
  }

  get pictures(): readonly PictureCount[] {
    return this.#pictures;
  }

  /** Those, and one that was begun: what a client has who leaves. */
  get begun(): readonly PictureCount[] {
    return this.#unfinished === null
      ? this.#pictures
      : [...this.#pictures, { count: 1, ...this.#unfinished }];
  }

  /** Never throws. */
  add(events: readonly UpstreamEvent[]): void {
    for (const event of events) {
      if (this.#asked.operation === 'generateContent') this.#note(countParts(readPayload(event)));
      else this.#addImageEvent(event);
    }
  }

  #addImageEvent(event: UpstreamEvent): void {
    const kind = this.#isOver ? null : findImageEventKind(event);
    if (kind === null) return;
    const drawn = readDrawn(event, this.#asked.request);
    if (drawn !== null && kind === 'completed') this.#note([{ count: 1, ...drawn }]);
    this.#unfinished = kind === 'completed' ? null : drawn;
    this.#isOver = drawn === null || this.#pictures.length === this.#asked.answers;
  }

  #note(pictures: readonly PictureCount[]): void {
    if (pictures.length > 0) this.#pictures = [...this.#pictures, ...pictures];
  }
}

/** `null` for an event that cannot be used. */
function readDrawn({ data }: UpstreamEvent, request: JsonObject): PictureKind | null {
  try {
    const { fields, picture } = readImageEvent(data);
    return readKind(fields, picture, request);
  } catch {
    return null;
  }
}
