import type { Handler } from '../../src/core/handler.ts';
import { readPage } from './read-query.ts';
import { renderAccount } from './render-account.ts';
import { renderAudit } from './render-audit.ts';
import { requireLogin } from './require-login.ts';

/** GET /api/user/activity: the lines of the trail that are about the user. */
export const listActivity: Handler<'listActivity'> = async (request, { accounts }) => {
  const page = readPage(request.query);
  const { items, nextCursor } = await accounts.profile.listActivity(requireLogin(request), page);
  return renderAccount({ records: items.map(renderAudit), next_cursor: nextCursor });
};
