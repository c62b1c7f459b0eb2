import type { Handler, RequestOf } from '../../src/core/handler.ts';
import type { UsageFilter, UsageReader } from '../../src/core/usage-reader.ts';
import { readPage, readWholeSpan } from './read-query.ts';
import { readUsageFilter } from './read-usage-filter.ts';
import { renderAccount } from './render-account.ts';
import { renderSeconds } from '../render-seconds.ts';
import { renderTable } from './render-table.ts';
import { renderTotals, renderUsageRecord } from './render-usage.ts';
import { groupColumns, renderUsageRow, usageColumns } from './usage-table.ts';

type Query = RequestOf<'getUsage'>['query'];

/** GET /api/admin/usage: what all keys used, as records or added up by groups; a page of it, or all that fits as a table. */
export const getUsage: Handler<'getUsage'> = async ({ query }, { records, router, clock }) => {
  const { usage } = records;
  const span = readWholeSpan(query, clock.now(), 30 * 24);
  const filter = readUsageFilter(query, { ...span, owner: null, router });
  if (query.format === 'csv') return renderUsageTable(usage, filter, query);
  const [page, total] = await Promise.all([readRows(usage, filter, query), usage.readTotals(filter)]);
  return renderAccount({
    from: renderSeconds(span.from),
    to: renderSeconds(span.to),
    total: renderTotals(total),
    ...page,
  });
};

async function readRows(usage: UsageReader, filter: UsageFilter, query: Query) {
  const { group_by: groupBy } = query;
  if (groupBy === undefined) {
    const { items, nextCursor } = await usage.listRecords(filter, readPage(query));
    return { records: items.map((record) => renderUsageRecord(record, 'admin')), next_cursor: nextCursor };
  }
  const { items, nextCursor } = await usage.listGroups(filter, groupBy, readPage(query));
  const groups = items.map((group) => ({ id: group.id, name: group.name, ...renderTotals(group) }));
  return { groups, next_cursor: nextCursor };
}

function renderUsageTable(usage: UsageReader, filter: UsageFilter, { group_by: groupBy }: Query) {
  if (groupBy !== undefined) {
    return renderTable({
      columns: groupColumns,
      list: (page) => usage.walkGroups(filter, groupBy, page),
      renderRow: (group) => ({ id: group.id, name: group.name, ...renderTotals(group) }),
    });
  }
  return renderTable({
    columns: usageColumns.admin,
    list: (page) => usage.listRecords(filter, page),
    renderRow: (record) => renderUsageRow(record, 'admin'),
  });
}
