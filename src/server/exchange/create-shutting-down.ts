import { GatewayError } from '../../core/gateway-error.ts';

/** What a process that stops tells whoever asks it for more, or waits for it too long. */
export function createShuttingDown(): GatewayError {
  return new GatewayError('unavailable', 'The gateway is shutting down. Try again.', {
    reason: 'shutting_down',
    retryAfterMs: 1_000,
  });
}
