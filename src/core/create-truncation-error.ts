import { GatewayError, type GatewayErrorOptions } from './gateway-error.ts';

/** What is known of a truncation beside the truncation itself. */
export type TruncationDetails = Pick<GatewayErrorOptions, 'upstream' | 'final' | 'cause'>;

/**
 * What a client is told whose upstream stopped before its answer was complete: `bad_gateway` (`stream_truncated`). A truncated
 * stream is never a success.
 */
export function createTruncationError(details: TruncationDetails = {}): GatewayError {
  return new GatewayError('bad_gateway', 'The upstream ended its answer in the middle.', {
    reason: 'stream_truncated',
    ...details,
  });
}

/** The same for a stream that the deployment ended as if it were complete. */
export function createUnfinishedError(deploymentId: string, status = 200): GatewayError {
  return createTruncationError({ upstream: { deploymentId, status, kind: 'truncated', retryAfterMs: null } });
}
