import type { AuditEntry } from '../../src/core/accounts/audit.ts';
import type { Handler } from '../../src/core/handler.ts';
import { readPage } from './read-query.ts';
import { renderAccount } from './render-account.ts';
import { renderAudit } from './render-audit.ts';
import { requireLogin } from './require-login.ts';

/** GET /api/user/activity: the lines of the trail that are about the user. */
export const listActivity: Handler<'listActivity'> = async (request, { accounts }) => {
  const login = requireLogin(request);
  const { items, nextCursor } = await accounts.profile.listActivity(login, readPage(request.query));
  const records = items.map((entry) => renderAudit(hideAddress(entry, login.userId)));
  return renderAccount({ records, next_cursor: nextCursor });
};

/** Where a login was tried is the user's to know, and where somebody else was who did something to the account is not. */
function hideAddress(entry: AuditEntry, userId: string): AuditEntry {
  return entry.actor === null || entry.actor === userId ? entry : { ...entry, address: null };
}
