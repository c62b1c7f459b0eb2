import { isDeepStrictEqual } from 'node:util';
import { followReference, toList, toObject, type JsonObject, type JsonValue } from './json.ts';

/** Event name to the schema of its payload. */
export type EventPayloads = ReadonlyMap<string, JsonValue>;

/** The events of one dialect of the realtime channel, whatever carries them. */
export interface DialectEvents {
  /** What clients send. */
  readonly client: EventPayloads;
  /** What the gateway sends. */
  readonly server: EventPayloads;
}

/** All events of one AsyncAPI document. */
export interface EventCatalogue {
  /** By operationId: the events of the HTTP streams. */
  readonly streams: ReadonlyMap<string, EventPayloads>;
  /** By dialect: the events of realtime. */
  readonly dialects: ReadonlyMap<string, DialectEvents>;
}

/**
 * Lists the events of a bundled document. A channel with `x-operation-id` is the stream of that HTTP operation; any other
 * belongs to realtime, its `x-dialect` says in which dialect, and the action of the operations tells who sends a message:
 * `receive` is the client, `send` the gateway.
 */
export function listEvents(document: JsonObject): EventCatalogue {
  const streams = new Map<string, Map<string, JsonValue>>();
  const dialects = new Map<string, Record<keyof DialectEvents, Map<string, JsonValue>>>();
  for (const value of Object.values(toObject(document.channels))) {
    const channel = toObject(followReference(document, value));
    const operationId = channel['x-operation-id'];
    if (typeof operationId !== 'string') continue;
    const events = streams.get(operationId) ?? new Map<string, JsonValue>();
    streams.set(operationId, events);
    Object.values(toObject(channel.messages)).forEach((message) => addMessage(document, events, message));
  }
  for (const value of Object.values(toObject(document.operations))) {
    const operation = toObject(followReference(document, value));
    const channel = toObject(followReference(document, operation.channel ?? {}));
    if (typeof channel['x-operation-id'] === 'string') continue;
    const dialect = channel['x-dialect'];
    if (typeof dialect !== 'string')
      throw new Error(`The channel ${String(channel.title)} has neither x-operation-id nor x-dialect.`);
    const known = dialects.get(dialect) ?? { client: new Map(), server: new Map() };
    dialects.set(dialect, known);
    const events = operation.action === 'receive' ? known.client : known.server;
    const messages = operation.messages
      ? toList(operation.messages)
      : Object.values(toObject(channel.messages));
    messages.forEach((message) => addMessage(document, events, message));
  }
  return { streams, dialects };
}

function addMessage(document: JsonObject, events: Map<string, JsonValue>, reference: JsonValue): void {
  const message = toObject(followReference(document, reference));
  const { name, payload } = message;
  if (typeof name !== 'string' || payload === undefined) {
    throw new Error(
      `An AsyncAPI message lacks its name or payload: ${JSON.stringify(message).slice(0, 200)}`,
    );
  }
  const known = events.get(name);
  if (known !== undefined && !isDeepStrictEqual(known, payload)) {
    throw new Error(
      `Two messages called ${name} on one channel, or in one dialect, have different payloads.`,
    );
  }
  events.set(name, payload);
}
