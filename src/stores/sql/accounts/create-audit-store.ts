import { randomBytes } from 'node:crypto';
import type { AuditEntry, AuditQuery, AuditStore } from '../../../core/accounts/audit.ts';
import type { Page } from '../../../core/accounts/user.ts';
import type { AccountDatabase } from './account-database.ts';
import type { AuditRow } from './account-tables.ts';
import { cutPage, parseCursor } from './page-cursor.ts';

/** The trail in a SQL database. */
export function createAuditStore(database: AccountDatabase): AuditStore {
  const { kysely, nowMs: now } = database;
  return {
    append: async ({ actor, action, target, address, reason, outcome }) => {
      const id = `aud_${randomBytes(12).toString('hex')}`;
      const row = { id, at: now, actor, action, target, address, reason, outcome };
      await kysely.insertInto('audit').values(row).execute();
    },
    list: (query) => list(database, query),
  };
}

async function list({ kysely }: AccountDatabase, query: AuditQuery): Promise<Page<AuditEntry>> {
  const { about, actor, action, target, from, to, page } = query;
  let rows = kysely.selectFrom('audit').selectAll();
  if (about !== null) rows = rows.where((eb) => eb.or([eb('actor', '=', about), eb('target', '=', about)]));
  if (actor !== null) rows = rows.where('actor', '=', actor);
  if (action !== null) {
    rows = action.endsWith('.')
      ? rows.where('action', '>=', action).where('action', '<', `${action.slice(0, -1)}/`)
      : rows.where('action', '=', action);
  }
  if (target !== null) rows = rows.where('target', '=', target);
  if (from !== null) rows = rows.where('at', '>=', BigInt(from));
  if (to !== null) rows = rows.where('at', '<', BigInt(to));
  if (page.cursor !== null) {
    const { at, id } = parseCursor(page.cursor);
    rows = rows.where((eb) => eb.or([eb('at', '<', at), eb.and([eb('at', '=', at), eb('id', '<', id)])]));
  }
  const found = await rows
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return cutPage(found, page.limit, { item: convertRow, end: (row) => row });
}

function convertRow({ at, ...row }: AuditRow): AuditEntry {
  return { ...row, at: Number(at) };
}
