import type { Kysely } from 'kysely';
import type { AuditEvent } from '../../../core/audit-event.ts';
import type {
  AccountBalance,
  AccountMove,
  AccountMoves,
  AccountTransfer,
  EntryKind,
  MoveOutcome,
} from '../../../core/ledger.ts';
import { createAccountId } from '../../../core/ledger.ts';
import { appendAuditEvent } from '../append-audit-event.ts';
import { keepText } from '../keep-text.ts';
import type { OpenConnection, SqlTransaction } from '../sql-dialect.ts';
import type { Tables } from '../tables.ts';
import { createEntryIds } from './batch-rows.ts';
import type { AccountRow, EntryRow } from './ledger-tables.ts';

/** The moves, each in a transaction of its own. */
export function createAccountMoves({
  kysely,
  transact,
}: Pick<OpenConnection, 'kysely' | 'transact'>): AccountMoves {
  const move = async (line: string, work: (transaction: SqlTransaction) => Promise<MoveOutcome>) => {
    try {
      return await transact(work, line);
    } catch (error) {
      if (error instanceof IdempotencyRaceError) return await transact(work, line);
      throw error;
    }
  };
  return {
    credit: (order, event) =>
      move(order.accountId, (transaction) => tell(transaction, credit(transaction, order), event)),
    debit: (order, event) =>
      move(order.accountId, (transaction) => tell(transaction, debit(transaction, order), event)),
    reward: (order) => move(order.accountId, (transaction) => reward(transaction, order)),
    transfer: (order, event) =>
      move(order.toAccountId, (transaction) => tell(transaction, transfer(transaction, order), event)),
    forfeit: (order) => move(order.accountId, (transaction) => forfeit(transaction, order)),
    readBalance: async (accountId) => (await readBalances(kysely, [accountId]))[0] ?? null,
    readBalances: (accountIds) => readBalances(kysely, accountIds),
  };
}

/**
 * Makes the accounts of a new user, with nothing in them. Those that are there are left as they are, but an account that
 * somebody was charged on before gets its user.
 */
export async function openAccounts(
  { kysely, nowMs }: SqlTransaction,
  user: { readonly userId: string; readonly isUnlimited: boolean },
): Promise<void> {
  const { userId, isUnlimited } = user;
  const createRow = (kind: AccountRow['kind'], unlimited: bigint) => ({
    id: createAccountId(userId, kind),
    user_id: userId,
    kind,
    available: 0n,
    held: 0n,
    spent: 0n,
    unlimited,
    created_at: nowMs,
  });
  await kysely
    .insertInto('accounts')
    .values([createRow('quota', isUnlimited ? 1n : 0n), createRow('affiliate', 0n)])
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ user_id: userId }))
    .execute();
}

/** Leaves a line in the trail where money was moved now. */
async function tell(
  transaction: SqlTransaction,
  moving: Promise<MoveOutcome>,
  event: AuditEvent | undefined,
): Promise<MoveOutcome> {
  const outcome = await moving;
  const isMoved = outcome.status === 'moved' && outcome.occasion === 'first';
  if (isMoved && event !== undefined) await appendAuditEvent(transaction, event);
  return outcome;
}

/** Gives money from outside. */
export function credit(transaction: SqlTransaction, move: AccountMove): Promise<MoveOutcome> {
  return run(transaction, { ...move, kind: 'credit', from: null, to: move.accountId });
}

/** Takes money away, as far as it is available. */
export function debit(transaction: SqlTransaction, move: AccountMove): Promise<MoveOutcome> {
  return run(transaction, { ...move, kind: 'debit', from: move.accountId, to: null });
}

/** Gives money for an invitation. */
export function reward(transaction: SqlTransaction, move: AccountMove): Promise<MoveOutcome> {
  return run(transaction, { ...move, kind: 'reward', from: null, to: move.accountId });
}

/** From one account of a user to another. */
export function transfer(transaction: SqlTransaction, move: AccountTransfer): Promise<MoveOutcome> {
  return run(transaction, { ...move, kind: 'transfer', from: move.fromAccountId, to: move.toAccountId });
}

/** Takes all that is available from the account of a user who is gone. */
export async function forfeit(
  transaction: SqlTransaction,
  move: Omit<AccountMove, 'amount'>,
): Promise<MoveOutcome> {
  const order: Order = { ...move, amount: 'all', kind: 'forfeit', from: move.accountId, to: null };
  const outcome = await run(transaction, order);
  if (outcome.status !== 'insufficient') return outcome;
  return { status: 'moved', entryId: '', available: 0n, amount: 0n, occasion: 'first' };
}

/** What accounts have. */
async function readBalances(
  kysely: Kysely<Tables>,
  accountIds: readonly string[],
): Promise<readonly AccountBalance[]> {
  if (accountIds.length === 0) return [];
  const rows = await kysely
    .selectFrom('accounts')
    .selectAll()
    .select((eb) => {
      const sum = eb
        .selectFrom('entries')
        .select(({ fn }) => fn.sum<bigint | string | null>('amount').as('sum'))
        .whereRef('to_account', '=', 'accounts.id')
        .where('entries.kind', '=', 'reward');
      // All that an unlimited account spends goes to itself, and would be read through.
      return eb.case().when('accounts.unlimited', '=', 0n).then(sum).end().as('rewarded');
    })
    .where('id', 'in', accountIds)
    .execute();
  return rows.map(({ id: accountId, available, held, spent, rewarded, unlimited }) => ({
    accountId,
    available,
    held,
    spent,
    // PostgreSQL sums bigint to numeric, which comes back as text.
    rewarded: BigInt(rewarded ?? 0),
    isUnlimited: unlimited !== 0n,
  }));
}

