import { asObject, asString } from '../../core/json/json-object.ts';
import { createNamePrefix } from '../../core/realtime/event-name.ts';
import type { RealtimeEvent } from '../../core/realtime/realtime-link.ts';
import { readEventId } from '../dialects/parse-message.ts';

/** Names that clients gave and that are known at a time, of sound or of everything else. */
export const maxKnownNames = 256;

/** Characters of them all. */
export const maxKnownCharacters = 16_384;

const soundType = 'input_audio_buffer.append';

/** What is sent on. */
export interface NamedEvent extends RealtimeEvent {
  readonly value: RealtimeEvent['value'] & { readonly event_id: string };
}

/**
 * Names what is sent on: the error that refuses an event tells by its name which it is. All names are our own. Clients give two events
 * the same one, and what is paid is known by it. Per session.
 */
export class EventNames {
  readonly #prefix = createNamePrefix();
  #count = 0;
  /** Sound comes so often that nothing else would be known beside it. */
  #ofSound: KnownNames | null = null;
  #ofOthers: KnownNames | null = null;

  /** The event with a name of ours. */
  name({ type, value, text }: RealtimeEvent): NamedEvent {
    const number = (this.#count += 1);
    const eventId = `${this.#prefix}${String(number)}`;
    const clientId = readEventId(value);
    if (clientId !== null) this.#know(type).keep(number, clientId);
    return { type, value: nameValue(value, eventId), text: text && nameText(text, eventId) };
  }

  /** The same, but for sound without a name, which stays as it came: to write a long piece anew takes many milliseconds. */
  nameUnlessSound(event: RealtimeEvent): RealtimeEvent {
    return event.type === soundType && !('event_id' in event.value) ? event : this.name(event);
  }

  /** An `error` with the name that its client gave the event; `null` where that gave none, or it is too long ago. */
  restore(event: RealtimeEvent): RealtimeEvent {
    const error = asObject(event.value.error);
    const eventId = asString(error.event_id);
    if (eventId === null) return event;
    const value = { ...event.value, error: { ...error, event_id: this.#find(eventId) } };
    return { type: event.type, value, text: null };
  }

  /** What the client called the event that has this name. */
  #find(eventId: string): string | null {
    if (!eventId.startsWith(this.#prefix)) return null;
    const number = Number(eventId.slice(this.#prefix.length));
    return this.#ofOthers?.find(number) ?? this.#ofSound?.find(number) ?? null;
  }

  #know(type: string): KnownNames {
    if (type === soundType) return (this.#ofSound ??= new KnownNames());
    return (this.#ofOthers ??= new KnownNames());
  }
}

/** What clients called their events, by the numbers in our names; the oldest are forgotten. */
class KnownNames {
  readonly #names = new Map<number, string>();
  #characters = 0;

  keep(number: number, clientId: string): void {
    this.#names.set(number, clientId);
    this.#characters += clientId.length;
    for (const [oldest, { length }] of this.#names) {
      if (this.#names.size <= maxKnownNames && this.#characters <= maxKnownCharacters) return;
      this.#names.delete(oldest);
      this.#characters -= length;
    }
  }

  find(number: number): string | null {
    return this.#names.get(number) ?? null;
  }
}

/** The name is the last member: some readers take `Event_ID` for it, too, and the last of them. */
function nameValue(value: RealtimeEvent['value'], eventId: string): NamedEvent['value'] {
  if (!('event_id' in value)) return { ...value, event_id: eventId };
  const { event_id: _, ...rest } = value;
  return { ...rest, event_id: eventId };
}

/**
 * The text of an event that says nothing of its name; the rest of it stays as it came. `null` where it may say something, which can be
 * null and is none of its value: a member that stands twice is refused by some readers, and read by others (RFC 8259, 4).
 */
function nameText(text: string, eventId: string): string | null {
  if (text.includes('event_id') || text.includes('\\u')) return null;
  return `${text.slice(0, text.lastIndexOf('}'))},"event_id":"${eventId}"}`;
}
