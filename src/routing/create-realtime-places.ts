import type { LinkOrder, OpenedLink, RealtimePlaces } from '../core/realtime/realtime-places.ts';
import { AttemptPlan } from './attempt-plan.ts';
import { LinkAttempt, type LinkAsk } from './link-attempt.ts';
import { planSession, type KnownModels } from './plan-models.ts';
import type { PlanContext } from './router-context.ts';
import { waitForStart } from './wait-for-start.ts';

/** Who has realtime sessions, of one router's deployments. */
export function createRealtimePlaces(router: PlanContext, known: KnownModels): RealtimePlaces {
  return {
    open: async (order) => {
      router.load.calls += 1;
      try {
        return await askForLink({ order, router, known });
      } finally {
        router.load.calls -= 1;
      }
    },
  };
}

interface WantedLink {
  readonly order: LinkOrder;
  readonly router: PlanContext;
  readonly known: KnownModels;
}

/** Makes one attempt after the other, as the plan says, until there is a session. Throws what the plan throws. */
async function askForLink({ order, router, known }: WantedLink): Promise<OpenedLink> {
  const ask: LinkAsk = { call: order, router, deadlineAt: router.now() + router.routing.deadlineMs };
  const plan = new AttemptPlan(ask, planSession(order, known));
  for (;;) {
    const candidate = plan.choose();
    // Nobody may come between a choice and its attempt, unless there is something to wait for.
    if (plan.waitMs > 0 && (await waitForStart(ask, candidate, plan.waitMs)) === 'full') continue;
    const { model } = plan;
    const attempt = new LinkAttempt(ask, candidate);
    try {
      const link = await attempt.open();
      plan.noteAnswer();
      const { deployment, upstreamModel } = candidate;
      return { link, deployment, model, upstreamModel };
    } catch (error) {
      plan.noteFailure(error, attempt.fail(error));
    }
  }
}
