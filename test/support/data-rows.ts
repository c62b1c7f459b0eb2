import type { Kysely } from 'kysely';
import { openDatabase } from '../../src/stores/index.ts';
import { readColumns, type Columns } from '../../src/stores/sql/data/data-columns.ts';
import { findDialect } from '../../src/stores/sql/dialects.ts';
import type { Tables } from '../../src/stores/sql/tables.ts';

const ignore = { onConnectionError: () => undefined };
/** Of each table. */
const rowCount = 7;
/** More than the numbers of JSON hold. */
const largeAmount = 9_007_199_254_740_993n;
const oddText = 'ä\u2028"\\\n\t😀 ,\u{10ffff}\'; drop table users';

/** What the tables allow only some values of. */
const allowed: Readonly<Record<string, unknown>> = {
  'accounts.kind': 'quota',
  'accounts.unlimited': 0n,
  'holds.owner': 'request',
  'video_tasks.state': 'queued',
  'holds.state': 'held',
  'holds.unlimited': 1n,
  'entries.kind': 'credit',
  'budget_windows.period': 'day',
};

type Row = Readonly<Record<string, unknown>>;

/** Works on a database with a connection of its own. */
export async function withKysely<Result>(
  url: string,
  work: (kysely: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const connection = (await findDialect(url)).open(url, ignore);
  try {
    return await work(connection.kysely);
  } finally {
    await connection.close();
  }
}

/** Makes the tables, and puts rows into every one that is exported: large and negative amounts, odd texts, and nulls. */
export async function fillDatabase(url: string): Promise<void> {
  await (await openDatabase(url)).close();
  await withKysely(url, async (kysely) => {
    for (const [table, columns] of await readColumns(kysely)) {
      const rows = Array.from({ length: rowCount }, (_, index) => createRow(table, columns, index));
      await kysely
        .insertInto(table)
        .values(rows as never)
        .execute();
    }
  });
}

function createRow(table: string, columns: Columns, index: number): Row {
  const values = columns.map(([name, kind]) => {
    const fixed = allowed[`${table}.${name}`];
    if (fixed !== undefined) return [name, fixed] as const;
    if (kind === 'integer') return [name, largeAmount + BigInt(index)] as const;
    return [name, kind === 'text' ? `${name} ${String(index)} ${oddText}` : 0.1 + index] as const;
  });
  return Object.fromEntries(values);
}

/** Every exported row of a database, in an order that does not depend on it. */
export async function readDatabase(url: string): Promise<Readonly<Record<string, readonly string[]>>> {
  return await withKysely(url, async (kysely) => {
    const all: Record<string, readonly string[]> = {};
    for (const [table, columns] of await readColumns(kysely)) {
      const rows: readonly Row[] = await kysely.selectFrom(table).selectAll().execute();
      all[table] = rows
        .map((row) => columns.map(([name]) => `${name}=${typeof row[name]}:${String(row[name])}`).join(' '))
        .sort();
    }
    return all;
  });
}
