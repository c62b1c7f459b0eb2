import type { LedgerEntry } from '../../src/core/account-records.ts';
import type { Handler } from '../../src/core/handler.ts';
import { readPage, readSpan } from './read-query.ts';
import { renderAccount } from './render-account.ts';
import type { CsvRow } from './render-csv.ts';
import { renderEntry } from './render-ledger.ts';
import { renderTable } from './render-table.ts';

const columns = [
  'id',
  'at',
  'user_id',
  'actor',
  'kind',
  'amount',
  'from',
  'to',
  'request_id',
  'key_id',
  'reason',
] as const;

/** GET /api/admin/ledger: the movements of everybody's money, newest first; a page of it, or all that fits as a table. */
export const listLedger: Handler<'listLedger'> = async ({ query }, { records: { ledger }, clock }) => {
  const { user_id: userId = null, kind = null } = query;
  const filter = { ...readSpan(query, clock.now()), userId, kind };
  if (query.format === 'csv')
    return renderTable({ columns, list: (page) => ledger.listEntries(filter, page), renderRow });
  const { items, nextCursor } = await ledger.listEntries(filter, readPage(query));
  const entries = items.map((entry) => renderEntry(entry, 'admin'));
  return renderAccount({ entries, next_cursor: nextCursor });
};

function renderRow(entry: LedgerEntry): CsvRow<(typeof columns)[number]> {
  const { user_id: userId = null, actor = null, ...cells } = renderEntry(entry, 'admin');
  return { ...cells, user_id: userId, actor };
}
