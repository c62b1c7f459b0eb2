import type { AccountSession } from '../../generated/contract-types.ts';
import { createForeignCursor } from '../../src/core/accounts/page-cursor.ts';
import type { Login, SessionEntry } from '../../src/core/accounts/session.ts';
import type { Handler } from '../../src/core/handler.ts';
import { readPage } from './read-query.ts';
import { renderAccount } from './render-account.ts';
import { renderSeconds } from '../render-seconds.ts';
import { requireLogin } from './require-login.ts';

/** GET /api/user/sessions: the logins of the user. There are never more than a page of them. */
export const listSessions: Handler<'listSessions'> = async (request, { accounts }) => {
  const login = requireLogin(request);
  const { limit, cursor } = readPage(request.query);
  if (cursor !== null) throw createForeignCursor();
  const entries = await accounts.logins.list(login);
  const sessions = entries.slice(0, limit).map((entry) => renderSession(entry, login));
  return renderAccount({ sessions, next_cursor: null });
};

function renderSession(entry: SessionEntry, { sessionId }: Login): AccountSession {
  return {
    id: entry.id,
    created_at: renderSeconds(entry.createdAt),
    last_used_at: renderSeconds(entry.lastSeenAt),
    expires_at: renderSeconds(entry.expiresAt),
    ip: entry.address,
    user_agent: entry.userAgent,
    current: entry.id === sessionId,
  };
}