interface Order extends Omit<AccountMove, 'accountId' | 'amount'> {
  readonly kind: EntryKind;
  readonly amount: bigint | 'all';
  /** `null` for the world outside. */
  readonly from: string | null;
  readonly to: string | null;
}

async function run(transaction: SqlTransaction, order: Order): Promise<MoveOutcome> {
  if (order.amount !== 'all' && order.amount < 1n) throw new RangeError('An amount is at least 1');
  const accounts = await lock(transaction, order);
  if (accounts === null) return { status: 'unknown_account' };
  const earlier = await findEarlier(transaction, order);
  if (earlier !== null) return earlier;
  const available = accounts.from?.available ?? null;
  const amount = order.amount === 'all' ? (available ?? 0n) : order.amount;
  if (amount < 1n || (available !== null && available < amount))
    return { status: 'insufficient', available: available ?? 0n };
  await moveBetween(transaction, order, amount);
  return await addEntry(transaction, order, { amount, availableAfter: findAfter(accounts, amount) });
}

/** Until the transaction ends nobody else changes the account; `null` where it is not there. */
export async function lockAccount({ kysely }: SqlTransaction, id: string): Promise<AccountRow | null> {
  const row = await kysely
    .updateTable('accounts')
    // An update that changes nothing is a lock in both databases.
    .set(({ ref }) => ({ available: ref('available') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

interface LockedAccounts {
  readonly from: AccountRow | null;
  readonly to: AccountRow | null;
}

/** `null` where one of them is not there. */
async function lock(transaction: SqlTransaction, { from, to }: Order): Promise<LockedAccounts | null> {
  const found = new Map<string, AccountRow>();
  // Everybody locks in this order.
  for (const id of [from, to].filter((name) => name !== null).sort()) {
    const row = await lockAccount(transaction, id);
    if (row === null) return null;
    found.set(id, row);
  }
  return { from: (from !== null && found.get(from)) || null, to: (to !== null && found.get(to)) || null };
}

/** What the idempotency key stands for already. */
async function findEarlier({ kysely }: SqlTransaction, order: Order): Promise<MoveOutcome | null> {
  if (order.idempotencyKey === null) return null;
  const entry = await kysely
    .selectFrom('entries')
    .selectAll()
    .where('idempotency_key', '=', order.idempotencyKey)
    .executeTakeFirst();
  if (entry === undefined) return null;
  if (!isSame(entry, order)) return { status: 'conflict' };
  const { id: entryId, available_after: available, amount } = entry;
  return { status: 'moved', entryId, available: available ?? 0n, amount, occasion: 'repeated' };
}

function isSame(entry: EntryRow, { kind, from, to, amount, reason }: Order): boolean {
  const isSamePlace = entry.kind === kind && entry.from_account === from && entry.to_account === to;
  // Earlier versions kept a NUL on SQLite.
  const isSameReason = entry.reason !== null && keepText(entry.reason) === keepText(reason);
  return isSamePlace && isSameReason && (amount === 'all' || entry.amount === amount);
}

async function moveBetween({ kysely }: SqlTransaction, { from, to }: Order, amount: bigint): Promise<void> {
  const change = (id: string, difference: bigint) =>
    kysely
      .updateTable('accounts')
      .set((expression) => ({ available: expression('available', '+', difference) }))
      .where('id', '=', id)
      .execute();
  if (from !== null) await change(from, -amount);
  if (to !== null) await change(to, amount);
}

/** Of the account that a transfer goes to, or else the only one. */
function findAfter({ from, to }: LockedAccounts, amount: bigint): bigint {
  if (to !== null) return to.available + amount;
  return (from?.available ?? 0n) - amount;
}

interface MovedAmount {
  readonly amount: bigint;
  readonly availableAfter: bigint;
}

async function addEntry(
  { kysely, nowMs }: SqlTransaction,
  { kind, from, to, actor, reason, idempotencyKey }: Order,
  { amount, availableAfter }: MovedAmount,
): Promise<MoveOutcome> {
  const { now } = await kysely.selectNoFrom(nowMs.as('now')).executeTakeFirstOrThrow();
  const entryId = createEntryIds(Number(now))();
  const added = await kysely
    .insertInto('entries')
    .values({
      id: entryId,
      kind,
      from_account: from,
      to_account: to,
      amount,
      hold_id: null,
      actor,
      reason,
      idempotency_key: idempotencyKey,
      available_after: availableAfter,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  // Somebody used the key for another account at this very moment; this transaction must not be committed.
  if (added === undefined) throw new IdempotencyRaceError();
  return { status: 'moved', entryId, available: availableAfter, amount, occasion: 'first' };
}

/** The idempotency key was taken between two statements, for another account. Trying again finds the conflict. */
class IdempotencyRaceError extends Error {
  constructor() {
    super('The idempotency key was used for another account at the same moment');
    this.name = 'IdempotencyRaceError';
  }
}
