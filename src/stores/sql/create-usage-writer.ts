import type { DatabaseSync } from 'node:sqlite';
import { RefusedRecordsError } from '../../core/usage.ts';
import { usageColumns } from './convert-usage-record.ts';
import { createRowsWriter, type RowsPlace } from './create-rows-writer.ts';
import { isRowRefusal } from './sqlite-codes.ts';
import { unpackCells, type PackedUsage } from './pack-usage-records.ts';

/** Usage records are written once, whoever writes them. */
export const usagePlace: RowsPlace = {
  table: 'usage_records',
  columns: usageColumns.map(([name]) => name),
  conflict: 'on conflict (started_at, request_id) do nothing',
};

/**
 * Writes usage rows in one transaction with prepared statements. It blocks its thread for some milliseconds. Throws
 * RefusedRecordsError for a row that cannot be written, another error when the database is locked or cannot be written;
 * either way nothing was written.
 */
export function createUsageWriter(database: DatabaseSync): (usage: PackedUsage) => void {
  const write = createRowsWriter(database, usagePlace);
  const width = usageColumns.length;
  return (usage) => {
    database.exec('begin immediate');
    try {
      write(usage.cells.length / width, (start, values) => {
        unpackCells(usage, start * width, values);
      });
      database.exec('commit');
    } catch (error) {
      if (database.isTransaction) database.exec('rollback');
      throw isRowRefusal(error) ? new RefusedRecordsError(error.message) : error;
    }
  };
}
