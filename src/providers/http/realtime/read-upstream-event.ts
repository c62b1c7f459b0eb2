import { isObject } from '../../../core/json/json-object.ts';
import { parseJson } from '../../../core/json/parse-json.ts';
import type { RealtimeEvent } from '../../../core/realtime/realtime-link.ts';

/** Values in one event: the transcripts of long items with their probabilities have some thousand. */
const maxEventValues = 200_000;

/** Reads one message of an upstream. Throws for what is no event; the error is for the log and holds nothing that was said. */
export function readUpstreamEvent(bytes: Buffer, kind: 'text' | 'binary'): RealtimeEvent {
  if (kind === 'binary') throw new Error('The upstream sent a binary message.');
  const text = bytes.toString('utf8');
  const value = parseJson(text, maxEventValues);
  if (!isObject<Record<string, unknown>>(value)) throw new Error('The upstream sent JSON that is no object.');
  const { type } = value;
  if (typeof type !== 'string' || type === '') throw new Error('The upstream sent an event without a type.');
  return { type, value, text };
}
