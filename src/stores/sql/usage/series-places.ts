import { sql, type RawBuilder } from 'kysely';

/** Which step and which line a record belongs to, as numbers from 0 on. */
export interface SeriesPlaces {
  readonly step: RawBuilder<number>;
  readonly line: RawBuilder<number>;
}

/** By a search in the edges, because days are not equally long everywhere. */
export function renderStep(edges: readonly number[]): RawBuilder<number> {
  return renderSearch(edges, 0, edges.length - 1);
}

/** The step among those from `low` to before `high`. */
function renderSearch(edges: readonly number[], low: number, high: number): RawBuilder<number> {
  if (high - low === 1) return sql`${sql.lit(low)}`;
  const middle = (low + high) >> 1;
  const below = renderSearch(edges, low, middle);
  const above = renderSearch(edges, middle, high);
  return sql`case when r.started_at < ${sql.lit(edges[middle] ?? 0)} then ${below} else ${above} end`;
}

/** The groups in this order, and all others as one more. */
export function renderLine(
  group: RawBuilder<string | null>,
  ids: readonly (string | null)[],
): RawBuilder<number> {
  if (ids.length === 0) return sql`0`;
  const cases = ids.map((id, line) =>
    id === null
      ? sql`when ${group} is null then ${sql.lit(line)}`
      : sql`when ${group} = ${id} then ${sql.lit(line)}`,
  );
  return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(ids.length)} end`;
}

/** A step of a line. */
export function nameCell(step: number, line: number): string {
  return `${String(step)}/${String(line)}`;
}
