import type { Handler } from '../../src/core/handler.ts';
import { readPage } from './read-query.ts';
import { renderAccount } from './render-account.ts';
import { renderLiveSession } from './render-live-session.ts';
import { requireLogin } from './require-login.ts';

/** GET /api/user/live: the realtime sessions of all keys of the user that are going on, newest first. */
export const listLiveSessions: Handler<'listLiveSessions'> = async (request, { liveSessions }) => {
  const { key_id: keyId = null } = request.query;
  const filter = { userId: requireLogin(request).userId, keyId, nodeId: null };
  const { items, nextCursor } = await liveSessions.list(filter, readPage(request.query));
  return renderAccount({ sessions: items.map(renderLiveSession), next_cursor: nextCursor });
};
