import type { Page, User, UserQuery } from '../../../core/accounts/user.ts';
import type { AccountDatabase } from './account-database.ts';
import { convertUser } from './convert-user.ts';
import { contains } from './match-text.ts';
import { cutPage, parseCursor } from '../../../core/accounts/page-cursor.ts';

/** A page of users, newest first. To look for a part of a name is to look at all of them, so others do not wait for it. */
export async function listUsers({ reading }: AccountDatabase, query: UserQuery): Promise<Page<User>> {
  const { text, role, status, page } = query;
  let rows = reading.selectFrom('users').selectAll().where('deleted_at', 'is', null);
  if (role !== null) rows = rows.where('role', '=', role);
  if (status !== null) rows = rows.where('status', '=', status);
  if (text !== null) {
    rows = rows.where(({ or, eb }) =>
      or([eb('id', '=', text), contains('username', text), contains('display_name', text)]),
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
