import { setImmediate } from 'node:timers/promises';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** The old rows of a table that has an index on a time and on what tells rows of one time apart. */
export interface OldRows {
  readonly table: keyof Tables;
  readonly time: string;
  readonly key: string;
  /** Rows are old where their time is before this. */
  readonly before: RawBuilder<bigint>;
  /** How many are gone through at once. */
  readonly batch: number;
}

/** A row's place in the index. */
interface Place {
  readonly time: bigint;
  readonly key: string;
}

/**
 * Does something to old rows, from the oldest on, and goes through each of them once: also through those that stay as they are, of which there
 * may be many more than others. `change` is given the condition for the rows of its turn. Others have their turn in between.
 */
export async function walkByTime(
  kysely: Kysely<Tables>,
  rows: OldRows,
  change: (within: RawBuilder<unknown>) => Promise<unknown>,
): Promise<void> {
  const { time, key } = rows;
  const place = sql`(${sql.ref(time)}, ${sql.ref(key)})`;
  // PostgreSQL takes an index for what it can calculate beforehand only, and its clock is not that.
  const before = await readBefore(kysely, rows);
  const isOld = sql`${sql.ref(time)} < ${before}`;
  let start = sql`true`;
  for (;;) {
    const last = await findLast(kysely, rows, sql`${start} and ${isOld}`);
    if (last === null) break;
    const end = sql`(${last.time}, ${last.key})`;
    // One end only: SQLite takes the index for no more.
    await change(sql`${start} and ${place} <= ${end}`);
    start = sql`${place} > ${end}`;
    await setImmediate();
  }
  await change(sql`${start} and ${isOld}`);
}

async function readBefore(kysely: Kysely<Tables>, { before }: OldRows): Promise<bigint> {
  const { rows } = await sql<{ readonly before: bigint }>`select ${before} as before`.execute(kysely);
  return rows[0]?.before ?? 0n;
}

/** The last row of a whole batch; `null` where there is no whole one. */
async function findLast(
  kysely: Kysely<Tables>,
  { table, time, key, batch }: OldRows,
  condition: RawBuilder<unknown>,
): Promise<Place | null> {
  const [first, second] = [sql.ref(time), sql.ref(key)];
  const { rows } = await sql<Place>`
    select ${first} as time, ${second} as key from ${sql.table(table)} where ${condition}
    order by ${first}, ${second} limit 1 offset ${sql.lit(batch - 1)}`.execute(kysely);
  return rows[0] ?? null;
}
