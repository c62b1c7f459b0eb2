import { GatewayError, type UpstreamFailureKind } from '../core/gateway-error.ts';
import type { UpstreamCall } from '../core/provider.ts';

/** The error for an upstream's answer that is well-formed and yet of no use. `description` is for the client. */
export function createUnusableAnswer(call: UpstreamCall, description: string, cause?: unknown): GatewayError {
  return createAnswerError(call, { description, kind: 'invalid_answer', cause });
}

/** The error for an answer without what was asked for, which is nobody's fault but the request's. `description` is for the client. */
export function createDeclinedAnswer(call: UpstreamCall, description: string): GatewayError {
  return createAnswerError(call, { description, kind: 'declined' });
}

interface AnswerFault {
  readonly description: string;
  readonly kind: UpstreamFailureKind;
  readonly cause?: unknown;
}

function createAnswerError(
  { deployment }: UpstreamCall,
  { description, kind, cause }: AnswerFault,
): GatewayError {
  return new GatewayError('bad_gateway', description, {
    reason: 'upstream_error',
    upstream: { deploymentId: deployment.id, status: 200, kind, retryAfterMs: null },
    ...(cause === undefined ? {} : { cause }),
  });
}
