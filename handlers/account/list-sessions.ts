import type { AccountSession } from '../../generated/contract-types.ts';
import { createForeignCursor } from '../../src/core/accounts/page-cursor.ts';
import type { Login, SessionEntry } from '../../src/core/accounts/session.ts';
import type { Handler } from '../../src/core/handler.ts';
import { readPage } from './read-query.ts';
import { renderAccount } from './render-account.ts';
import { renderSeconds } from '../render-seconds.ts';
import { requireLogin } from './require-login.ts';

/** GET /api/user/sessions: the logins of the user, the one seen last first. */
export const listSessions: Handler<'listSessions'> = async (request, { accounts }) => {
  const login = requireLogin(request);
  const { limit, cursor } = readPage(request.query);
  const entries = await accounts.logins.list(login);
  const rest = entries.slice(findStart(entries, cursor));
  const shown = rest.slice(0, limit);
  const last = shown.at(-1);
  return renderAccount({
    sessions: shown.map((entry) => renderSession(entry, login)),
    next_cursor: rest.length > limit && last !== undefined ? renderCursor(last) : null,
  });
};

/** The id of the last login of a page. */
function renderCursor({ id }: SessionEntry): string {
  return Buffer.from(id).toString('base64url');
}

function findStart(entries: readonly SessionEntry[], cursor: string | null): number {
  if (cursor === null) return 0;
  const index = entries.findIndex((entry) => renderCursor(entry) === cursor);
  if (index >= 0) return index + 1;
  throw createForeignCursor();
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
