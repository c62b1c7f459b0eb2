import type { HalfJoiner } from '../../../core/json/half-joiner.ts';
import { asObject, isObject, type JsonObject } from '../../../core/json/json-object.ts';
import { parseJson } from '../../../core/json/parse-json.ts';
import type { RealtimeEvent } from '../../../core/realtime/realtime-link.ts';

/** Values in one event: the transcripts of long items with their probabilities have some thousand. */
const maxEventValues = 200_000;

/** Characters of what names a response, an item, a call or a function: those are kept longer than their events. */
const maxNameLength = 1_024;

/** Reads one message of an upstream. Throws for what is no event; the error is for the log and holds nothing that was said. */
export function readUpstreamEvent(bytes: Buffer, kind: 'text' | 'binary', halves: HalfJoiner): RealtimeEvent {
  if (kind === 'binary') throw new Error('The upstream sent a binary message.');
  const text = halves.join(bytes.toString('utf8'));
  const value = parseJson(text, maxEventValues);
  if (!isObject<Record<string, unknown>>(value)) throw new Error('The upstream sent JSON that is no object.');
  const { type } = value;
  if (typeof type !== 'string' || type === '') throw new Error('The upstream sent an event without a type.');
  if (listNames(value).some(isTooLong)) throw new Error('The upstream sent a name that is too long.');
  return { type, value, text };
}

function listNames({
  response_id,
  item_id,
  previous_item_id,
  response,
  item,
}: JsonObject): readonly unknown[] {
  const { id, call_id, name } = asObject(item);
  return [response_id, item_id, previous_item_id, asObject(response).id, id, call_id, name];
}

function isTooLong(name: unknown): boolean {
  return typeof name === 'string' && name.length > maxNameLength;
}
