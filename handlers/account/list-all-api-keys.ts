import type { Handler } from '../../src/core/handler.ts';
import { readPage } from './read-query.ts';
import { renderAccount } from './render-account.ts';
import { renderApiKey } from './render-api-key.ts';

/** GET /api/admin/keys: everybody's keys without their secrets, newest first; revoked ones are not listed. */
export const listAllApiKeys: Handler<'listAllApiKeys'> = async ({ query }, { accounts }) => {
  const { query: text = null, user_id: userId = null } = query;
  const { items, nextCursor } = await accounts.admin.listKeys({ text, userId }, readPage(query));
  // Every key belongs to somebody from the first start on.
  const keys = items.map(({ key, username }) => ({
    ...renderApiKey(key),
    user_id: key.userId ?? 'system',
    username,
  }));
  return renderAccount({ keys, next_cursor: nextCursor });
};
