import { finishReasons, isReason } from '../../../core/reasons.ts';
import type { Finish } from '../plan/answer-plan.ts';

const plain = {
  complete: 'STOP',
  'tool-calls': 'STOP',
  'max-tokens': 'MAX_TOKENS',
  'stop-sequence': 'STOP',
} as const;

/** Stop reasons of format B that have a counterpart; the others are a plain stop. */
const counterparts: ReadonlyMap<string, string> = new Map([
  ['max_tokens', 'MAX_TOKENS'],
  ['model_context_window_exceeded', 'MAX_TOKENS'],
  ['refusal', 'SAFETY'],
]);

/** The `finishReason` of format C, in the vendor's own words. */
export function mapFinishReason(finish: Finish): string {
  if (finish.kind === 'filtered') return finish.subject === 'image' ? 'IMAGE_SAFETY' : 'SAFETY';
  if (finish.kind !== 'directed') return plain[finish.kind];
  return isReason(finish.reason, finishReasons) ? finish.reason : (counterparts.get(finish.reason) ?? 'STOP');
}
