import { sql, type Kysely } from 'kysely';
import type { Page, PageQuery } from '../../../core/accounts/user.ts';
import type { UsageDimension, UsageFilter, UsageGroup } from '../../../core/usage-reader.ts';
import type { Tables } from '../tables.ts';
import { nameGroups } from './name-groups.ts';
import { parseUsageCursor, renderUsageCursor } from './usage-cursor.ts';
import { dayNumber, dimensions, selectUsage } from './usage-rows.ts';
import { convertSums, costSum, sumColumns, type SumRow } from './usage-sums.ts';

export interface GroupsQuery {
  readonly filter: UsageFilter;
  readonly groupBy: UsageDimension | 'day';
}

/** Sums by group. The order of groups changes with every request, so pages are counted and not remembered by their last group. */
export async function listGroups(
  kysely: Kysely<Tables>,
  { filter, groupBy }: GroupsQuery,
  { limit, cursor }: PageQuery,
): Promise<Page<UsageGroup>> {
  const asked = { ...filter, from: null, to: null, groupBy };
  const [offset = 0] = cursor === null ? [] : parseUsageCursor(cursor, asked, ['number']);
  const group = groupBy === 'day' ? dayNumber : dimensions[groupBy];
  const grouped = selectUsage(kysely, filter)
    .select([sql<string | bigint | null>`${group}`.as('group_id'), ...sumColumns])
    .groupBy(sql`1`);
  const ordered =
    groupBy === 'day'
      ? grouped.orderBy(sql`1`, 'desc')
      : grouped
          .orderBy(costSum, 'desc')
          .orderBy(sql`count(*)`, 'desc')
          .orderBy(sql`1`);
  const found = await ordered
    .limit(limit + 1)
    .offset(Math.max(0, Number(offset)))
    .execute();
  const items = await convertGroups(kysely, groupBy, found.slice(0, limit));
  const hasMore = found.length > limit;
  return { items, nextCursor: hasMore ? renderUsageCursor(asked, [Number(offset) + limit]) : null };
}

type GroupRow = Partial<SumRow> & { readonly group_id: string | bigint | null };

async function convertGroups(
  kysely: Kysely<Tables>,
  groupBy: GroupsQuery['groupBy'],
  rows: readonly GroupRow[],
): Promise<readonly UsageGroup[]> {
  if (groupBy === 'day') {
    return rows.map((row) => {
      const day = renderDay(Number(row.group_id));
      return { id: day, name: day, ...convertSums(row as SumRow) };
    });
  }
  const ids = rows.map((row) => (row.group_id === null ? null : String(row.group_id)));
  const names = await nameGroups(kysely, groupBy, ids);
  return rows.map((row, index) => {
    const id = ids[index] ?? null;
    return { id, name: id === null ? null : (names.get(id) ?? null), ...convertSums(row as SumRow) };
  });
}

function renderDay(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}
