import type { Handler } from '../../src/core/handler.ts';
import { readPage, readWholeSpan } from './read-query.ts';
import { readUsageFilter } from './read-usage-filter.ts';
import { renderAccount } from './render-account.ts';
import { renderSeconds } from '../render-seconds.ts';
import { renderTable } from './render-table.ts';
import { renderTotals, renderUsageRecord } from './render-usage.ts';
import { requireLogin } from './require-login.ts';
import { renderUsageRow, usageColumns } from './usage-table.ts';

/** GET /api/user/usage: what the user's keys used, newest first; a page of it, or all that fits as a table. */
export const getUserUsage: Handler<'getUserUsage'> = async (request, { records, router, clock }) => {
  const { query } = request;
  const { usage } = records;
  const span = readWholeSpan(query, clock.now(), 30 * 24);
  const filter = readUsageFilter(query, { ...span, owner: requireLogin(request).userId, router });
  if (query.format === 'csv') {
    return renderTable({
      columns: usageColumns.user,
      list: (page) => usage.listRecords(filter, page),
      renderRow: (record) => renderUsageRow(record, 'user'),
    });
  }
  const [{ items, nextCursor }, total] = await Promise.all([
    usage.listRecords(filter, readPage(query)),
    usage.readTotals(filter),
  ]);
  return renderAccount({
    from: renderSeconds(span.from),
    to: renderSeconds(span.to),
    total: renderTotals(total),
    records: items.map((record) => renderUsageRecord(record, 'user')),
    next_cursor: nextCursor,
  });
};
