import { GatewayError, type UpstreamFailureKind } from '../core/gateway-error.ts';
import type { Deployment, UpstreamOperation } from '../core/provider.ts';
import type { FailureEffect } from './deployment-tracker.ts';

/** What follows from a failed attempt. */
export interface Judgement {
  /** `stop`: the failure is the answer. `retry`: any deployment may be asked. `elsewhere`: any but this one. */
  readonly next: 'stop' | 'retry' | 'elsewhere';
  readonly effect: FailureEffect;
}

/** Whether a request may be repeated although the upstream may have served it. */
export type RepeatRule = 'repeatable' | 'unambiguous';

const judgements: Readonly<Record<UpstreamFailureKind, Judgement>> = {
  connect: { next: 'retry', effect: 'count' },
  timeout: { next: 'retry', effect: 'count' },
  reset: { next: 'retry', effect: 'count' },
  rate_limited: { next: 'retry', effect: 'count' },
  overloaded: { next: 'retry', effect: 'count' },
  unavailable: { next: 'retry', effect: 'count' },
  server_error: { next: 'retry', effect: 'count' },
  invalid_answer: { next: 'retry', effect: 'count' },
  truncated: { next: 'retry', effect: 'count' },
  rejected_credential: { next: 'elsewhere', effect: 'cool' },
  not_found: { next: 'elsewhere', effect: 'none' },
  rejected_request: { next: 'stop', effect: 'alive' },
};

const nobodysFault: Judgement = { next: 'stop', effect: 'none' };

/** The balance at the upstream is used up: the same as a credential that it refuses. */
const unpaid = judgements.rejected_credential;

/**
 * Decides from the error alone. What no upstream did, what is final, and what only means that this process stops ends the
 * request and counts against nobody.
 */
export function judgeFailure(thrown: unknown, rule: RepeatRule): Judgement {
  if (!(thrown instanceof GatewayError)) return nobodysFault;
  const { upstream, final, reason } = thrown;
  if (upstream === null || final || reason === 'shutting_down') return nobodysFault;
  const judgement = reason === 'insufficient_quota' ? unpaid : judgements[upstream.kind];
  if (judgement.next !== 'retry' || rule === 'repeatable') return judgement;
  return wasNotServed(upstream) ? judgement : { next: 'stop', effect: judgement.effect };
}

/** Failures after which it is certain that the upstream did not do what it was asked for, and will not charge for it. */
function wasNotServed({ kind, retryAfterMs }: NonNullable<GatewayError['upstream']>): boolean {
  return kind === 'connect' || kind === 'rate_limited' || (kind === 'unavailable' && retryAfterMs !== null);
}

/** A picture that is made twice is paid for twice. */
const drawingOperations: ReadonlySet<UpstreamOperation> = new Set([
  'createImage',
  'createImageEdit',
  'predictImages',
] as const);

/** What the deployment says, or else what the operation suggests. */
export function findRepeatRule(deployment: Deployment, operation: UpstreamOperation): RepeatRule {
  const mayRepeat = deployment.retryAmbiguous ?? !drawingOperations.has(operation);
  return mayRepeat ? 'repeatable' : 'unambiguous';
}
