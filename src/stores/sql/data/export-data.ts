import type { Clock } from '../../../core/clock.ts';
import { findDialect } from '../dialects.ts';
import { migrations } from '../migrations/migrations.ts';
import { readSchemaState } from '../schema-state.ts';
import type { Snapshot } from '../sql-dialect.ts';
import { readColumns, type Columns } from './data-columns.ts';
import { DataWriter } from './data-file.ts';
import { renderHeader, renderRow, renderTable, renderTrailer } from './data-lines.ts';
import { RunningTotals, type TableTotals } from './data-totals.ts';
import type { Tables } from '../tables.ts';

/** What was written or read, by table. */
export interface DataSummary {
  readonly rows: Readonly<Record<string, number>>;
}

export interface ExportOptions {
  /** The version of this program. */
  readonly version: string;
  readonly clock: Clock;
}

/**
 * Writes everything in a database to a new file, as it is at one moment, beside gateways that work. The file is removed again when
 * that fails. Rejects when there is such a file, or no database, or one that a newer program has changed; the message never holds
 * the URL.
 */
export async function exportData(
  databaseUrl: string,
  path: string,
  options: ExportOptions,
): Promise<DataSummary> {
  const dialect = await findDialect(databaseUrl);
  return await dialect.readSnapshot(databaseUrl, async (snapshot) => {
    const migration = await readMigration(snapshot);
    const columns = await readColumns(snapshot.kysely);
    const writer = await DataWriter.create(path);
    try {
      const createdAt = new Date(options.clock.now()).toISOString();
      await writer.write(renderHeader({ version: options.version, migration, createdAt }));
      const totals: Record<string, TableTotals> = {};
      for (const [table, ofTable] of columns)
        totals[table] = await exportTable(snapshot, writer, { table, columns: ofTable });
      const sha256 = await writer.digest();
      await writer.write(renderTrailer({ totals, sha256 }));
      await writer.finish();
      return { rows: countRows(totals) };
    } catch (error) {
      await writer.discard();
      throw error;
    }
  });
}

/** The last that has run, which this program has to know: there may be tables that it does not. */
async function readMigration({ kysely }: Snapshot): Promise<string> {
  const { executed } = await readSchemaState(kysely);
  const latest = executed.at(-1);
  if (latest === undefined) throw new Error('There is no data of Specway in the database');
  const unknown = executed.find((name) => !Object.hasOwn(migrations, name));
  if (unknown !== undefined)
    throw new Error(
      `The database was changed by a newer version of Specway (migration ${unknown}); export with that one`,
    );
  return latest;
}

interface ExportedTable {
  readonly table: keyof Tables;
  readonly columns: Columns;
}

async function exportTable(
  { kysely, streamRows }: Snapshot,
  writer: DataWriter,
  { table, columns }: ExportedTable,
): Promise<TableTotals> {
  const totals = new RunningTotals(columns);
  await writer.write(renderTable({ table, columns }));
  const names = columns.map(([name]) => name);
  const query = kysely.selectFrom(table).select(names as never[]);
  for await (const rows of streamRows(query.compile().sql)) {
    const lines = rows.map((row) => {
      const values = names.map((name) => row[name] ?? null);
      totals.add(values);
      return renderTableRow(values, { table, columns });
    });
    await writer.write(...lines);
  }
  return totals.read();
}

function renderTableRow(values: readonly unknown[], { table, columns }: ExportedTable): string {
  try {
    return renderRow(values, columns);
  } catch (error) {
    throw new Error(`${table}: ${(error as Error).message}`, { cause: error });
  }
}

function countRows(totals: Readonly<Record<string, TableTotals>>): DataSummary['rows'] {
  return Object.fromEntries(Object.entries(totals).map(([table, { rows }]) => [table, Number(rows)]));
}
