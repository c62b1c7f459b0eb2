import { sql, type Kysely } from 'kysely';
import type { NewTwoFactor, TwoFactor, TwoFactorStore } from '../../../core/accounts/two-factor.ts';
import type { Tables } from '../tables.ts';
import type { AccountDatabase } from './account-database.ts';
import type { TwoFactorRow } from './account-tables.ts';
import { endSuperseded } from './create-session-store.ts';
import { lockUser } from './lock-user.ts';

/** Second factors in a SQL database. */
export function createTwoFactorStore(database: AccountDatabase): TwoFactorStore {
  const { kysely } = database;
  return {
    find: async (userId) => {
      const row = await kysely
        .selectFrom('two_factor')
        .selectAll()
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row === undefined ? null : convertRow(row);
    },
    enable: (twoFactor) => enable(database, twoFactor),
    acceptStep: (userId, step) => acceptStep(database, userId, BigInt(step)),
    acceptBackupCode: (userId, hash) => acceptBackupCode(database, userId, hash),
    disable: (userId, condition) => disable(database, userId, condition),
    replaceBackupCodes: (userId, hashes) =>
      database.transact(({ kysely: transaction }) => replaceCodes(transaction, userId, hashes)),
    countBackupCodes: async (userId) => {
      const { count } = await kysely
        .selectFrom('backup_codes')
        .select((expression) => expression.fn.countAll<bigint>().as('count'))
        .where('user_id', '=', userId)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}

function convertRow(row: TwoFactorRow): TwoFactor {
  return {
    sealedSecret: row.sealed_secret,
    isConfirmed: row.confirmed_at !== null,
    isUsed: row.used_at !== null,
    lastStep: Number(row.last_step),
    familyId: row.family_id,
  };
}

function enable(database: AccountDatabase, twoFactor: NewTwoFactor): Promise<boolean> {
  const { userId, sealedSecret, familyId, backupHashes } = twoFactor;
  return database.transact(async ({ kysely: transaction }) => {
    if (!(await lockUser(transaction, userId))) return false;
    const added = await transaction
      .insertInto('two_factor')
      .values({
        user_id: userId,
        sealed_secret: sealedSecret,
        family_id: familyId,
        created_at: database.nowMs,
        confirmed_at: null,
        used_at: null,
        last_step: 0n,
      })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ sealed_secret: sealedSecret, created_at: database.nowMs, last_step: 0n })
          .where('two_factor.family_id', '=', familyId)
          .where('two_factor.used_at', 'is', null),
      )
      .returning('user_id')
      .executeTakeFirst();
    if (added === undefined) return false;
    await replaceCodes(transaction, userId, backupHashes);
    return true;
  });
}

async function replaceCodes(
  transaction: Kysely<Tables>,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('backup_codes').where('user_id', '=', userId).execute();
  const rows = hashes.map((hash) => ({ user_id: userId, hash, used_at: null }));
  await transaction.insertInto('backup_codes').values(rows).execute();
}

/** A code of the authenticator confirms that it knows the secret, wherever the code is given. */
function acceptStep(database: AccountDatabase, userId: string, step: bigint): Promise<boolean> {
  const { nowMs: now } = database;
  return database.transact(async ({ kysely: transaction }) => {
    if (!(await lockUser(transaction, userId))) return false;
    const result = await transaction
      .updateTable('two_factor')
      .set({
        last_step: step,
        used_at: sql<bigint>`coalesce(used_at, ${now})`,
        confirmed_at: sql<bigint>`coalesce(confirmed_at, ${now})`,
      })
      .where('user_id', '=', userId)
      .where('last_step', '<', step)
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) return false;
    await endSuperseded(database, transaction, userId);
    return true;
  });
}

function acceptBackupCode(database: AccountDatabase, userId: string, hash: string): Promise<boolean> {
  const { nowMs: now } = database;
  return database.transact(async ({ kysely: transaction }) => {
    if (!(await lockUser(transaction, userId))) return false;
    const result = await transaction
      .updateTable('backup_codes')
      .set({ used_at: now })
      .where('user_id', '=', userId)
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) return false;
    await transaction
      .updateTable('two_factor')
      .set({ used_at: sql<bigint>`coalesce(used_at, ${now})` })
      .where('user_id', '=', userId)
      .execute();
    await endSuperseded(database, transaction, userId);
    return true;
  });
}

function disable(
  database: AccountDatabase,
  userId: string,
  condition: 'always' | { readonly unusedOf: string },
): Promise<boolean> {
  return database.transact(async ({ kysely: transaction }) => {
    if (!(await lockUser(transaction, userId))) return false;
    let removal = transaction.deleteFrom('two_factor').where('user_id', '=', userId);
    if (condition !== 'always') {
      removal = removal.where('family_id', '=', condition.unusedOf).where('used_at', 'is', null);
    }
    const result = await removal.executeTakeFirst();
    if (result.numDeletedRows === 0n) return false;
    await transaction.deleteFrom('backup_codes').where('user_id', '=', userId).execute();
    await transaction.deleteFrom('login_flows').where('user_id', '=', userId).execute();
    return true;
  });
}
