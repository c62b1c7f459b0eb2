import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AuditEvent } from '../../src/core/audit-event.ts';
import type { AccountMove, AccountMoves, AccountTransfer } from '../../src/core/ledger.ts';
import { auditLedger } from '../../src/stores/tools.ts';
import { findDialect } from '../../src/stores/sql/dialects.ts';
import { credit, openAccounts, reward } from '../../src/stores/sql/ledger/account-moves.ts';
import { createSettleOperation } from '../../src/stores/sql/ledger/create-settle-operation.ts';
import type { OpenConnection } from '../../src/stores/sql/sql-dialect.ts';
import { createHold, createSettlement } from './ledger-requests.ts';
import { LedgerRig, type LedgerPlace } from './ledger-rig.ts';

function createMove(amount: bigint, overrides: Partial<AccountMove> = {}): AccountMove {
  const move = { accountId: 'user_1', amount, actor: 'admin_1', reason: 'a present', idempotencyKey: null };
  return { ...move, ...overrides };
}

function createTransfer(amount: bigint | 'all'): AccountTransfer {
  return {
    fromAccountId: 'user_1:affiliate',
    toAccountId: 'user_1',
    amount,
    actor: 'user_1',
    reason: 'transfer',
    idempotencyKey: null,
  };
}

function createEvent(action: string): AuditEvent {
  const event = { actor: 'admin_1', target: 'user_1', address: null, reason: 'a present' } as const;
  return { ...event, action, outcome: 'done' };
}

/** What the moves of money promise that no request makes. */
export function describeAccountMoves(name: string, open: () => Promise<LedgerPlace>): void {
  describeMoves(name, open);
  describeTold(name, open);
  describeSharedMoves(name, open);
}

interface Opened {
  readonly rig: LedgerRig;
  readonly moves: AccountMoves;
  readonly connection: OpenConnection;
}

/** Opens the accounts of `user_1` before each test, and audits them afterwards. */
function useMoves(open: () => Promise<LedgerPlace>, take: (opened: Opened) => void): void {
  let opened: Opened;

  beforeEach(async () => {
    const rig = new LedgerRig(await open());
    const dialect = await findDialect(rig.place.url);
    const connection = dialect.open(rig.place.url, { onConnectionError: () => undefined });
    opened = { rig, moves: rig.place.database.moves, connection };
    await connection.transact((transaction) =>
      openAccounts(transaction, { userId: 'user_1', isUnlimited: false }),
    );
    take(opened);
  });

  afterEach(async () => {
    const { faults } = await auditLedger(opened.rig.place.url, 'settled');
    await opened.connection.close();
    await opened.rig.close();
    expect(faults).toEqual([]);
  });
}

