import { GatewayError, type GatewayErrorOptions } from '../gateway-error.ts';

/** What a client is told whose session could not be set up: `bad_gateway` (`upstream_error`). */
export function createOpeningError(
  details: Pick<GatewayErrorOptions, 'upstream' | 'cause'> = {},
): GatewayError {
  return new GatewayError('bad_gateway', 'The upstream did not open the session as it was asked for.', {
    reason: 'upstream_error',
    ...details,
  });
}
