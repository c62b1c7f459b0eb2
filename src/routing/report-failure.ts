import type { GatewayError, UpstreamFailure } from '../core/gateway-error.ts';
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
  const told = { requestId, deploymentId: deployment.id, upstreamModel };
  const failure: FailedAttempt = { ...told, ...describeFailure(upstream) };
  observer.onFailedAttempt?.(failure);
  if (cooled !== null) observer.onCooldown?.({ ...failure, leftOut: cooled });
}

/** What may be told of a failure: nothing that the upstream wrote. */
export function describeFailure({
  kind,
  status,
  fault,
}: UpstreamFailure): Pick<FailedAttempt, 'kind' | 'status' | 'fault'> {
  return { kind, status, ...(fault === undefined ? {} : { fault }) };
}
