import type {
  ImageEditCompletedEvent,
  ImageEditPartialImageEvent,
  ImageGenerationCompletedEvent,
  ImageGenerationPartialImageEvent,
} from '../../../generated/contract-types.ts';
import type { Unchecked } from '../../core/json/json-object.ts';
import {
  createInvalidEvent,
  parseUpstreamEvent,
  type EventSource,
} from '../../core/wire/parse-upstream-event.ts';
import { findPictureText } from './find-picture-text.ts';

type Payload =
  | ImageGenerationPartialImageEvent
  | ImageGenerationCompletedEvent
  | ImageEditPartialImageEvent
  | ImageEditCompletedEvent;

/** Every field but the picture. */
export type ImageFields = Omit<Unchecked<Payload>, 'b64_json'>;

/** The payload of an image event, its picture apart from its other fields. */
export interface ImageEvent {
  readonly fields: ImageFields;
  /** Base64, not checked; never empty. */
  readonly picture: string;
}

/**
 * Reads a payload without parsing its picture, which may have 45 MB. Throws `bad_gateway` for what is no JSON object with
 * a picture, final since one may have been made; the error names the deployment where it is given.
 */
export function readImageEvent(data: string, deployment: EventSource | null = null): ImageEvent {
  const found = findPictureText(data);
  if (found !== null) {
    const cut = data.slice(0, found.start) + data.slice(found.end);
    const { b64_json: rest, ...fields } = parseUpstreamEvent({ data: cut }, deployment);
    if (rest === '') return { fields, picture: data.slice(found.start, found.end) };
  }
  const { b64_json: text, ...fields } = parseUpstreamEvent({ data }, deployment);
  // Some encoders break their lines (RFC 2045, 6.8).
  const picture = typeof text === 'string' ? text.replaceAll(/\r?\n/gu, '') : '';
  if (/^[\w+/=-]+$/u.test(picture)) return { fields, picture };
  throw createInvalidEvent('The upstream sent an image event without an image.', deployment).toFinal();
}

/** A payload of these fields and this picture. */
export function writeImageEvent({ fields, picture }: ImageEvent): string {
  const written = JSON.stringify({ ...fields, b64_json: '' } satisfies Unchecked<Payload>);
  return `${written.slice(0, -2)}${picture}"}`;
}
