import type { RealtimeEvent } from './realtime-link.ts';

/** What an event occupies while it waits, about: the characters of its text, or of all that is in it. */
export function measureEvent({ text, value }: RealtimeEvent): number {
  return text === null ? measureSize(value) : text.length;
}

/** What any value occupies beside its characters, about: a number, or the place of a text. */
const valueBytes = 8;

/** What a parsed value occupies, about: a byte for each character of its texts and names. */
export function measureSize(value: unknown): number {
  if (typeof value === 'string') return valueBytes + value.length;
  if (typeof value !== 'object' || value === null) return valueBytes;
  let sum = valueBytes;
  if (Array.isArray(value)) for (const item of value) sum += measureSize(item);
  else for (const [name, item] of Object.entries(value)) sum += name.length + measureSize(item);
  return sum;
}
