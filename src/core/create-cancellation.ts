import { GatewayError } from './gateway-error.ts';

/** Nobody waits for the answer any more: the reason of a signal where that is an error of the gateway, else `cancelled`. */
export function createCancellation({ reason }: { readonly reason: unknown }): GatewayError {
  if (reason instanceof GatewayError) return reason;
  return new GatewayError('cancelled', 'The request was cancelled.', {
    reason: 'client_closed_request',
    cause: reason,
  });
}
