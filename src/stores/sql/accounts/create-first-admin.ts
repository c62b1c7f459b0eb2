import type { FirstAdmin, NewUser } from '../../../core/accounts/user.ts';
import { openAccounts } from '../ledger/account-moves.ts';
import type { SqlTransaction } from '../sql-dialect.ts';
import type { AccountDatabase } from './account-database.ts';
import { addUser } from './register-user.ts';

/** Where there is no user, makes one, an admin who needs no balance; and gives keys without an owner to the oldest admin. */
export function createFirstAdmin(database: AccountDatabase, admin: NewUser): Promise<FirstAdmin> {
  return database.transact(async (transaction) => {
    const found = (await findAdmin(transaction)) ?? (await add(transaction, admin));
    // Of several processes one made the admin, and the others find it now.
    const id = found ?? (await findAdmin(transaction));
    if (id === null) throw new Error('There are users, and none of them is an admin');
    await transaction.kysely
      .updateTable('api_keys')
      .set({ user_id: id })
      .where('user_id', 'is', null)
      .execute();
    return { id, outcome: id === admin.id ? 'created' : 'present' };
  });
}

async function findAdmin({ kysely }: SqlTransaction): Promise<string | null> {
  const row = await kysely
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

async function add(transaction: SqlTransaction, admin: NewUser): Promise<string | null> {
  const row = await addUser(transaction, admin, null);
  if (row === null) return null;
  await openAccounts(transaction, { userId: row.id, isUnlimited: true });
  return row.id;
}
