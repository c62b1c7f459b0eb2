import type { Kysely, Updateable } from 'kysely';
import type {
  Invitation,
  NewPassword,
  Page,
  PageQuery,
  User,
  UserChanges,
  UserStore,
} from '../../../core/accounts/user.ts';
import type { SqlTransaction } from '../sql-dialect.ts';
import type { Tables } from '../tables.ts';
import type { AccountDatabase } from './account-database.ts';
import type { UserRow } from './account-tables.ts';
import { convertCredentials, convertUser, hashName } from './convert-user.ts';
import { endLogins } from './create-session-store.ts';
import { createFirstAdmin } from './create-first-admin.ts';
import { adminsLine, keepAdmin } from './keep-admin.ts';
import { listUsers } from './list-users.ts';
import { lockUser } from './lock-user.ts';
import { cutPage, parseCursor } from '../../../core/accounts/page-cursor.ts';
import { registerUser } from './register-user.ts';
import { removeUser } from './remove-user.ts';

/** Users in a SQL database. */
export function createUserStore(database: AccountDatabase): UserStore {
  const { kysely } = database;
  return {
    find: async (id) => {
      const row = await selectUsers(kysely).where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : convertUser(row);
    },
    findAll: async (ids) => {
      if (ids.length === 0) return [];
      const rows = await selectUsers(kysely).where('id', 'in', ids).execute();
      return rows.map(convertUser);
    },
    findCredentials: async (by) => {
      const row = await selectUsers(kysely)
        .leftJoin('two_factor', 'two_factor.user_id', 'users.id')
        .select('two_factor.user_id as second_factor')
        .where((eb) =>
          'id' in by ? eb('users.id', '=', by.id) : eb('users.name_hash', '=', hashName(by.username)),
        )
        .executeTakeFirst();
      return row === undefined ? null : convertCredentials(row);
    },
    register: (user, grants, event) => registerUser(database, { user, grants, event }),
    ensureFirstAdmin: (admin) => createFirstAdmin(database, admin),
    hasUsers: async () =>
      (await kysely.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined,
    update: (id, changes) => updateUser(database, id, changes),
    setPassword: (id, password) => setPassword(database, id, password),
    remove: (id, actor, event) => removeUser(database, id, { actor, event }),
    list: (query) => listUsers(database, query),
    listInvitations: (id, page) => listInvitations(database, id, page),
  };
}

function selectUsers(kysely: Kysely<Tables>) {
  return kysely.selectFrom('users').selectAll('users').where('users.deleted_at', 'is', null);
}

function updateUser(database: AccountDatabase, id: string, changes: UserChanges): Promise<User | null> {
  const mayEndAdmin = changes.role === 'user' || changes.status === 'disabled';
  const update = async ({ kysely: transaction }: SqlTransaction) => {
    if (mayEndAdmin) await keepAdmin(transaction, id);
    // What was before is only known once nobody else can change it.
    await lockUser(transaction, id);
    const before = await selectUsers(transaction).where('id', '=', id).executeTakeFirst();
    if (before === undefined) return null;
    const row = await transaction
      .updateTable('users')
      .set({ ...convertChanges(changes), id })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const isOther = row.role !== before.role || (row.status !== before.status && row.status === 'disabled');
    if (isOther) await endLogins(database, transaction, id);
    return convertUser(row);
  };
  return database.transact(update, mayEndAdmin ? adminsLine : id);
}

function convertChanges({ displayName, role, status, limits }: UserChanges): Updateable<UserRow> {
  return {
    ...(displayName === undefined ? {} : { display_name: displayName }),
    ...(role === undefined ? {} : { role }),
    ...(status === undefined ? {} : { status }),
    ...(limits === undefined ? {} : { limits: limits === null ? null : JSON.stringify(limits) }),
  };
}

function setPassword(
  database: AccountDatabase,
  id: string,
  { hash, isOneTime, replaces }: NewPassword,
): Promise<boolean> {
  return database.transact(async ({ kysely: transaction }) => {
    let update = transaction
      .updateTable('users')
      .set({ password_hash: hash, one_time: isOneTime ? 1n : 0n })
      .where('id', '=', id)
      .where('deleted_at', 'is', null);
    if (replaces !== undefined) update = update.where('password_hash', '=', replaces);
    const { numUpdatedRows } = await update.executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await endLogins(database, transaction, id);
    return true;
  }, id);
}

async function listInvitations(
  { kysely }: AccountDatabase,
  id: string,
  { limit, cursor }: PageQuery,
): Promise<Page<Invitation>> {
  let rows = kysely
    .selectFrom('users')
    .select(['id', 'created_at', 'inviter_reward'])
    .where('invited_by', '=', id);
  if (cursor !== null) {
    const end = parseCursor(cursor);
    rows = rows.where((eb) =>
      eb.or([eb('created_at', '<', end.at), eb.and([eb('created_at', '=', end.at), eb('id', '<', end.id)])]),
    );
  }
  const found = await rows
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return cutPage(found, limit, {
    item: (row) => ({ registeredAt: Number(row.created_at), reward: row.inviter_reward }),
    end: (row) => ({ at: row.created_at, id: row.id }),
  });
}
