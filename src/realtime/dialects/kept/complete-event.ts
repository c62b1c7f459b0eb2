import { asObject, asString, type JsonObject } from '../../../core/json/json-object.ts';
import type { RealtimeEvent } from '../../../core/realtime/realtime-link.ts';
import type { SessionMemory } from './session-memory.ts';

type Completer = (event: JsonObject, memory: SessionMemory) => JsonObject;

/**
 * An event of a session with what vendors may leave out of it, as far as the session has told it before; the very event where nothing is
 * missing, so that its text can be passed on. Must be asked for every event, in order.
 */
export function completeEvent(event: RealtimeEvent, memory: SessionMemory): RealtimeEvent {
  const complete = completers.get(event.type);
  if (complete === undefined) return event;
  const value = complete(event.value, memory);
  return value === event.value ? event : { type: event.type, value, text: null };
}

const completers: ReadonlyMap<string, Completer> = new Map<string, Completer>([
  ['conversation.item.added', completeAdded],
  ['conversation.item.done', completeDone],
  [
    'conversation.item.deleted',
    (event, { items }) => {
      const id = asString(event.item_id);
      if (id !== null) items.remove(id);
      return event;
    },
  ],
  [
    'input_audio_buffer.committed',
    (event, { items }) => complete(event, 'previous_item_id', () => items.lastId),
  ],
  [
    'input_audio_buffer.speech_started',
    (event, memory) => {
      memory.beginSpeech(event);
      return event;
    },
  ],
  [
    'input_audio_buffer.speech_stopped',
    (event, memory) => complete(event, 'audio_start_ms', () => memory.findSpeechStart(event)),
  ],
  [
    'response.output_item.added',
    (event, memory) => {
      memory.beginItem(event.item);
      return event;
    },
  ],
  [
    'response.output_item.done',
    (event, memory) => {
      memory.endItem(event.item);
      return event;
    },
  ],
  ['response.function_call_arguments.delta', completeCall],
  [
    'response.function_call_arguments.done',
    (event, memory) => {
      const name = memory.findCall(event.item_id)?.name ?? null;
      const whole = completeCall(event, memory);
      return name === null ? whole : complete(whole, 'name', () => name);
    },
  ],
  ['response.created', completeResponse],
  ['response.done', completeResponse],
]);

function complete(event: JsonObject, field: string, find: () => unknown): JsonObject {
  return event[field] === undefined ? { ...event, [field]: find() } : event;
}

function completeAdded(event: JsonObject, { items }: SessionMemory): JsonObject {
  const { item, previous_item_id: given } = event;
  const id = asString(asObject(item).id);
  if (id === null) return complete(event, 'previous_item_id', () => items.lastId);
  const previous = items.insert(id, given === undefined ? undefined : asString(given));
  return complete(event, 'previous_item_id', () => previous);
}

function completeDone(event: JsonObject, { items }: SessionMemory): JsonObject {
  const id = asString(asObject(event.item).id);
  return complete(event, 'previous_item_id', () => (id === null ? null : items.findPrevious(id)));
}

function completeCall(event: JsonObject, memory: SessionMemory): JsonObject {
  const callId = memory.findCall(event.item_id)?.callId ?? null;
  return callId === null ? event : complete(event, 'call_id', () => callId);
}

function completeResponse(event: JsonObject): JsonObject {
  const response = asObject(event.response);
  if (response.status_details !== undefined && response.usage !== undefined) return event;
  return { ...event, response: { status_details: null, usage: null, ...response } };
}
