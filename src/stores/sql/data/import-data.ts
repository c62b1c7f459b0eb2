import { sql, type Kysely } from 'kysely';
import { findDialect } from '../dialects.ts';
import { migrateWithin } from '../migrate-database.ts';
import { migrations } from '../migrations/migrations.ts';
import { readSchemaState } from '../schema-state.ts';
import type { Maintenance } from '../sql-dialect.ts';
import type { Tables } from '../tables.ts';
import { readColumns, type Columns } from './data-columns.ts';
import { readLines, type ReadLine } from './data-file.ts';
import { parseLine, type DataHeader, type DataLine, type DataTrailer } from './data-lines.ts';
import { findDifference, readTotals } from './data-totals.ts';
import type { DataSummary } from './export-data.ts';
import { TableReader } from './table-reader.ts';

/**
 * Fills an empty database, which is made where there is none, with what an export holds: all of it or nothing, and then no file that
 * was not there; in PostgreSQL empty tables may stay. Nobody else may have a SQLite file meanwhile. Rejects when there is a row already, when the file is not whole or was
 * changed, when it was written by a newer program, and when afterwards the database does not hold exactly what the file says; the
 * message never holds the URL.
 */
export async function importData(databaseUrl: string, path: string): Promise<DataSummary> {
  const dialect = await findDialect(databaseUrl);
  const lines = readLines(path);
  try {
    const header = await readHeader(lines);
    const claim = await dialect.claim?.(databaseUrl);
    try {
      const connection = dialect.open(databaseUrl, { onConnectionError: () => undefined });
      try {
        return await connection.maintain((maintenance) => fill(maintenance, header, lines));
      } finally {
        await connection.close();
      }
    } catch (error) {
      claim?.discard?.();
      throw error;
    } finally {
      claim?.release();
    }
  } finally {
    await lines.return(undefined);
  }
}

type Lines = AsyncGenerator<ReadLine>;

async function readHeader(lines: Lines): Promise<DataHeader> {
  const { value } = await lines.next();
  const line = value === undefined ? null : readLine(value as ReadLine);
  if (line?.kind !== 'header') throw new Error('The file is no export of Specway');
  if (!Object.hasOwn(migrations, line.migration))
    throw new Error(
      `The file was written by a newer version of Specway (${line.version}, migration ${line.migration}); import with that one`,
    );
  return line;
}

function readLine({ number, bytes }: ReadLine): DataLine {
  try {
    return parseLine(bytes);
  } catch (error) {
    throw new Error(`Line ${String(number)} of the file cannot be used: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** A new database is first made as old as the file, and after it as new as the program, as that of the file would have been. */
async function fill(maintenance: Maintenance, header: DataHeader, lines: Lines): Promise<DataSummary> {
  const { executed } = await readSchemaState(maintenance.kysely);
  const isOlder = executed.every((name) => name <= header.migration);
  if (isOlder) {
    const known = Object.entries(migrations).filter(([name]) => name <= header.migration);
    await migrateWithin(maintenance, Object.fromEntries(known));
  }
  const summary = await maintenance.transact((kysely) => fillTables(kysely, lines));
  await migrateWithin(maintenance, migrations);
  return summary;
}

async function fillTables(kysely: Kysely<Tables>, lines: Lines): Promise<DataSummary> {
  const columns = await readColumns(kysely);
  await checkEmpty(kysely, columns);
  const reader = new TableReader(kysely, columns);
  const { totals: expected } = await readTables(lines, reader);
  for (const [table, ofTable] of columns) {
    const [wanted, read] = [expected[table], reader.totals.get(table)];
    if (wanted === undefined || read === undefined) throw new Error(`The file has no table ${table}`);
    explainDifference(`The file was changed: ${table} has`, findDifference(wanted, read));
    explainDifference(
      `The database did not take ${table} as it is: it has`,
      findDifference(wanted, await readTotals(kysely, table, ofTable)),
    );
  }
  return { rows: Object.fromEntries([...reader.totals].map(([table, { rows }]) => [table, Number(rows)])) };
}

/** Everything up to the last line, which it returns. What that says of the tables is yet to be looked at. */
async function readTables(lines: Lines, reader: TableReader): Promise<DataTrailer> {
  let trailer: DataTrailer | null = null;
  let isUnchanged = false;
  for await (const read of lines) {
    if (trailer !== null) throw new Error('There is more in the file after its last line');
    const line = readLine(read);
    if (line.kind === 'trailer') {
      trailer = line;
      isUnchanged = line.sha256 === read.digestBefore();
    } else await reader.take(line, read.number);
  }
  await reader.finish();
  if (trailer === null) throw new Error('The file is not whole: its last line is missing');
  if (!isUnchanged) throw new Error('The file was changed: its digest is another');
  return trailer;
}

function explainDifference(what: string, difference: string | null): void {
  if (difference !== null) throw new Error(`${what} ${difference}`);
}

async function checkEmpty(
  kysely: Kysely<Tables>,
  columns: ReadonlyMap<keyof Tables, Columns>,
): Promise<void> {
  for (const table of columns.keys()) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(kysely);
    if (rows.length > 0)
      throw new Error(
        `The database is not empty: there are rows in ${table}. Import into one that no gateway was started on`,
      );
  }
}
