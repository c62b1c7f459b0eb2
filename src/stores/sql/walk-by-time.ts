import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { isOutage } from './is-outage.ts';
import type { OpenConnection } from './sql-dialect.ts';
import type { Tables } from './tables.ts';

/** The old rows of a table that has an index on a time and on what tells rows of one time apart. */
export interface OldRows {
  readonly table: keyof Tables;
  readonly time: string;
  readonly key: string;
  /** Rows are old where their time is before this. */
  readonly before: RawBuilder<bigint>;
  /** Those of them that are to be changed. */
  readonly wanted: RawBuilder<unknown>;
  /** How many are gone through at once. */
  readonly batch: number;
}

/** Batches that are looked at before the first of them is gone through: mostly there is nothing to change in any. */
const batchesAtOnce = 50;

/** Between two tries to read, in milliseconds. */
const pauseMs = 1_000;
/** How long a walk waits altogether for others who read, in milliseconds. */
const maxWaitMs = 600_000;

/** A row's place in the index. */
interface Place {
  readonly time: bigint;
  readonly key: string;
}

/**
 * Changes old rows, from the oldest on, and goes through each of them once: also through those that stay as they are, of which there
 * may be many more than others. Where nothing is to be changed it only looks. `change` is given the condition for the rows of its turn.
 * Others have their turn in between; where too many of them read, it waits, and rejects after minutes only.
 */
export async function walkByTime(
  { kysely, reading }: Pick<OpenConnection, 'kysely' | 'reading'>,
  rows: OldRows,
  change: (within: RawBuilder<unknown>) => Promise<unknown>,
): Promise<void> {
  // PostgreSQL takes an index for what it can calculate beforehand only, and its clock is not that.
  const isOld = sql`${sql.ref(rows.time)} < ${await readBefore(kysely, rows)}`;
  // Where nothing is old, nothing is begun that reads at length: in SQLite that is a thread.
  if ((await findPlace(kysely, rows, { condition: isOld, offset: 0 })) === null) return;
  const look = createPatientLook(reading, rows);
  let from = sql`true`;
  for (;;) {
    const last = await look({
      condition: sql`${from} and ${isOld}`,
      offset: batchesAtOnce * rows.batch - 1,
    });
    // One end only: SQLite takes the index for no more.
    const to = last === null ? isOld : isUpTo(rows, last);
    const first = await look({ condition: sql`${from} and ${to} and ${rows.wanted}`, offset: 0 });
    if (first !== null) await changeBatches(kysely, rows, { from: isFrom(rows, first), to, change });
    if (last === null) return;
    from = isAfter(rows, last);
    await setImmediate();
  }
}

interface Stretch {
  readonly from: RawBuilder<unknown>;
  readonly to: RawBuilder<unknown>;
  readonly change: (within: RawBuilder<unknown>) => Promise<unknown>;
}

async function changeBatches(
  kysely: Kysely<Tables>,
  rows: OldRows,
  { from, to, change }: Stretch,
): Promise<void> {
  let start = from;
  for (;;) {
    const condition = sql`${start} and ${to}`;
    const last = await findPlace(kysely, rows, { condition, offset: rows.batch - 1 });
    const end = last === null ? to : isUpTo(rows, last);
    await change(sql`${start} and ${end} and ${rows.wanted}`);
    if (last === null) return;
    start = isAfter(rows, last);
    await setImmediate();
  }
}

function isFrom(rows: OldRows, place: Place): RawBuilder<unknown> {
  return sql`${renderPlace(rows)} >= (${place.time}, ${place.key})`;
}

function isAfter(rows: OldRows, place: Place): RawBuilder<unknown> {
  return sql`${renderPlace(rows)} > (${place.time}, ${place.key})`;
}

function isUpTo(rows: OldRows, place: Place): RawBuilder<unknown> {
  return sql`${renderPlace(rows)} <= (${place.time}, ${place.key})`;
}

function renderPlace({ time, key }: OldRows): RawBuilder<unknown> {
  return sql`(${sql.ref(time)}, ${sql.ref(key)})`;
}

async function readBefore(kysely: Kysely<Tables>, { before }: OldRows): Promise<bigint> {
  const { rows } = await sql<{ readonly before: bigint }>`select ${before} as before`.execute(kysely);
  return rows[0]?.before ?? 0n;
}

/** `findPlace`, except that it waits while the database cannot be read. */
function createPatientLook(
  reading: Kysely<Tables>,
  rows: OldRows,
): (query: PlaceQuery) => Promise<Place | null> {
  let leftMs = maxWaitMs;
  return async (query) => {
    for (;;) {
      const startedAt = performance.now();
      try {
        return await findPlace(reading, rows, query);
      } catch (error) {
        if (!isOutage(error) || leftMs <= 0) throw error;
        await sleep(pauseMs, undefined, { ref: false });
        leftMs -= performance.now() - startedAt;
      }
    }
  };
}

interface PlaceQuery {
  readonly condition: RawBuilder<unknown>;
  /** How many of the rows come before it. */
  readonly offset: number;
}

/** A row among those of a condition, in the order of the index; `null` where there are not so many. */
async function findPlace(
  kysely: Kysely<Tables>,
  { table, time, key }: OldRows,
  { condition, offset }: PlaceQuery,
): Promise<Place | null> {
  const [first, second] = [sql.ref(time), sql.ref(key)];
  const { rows } = await sql<Place>`
    select ${first} as time, ${second} as key from ${sql.table(table)} where ${condition}
    order by ${first}, ${second} limit 1 offset ${sql.lit(offset)}`.execute(kysely);
  return rows[0] ?? null;
}
