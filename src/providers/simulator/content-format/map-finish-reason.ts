import { isFinishReason, mapEndingToFinishReason } from '../../../formats/content/index.ts';
import { mapStopReasonToEnding } from '../../../formats/messages/index.ts';
import type { Finish } from '../plan/answer-plan.ts';

/** The `finishReason` of format C, in the vendor's own words; the nearest one to a reason of format B. */
export function mapFinishReason(finish: Finish): string {
  if (finish.kind === 'filtered' && finish.subject === 'image') return 'IMAGE_SAFETY';
  if (finish.kind !== 'directed') return mapEndingToFinishReason(finish.kind);
  const { reason } = finish;
  return isFinishReason(reason) ? reason : mapEndingToFinishReason(mapStopReasonToEnding(reason));
}
