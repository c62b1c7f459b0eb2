import { sql, type Kysely } from 'kysely';
import type { Page, PageQuery } from '../../../core/accounts/user.ts';
import type { StoredUsage, UsageFilter, UsageReader } from '../../../core/usage-reader.ts';
import type { Tables } from '../tables.ts';
import { convertUsageRow } from './convert-usage-row.ts';
import { listGroups, walkGroups } from './list-groups.ts';
import { readSeries } from './read-series.ts';
import { parseUsageCursor, renderUsageCursor } from './usage-cursor.ts';
import { selectUsage } from './usage-rows.ts';
import { convertSums, sumColumns, type SumRow } from './usage-sums.ts';

/** What was used, out of a SQL database. */
export function createUsageReader(kysely: Kysely<Tables>): UsageReader {
  return {
    listRecords: (filter, page) => listRecords(kysely, filter, page),
    findRecord: (requestId, userId) => findRecord(kysely, requestId, userId),
    readTotals: async (filter) => {
      const row = await selectUsage(kysely, filter).select(sumColumns).executeTakeFirst();
      return convertSums(row as SumRow | undefined);
    },
    listGroups: (filter, groupBy, page) => listGroups(kysely, { filter, groupBy }, page),
    walkGroups: (filter, groupBy, page) => walkGroups(kysely, { filter, groupBy }, page),
    readSeries: (query) => readSeries(kysely, query),
  };
}

async function listRecords(
  kysely: Kysely<Tables>,
  filter: UsageFilter,
  { limit, cursor }: PageQuery,
): Promise<Page<StoredUsage>> {
  // The end of the time span moves while a client reads page by page.
  const asked = { ...filter, from: null, to: null };
  let rows = selectUsage(kysely, filter).leftJoin('api_keys', 'api_keys.id', 'r.key_id');
  if (cursor !== null) {
    const [at, id] = parseUsageCursor(cursor, asked, ['number', 'text']);
    rows = rows.where(sql<boolean>`(r.started_at, r.request_id) < (${BigInt(Number(at))}, ${id})`);
  }
  const found = await rows
    .selectAll('r')
    .select('api_keys.name as key_name')
    .orderBy('r.started_at', 'desc')
    .orderBy('r.request_id', 'desc')
    .limit(limit + 1)
    .execute();
  const items = found.slice(0, limit).map(convertUsageRow);
  const last = found.length > limit ? items.at(-1) : undefined;
  const nextCursor = last ? renderUsageCursor(asked, [last.startedAt, last.requestId]) : null;
  return { items, nextCursor };
}

async function findRecord(
  kysely: Kysely<Tables>,
  requestId: string,
  userId: string | null,
): Promise<StoredUsage | null> {
  let rows = kysely
    .selectFrom('usage_records as r')
    .leftJoin('api_keys', 'api_keys.id', 'r.key_id')
    .where('r.request_id', '=', requestId);
  if (userId !== null) rows = rows.where('r.user_id', '=', userId);
  // A submission whose answer was lost has a record of its failure besides that of its task, which is charged.
  const row = await rows
    .selectAll('r')
    .select('api_keys.name as key_name')
    .orderBy(sql`coalesce(r.cost, 0)`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : convertUsageRow(row);
}
