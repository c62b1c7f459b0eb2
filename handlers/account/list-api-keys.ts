import type { Handler } from '../../src/core/handler.ts';
import { readPage } from './read-query.ts';
import { renderAccount } from './render-account.ts';
import { renderApiKey } from './render-api-key.ts';
import { requireLogin } from './require-login.ts';

/** GET /api/user/keys: the user's keys without their secrets, newest first; revoked ones are not listed. */
export const listApiKeys: Handler<'listApiKeys'> = async (request, { keys }) => {
  const { items, nextCursor } = await keys.list(requireLogin(request), readPage(request.query));
  return renderAccount({ keys: items.map(renderApiKey), next_cursor: nextCursor });
};
