import type { ImagesResponse } from '../../../generated/contract-types.ts';
import { asString, type JsonObject, type Unchecked } from '../../core/json/json-object.ts';
import type { UpstreamEvent } from '../../core/provider.ts';
import type { CallNotes, PictureKind } from '../../core/usage.ts';
import {
  findImageEventKind,
  isImageFact,
  listImageSizes,
  readImageEvent,
  type ImageFacts,
} from '../../formats/images/index.ts';

/** Notes what a whole answer of format A says of its pictures: all of them are of one kind, but for sizes that differ. */
export function noteWholePictures(answer: JsonObject, notes: CallNotes): void {
  const { data, ...facts }: Unchecked<ImagesResponse> = answer;
  if (!Array.isArray(data)) return;
  const kind = readSaidKind(facts);
  const kinds = listImageSizes(data, kind.size).map((size) => ({ ...kind, size }));
  addKinds(kinds, notes);
}

/** Notes what the events of a stream of format A say of the pictures that they complete. Never throws. */
export function noteStreamedPictures(events: readonly UpstreamEvent[], notes: CallNotes): void {
  for (const event of events) {
    if (findImageEventKind(event) !== 'completed') continue;
    const kind = readEventKind(event);
    if (kind !== null) addKinds([kind], notes);
  }
}

/** `null` for an event that nobody can use. */
function readEventKind({ data }: UpstreamEvent): PictureKind | null {
  try {
    return readSaidKind(readImageEvent(data).fields);
  } catch {
    return null;
  }
}

function readSaidKind({ size, quality }: ImageFacts): PictureKind {
  return {
    size: isImageFact('size', size) ? asString(size) : null,
    quality: isImageFact('quality', quality) ? asString(quality) : null,
  };
}

function addKinds(kinds: readonly PictureKind[], notes: CallNotes): void {
  notes.pictures = [...(notes.pictures ?? []), ...kinds];
}