function describeMoves(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`AccountMoves: ${name}`, () => {
    let rig: LedgerRig;
    let moves: AccountMoves;
    let connection: OpenConnection;

    useMoves(open, (opened) => {
      ({ rig, moves, connection } = opened);
    });

    it('opens both accounts of a user once, with nothing in them', async () => {
      await moves.credit(createMove(5n));
      await connection.transact((transaction) =>
        openAccounts(transaction, { userId: 'user_1', isUnlimited: true }),
      );
      expect(await moves.readBalance('user_1')).toEqual({
        accountId: 'user_1',
        available: 5n,
        held: 0n,
        spent: 0n,
        rewarded: 0n,
        isUnlimited: false,
      });
      expect(await moves.readBalance('user_1:affiliate')).toMatchObject({ available: 0n });
      expect(await moves.readBalance('user_2')).toBeNull();
    });

    it('gives and takes, with an entry for each', async () => {
      expect(await moves.credit(createMove(500n))).toMatchObject({ status: 'moved', available: 500n });
      const taken = await moves.debit(createMove(120n, { reason: 'a mistake' }));
      expect(taken).toMatchObject({ status: 'moved', available: 380n, amount: 120n });
      const rows = await rig.place.query(
        'select kind, from_account, to_account, amount, actor, reason from entries order by id',
      );
      expect(rows).toEqual([
        {
          kind: 'credit',
          from_account: null,
          to_account: 'user_1',
          amount: 500,
          actor: 'admin_1',
          reason: 'a present',
        },
        {
          kind: 'debit',
          from_account: 'user_1',
          to_account: null,
          amount: 120,
          actor: 'admin_1',
          reason: 'a mistake',
        },
      ]);
    });

    it('takes no more than is available', async () => {
      await moves.credit(createMove(50n));
      const ledger = await rig.openLedger();
      await ledger.hold(createHold('req_1', { amount: 20n }));
      expect(await moves.debit(createMove(31n))).toEqual({ status: 'insufficient', available: 30n });
      expect(await moves.debit(createMove(30n))).toMatchObject({ status: 'moved', available: 0n });
      await ledger.settle(createSettlement('req_1', 20n));
    });

    it('lets as many of many parallel debits pass as there is money for', async () => {
      await moves.credit(createMove(50n));
      const outcomes = await Promise.all(Array.from({ length: 20 }, () => moves.debit(createMove(10n))));
      expect(outcomes.filter(({ status }) => status === 'moved')).toHaveLength(5);
    });

    it('transfers all once, however many ask for it at the same time', async () => {
      await moves.reward(createMove(70n, { accountId: 'user_1:affiliate' }));
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, () => moves.transfer(createTransfer('all'))),
      );
      const moved = outcomes.filter(({ status }) => status === 'moved');
      expect(moved).toEqual([expect.objectContaining({ amount: 70n, available: 70n })]);
      expect(outcomes.filter(({ status }) => status === 'insufficient')).toHaveLength(7);
      expect(await moves.readBalance('user_1:affiliate')).toMatchObject({ available: 0n, rewarded: 70n });
    });

    it('transfers a part', async () => {
      await moves.reward(createMove(70n, { accountId: 'user_1:affiliate' }));
      expect(await moves.transfer(createTransfer(71n))).toEqual({ status: 'insufficient', available: 70n });
      expect(await moves.transfer(createTransfer(30n))).toMatchObject({ status: 'moved', available: 30n });
    });

    it('takes everything from a user who is gone, once', async () => {
      await moves.credit(createMove(80n));
      const order = { accountId: 'user_1', actor: 'user_1', reason: 'deleted', idempotencyKey: null };
      expect(await moves.forfeit(order)).toMatchObject({ status: 'moved', amount: 80n, available: 0n });
      expect(await moves.forfeit(order)).toMatchObject({ status: 'moved', amount: 0n });
    });

    it('knows a movement again whose reason no database keeps as it is', async () => {
      const move = createMove(5n, { reason: 'a\0b\ud83d', idempotencyKey: 'key\0' });
      const first = await moves.credit(move);
      expect(first).toMatchObject({ status: 'moved', occasion: 'first' });
      expect(await moves.credit(move)).toEqual({ ...first, occasion: 'repeated' });
    });

    it('refuses amounts below 1, and accounts that are not there', async () => {
      await expect(moves.credit(createMove(0n))).rejects.toThrow(RangeError);
      await expect(moves.debit(createMove(-5n))).rejects.toThrow(RangeError);
      expect(await moves.credit(createMove(5n, { accountId: 'nobody' }))).toEqual({
        status: 'unknown_account',
      });
    });
  });
}

function describeTold(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`AccountMoves and the trail: ${name}`, () => {
    let rig: LedgerRig;
    let moves: AccountMoves;

    useMoves(open, (opened) => {
      ({ rig, moves } = opened);
    });

    const listActions = async () =>
      (await rig.place.query('select action from audit order by action')).map(({ action }) => action);

    it('leave a line with what they move, and none without', async () => {
      const move = createMove(5n, { idempotencyKey: 'key-1' });
      await Promise.all(Array.from({ length: 3 }, () => moves.credit(move, createEvent('user.credit'))));
      await moves.debit(createMove(6n), createEvent('user.debit'));
      await moves.credit({ ...move, amount: 6n }, createEvent('user.credit'));
      expect(await listActions()).toEqual(['user.credit']);
      await moves.debit(createMove(5n), createEvent('user.debit'));
      expect(await listActions()).toEqual(['user.credit', 'user.debit']);
    });

    it('leave a line with a transfer, once for many who ask for all', async () => {
      await moves.reward(createMove(70n, { accountId: 'user_1:affiliate' }));
      const event = createEvent('user.transfer');
      await Promise.all(Array.from({ length: 4 }, () => moves.transfer(createTransfer('all'), event)));
      expect(await listActions()).toEqual(['user.transfer']);
      await moves.reward(createMove(5n, { accountId: 'user_1:affiliate' }));
      const unwritable = createEvent(null as unknown as string);
      await expect(moves.transfer(createTransfer('all'), unwritable)).rejects.toThrow();
      expect(await moves.readBalance('user_1:affiliate')).toMatchObject({ available: 5n });
    });

    it('move nothing where the line cannot be written', async () => {
      const move = createMove(5n, { idempotencyKey: 'key-1' });
      const unwritable = createEvent(null as unknown as string);
      await expect(moves.credit(move, unwritable)).rejects.toThrow();
      expect(await moves.readBalance('user_1')).toMatchObject({ available: 0n });
      const again = await moves.credit(move, createEvent('user.credit'));
      expect(again).toMatchObject({ occasion: 'first' });
      await expect(moves.debit(createMove(5n), unwritable)).rejects.toThrow();
      expect(await moves.readBalance('user_1')).toMatchObject({ available: 5n });
      expect(await listActions()).toEqual(['user.credit']);
    });
  });
}

