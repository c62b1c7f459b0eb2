import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { RefusedRecordsError } from '../../core/usage.ts';
import { usageColumns } from './convert-usage-record.ts';
import { unpackCells, type PackedUsage, type UsageCell } from './pack-usage-records.ts';

/** Rows of one statement: fewer calls into SQLite, a sixth less time for a row. */
const rowsAtOnce = 10;

const names = usageColumns.map(([name]) => name).join(', ');
const row = `(${usageColumns.map(() => '?').join(', ')})`;

/**
 * SQLite prepares to undo a statement of many rows that may fail, which costs more than the rows save. This one cannot
 * fail: it leaves out the rows that are there already, and the wrong ones too.
 */
const insertMany = `insert or ignore into usage_records (${names}) values ${Array.from({ length: rowsAtOnce }, () => row).join(', ')}`;
/** Leaves out what is there already and fails for a row that is wrong. */
const insertOne = `insert into usage_records (${names}) values ${row} on conflict (started_at, request_id) do nothing`;

/**
 * Writes usage rows in one transaction with prepared statements. It blocks its thread for some milliseconds. Throws
 * RefusedRecordsError for a row that cannot be written, another error when the database is locked or cannot be written;
 * either way nothing was written.
 */
export function createUsageWriter(database: DatabaseSync): (usage: PackedUsage) => void {
  const writer = new UsageWriter(database);
  return (usage) => {
    database.exec('begin immediate');
    try {
      writer.write(usage);
      database.exec('commit');
    } catch (error) {
      if (database.isTransaction) database.exec('rollback');
      throw isRefusal(error) ? new RefusedRecordsError(error.message) : error;
    }
  };
}

/** SQLITE_TOOBIG, SQLITE_CONSTRAINT and SQLITE_MISMATCH. Their messages name columns and constraints, never values. */
const refusals: ReadonlySet<number> = new Set([18, 19, 20]);

/** Extended codes keep the primary one in their low byte. */
function isRefusal(error: unknown): error is Error {
  return error instanceof Error && 'errcode' in error && refusals.has(Number(error.errcode) & 0xff);
}

class UsageWriter {
  readonly #many: StatementSync;
  readonly #one: StatementSync;
  readonly #manyValues = createValues(rowsAtOnce);
  readonly #oneValues = createValues(1);

  constructor(database: DatabaseSync) {
    this.#many = database.prepare(insertMany);
    this.#one = database.prepare(insertOne);
  }

  write(usage: PackedUsage): void {
    const size = this.#manyValues.length;
    const end = usage.cells.length - (usage.cells.length % size);
    let addedCount = 0;
    for (let start = 0; start < end; start += size) {
      unpackCells(usage, start, this.#manyValues);
      addedCount += Number(this.#many.run(...this.#manyValues).changes);
    }
    // What was left out is there already or wrong, and only one by one can tell.
    const isComplete = addedCount === end / usageColumns.length;
    this.#writeOneByOne(usage, isComplete ? end : 0);
  }

  #writeOneByOne(usage: PackedUsage, from: number): void {
    for (let start = from; start < usage.cells.length; start += this.#oneValues.length) {
      unpackCells(usage, start, this.#oneValues);
      this.#one.run(...this.#oneValues);
    }
  }
}

function createValues(rowCount: number): UsageCell[] {
  return Array.from({ length: rowCount * usageColumns.length }, () => null);
}
