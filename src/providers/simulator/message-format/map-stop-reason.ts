import { isReason, stopReasons } from '../../../core/reasons.ts';
import type { Finish } from '../plan/answer-plan.ts';

const plain = {
  complete: 'end_turn',
  'tool-calls': 'tool_use',
  'max-tokens': 'max_tokens',
  'stop-sequence': 'stop_sequence',
  filtered: 'refusal',
} as const;

/** Finish reasons of format C that have a counterpart; the others end the turn. */
const counterparts: ReadonlyMap<string, string> = new Map([
  ['MAX_TOKENS', 'max_tokens'],
  ['SAFETY', 'refusal'],
  ['RECITATION', 'refusal'],
  ['BLOCKLIST', 'refusal'],
  ['PROHIBITED_CONTENT', 'refusal'],
  ['SPII', 'refusal'],
]);

/** The `stop_reason` of format B, in the vendor's own words. */
export function mapStopReason(finish: Finish): string {
  if (finish.kind !== 'directed') return plain[finish.kind];
  return isReason(finish.reason, stopReasons)
    ? finish.reason
    : (counterparts.get(finish.reason) ?? 'end_turn');
}

/** The `stop_sequence` that belongs to it; `null` for every other reason. */
export function findStopSequence(finish: Finish): string | null {
  if (finish.kind !== 'stop-sequence' && finish.kind !== 'directed') return null;
  return mapStopReason(finish) === 'stop_sequence' ? finish.sequence : null;
}
