import type { Handler } from '../../src/core/handler.ts';
import { readPage } from './read-query.ts';
import { renderAccount } from './render-account.ts';
import { renderAdminUser } from './render-admin-user.ts';

/** GET /api/admin/users: users, newest first. */
export const listUsers: Handler<'listUsers'> = async ({ query }, { accounts }) => {
  const { query: text = null, role = null, status = null } = query;
  const { items, nextCursor } = await accounts.admin.list({ text, role, status, page: readPage(query) });
  return renderAccount({ users: items.map(renderAdminUser), next_cursor: nextCursor });
};
