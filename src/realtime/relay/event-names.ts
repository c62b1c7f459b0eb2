import { randomUUID } from 'node:crypto';
import { asObject, asString } from '../../core/json/json-object.ts';
import type { RealtimeEvent } from '../../core/realtime/realtime-link.ts';

/** Names what is sent on: the error that refuses an event tells by its name which it is. Per session. */
export class EventNames {
  /** What an event is named whose client has not named it. Another gateway in front of this one names its own. */
  readonly #prefix = `event_${randomUUID()}_`;
  #count = 0;

  /** The event with a name, its client's where that gave one. */
  name(event: RealtimeEvent): RealtimeEvent & { readonly eventId: string } {
    const known = asString(event.value.event_id);
    if (known !== null) return { ...event, eventId: known };
    const eventId = `${this.#prefix}${String((this.#count += 1))}`;
    const value = { ...event.value, event_id: eventId };
    // One that has no name and says so is written anew: a member that stands twice is refused by some readers (RFC 8259, 4).
    const text = 'event_id' in event.value ? null : event.text && nameText(event.text, eventId);
    return { type: event.type, value, text, eventId };
  }

  /** An `error` as its client may see it, which knows no names but its own. */
  hide(event: RealtimeEvent): RealtimeEvent {
    const error = asObject(event.value.error);
    if (asString(error.event_id)?.startsWith(this.#prefix) !== true) return event;
    return { type: event.type, value: { ...event.value, error: { ...error, event_id: null } }, text: null };
  }
}

/** The text of an event that says nothing of its name; the rest of it stays as it came. */
function nameText(text: string, eventId: string): string {
  return `${text.slice(0, text.lastIndexOf('}'))},"event_id":"${eventId}"}`;
}
