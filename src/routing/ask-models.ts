import type { UpstreamAnswer } from '../core/provider.ts';
import { AttemptPlan } from './attempt-plan.ts';
import { Attempt } from './attempt.ts';
import { noteModelBehind } from './note-model-behind.ts';
import type { Ask } from './router-context.ts';
import { waitForStart } from './wait-for-start.ts';

/**
 * Makes one attempt after the other, as the plan says, until a deployment has answered; a stream has then given its first
 * event. Throws what the plan throws. The one loop that repeats calls.
 */
export async function askModels(ask: Ask): Promise<UpstreamAnswer> {
  const { load } = ask.router;
  load.calls += 1;
  try {
    const plan = new AttemptPlan(ask, ask.router.planModels(ask.call));
    for (;;) {
      const candidate = plan.choose();
      // Nobody may come between a choice and its attempt, unless there is something to wait for.
      if (plan.waitMs > 0 && (await waitForStart(ask, candidate, plan.waitMs)) === 'full') continue;
      const attempt = new Attempt(ask, candidate, plan.model);
      try {
        const call = attempt.createCall();
        const answer = await candidate.perform(call, attempt);
        const kept = answer.kind === 'whole' ? attempt.keep(answer, call) : await attempt.open(answer, call);
        plan.noteAnswer();
        noteModelBehind(ask);
        return kept;
      } catch (error) {
        plan.noteFailure(error, attempt.fail(error));
      }
    }
  } finally {
    load.calls -= 1;
  }
}
