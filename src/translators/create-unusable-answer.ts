import { GatewayError } from '../core/gateway-error.ts';
import type { UpstreamCall } from '../core/provider.ts';

/** The error for an upstream's answer that is well-formed and yet of no use. `description` is for the client. */
export function createUnusableAnswer(
  { deployment }: UpstreamCall,
  description: string,
  cause?: unknown,
): GatewayError {
  return new GatewayError('bad_gateway', description, {
    reason: 'upstream_error',
    upstream: { deploymentId: deployment.id, status: 200, kind: 'invalid_answer', retryAfterMs: null },
    ...(cause === undefined ? {} : { cause }),
  });
}
