import { sql } from 'kysely';
import type { Throttle, ThrottleCount, ThrottleStore } from '../../../core/accounts/throttle.ts';
import type { SqlTransaction } from '../sql-dialect.ts';
import type { AccountDatabase } from './account-database.ts';

interface CountRow {
  readonly count: bigint;
  readonly ends_at: bigint;
  readonly now: bigint;
}

const none: ThrottleCount = { count: 0, remainingMs: 0 };

/** Counters in a SQL database. */
export function createThrottleStore(database: AccountDatabase): ThrottleStore {
  const { kysely, nowMs: now } = database;
  return {
    read: async (throttles) => {
      const keys = throttles.map(({ key }) => key);
      const rows = await kysely
        .selectFrom('throttles')
        .selectAll()
        .select(now.as('now'))
        .where('key', 'in', keys)
        .execute();
      const found = new Map(rows.map((row) => [row.key, row]));
      return throttles.map(({ key, windowMs }) => convertCount(found.get(key), windowMs));
    },
    count: async (throttles) => {
      const [throttle, ...others] = throttles;
      if (throttle === undefined) return [];
      if (others.length === 0)
        return [await database.inTurn(throttle.key, () => countOne(database, throttle))];
      const last = others.at(-1) ?? throttle;
      return await database.transact((transaction) => countEach(transaction, throttles), last.key);
    },
  };
}

/** Everybody locks the rows in this order. */
async function countEach(
  transaction: SqlTransaction,
  throttles: readonly Throttle[],
): Promise<readonly ThrottleCount[]> {
  const counts = new Map<string, ThrottleCount>();
  for (const throttle of throttles.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    counts.set(throttle.key, await countOne(transaction, throttle));
  }
  return throttles.map(({ key }) => counts.get(key) ?? none);
}

async function countOne(
  { kysely, nowMs: now }: Pick<SqlTransaction, 'kysely' | 'nowMs'>,
  { key, windowMs, by = 1 }: Throttle,
): Promise<ThrottleCount> {
  const count = BigInt(by);
  const end = sql<bigint>`${now} + ${BigInt(windowMs)}`;
  const isOver = sql<boolean>`(throttles.ends_at <= ${now} or throttles.ends_at > ${end})`;
  const { rows } = await sql<CountRow>`
    insert into throttles (key, count, ends_at) values (${key}, ${count}, ${end})
    on conflict (key) do update set
      count = case when ${isOver} then ${count} else throttles.count + ${count} end,
      ends_at = case when ${isOver} then ${end} else throttles.ends_at end
    returning count, ends_at, ${now} as now`.execute(kysely);
  return convertCount(rows[0], windowMs);
}

function convertCount(row: CountRow | undefined, windowMs: number): ThrottleCount {
  if (row === undefined) return none;
  const remainingMs = Number(row.ends_at - row.now);
  return remainingMs <= 0 || remainingMs > windowMs ? none : { count: Number(row.count), remainingMs };
}
