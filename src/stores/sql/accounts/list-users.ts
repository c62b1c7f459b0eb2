import { sql, type RawBuilder } from 'kysely';
import type { Page, User, UserQuery } from '../../../core/accounts/user.ts';
import type { AccountDatabase } from './account-database.ts';
import { convertUser } from './convert-user.ts';
import { cutPage, parseCursor } from './page-cursor.ts';

/** A page of users, newest first. */
export async function listUsers({ kysely }: AccountDatabase, query: UserQuery): Promise<Page<User>> {
  const { text, role, status, page } = query;
  let rows = kysely.selectFrom('users').selectAll().where('deleted_at', 'is', null);
  if (role !== null) rows = rows.where('role', '=', role);
  if (status !== null) rows = rows.where('status', '=', status);
  if (text !== null) {
    const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
    rows = rows.where(({ or, eb }) =>
      or([eb('id', '=', text), isLike('username', pattern), isLike('display_name', pattern)]),
    );
  }
  if (page.cursor !== null) {
    const { at, id } = parseCursor(page.cursor);
    rows = rows.where((eb) =>
      eb.or([eb('created_at', '<', at), eb.and([eb('created_at', '=', at), eb('id', '<', id)])]),
    );
  }
  const found = await rows
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return cutPage(found, page.limit, {
    item: convertUser,
    end: (row) => ({ at: row.created_at, id: row.id }),
  });
}

/** PostgreSQL escapes with a backslash where nothing is said, SQLite with nothing. */
function isLike(column: 'username' | 'display_name', pattern: string): RawBuilder<boolean> {
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}
