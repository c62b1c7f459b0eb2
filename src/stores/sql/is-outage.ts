import { readSqliteCode } from './sqlite-codes.ts';
import { NoTurnError } from './turns.ts';

/** SQLITE_BUSY, READONLY, IOERR, FULL and CANTOPEN. */
const sqliteOutages: ReadonlySet<number | null> = new Set([5, 8, 10, 13, 14]);

/**
 * Connections, credentials, a missing database, resources, the operator, the system (PostgreSQL, appendix A); a transaction that lasts for too
 * long; a database that lets nobody in, as while it is restored; locks.
 */
const postgresOutages = /^(08|28|3D|53|57|58)|^(25006|25P03|25P04|40001|40P01|55000|55P03)$/;

/** Whether the database is away or too busy, so that the same may succeed later. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NoTurnError) return true;
  if ('errcode' in error) return sqliteOutages.has(readSqliteCode(error));
  // What is fatal ends the connection, or does not let it begin: it is about no statement.
  if ('severity' in error)
    return error.severity === 'FATAL' || ('code' in error && postgresOutages.test(String(error.code)));
  // The driver's own errors: no connection, none in time, or it broke, maybe unnoticed until now.
  return 'code' in error
    ? /^E[A-Z]+$/.test(String(error.code))
    : /timeout|terminated|ended|closed|not queryable/i.test(error.message);
}
