import { GatewayError, type ErrorReason } from '../../../core/gateway-error.ts';
import { isOutage } from '../is-outage.ts';

/** How long clients are asked to wait, in milliseconds. */
const retryMs = 2_000;

/** What clients are told while the database is away. */
export interface OutageReport {
  readonly message: string;
  readonly reason: ErrorReason;
}

const accountsAway: OutageReport = {
  message: 'Accounts cannot be reached now. Try again shortly.',
  reason: 'account_store_unavailable',
};

/**
 * The same store, except that it rejects with `unavailable` where the database is away or too busy, by default with
 * `account_store_unavailable`. A statement that the database understood and refused is an error of the program and stays what it is.
 */
export function guardStore<Store extends object>(store: Store, report: OutageReport = accountsAway): Store {
  const guarded = Object.entries(store).map(([name, member]: [string, unknown]) => [
    name,
    typeof member === 'function' ? guard(member as AnyMethod, report) : member,
  ]);
  return Object.fromEntries(guarded) as Store;
}

type AnyMethod = (...parameters: readonly unknown[]) => Promise<unknown>;

function guard(method: AnyMethod, { message, reason }: OutageReport): AnyMethod {
  return async (...parameters) => {
    try {
      return await method(...parameters);
    } catch (error) {
      if (error instanceof GatewayError || !isOutage(error)) throw error;
      throw new GatewayError('unavailable', message, { reason, retryAfterMs: retryMs, cause: error });
    }
  };
}
