import type { GatewayError } from '../core/gateway-error.ts';
import type { Choosable } from './candidate.ts';
import type { Cooled } from './model-tracker.ts';
import type { FailedAttempt, PlanAsk } from './router-context.ts';

/** Where an attempt failed, and what is left out for it from now on. */
export interface FailurePlace {
  readonly ask: PlanAsk;
  readonly candidate: Choosable;
  readonly cooled: Cooled;
}

/** Tells the observer of a failure of the upstream; what no upstream did concerns nobody. */
export function reportFailure({ upstream }: GatewayError, { ask, candidate, cooled }: FailurePlace): void {
  if (upstream === null) return;
  const { observer } = ask.router;
  const { requestId } = ask.call.request;
  const { deployment, upstreamModel } = candidate;
  const { kind, status } = upstream;
  const failure: FailedAttempt = { requestId, deploymentId: deployment.id, upstreamModel, kind, status };
  observer.onFailedAttempt?.(failure);
  if (cooled !== null) observer.onCooldown?.({ ...failure, leftOut: cooled });
}
