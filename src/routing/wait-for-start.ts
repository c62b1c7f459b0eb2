import type { Choosable } from './candidate.ts';
import type { PlanAsk } from './router-context.ts';
import { waitFor } from './wait-for.ts';

/** Waits before a candidate is asked. Others may have taken its last place meanwhile. */
export async function waitForStart(
  { call: { request }, router }: PlanAsk,
  { tracker }: Choosable,
  waitMs: number,
): Promise<'free' | 'full'> {
  const startedAt = router.now();
  await waitFor(waitMs, request.signal);
  request.notes.waitMs = (request.notes.waitMs ?? 0) + router.now() - startedAt;
  return tracker.isFull ? 'full' : 'free';
}
