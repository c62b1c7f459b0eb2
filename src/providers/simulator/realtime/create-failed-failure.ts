import { GatewayError } from '../../../core/gateway-error.ts';

/** What `[[failed]]` leads to in a conversation: the model gives up, without a status. */
export function createFailedFailure(deploymentId: string): GatewayError {
  return new GatewayError('bad_gateway', 'The model failed to answer.', {
    reason: 'upstream_error',
    upstream: { deploymentId, status: null, kind: 'server_error', retryAfterMs: null },
  });
}
