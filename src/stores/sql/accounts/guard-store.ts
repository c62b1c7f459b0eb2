import { GatewayError, type ErrorReason } from '../../../core/gateway-error.ts';

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

/** SQLITE_BUSY, READONLY, IOERR, FULL and CANTOPEN. */
const sqliteOutages: ReadonlySet<number> = new Set([5, 8, 10, 13, 14]);

/** Connections, credentials, a missing database, resources, the operator, the system (PostgreSQL, appendix A); locks. */
const postgresOutages = /^(08|28|3D|53|57|58)|^(25006|40001|40P01|55P03)$/;

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return sqliteOutages.has(Number(error.errcode) & 0xff);
  if ('severity' in error) return 'code' in error && postgresOutages.test(String(error.code));
  // The driver's own errors: no connection, none in time, or it broke, maybe unnoticed until now.
  return 'code' in error
    ? /^E[A-Z]+$/.test(String(error.code))
    : /timeout|terminated|ended|closed|not queryable/i.test(error.message);
}
