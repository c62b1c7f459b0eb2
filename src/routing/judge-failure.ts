import { GatewayError, type UpstreamFailure, type UpstreamFailureKind } from '../core/gateway-error.ts';
import type { RepeatRule } from './find-repeat-rule.ts';
import type { TrackedFailure } from './model-tracker.ts';

/** What follows from a failed attempt. */
export interface Judgement extends Pick<TrackedFailure, 'effect' | 'concerns'> {
  /**
   * `stop`: the failure is the answer. `give-up`: it is, and the client must not ask again either, since what it asked for may
   * have been made. `retry`: any deployment may be asked. `elsewhere`: any but this one. `pass`: this one cannot take the request,
   * and another one may.
   */
  readonly next: 'stop' | 'give-up' | 'retry' | 'elsewhere' | 'pass';
}

/** What came from the upstream came from the model there; what did not reach it concerns them all. */
const judgements: Readonly<Record<UpstreamFailureKind, Judgement>> = {
  connect: { next: 'retry', effect: 'count', concerns: 'deployment' },
  timeout: { next: 'retry', effect: 'count', concerns: 'model' },
  reset: { next: 'retry', effect: 'count', concerns: 'model' },
  rate_limited: { next: 'retry', effect: 'count', concerns: 'model' },
  overloaded: { next: 'retry', effect: 'count', concerns: 'model' },
  unavailable: { next: 'retry', effect: 'count', concerns: 'model' },
  server_error: { next: 'retry', effect: 'count', concerns: 'model' },
  invalid_answer: { next: 'retry', effect: 'count', concerns: 'model' },
  truncated: { next: 'retry', effect: 'count', concerns: 'model' },
  rejected_credential: { next: 'elsewhere', effect: 'cool', concerns: 'deployment' },
  declined: { next: 'retry', effect: 'none', concerns: 'model' },
  not_found: { next: 'elsewhere', effect: 'none', concerns: 'model' },
  rejected_request: { next: 'stop', effect: 'none', concerns: 'model' },
};

const nobodysFault: Judgement = { next: 'stop', effect: 'none', concerns: 'model' };

/** Such as a field that the translator to this provider's format has no place for, or a request that is beyond the model or the account. */
const unable: Judgement = { ...nobodysFault, next: 'pass' };

/** The balance at the upstream is used up: the same as a credential that it refuses. */
const unpaid = judgements.rejected_credential;

/**
 * 429 of an upstream that this request is not to ask again: its limit lasts for long, and is that of this account alone, or the
 * request is more than it will ever let through.
 */
const limitedForLong: Judgement = { ...judgements.rate_limited, next: 'elsewhere' };
const neverLetIn: Judgement = { ...limitedForLong, effect: 'none' };

/** The vendor behind another gateway refuses the credential of that one, which may have others. */
const rejectedBehind: Judgement = { ...judgements.server_error, next: 'elsewhere' };

/** The credential is known, and may not do this, with this model or with any; 421 and 451: nobody may do it there. */
const forbidden: Judgement = { next: 'elsewhere', effect: 'refuse', concerns: 'model' };
const forbiddenStatuses: ReadonlySet<number | null> = new Set([403, 421, 451]);

/**
 * Decides from the error alone. What no upstream did, what is final, and what only means that this process stops ends the
 * request and counts against nobody; what this process could not wait for or keep may have been made all the same.
 */
export function judgeFailure(thrown: unknown, rule: RepeatRule): Judgement {
  if (!(thrown instanceof GatewayError)) return nobodysFault;
  const { upstream, final, reason, beyondModel } = thrown;
  if (upstream === null && (beyondModel || reason === 'unsupported_parameter')) return unable;
  if (upstream === null) {
    const isCutOff = reason === 'shutting_down' || reason === 'too_many_bytes_in_flight';
    const isGivenUp = rule === 'never' || (isCutOff && rule !== 'repeatable');
    return isGivenUp ? { ...nobodysFault, next: 'give-up' } : nobodysFault;
  }
  if (final && upstream.kind !== 'rate_limited') return nobodysFault;
  const judgement = judgeReason(thrown) ?? judge(upstream, final);
  if (judgement.next === 'stop') return judgement;
  if (judgement.next === 'pass') return rule === 'never' ? nobodysFault : judgement;
  if (rule === 'never') return { ...judgement, next: 'give-up' };
  if (judgement.next !== 'retry' || rule === 'repeatable' || wasNotServed(thrown)) return judgement;
  return { ...judgement, next: 'give-up' };
}

/** What some reasons say more exactly than the kind of the failure does. */
function judgeReason({ reason, upstream }: GatewayError): Judgement | null {
  if (reason === 'insufficient_quota') return unpaid;
  const isBehind = upstream?.isUnserved === true && upstream.kind !== 'rejected_credential';
  return isBehind && reason === 'upstream_rejected_credential' ? rejectedBehind : null;
}

function judge({ kind, status, retryAfterMs, beyond }: UpstreamFailure, isFinal: boolean): Judgement {
  if (beyond !== undefined) return unable;
  if (isFinal) return retryAfterMs === null ? neverLetIn : limitedForLong;
  return kind === 'rejected_credential' && forbiddenStatuses.has(status) ? forbidden : judgements[kind];
}

const refusals: ReadonlySet<UpstreamFailureKind> = new Set([
  'connect',
  'rate_limited',
  'rejected_credential',
  'rejected_request',
  'not_found',
] as const);

/**
 * With it an upstream that is not available says that it has not begun (RFC 8470, section 5.2). 409 says no such thing: what met something
 * else may have been under way, as `ABORTED` of format C is.
 */
const unbegunStatus = 425;

/** Whether it is certain that the upstream did not do what it was asked for, and will not charge for it. */
export function wasNotServed(error: unknown): boolean {
  if (!(error instanceof GatewayError) || error.upstream === null) return false;
  const { kind, status, retryAfterMs, isUnserved = false } = error.upstream;
  const isUnbegun = retryAfterMs !== null || status === unbegunStatus;
  return isUnserved || refusals.has(kind) || (kind === 'unavailable' && isUnbegun);
}
