import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { usageColumns, type UsageValues } from './convert-usage-record.ts';
import type { Tables } from './tables.ts';

/** Rows of one transaction. SQLite blocks the event loop meanwhile: about a millisecond, most of it the commit. */
const rowsPerTransaction = 100;

const names = usageColumns.map(([name]) => name);
const sql = `insert into usage_records (${names.join(', ')}) values (${names.map(() => '?').join(', ')}) on conflict (started_at, request_id) do nothing`;

/** Writes usage rows with one prepared statement, a few at a time, and lets requests go on in between. */
export function createSqliteUsageInsert(
  kysely: Kysely<Tables>,
  database: DatabaseSync,
): (rows: readonly UsageValues[]) => Promise<void> {
  let statement: StatementSync | null = null;
  return async (rows) => {
    for (let start = 0; start < rows.length; start += rowsPerTransaction) {
      if (start > 0) await nextTurn();
      const slice = rows.slice(start, start + rowsPerTransaction);
      // Kysely hands its only connection to one user at a time, so this is never inside somebody's transaction.
      await kysely.connection().execute(() => {
        statement ??= database.prepare(sql);
        insertAtOnce(database, statement, slice);
        return Promise.resolve();
      });
    }
  };
}

function insertAtOnce(database: DatabaseSync, statement: StatementSync, rows: readonly UsageValues[]): void {
  database.exec('begin immediate');
  try {
    for (const row of rows) statement.run(...names.map((name) => row[name]));
    database.exec('commit');
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}
