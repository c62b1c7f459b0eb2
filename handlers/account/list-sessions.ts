import type { AccountSession } from '../../generated/contract-types.ts';
import { cutPage, parseCursor, type PageEnd } from '../../src/core/accounts/page-cursor.ts';
import type { Login, SessionEntry } from '../../src/core/accounts/session.ts';
import type { Handler } from '../../src/core/handler.ts';
import { readPage } from './read-query.ts';
import { renderAccount } from './render-account.ts';
import { renderSeconds } from '../render-seconds.ts';
import { requireLogin } from './require-login.ts';

/** GET /api/user/sessions: the logins of the user, newest first. */
export const listSessions: Handler<'listSessions'> = async (request, { accounts }) => {
  const login = requireLogin(request);
  const { limit, cursor } = readPage(request.query);
  const entries = await accounts.logins.list(login);
  const rest = cursor === null ? entries : listBehind(entries, parseCursor(cursor));
  const { items, nextCursor } = cutPage(rest, limit, {
    item: (entry) => renderSession(entry, login),
    end: ({ createdAt, id }) => ({ at: BigInt(createdAt), id }),
  });
  return renderAccount({ sessions: items, next_cursor: nextCursor });
};

/** The last login of the page before may have ended since. */
function listBehind(entries: readonly SessionEntry[], { at, id }: PageEnd): readonly SessionEntry[] {
  return entries.filter((entry) => {
    const createdAt = BigInt(entry.createdAt);
    return createdAt < at || (createdAt === at && entry.id < id);
  });
}

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
