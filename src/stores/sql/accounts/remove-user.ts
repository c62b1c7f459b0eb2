import type { AuditEvent } from '../../../core/audit-event.ts';
import { createAccountId } from '../../../core/ledger.ts';
import { appendAuditEvent } from '../append-audit-event.ts';
import { forfeit } from '../ledger/account-moves.ts';
import type { OpenConnection, SqlTransaction } from '../sql-dialect.ts';
import type { AccountDatabase } from './account-database.ts';
import { adminsLine, keepAdmin } from './keep-admin.ts';

/** Removes what is personal of a user; the row stays, so that neither id nor name are given again. */
export function removeUser(
  database: AccountDatabase,
  userId: string,
  { actor, event }: { readonly actor: string; readonly event: AuditEvent | undefined },
): Promise<boolean> {
  return database.transact(async (transaction) => {
    const { kysely, nowMs } = transaction;
    await keepAdmin(kysely, userId);
    const result = await kysely
      .updateTable('users')
      .set({
        username: '',
        display_name: '',
        password_hash: null,
        status: 'disabled',
        last_login_at: null,
        deleted_at: nowMs,
      })
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) return false;
    await removeBelongings(transaction, userId);
    for (const kind of ['quota', 'affiliate'] as const) {
      const accountId = createAccountId(userId, kind);
      await forfeitAll(transaction, accountId, actor);
    }
    if (event !== undefined) await appendAuditEvent(transaction, event);
    return true;
  }, adminsLine);
}

/**
 * Takes what was held for requests of users who were removed meanwhile, and has come back to their accounts since. An account that
 * somebody has locked is left for the next time, and keeps nothing from the others.
 */
export async function forfeitLeftovers({
  kysely,
  transact,
  skipLocked,
}: Pick<OpenConnection, 'kysely' | 'transact' | 'skipLocked'>): Promise<void> {
  const leftovers = await kysely
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.user_id', 'users.id')
    .select('accounts.id')
    .where('users.deleted_at', 'is not', null)
    .where('accounts.available', '>', 0n)
    .limit(maxLeftovers)
    .execute();
  const forfeitFree = async (transaction: SqlTransaction, id: string) => {
    const account = transaction.kysely.selectFrom('accounts').select('id').where('id', '=', id);
    const free = await account.modifyEnd(skipLocked).executeTakeFirst();
    if (free !== undefined) await forfeitAll(transaction, id, 'system');
  };
  for (const { id } of leftovers) await transact((transaction) => forfeitFree(transaction, id), id);
}

/** Of one run; others have their turn. */
const maxLeftovers = 1000;

async function forfeitAll(transaction: SqlTransaction, accountId: string, actor: string): Promise<void> {
  await forfeit(transaction, { accountId, actor, reason: 'user deleted', idempotencyKey: null });
}

async function removeBelongings({ kysely, nowMs }: SqlTransaction, userId: string): Promise<void> {
  for (const table of ['sessions', 'login_flows', 'two_factor', 'backup_codes'] as const) {
    await kysely.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  await kysely
    .updateTable('api_keys')
    .set({ revoked_at: nowMs })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}
