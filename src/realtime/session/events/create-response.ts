import type { RealtimeGaResponseCreateEvent } from '../../../../generated/contract-types.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { planResponse } from '../response/plan-response.ts';
import type { SessionParts } from './session-parts.ts';

/** One at a time, in the conversation or beside it. */
export async function createResponse(
  { context, responses }: SessionParts,
  { response }: RealtimeGaResponseCreateEvent,
): Promise<Refusal | null> {
  const plan = await planResponse(context, response ?? {});
  if ('code' in plan) return plan;
  if (responses.runningId !== null)
    return refuse(
      'conversation_already_has_active_response',
      `The response ${responses.runningId} is under way: wait for response.done, or cancel it.`,
    );
  const obstacle = plan.place === 'conversation' ? context.conversation.findObstacle() : null;
  if (obstacle !== null) return refuse('invalid_value', obstacle);
  if (!context.account.hasRoom(plan.ownLength))
    return refuse('invalid_value', 'The gateway has no memory left for this response: try again shortly.');
  responses.start(plan);
  return null;
}
