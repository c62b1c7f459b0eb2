import { sql, type Kysely } from 'kysely';
import type { UsageFilter } from '../../../core/usage-reader.ts';
import type { Tables } from '../tables.ts';
import { selectUsage } from './usage-rows.ts';
import { nameCell, type SeriesPlaces } from './series-places.ts';

/** Times to the first byte of one step of one line, in milliseconds. */
export interface Quantiles {
  readonly p50: number;
  readonly p95: number;
}

/** By the name of the cell. */
export type QuantileTable = ReadonlyMap<string, Quantiles>;

/** Requests that are looked at; of more of them it is an even sample, because to sort a million takes seconds. */
const sampleSize = 100_000;

export interface QuantilePlaces extends SeriesPlaces {
  /** How many records the filter means. */
  readonly requests: number;
}

/** The nearest rank: the smallest time that so many requests were not above. */
export async function readQuantiles(
  kysely: Kysely<Tables>,
  filter: UsageFilter,
  { step, line, requests }: QuantilePlaces,
): Promise<QuantileTable> {
  if (requests === 0) return new Map();
  const every = Math.ceil(requests / sampleSize);
  let times = selectUsage(kysely, filter)
    .select([step.as('step'), line.as('line'), 'r.first_byte_ms as time'])
    .where('r.first_byte_ms', 'is not', null);
  // The last digits of a time in milliseconds are as good as chance.
  if (every > 1) times = times.where(sql<boolean>`r.started_at % ${sql.lit(every)} = 0`);
  const ranked = kysely
    .selectFrom(times.as('t'))
    .select([
      't.step',
      't.line',
      't.time',
      sql<bigint>`row_number() over (partition by t.step, t.line order by t.time)`.as('place'),
      sql<bigint>`count(*) over (partition by t.step, t.line)`.as('count'),
    ]);
  const rows = await kysely
    .selectFrom(ranked.as('q'))
    .select([
      'q.step',
      'q.line',
      sql<number>`min(case when q.place * 2 >= q.count then q.time end)`.as('p50'),
      sql<number>`min(case when q.place * 20 >= q.count * 19 then q.time end)`.as('p95'),
    ])
    .groupBy(['q.step', 'q.line'])
    .execute();
  return new Map(
    rows.map(({ step: at, line: of, p50, p95 }) => [nameCell(Number(at), Number(of)), { p50, p95 }]),
  );
}
