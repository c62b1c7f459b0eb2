import { mapFinishReasonToEnding } from '../../../formats/content/index.ts';
import { isStopReason, mapEndingToStopReason } from '../../../formats/messages/index.ts';
import type { Finish } from '../plan/answer-plan.ts';

/** The `stop_reason` of format B, in the vendor's own words; the nearest one to a reason of format C. */
export function mapStopReason(finish: Finish): string {
  if (finish.kind !== 'directed') return mapEndingToStopReason(finish.kind);
  const { reason } = finish;
  return isStopReason(reason) ? reason : mapEndingToStopReason(mapFinishReasonToEnding(reason));
}

/** The `stop_sequence` that belongs to it; `null` for every other reason. */
export function findStopSequence(finish: Finish): string | null {
  if (finish.kind !== 'stop-sequence' && finish.kind !== 'directed') return null;
  return mapStopReason(finish) === 'stop_sequence' ? finish.sequence : null;
}
