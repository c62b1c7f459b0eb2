import type { RealtimeEvent } from './realtime-link.ts';

/** What an event occupies while it waits, about: the characters of its text, or of all that is in it. */
export function measureEvent({ text, value }: RealtimeEvent): number {
  return text === null ? measureSize(value) : text.length;
}

/** What a value occupies in V8 beside its characters and what is in it, about: a number, a text, an object without fields or an array. */
const valueBytes = 8;
const textBytes = 32;
const objectBytes = 56;

/** What a parsed value occupies, about: a byte for each character of its texts and names. */
export function measureSize(value: unknown): number {
  if (typeof value === 'string') return textBytes + value.length;
  if (typeof value !== 'object' || value === null) return valueBytes;
  let sum = objectBytes;
  if (Array.isArray(value)) for (const item of value) sum += measureSize(item);
  else for (const [name, item] of Object.entries(value)) sum += name.length + measureSize(item);
  return sum;
}
