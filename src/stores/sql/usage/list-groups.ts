import { sql, type Kysely, type RawBuilder } from 'kysely';
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

/**
 * Sums by group: days newest first, all others by cost. That order changes with every request, so their pages are counted and not
 * remembered by their last group.
 */
export async function listGroups(
  kysely: Kysely<Tables>,
  { filter, groupBy }: GroupsQuery,
  page: PageQuery,
): Promise<Page<UsageGroup>> {
  if (groupBy === 'day') return await walkGroups(kysely, { filter, groupBy }, page);
  const { limit, cursor } = page;
  const asked = { ...filter, from: null, to: null, groupBy };
  const [offset = 0] = cursor === null ? [] : parseUsageCursor(cursor, asked, ['number']);
  const found = await sumGroups(selectUsage(kysely, filter), findGroup(groupBy))
    .orderBy(costSum, 'desc')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(sql`1`)
    .limit(limit + 1)
    .offset(Math.max(0, Number(offset)))
    .execute();
  const items = await convertGroups(kysely, groupBy, found.slice(0, limit));
  const hasMore = found.length > limit;
  return { items, nextCursor: hasMore ? renderUsageCursor(asked, [Number(offset) + limit]) : null };
}

/** Sums by group, each page from behind the last group of the page before. */
export async function walkGroups(
  kysely: Kysely<Tables>,
  { filter, groupBy }: GroupsQuery,
  { limit, cursor }: PageQuery,
): Promise<Page<UsageGroup>> {
  const asked = { ...filter, from: null, to: null, groupBy, order: 'id' };
  const isByDay = groupBy === 'day';
  const group = findGroup(groupBy);
  let rows = selectUsage(kysely, filter);
  if (cursor !== null) {
    const [last = null] = parseUsageCursor(cursor, asked, [isByDay ? 'number' : 'text']);
    rows = rows.where(
      isByDay ? sql<boolean>`${group} < ${last}` : sql<boolean>`(${group} > ${last} or ${group} is null)`,
    );
  }
  // Databases differ in where they put what has no id.
  const found = await sumGroups(rows, group)
    .orderBy(sql`${group} is null`)
    .orderBy(sql`1`, isByDay ? 'desc' : 'asc')
    .limit(limit + 1)
    .execute();
  const items = await convertGroups(kysely, groupBy, found.slice(0, limit));
  const last = found.length > limit ? found[limit - 1]?.group_id : undefined;
  const place = typeof last === 'bigint' ? Number(last) : last;
  return { items, nextCursor: place === undefined ? null : renderUsageCursor(asked, [place]) };
}

type Group = RawBuilder<string | bigint | null>;

function findGroup(groupBy: GroupsQuery['groupBy']): Group {
  return groupBy === 'day' ? dayNumber : dimensions[groupBy];
}

function sumGroups(rows: ReturnType<typeof selectUsage>, group: Group) {
  return rows.select([sql<string | bigint | null>`${group}`.as('group_id'), ...sumColumns]).groupBy(sql`1`);
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
