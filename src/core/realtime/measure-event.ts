import type { RealtimeEvent } from './realtime-link.ts';

/** What an event occupies while it waits, about: the characters of its text, or of all texts in it. */
export function measureEvent({ text, value }: RealtimeEvent): number {
  return text === null ? measureTexts(value) : text.length;
}

/** Characters of all texts in a value. */
export function measureTexts(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let sum = 0;
  for (const item of Object.values(value)) sum += measureTexts(item);
  return sum;
}
