import { sql } from 'kysely';
import type { AuditEntry, AuditQuery, AuditStore } from '../../../core/accounts/audit.ts';
import type { Page } from '../../../core/accounts/user.ts';
import { appendAuditEvent } from '../append-audit-event.ts';
import type { AccountDatabase } from './account-database.ts';
import type { AuditRow } from './account-tables.ts';
import { beginsWith } from './match-text.ts';
import { cutPage, parseCursor } from '../../../core/accounts/page-cursor.ts';

/** The trail in a SQL database. */
export function createAuditStore(database: AccountDatabase): AuditStore {
  return {
    append: (event) => appendAuditEvent(database, event),
    list: (query) => list(database, query),
  };
}

async function list(database: AccountDatabase, query: AuditQuery): Promise<Page<AuditEntry>> {
  const { about, page } = query;
  const found = await (about === null
    ? selectLines(database, query).execute()
    : selectAbout(database, query, about));
  return cutPage(found, page.limit, { item: convertRow, end: (row) => row });
}

/**
 * What somebody did, what was done to them and to what is theirs, and what others did to their keys, to which they may have done much
 * themselves: a page at most of each. Who did something to a key is always known.
 */
async function selectAbout(
  database: AccountDatabase,
  query: AuditQuery,
  userId: string,
): Promise<readonly AuditRow[]> {
  const keys = database.reading.selectFrom('api_keys').select('id').where('user_id', '=', userId);
  const ofKeys = filterLines(database, query).where('target', 'in', keys);
  const parts = await Promise.all([
    selectLines(database, query).where('actor', '=', userId).execute(),
    selectLines(database, query).where('target', '=', userId).execute(),
    selectLines(database, query).where('owner', '=', userId).execute(),
    sortApart(ofKeys.where('actor', '<', userId), query).execute(),
    sortApart(ofKeys.where('actor', '>', userId), query).execute(),
  ]);
  const rows = new Map(parts.flat().map((row) => [row.id, row]));
  const sorted = [...rows.values()].sort((a, b) => compare(b.at, a.at) || compare(b.id, a.id));
  return sorted.slice(0, query.page.limit + 1);
}

function compare<Value extends bigint | string>(a: Value, b: Value): number {
  return a < b ? -1 : Number(a > b);
}

/** There may be millions of lines, and few indexes for what is asked: others do not wait for it. */
function selectLines(database: AccountDatabase, query: Omit<AuditQuery, 'about'>) {
  const { cursor } = query.page;
  const lines = filterLines(database, query);
  // An index is looked up by this, and walked through from its end for what a cursor says in two parts.
  const rest = cursor === null ? lines : lines.where('at', '<=', parseCursor(cursor).at);
  return rest
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.page.limit + 1);
}

/** The order of no index: with that of the time a database may walk through the lines of everybody for a few. */
function sortApart(lines: ReturnType<typeof filterLines>, { page }: AuditQuery) {
  return lines
    .orderBy(sql`at + 0`, 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit + 1);
}

function filterLines({ reading }: AccountDatabase, query: Omit<AuditQuery, 'about'>) {
  const { actor, action, target, from, to, page } = query;
  let rows = reading.selectFrom('audit').selectAll();
  if (actor !== null) rows = rows.where('actor', '=', actor);
  if (action !== null) {
    // A range would be one of the database's locale, which may look at full stops last.
    rows = action.endsWith('.')
      ? rows.where(beginsWith('action', action))
      : rows.where('action', '=', action);
  }
  if (target !== null) rows = rows.where('target', '=', target);
  if (from !== null) rows = rows.where('at', '>=', BigInt(from));
  if (to !== null) rows = rows.where('at', '<', BigInt(to));
  if (page.cursor !== null) {
    const { at, id } = parseCursor(page.cursor);
    rows = rows.where((eb) => eb.or([eb('at', '<', at), eb.and([eb('at', '=', at), eb('id', '<', id)])]));
  }
  return rows;
}

function convertRow({ at, ...row }: AuditRow): AuditEntry {
  return { ...row, at: Number(at) };
}
