import { createTruncationError } from '../../core/create-truncation-error.ts';
import { GatewayError, type UpstreamFailureKind } from '../../core/gateway-error.ts';
import type { Persistence, StatusOutcome } from './directives/directives.ts';

/** The error an upstream's status leads to. */
export function createStatusFailure(outcome: StatusOutcome, deploymentId: string): GatewayError {
  const { code, reason, kind, message, status, retryAfterMs } = outcome.status;
  return new GatewayError(code, message, {
    reason,
    upstream: { deploymentId, status, kind, retryAfterMs },
    ...(retryAfterMs === null ? {} : { retryAfterMs }),
    ...renderFinal(outcome.persistence),
  });
}

/** The upstream closed the connection before its answer, or in the middle of one that was to come whole. */
export function createResetFailure(persistence: Persistence, deploymentId: string): GatewayError {
  return new GatewayError('bad_gateway', 'The upstream closed the connection before it had answered.', {
    reason: 'upstream_error',
    upstream: createFailure('reset', deploymentId),
    ...renderFinal(persistence),
  });
}

/** The upstream closed the connection in the middle of a stream. */
export function createTruncatedFailure(persistence: Persistence, deploymentId: string): GatewayError {
  return createTruncationError({
    upstream: createFailure('reset', deploymentId),
    ...renderFinal(persistence),
  });
}

const timeoutMessages = {
  head: 'The upstream did not answer in time.',
  stream: 'The upstream stopped sending in the middle of its answer.',
} as const;

/** A time limit of the deployment passed before the answer, or in the middle of a stream. */
export function createTimeoutFailure(phase: 'head' | 'stream', deploymentId: string): GatewayError {
  return new GatewayError('deadline_exceeded', timeoutMessages[phase], {
    reason: 'timeout',
    upstream: createFailure('timeout', deploymentId),
  });
}

/** The simulator cannot do what the request asks; `param` is the field at fault. */
export function createRejection(message: string, param: string | null, deploymentId: string): GatewayError {
  return new GatewayError('invalid_argument', message, {
    reason: 'invalid_value',
    upstream: { ...createFailure('rejected_request', deploymentId), status: 400 },
    ...(param === null ? {} : { param, violations: [{ field: param, description: message }] }),
  });
}

function createFailure(kind: UpstreamFailureKind, deploymentId: string) {
  return { deploymentId, status: null, kind, retryAfterMs: null };
}

function renderFinal(persistence: Persistence): { readonly final?: true } {
  return persistence === 'final' ? { final: true } : {};
}
