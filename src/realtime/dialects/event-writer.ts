import type { JsonObject } from '../../core/json/json-object.ts';
import type { RealtimeEvent } from '../../core/realtime/realtime-link.ts';
import type { DialectOptions } from './dialect-options.ts';
import type { EventContract } from './event-contract.ts';

/** Turns events into messages for a client. Per session. */
export interface EventWriter {
  /** An event without an id as one with a new one. */
  name(event: JsonObject): JsonObject;
  /** The message that tells of an event, the text it came with where nothing has changed. */
  write(event: RealtimeEvent): string;
}

export function createEventWriter(
  { createId, drift }: DialectOptions,
  contract: Pick<EventContract<unknown>, 'findServerDrift'>,
): EventWriter {
  return {
    name: (event) => ({ event_id: `event_${createId()}`, ...event }),
    write: ({ type, value, text }) => {
      if (drift?.shouldCheck() === true) {
        const finding = contract.findServerDrift(value);
        if (finding !== null) drift.report(type, finding);
      }
      return text ?? JSON.stringify(value);
    },
  };
}
