import type { CallNotes, TokenUsage } from '../core/usage.ts';
import { addUsage } from './token-counts.ts';

/** Adds what one call used to what the calls before it and beside it did; `null` is nothing. */
export function noteUsage(usage: TokenUsage | null, notes: CallNotes): void {
  if (usage !== null) notes.usage = notes.usage === undefined ? usage : addUsage(notes.usage, usage);
}
