import { sql, type Kysely } from 'kysely';
import type {
  CodeGiver,
  CodeAcceptance,
  NewTwoFactor,
  StepCode,
  TwoFactor,
  TwoFactorState,
  TwoFactorStore,
} from '../../../core/accounts/two-factor.ts';
import type { Tables } from '../tables.ts';
import type { AccountDatabase } from './account-database.ts';
import type { TwoFactorRow } from './account-tables.ts';
import { selectOpenFlow } from './create-flow-store.ts';
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
    acceptStep: (userId, code, giver) => acceptStep(database, { userId, giver }, code),
    acceptBackupCode: (userId, hash, giver) => acceptBackupCode(database, { userId, giver }, hash),
    disable: (userId, condition) => disable(database, userId, condition),
    replaceBackupCodes: (userId, hashes) =>
      database.transact(async ({ kysely: transaction }) => {
        // Of several at once each removes those of the one before.
        if (await lockUser(transaction, userId)) await replaceCodes(transaction, userId, hashes);
      }, userId),
    listStates: (userIds) => listStates(kysely, userIds),
  };
}

async function listStates(
  kysely: Kysely<Tables>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, TwoFactorState>> {
  if (userIds.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('two_factor')
    .select(['user_id', 'confirmed_at'])
    .select((eb) =>
      eb
        .selectFrom('backup_codes')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .whereRef('backup_codes.user_id', '=', 'two_factor.user_id')
        .where('used_at', 'is', null)
        .as('codes'),
    )
    .where('user_id', 'in', userIds)
    .execute();
  return new Map(
    rows.map(({ user_id: userId, confirmed_at: confirmedAt, codes }) => [
      userId,
      { isEnabled: true, isConfirmed: confirmedAt !== null, backupCodesRemaining: Number(codes ?? 0n) },
    ]),
  );
}

function convertRow(row: TwoFactorRow): TwoFactor {
  return {
    sealedSecret: row.sealed_secret,
    isConfirmed: row.confirmed_at !== null,
    isUsed: row.used_at !== null,
    lastStep: Number(row.last_step),
    familyId: row.family_id,
    createdAt: Number(row.created_at),
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
  }, userId);
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

/** Whose code it is, and who gives it. */
interface CodeUse {
  readonly userId: string;
  readonly giver: CodeGiver | undefined;
}

/** A code of the authenticator confirms that it knows the secret, wherever the code is given. */
function acceptStep(database: AccountDatabase, use: CodeUse, code: StepCode): Promise<CodeAcceptance> {
  const { nowMs: now } = database;
  const step = BigInt(code.step);
  return acceptOnce(database, use, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('two_factor')
      .set({
        last_step: step,
        used_at: sql<bigint>`coalesce(used_at, ${now})`,
        confirmed_at: sql<bigint>`coalesce(confirmed_at, ${now})`,
      })
      .where('user_id', '=', use.userId)
      .where('sealed_secret', '=', code.sealedSecret)
      .where('last_step', '<', step)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

function acceptBackupCode(database: AccountDatabase, use: CodeUse, hash: string): Promise<CodeAcceptance> {
  const { nowMs: now } = database;
  return acceptOnce(database, use, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('backup_codes')
      .set({ used_at: now })
      .where('user_id', '=', use.userId)
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await transaction
      .updateTable('two_factor')
      .set({ used_at: sql<bigint>`coalesce(used_at, ${now})` })
      .where('user_id', '=', use.userId)
      .execute();
    return true;
  });
}

/** One code after the other of a user, so that of those for one first step one is used up. */
function acceptOnce(
  database: AccountDatabase,
  { userId, giver }: CodeUse,
  spend: (transaction: Kysely<Tables>) => Promise<boolean>,
): Promise<CodeAcceptance> {
  const flowHash = giver !== undefined && 'flowHash' in giver ? giver.flowHash : undefined;
  const login = giver !== undefined && 'sessionId' in giver ? giver : undefined;
  return database.transact(async ({ kysely: transaction }) => {
    if (!(await lockUser(transaction, userId))) return 'refused';
    if (flowHash !== undefined && !(await selectOpenFlow(database, transaction, flowHash)))
      return 'flow-ended';
    if (!(await spend(transaction))) return 'refused';
    if (flowHash !== undefined)
      await transaction.deleteFrom('login_flows').where('hash', '=', flowHash).execute();
    await endSuperseded(database, transaction, { userId, login });
    return 'accepted';
  }, userId);
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
  }, userId);
}
