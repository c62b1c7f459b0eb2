import type { Handler } from '../../src/core/handler.ts';
import { readPage } from './read-query.ts';
import { renderAccount } from './render-account.ts';
import { renderAnyLiveSession } from './render-live-session.ts';

/** GET /api/admin/live: the realtime sessions of everybody that are going on, newest first. */
export const listAllLiveSessions: Handler<'listAllLiveSessions'> = async ({ query }, { liveSessions }) => {
  const { user_id: userId = null, key_id: keyId = null, node: nodeId = null } = query;
  const { items, nextCursor } = await liveSessions.list({ userId, keyId, nodeId }, readPage(query));
  return renderAccount({ sessions: items.map(renderAnyLiveSession), next_cursor: nextCursor });
};
