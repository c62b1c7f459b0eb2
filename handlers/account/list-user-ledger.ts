import type { Handler } from '../../src/core/handler.ts';
import { readPage, readSpan } from './read-query.ts';
import { renderAccount } from './render-account.ts';
import { renderEntry } from './render-ledger.ts';
import { requireLogin } from './require-login.ts';

/** GET /api/user/ledger: the movements of the user's money, newest first. */
export const listUserLedger: Handler<'listUserLedger'> = async (request, { records, clock }) => {
  const { query } = request;
  const { userId } = requireLogin(request);
  const filter = { ...readSpan(query, clock.now()), userId, kind: query.kind ?? null };
  const { items, nextCursor } = await records.ledger.listEntries(filter, readPage(query));
  return renderAccount({
    entries: items.map((entry) => renderEntry(entry, 'user')),
    next_cursor: nextCursor,
  });
};
