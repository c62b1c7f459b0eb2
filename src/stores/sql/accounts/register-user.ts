import type { AuditEvent } from '../../../core/audit-event.ts';
import type { NewUser, Registered, RegistrationGrants } from '../../../core/accounts/user.ts';
import { createAccountId } from '../../../core/ledger.ts';
import { appendAuditEvent } from '../append-audit-event.ts';
import { credit, openAccounts, reward } from '../ledger/account-moves.ts';
import type { SqlTransaction } from '../sql-dialect.ts';
import type { AccountDatabase } from './account-database.ts';
import type { UserRow } from './account-tables.ts';
import { convertUser, hashName } from './convert-user.ts';

/** Ends a transaction that shall leave nothing behind. */
class Refusal extends Error {
  readonly outcome: 'name_taken' | 'unknown_invitation';

  constructor(outcome: Refusal['outcome']) {
    super(outcome);
    this.outcome = outcome;
  }
}

export interface RegistrationOrder {
  readonly user: NewUser;
  readonly grants: RegistrationGrants;
  /** A line of the trail. */
  readonly event: AuditEvent | undefined;
}

/** A user, the accounts, and what is given for it: all in one transaction. */
export async function registerUser(
  database: AccountDatabase,
  { user, grants, event }: RegistrationOrder,
): Promise<Registered> {
  try {
    const row = await database.transact(async (transaction) => {
      const registered = await register(transaction, user, grants);
      if (event !== undefined) await appendAuditEvent(transaction, event);
      return registered;
    }, grants.affCode);
    return { outcome: 'created', user: convertUser(row) };
  } catch (error) {
    if (error instanceof Refusal) return { outcome: error.outcome };
    throw error;
  }
}

async function register(
  transaction: SqlTransaction,
  user: NewUser,
  grants: RegistrationGrants,
): Promise<UserRow> {
  const inviter = await takeInvitation(transaction, grants);
  const row = await addUser(transaction, user, inviter);
  if (row === null) throw new Refusal('name_taken');
  await openAccounts(transaction, { userId: user.id, isUnlimited: false });
  await giveStartQuota(transaction, user.id, grants.startQuota);
  if (inviter === null) return row;
  await giveReward(transaction, createAccountId(user.id, 'quota'), grants.inviteeReward);
  await giveReward(transaction, createAccountId(inviter.id, 'affiliate'), inviter.reward);
  return row;
}

interface Inviter {
  readonly id: string;
  /** What this registration brings, in micro-USD. */
  readonly reward: bigint;
}

/** Counts the registration for who invited, whose row is locked by it, so that rewards are counted one by one. */
async function takeInvitation(
  { kysely }: SqlTransaction,
  { affCode, inviterReward, maxRewards }: RegistrationGrants,
): Promise<Inviter | null> {
  if (affCode === null) return null;
  const inviter = await kysely
    .updateTable('users')
    .set((eb) => ({ aff_count: eb('aff_count', '+', 1n) }))
    .where('aff_code', '=', affCode)
    .where('status', '=', 'enabled')
    .where('deleted_at', 'is', null)
    .returning(['id', 'rewarded_count'])
    .executeTakeFirst();
  if (inviter === undefined) throw new Refusal('unknown_invitation');
  const isRewarded = inviterReward > 0n && inviter.rewarded_count < BigInt(maxRewards);
  if (!isRewarded) return { id: inviter.id, reward: 0n };
  await kysely
    .updateTable('users')
    .set((eb) => ({ rewarded_count: eb('rewarded_count', '+', 1n) }))
    .where('id', '=', inviter.id)
    .execute();
  return { id: inviter.id, reward: inviterReward };
}

/** `null` where the name is taken, or was by somebody who is gone. */
export async function addUser(
  { kysely, nowMs }: SqlTransaction,
  user: NewUser,
  inviter: Inviter | null,
): Promise<UserRow | null> {
  const row = await kysely
    .insertInto('users')
    .values({
      id: user.id,
      name_hash: hashName(user.username),
      username: user.username,
      display_name: user.displayName,
      role: user.role,
      status: 'enabled',
      password_hash: user.passwordHash,
      one_time: user.isOneTime ? 1n : 0n,
      aff_code: user.affCode,
      aff_count: 0n,
      rewarded_count: 0n,
      invited_by: inviter?.id ?? null,
      inviter_reward: inviter?.reward ?? 0n,
      limits: null,
      created_at: nowMs,
      last_login_at: null,
      deleted_at: null,
    })
    .onConflict((conflict) => conflict.column('name_hash').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

async function giveStartQuota(transaction: SqlTransaction, userId: string, amount: bigint): Promise<void> {
  if (amount === 0n) return;
  const accountId = createAccountId(userId, 'quota');
  const reason = 'quota of a new user';
  await credit(transaction, { accountId, amount, actor: 'system', reason, idempotencyKey: null });
}

async function giveReward(transaction: SqlTransaction, accountId: string, amount: bigint): Promise<void> {
  if (amount === 0n) return;
  const reason = 'invitation';
  await reward(transaction, { accountId, amount, actor: 'system', reason, idempotencyKey: null });
}
