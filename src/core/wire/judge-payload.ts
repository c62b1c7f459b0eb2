import { isObject, type JsonObject } from '../json/json-object.ts';
import { parseJson } from '../json/parse-json.ts';
import type { UpstreamEvent } from '../provider.ts';
import type { ClassifiedEvent, WireFormat } from './wire-format.ts';

/** An event that was parsed to be judged. */
export type ParsedEvent = UpstreamEvent & Required<Pick<UpstreamEvent, 'value'>>;

/** What became of an event that had to be looked into. */
export type Judgement = { readonly type: 'event'; readonly event: ParsedEvent } | ClassifiedEvent;

/**
 * Whether an answer or the payload of an event says that something went wrong. No format has a member `error` in what is
 * not an error; whoever writes one means it, wherever it stands and whatever the event is called.
 */
export function holdsError({ error, errors, type, object }: JsonObject): boolean {
  const hasSeveral = Array.isArray(errors) && errors.length > 0;
  return Boolean(error) || hasSeveral || type === 'error' || object === 'error';
}

/** Whether an object has a member of an answer, or none where that may be: anything else is somebody else's message. */
export function mayBeAnswer(
  value: JsonObject,
  { answerMembers, mayBeEmpty = false }: Pick<WireFormat, 'answerMembers' | 'mayBeEmpty'>,
): boolean {
  if (answerMembers.some((name) => Object.hasOwn(value, name))) return true;
  return mayBeEmpty && Object.keys(value).length === 0;
}

/** `value` without a member `error` that says nothing: its text may have a second one. The same object where it has none. */
export function dropEmptyError(value: JsonObject): JsonObject {
  if (!Object.hasOwn(value, 'error')) return value;
  const { error: _, ...rest } = value;
  return rest;
}

/**
 * Parses an event and tells an error, or the end mark of other formats, from the rest. Throws for a payload that is not a
 * JSON object.
 */
export function judgePayload({ event, data }: UpstreamEvent): Judgement {
  if (data === '[DONE]') return { type: 'skip', event: { event, data } };
  if (event === 'error') return { type: 'error', event: { event, data, value: readOrNothing(data) } };
  const value = readPayload(data);
  if (holdsError(value)) return { type: 'error', event: { event: 'error', data, value } };
  const kept = dropEmptyError(value);
  const written = kept === value ? data : JSON.stringify(kept);
  return { type: 'event', event: { event, data: written, value: kept } };
}

/** Whether this can be written as the name of an event, which a payload may have in a form that would end its line. */
export function isEventName(name: string): boolean {
  return /^[\w.:-]{1,100}$/u.test(name);
}

/** What is called an error is one, also where it cannot be read. */
function readOrNothing(data: string): JsonObject {
  try {
    return readPayload(data);
  } catch {
    return {};
  }
}

function readPayload(data: string): JsonObject {
  const value = parseJson(data);
  if (!isObject(value)) throw new Error('An event of the stream is not a JSON object.');
  return value;
}
