/** What SQLite failed with, as its primary code (https://sqlite.org/rescode.html); `null` for errors of others. */
export function readSqliteCode(error: unknown): number | null {
  // Extended codes keep the primary one in their low byte.
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : null;
}

/** TOOBIG, CONSTRAINT and MISMATCH. */
const rowRefusals: ReadonlySet<number | null> = new Set([18, 19, 20]);

/** Whether SQLite refuses a row. Its messages name columns and constraints then, never values. */
export function isRowRefusal(error: unknown): error is Error {
  return rowRefusals.has(readSqliteCode(error));
}

/** SQLITE_BUSY: another connection has it locked. */
export function isBusy(error: unknown): boolean {
  return readSqliteCode(error) === 5;
}

/** SQLITE_CORRUPT: the file is damaged. */
export function isDamage(error: unknown): boolean {
  return readSqliteCode(error) === 11;
}
