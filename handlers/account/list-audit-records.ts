import type { AuditQuery } from '../../src/core/accounts/audit.ts';
import type { Handler } from '../../src/core/handler.ts';
import { readPage, readSpan } from './read-query.ts';
import { renderAccount } from './render-account.ts';
import { renderAudit } from './render-audit.ts';
import { renderTable } from './render-table.ts';

const columns = ['id', 'at', 'actor', 'action', 'target', 'ip', 'reason', 'outcome'] as const;

/** GET /api/admin/audit: the trail, newest first; a page of it, or all that fits as a table. */
export const listAuditRecords: Handler<'listAuditRecords'> = async ({ query }, { accounts, clock }) => {
  const { actor = null, action = null, target = null } = query;
  const wanted: Omit<AuditQuery, 'page'> = {
    about: null,
    actor,
    action,
    target,
    ...readSpan(query, clock.now()),
  };
  if (query.format === 'csv') {
    return renderTable({
      columns,
      list: (page) => accounts.admin.listAudit({ ...wanted, page }),
      renderRow: renderAudit,
    });
  }
  const { items, nextCursor } = await accounts.admin.listAudit({ ...wanted, page: readPage(query) });
  return renderAccount({ records: items.map(renderAudit), next_cursor: nextCursor });
};
