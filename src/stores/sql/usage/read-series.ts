import { sql, type Kysely } from 'kysely';
import {
  maxSeriesLines,
  type UsageDimension,
  type UsageLine,
  type UsagePoint,
  type UsageSeries,
  type UsageSeriesQuery,
  type UsageTotals,
} from '../../../core/usage-reader.ts';
import type { Tables } from '../tables.ts';
import { nameGroups } from './name-groups.ts';
import { readQuantiles, type QuantileTable } from './read-quantiles.ts';
import { nameCell, renderLine, renderStep, type SeriesPlaces } from './series-places.ts';
import { dimensions, selectUsage } from './usage-rows.ts';
import { addTotals, convertSums, costSum, sumColumns, type SumRow } from './usage-sums.ts';

/** Sums for each step and line: the lines are found first, then everything is read once for the sums and once for the times. */
export async function readSeries(kysely: Kysely<Tables>, query: UsageSeriesQuery): Promise<UsageSeries> {
  const ids = query.groupBy === null ? [] : await findLargest(kysely, query, query.groupBy);
  const isWhole = ids.length < maxSeriesLines;
  const places: SeriesPlaces = {
    step: renderStep(query.edges),
    line: query.groupBy === null ? sql`0` : renderLine(dimensions[query.groupBy], ids),
  };
  const sums = await readSums(kysely, query, places);
  const total = [...sums.values()].reduce(addTotals, convertSums(undefined));
  const quantiles = await readQuantiles(kysely, query.filter, { ...places, requests: total.requests });
  const names = await (query.groupBy === null
    ? new Map<string, string>()
    : nameGroups(kysely, query.groupBy, ids));
  const stepCount = query.edges.length - 1;
  const tables = { sums, quantiles, stepCount };
  const named = ids.map((id, line) => ({
    id,
    name: id === null ? null : (names.get(id) ?? null),
    points: listPoints(tables, line),
  }));
  if (query.groupBy === null)
    return { total, lines: [{ id: null, name: null, points: listPoints(tables, 0) }] };
  const rest = { id: null, name: 'other', points: listPoints(tables, ids.length) };
  const hasRest = !isWhole && rest.points.some(({ requests }) => requests > 0);
  return { total, lines: hasRest ? [...named, rest] : named };
}

type SumTable = ReadonlyMap<string, UsageTotals>;

async function findLargest(
  kysely: Kysely<Tables>,
  { filter }: UsageSeriesQuery,
  groupBy: UsageDimension,
): Promise<readonly (string | null)[]> {
  const rows = await selectUsage(kysely, filter)
    .select(dimensions[groupBy].as('id'))
    .groupBy(sql`1`)
    .orderBy(costSum, 'desc')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(sql`1`)
    .limit(maxSeriesLines)
    .execute();
  return rows.map(({ id }) => id);
}

async function readSums(
  kysely: Kysely<Tables>,
  { filter }: UsageSeriesQuery,
  { step, line }: SeriesPlaces,
): Promise<SumTable> {
  const rows = await selectUsage(kysely, filter)
    .select([step.as('step'), line.as('line'), ...sumColumns])
    .groupBy([sql`1`, sql`2`])
    .execute();
  return new Map(
    rows.map((row) => [nameCell(Number(row.step), Number(row.line)), convertSums(row as unknown as SumRow)]),
  );
}

interface SeriesTables {
  readonly sums: SumTable;
  readonly quantiles: QuantileTable;
  readonly stepCount: number;
}

function listPoints({ sums, quantiles, stepCount }: SeriesTables, line: number): UsageLine['points'] {
  return Array.from({ length: stepCount }, (_, step): UsagePoint => {
    const cell = nameCell(step, line);
    const times = quantiles.get(cell);
    return {
      ...(sums.get(cell) ?? convertSums(undefined)),
      firstByteP50Ms: times?.p50 ?? null,
      firstByteP95Ms: times?.p95 ?? null,
    };
  });
}
