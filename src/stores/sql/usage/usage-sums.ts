import { sql, type RawBuilder } from 'kysely';
import type { UsageTotals } from '../../../core/usage-reader.ts';

/** A sum as either database gives it: PostgreSQL adds bigint up to numeric, which comes back as text. */
export type Sum = bigint | number | string | null;

/** A row of sums. */
export type SumRow = Readonly<Record<keyof UsageTotals, Sum>>;

const count = (condition: string): RawBuilder<Sum> =>
  sql`sum(case when ${sql.raw(condition)} then 1 else 0 end)`;

/** Added up as the numbers that they become: an upstream may say anything, and SQLite fails where a sum has more than 63 bits. */
const sum = (column: string): RawBuilder<Sum> =>
  sql`sum(cast(${sql.ref(`r.${column}`)} as double precision))`;

const columns: Readonly<Record<keyof UsageTotals, RawBuilder<Sum>>> = {
  requests: sql`count(*)`,
  failed: count("r.outcome in ('failed', 'truncated')"),
  cancelled: count("r.outcome = 'cancelled'"),
  inputTokens: sum('input_tokens'),
  outputTokens: sum('output_tokens'),
  thoughtTokens: sum('thought_tokens'),
  cacheReadTokens: sum('cache_read_tokens'),
  cacheWriteTokens: sum('cache_write_tokens'),
  cost: sum('cost'),
};

/** For an order: 0 where nothing cost anything. */
export const costSum: RawBuilder<Sum> = sql`coalesce(${columns.cost}, 0)`;

const names = Object.keys(columns) as (keyof UsageTotals)[];

/** Everything that is added up, for a `select`. */
export const sumColumns = names.map((name) => columns[name].as(name));

/** A row of sums as numbers, of which there is none too large for one. */
export function convertSums(row: SumRow | undefined): UsageTotals {
  const totals = names.map((name) => [name, Number(row?.[name] ?? 0)]);
  return Object.fromEntries(totals) as unknown as UsageTotals;
}

/** The sums of two parts together. */
export function addTotals(one: UsageTotals, other: UsageTotals): UsageTotals {
  const totals = names.map((name) => [name, one[name] + other[name]]);
  return Object.fromEntries(totals) as unknown as UsageTotals;
}
