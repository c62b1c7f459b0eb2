import { GatewayError } from '../src/core/gateway-error.ts';

/** What a client is told whose upstream stopped before its answer was complete: a truncated stream is never a success. */
export function createTruncationError(): GatewayError {
  return new GatewayError('bad_gateway', 'The upstream ended its answer in the middle.', {
    reason: 'stream_truncated',
  });
}
