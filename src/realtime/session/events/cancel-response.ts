import type { RealtimeGaResponseCancelEvent } from '../../../../generated/contract-types.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { SessionParts } from './session-parts.ts';

export function cancelResponse(
  { responses }: SessionParts,
  { response_id }: RealtimeGaResponseCancelEvent,
): Refusal | null {
  const { runningId } = responses;
  if (runningId === null) return refuse('response_cancel_not_active', 'No response is under way.');
  if ((response_id ?? runningId) !== runningId)
    return refuse('response_cancel_not_active', 'This response is not under way.', 'response_id');
  responses.cancel();
  return null;
}
