import type { AuditQuery } from '../../src/core/accounts/audit.ts';
import type { AccountServices } from '../../src/core/accounts/account-services.ts';
import type { Handler } from '../../src/core/handler.ts';
import { readPage, readSpan } from './read-query.ts';
import { renderAccount } from './render-account.ts';
import { renderAudit } from './render-audit.ts';
import { renderCsv } from './render-csv.ts';

const columns = ['id', 'at', 'actor', 'action', 'target', 'ip', 'reason', 'outcome'] as const;

/** GET /api/admin/audit: the trail, newest first; a page of it, or all that fits as a table. */
export const listAuditRecords: Handler<'listAuditRecords'> = async ({ query }, { accounts, clock }) => {
  const { actor = null, action = null, target = null, format = 'json' } = query;
  const span = readSpan(query, clock.now());
  const page = format === 'csv' ? { limit: tablePage, cursor: null } : readPage(query);
  const wanted: AuditQuery = { about: null, actor, action, target, ...span, page };
  const { items, nextCursor } = await accounts.admin.listAudit(wanted);
  const answer = renderAccount({ records: items.map(renderAudit), next_cursor: nextCursor });
  if (format === 'json') return answer;
  const rows = [...items, ...(await readRest(accounts, wanted, nextCursor))].map(renderAudit);
  const headers = { ...answer.headers, 'content-type': 'text/csv; charset=utf-8; header=present' };
  return { ...answer, headers, bytes: Buffer.from(renderCsv(columns, rows)) };
};

const tablePage = 100;

async function readRest({ admin }: AccountServices, query: AuditQuery, cursor: string | null) {
  const rest = [];
  for (let next = cursor; next !== null;) {
    const { items, nextCursor } = await admin.listAudit({ ...query, page: { ...query.page, cursor: next } });
    rest.push(...items);
    next = nextCursor;
  }
  return rest;
}
