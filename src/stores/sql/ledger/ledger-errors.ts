import { GatewayError, internalErrorMessage } from '../../../core/gateway-error.ts';

const comeBackAfterMs = 2_000;

/** The balance does not pay for the request. */
export function createNoBalance(): GatewayError {
  return new GatewayError(
    'resource_exhausted',
    'The balance of your account is not enough for this request. Add to it, or ask for less.',
    { reason: 'insufficient_quota' },
  );
}

/** The budget of the key does not. `retryAfterMs` until it begins anew; `null` where it never does. */
export function createNoBudget(retryAfterMs: number | null): GatewayError {
  const message = 'The budget of this API key is not enough for this request.';
  return new GatewayError('resource_exhausted', message, {
    reason: 'insufficient_quota',
    ...(retryAfterMs === null ? {} : { retryAfterMs }),
  });
}

/** The database is away. */
export function createLedgerUnavailable(cause: unknown): GatewayError {
  return new GatewayError('unavailable', 'Balances cannot be checked at the moment. Try again soon.', {
    reason: 'ledger_unavailable',
    retryAfterMs: comeBackAfterMs,
    cause,
  });
}

/** What should never happen. */
export function createLedgerFault(cause: unknown): GatewayError {
  return new GatewayError('internal', internalErrorMessage, { reason: 'internal_error', cause });
}