function describeSharedMoves(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`AccountMoves beside others: ${name}`, () => {
    let rig: LedgerRig;
    let moves: AccountMoves;
    let connection: OpenConnection;

    useMoves(open, (opened) => {
      ({ rig, moves, connection } = opened);
    });

    it('answers the same idempotency key as the first time, and another move by it not at all', async () => {
      const move = createMove(5n, { idempotencyKey: 'key-1' });
      const answers = await Promise.all(Array.from({ length: 5 }, () => moves.credit(move)));
      await moves.credit(createMove(100n));
      answers.push(await moves.credit(move));
      const occasions = answers.map((answer) =>
        answer.status === 'moved' ? answer.occasion : answer.status,
      );
      expect(occasions.sort()).toEqual(['first', ...Array.from({ length: 5 }, () => 'repeated')]);
      const [first, ...others] = answers.map((answer) => ({ ...answer, occasion: null }));
      expect(first).toMatchObject({ status: 'moved', available: 5n });
      for (const other of others) expect(other).toEqual(first);
      expect(await moves.readBalance('user_1')).toMatchObject({ available: 105n });
      const conflict = { status: 'conflict' };
      expect(await moves.credit({ ...move, amount: 6n })).toEqual(conflict);
      expect(await moves.credit({ ...move, reason: 'another' })).toEqual(conflict);
      expect(await moves.credit({ ...move, accountId: 'user_1:affiliate' })).toEqual(conflict);
      expect(await moves.debit(move)).toEqual(conflict);
    });

    it('lets one account have an idempotency key that two ask for at the same moment', async () => {
      const accounts = ['user_1', 'user_1:affiliate'];
      const outcomes = await Promise.all(
        accounts.map((accountId) => moves.credit(createMove(5n, { accountId, idempotencyKey: 'key-1' }))),
      );
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['conflict', 'moved']);
    });

    it('takes part in a transaction of others, wholly or not at all', async () => {
      const register = (userId: string, end: () => void) =>
        connection.transact(async (transaction) => {
          await openAccounts(transaction, { userId, isUnlimited: false });
          await credit(transaction, createMove(5n, { accountId: userId }));
          await reward(transaction, createMove(7n, { accountId: 'user_1:affiliate' }));
          end();
        });
      await register('user_2', () => undefined);
      const failed = register('user_3', () => {
        throw new Error('the name is taken');
      });
      await expect(failed).rejects.toThrow('the name is taken');
      expect(await moves.readBalance('user_2')).toMatchObject({ available: 5n });
      expect(await moves.readBalance('user_3')).toBeNull();
      expect(await moves.readBalance('user_1:affiliate')).toMatchObject({ available: 7n });
    });

    it('holds and charges within a transaction of others', async () => {
      await moves.credit(createMove(100n));
      const apply = (id: string, end: () => void) =>
        connection.transact(async (transaction) => {
          const results = await transaction.applyToLedger({
            nodeId: 'node_1',
            nowMs: null,
            operations: [{ kind: 'hold', ...createHold(id, { owner: 'task', amount: 40n }) }],
          });
          end();
          return results;
        });
      expect(await apply('task_1', () => undefined)).toEqual([{ kind: 'held' }]);
      const failed = apply('task_2', () => {
        throw new Error('no such task');
      });
      await expect(failed).rejects.toThrow('no such task');
      expect(await rig.balanceOf('user_1')).toMatchObject({ available: 60, held: 40 });
      await connection.transact((transaction) =>
        transaction.applyToLedger({
          nodeId: 'node_1',
          nowMs: null,
          operations: [createSettleOperation(createSettlement('task_1', 25n))],
        }),
      );
      expect(await rig.balanceOf('user_1')).toEqual({ available: 75, held: 0, spent: 25 });
    });

    it('goes on beside requests that hold and charge', async () => {
      const ledger = await rig.openLedger();
      await moves.credit(createMove(10_000n));
      const spends = Array.from({ length: 100 }, async (_, index) => {
        await ledger.hold(createHold(`req_${String(index)}`));
        await ledger.settle(createSettlement(`req_${String(index)}`, 10n));
      });
      const credits = Array.from({ length: 20 }, () => moves.credit(createMove(1n)));
      await Promise.all([...spends, ...credits]);
      expect(await rig.balanceOf('user_1')).toEqual({ available: 9_020, held: 0, spent: 1_000 });
    });
  });
}
