import type { ErrorCode, ErrorReason, GatewayError } from '../src/core/gateway-error.ts';

/** Whether a client may send a request again that has failed, and when. */
export interface RetryAdvice {
  readonly next: 'again' | 'never';
  /** How long to wait before that, in milliseconds; `null` where it is not known and clients pause longer each time. */
  readonly waitMs: number | null;
}

/** Failures that may have passed when the same request comes again. Every other one is the request's own. */
const passingCodes: ReadonlySet<ErrorCode> = new Set([
  'resource_exhausted',
  'internal',
  'bad_gateway',
  'unavailable',
  'overloaded',
  'deadline_exceeded',
]);

/** Failures of these codes that somebody has to mend first. */
const lastingReasons: ReadonlySet<ErrorReason> = new Set<ErrorReason>([
  'insufficient_quota',
  'upstream_rejected_credential',
]);

/** Failures whose answers may say how long to wait: 429, 503 and 529 (docs/errors.md). */
const waitingCodes: ReadonlySet<ErrorCode> = new Set(['resource_exhausted', 'unavailable', 'overloaded']);

/** A client that has to wait longer stands still, or comes back too soon: its program should hear of it at once. */
const maxWaitMs = 300_000;

/** The one rule by which every format tells its clients whether and when to come back. */
export function adviseRetry(error: GatewayError): RetryAdvice {
  const { code, retryAfterMs } = error;
  const waitMs = waitingCodes.has(code) ? retryAfterMs : null;
  const isHopeless = !mayPass(error) || (waitMs ?? 0) > maxWaitMs;
  return { next: isHopeless ? 'never' : 'again', waitMs };
}

function mayPass({ code, reason, final }: GatewayError): boolean {
  return passingCodes.has(code) && !final && (reason === null || !lastingReasons.has(reason));
}
