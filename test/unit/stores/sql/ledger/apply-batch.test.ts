import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyBatch, listNeededRows } from '../../../../../src/stores/sql/ledger/apply-batch.ts';
import { createSettleOperation } from '../../../../../src/stores/sql/ledger/create-settle-operation.ts';
import type { LedgerOperation, LedgerResult } from '../../../../../src/stores/sql/ledger/ledger-batch.ts';
import type {
  AccountRow,
  EntryRow,
  HoldRow,
  WindowRow,
} from '../../../../../src/stores/sql/ledger/ledger-tables.ts';
import { createHold, createSettlement } from '../../../../support/ledger-requests.ts';

const funds = 100n;

/** The tables, in memory, with what batches made of them. */
class Tables {
  readonly accounts = new Map<string, AccountRow>();
  readonly holds = new Map<string, HoldRow>();
  readonly windows = new Map<string, WindowRow>();
  readonly entries: EntryRow[] = [];

  constructor() {
    const row = { kind: 'quota', held: 0n, spent: 0n, created_at: 0n } as const;
    for (const id of ['limited', 'unlimited'])
      this.accounts.set(id, {
        ...row,
        id,
        user_id: id,
        available: id === 'limited' ? funds : 0n,
        unlimited: id === 'limited' ? 0n : 1n,
      });
  }

  /** A batch sees only the rows that it says it needs. */
  commit(operations: readonly LedgerOperation[]): readonly LedgerResult[] {
    const batch = { nodeId: 'node_1', nowMs: 0, operations };
    const needed = listNeededRows(batch);
    const holds = needed.holdIds.flatMap((id) => this.holds.get(id) ?? []);
    const accountIds = new Set([...needed.accountIds, ...holds.map((hold) => hold.account_id)]);
    const keyIds = new Set([
      ...needed.budgets.map(({ keyId }) => keyId),
      ...holds.flatMap((hold) => (hold.budget_period === null ? [] : [hold.key_id])),
    ]);
    const charged = new Set<string | null>(needed.chargedIds);
    const { results, changes } = applyBatch(batch, {
      nowMs: 0,
      charges: this.entries.filter(({ hold_id }) => charged.has(hold_id)),
      accounts: [...accountIds].flatMap((id) => this.accounts.get(id) ?? []),
      holds,
      windows: [...keyIds].flatMap((id) => this.windows.get(id) ?? []),
    });
    for (const row of changes.accounts) this.accounts.set(row.id, row);
    for (const row of changes.holds) this.holds.set(row.id, row);
    for (const id of changes.removedHolds) this.holds.delete(id);
    for (const row of changes.windows) this.windows.set(row.key_id, row);
    this.entries.push(...changes.entries);
    return results;
  }
}

const requests = fc.record({
  id: fc.constantFrom('req_1', 'req_2', 'req_3', 'req_4'),
  owner: fc.constantFrom('request' as const, 'session' as const),
  amount: fc.bigInt(0n, 80n),
});

/** A request belongs to the same account and key whatever is done with it. */
const belonging: Readonly<Record<string, Parameters<typeof createHold>[1]>> = {
  req_1: { accountId: 'limited' },
  req_2: { accountId: 'limited', keyId: 'key_b', budget: { amount: 60n, period: 'none' } },
  req_3: { accountId: 'limited', keyId: 'key_b', budget: { amount: 40n, period: 'none' } },
  req_4: { accountId: 'unlimited', keyId: 'key_c', budget: { amount: 50n, period: 'none' } },
};

/** Pots of two processes, on one account. */
const potIds = fc.constantFrom('pot_1', 'pot_2');
/** Requests that hold something of a pot. */
const sharers = fc.constantFrom('req_5', 'req_6', 'req_7');

const pots: fc.Arbitrary<LedgerOperation> = fc
  .record({
    id: potIds,
    held: fc.bigInt(0n, 40n),
    kept: fc.bigInt(0n, 40n),
    wants: fc.array(fc.record({ holdId: sharers, amount: fc.bigInt(0n, 40n) }), { maxLength: 3 }),
    spare: fc.bigInt(0n, 2n),
  })
  .map(({ held, kept, ...pot }) => ({
    ...pot,
    kind: 'pot' as const,
    accountId: 'limited',
    keyId: 'key_a',
    amount: held + kept,
    kept,
    leastSpare: pot.spare,
  }));

const operations: fc.Arbitrary<LedgerOperation> = fc.oneof(
  pots,
  fc.record({ id: potIds, amount: fc.bigInt(0n, 40n) }).chain((pot) =>
    fc.record({ id: sharers, cost: fc.bigInt(1n, 60n) }).map(({ id, cost }) => ({
      ...createSettleOperation(createSettlement(id, cost, { accountId: 'limited' })),
      pot,
    })),
  ),
  potIds.map((holdId) => ({ kind: 'void' as const, holdId })),
  requests.map(({ id, owner, amount }) => ({
    kind: 'hold' as const,
    ...createHold(id, { ...belonging[id], owner, amount }),
  })),
  requests.map(({ id, amount }) =>
    createSettleOperation(createSettlement(id, amount, { accountId: belonging[id]?.accountId ?? '' })),
  ),
  requests.map(({ id }) => ({ kind: 'void' as const, holdId: id })),
);

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}

function expectSound({ accounts, holds, windows, entries }: Tables): void {
  for (const { id, available, held, spent, unlimited } of accounts.values()) {
    const own = [...holds.values()].filter((hold) => hold.account_id === id);
    expect(available >= 0n && held >= 0n && spent >= 0n).toBe(true);
    const open = own.filter(({ state, unlimited: isFree }) => state === 'held' && isFree === 0n);
    expect(held).toBe(sum(open.map(({ amount }) => amount)));
    expect(available + held).toBe(unlimited === 0n ? funds - spent : 0n);
    const spends = entries.filter(({ from_account, kind }) => from_account === id && kind !== 'write_off');
    expect(spent).toBe(sum(spends.map(({ amount }) => amount)));
  }
  for (const { key_id, held, spent } of windows.values()) {
    const own = [...holds.values()].filter((hold) => hold.key_id === key_id && hold.budget_period !== null);
    expect(held).toBe(sum(own.filter(({ state }) => state === 'held').map(({ amount }) => amount)));
    expect(spent).toBe(sum(own.map(({ charged }) => charged)));
    expect(held + spent <= 60n).toBe(true);
  }
}

describe('applyBatch', () => {
  it('keeps the books whatever is asked for, in whatever batches', () => {
    fc.assert(
      fc.property(fc.array(fc.array(operations, { maxLength: 6 }), { maxLength: 8 }), (batches) => {
        const tables = new Tables();
        for (const batch of batches) {
          tables.commit(batch);
          expectSound(tables);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('comes to the same in one batch as in many', () => {
    fc.assert(
      fc.property(fc.array(operations, { maxLength: 20 }), (all) => {
        const [together, apart] = [new Tables(), new Tables()];
        const results = together.commit(all);
        expect(all.flatMap((operation) => apart.commit([operation]))).toEqual(results);
        expect([...apart.accounts.values()]).toEqual([...together.accounts.values()]);
        expect(apart.holds).toEqual(together.holds);
        expect(apart.windows).toEqual(together.windows);
      }),
      { numRuns: 300 },
    );
  });

  it('charges or ends every request once', () => {
    fc.assert(
      fc.property(fc.array(operations, { maxLength: 20 }), (all) => {
        const tables = new Tables();
        tables.commit([...all, ...all]);
        const spends = tables.entries
          .filter(({ kind }) => kind !== 'write_off')
          .map(({ hold_id }) => hold_id);
        expect(new Set(spends).size).toBe(spends.length);
      }),
      { numRuns: 300 },
    );
  });
});

describe('applyPot', () => {
  const pot = { kind: 'pot', id: 'pot_1', accountId: 'limited', keyId: 'key_a' } as const;
  const want = (holdId: string, amount: bigint) => ({ holdId, amount });

  it('meets wants one after another, as far as the account has something', () => {
    const tables = new Tables();
    const wants = [want('req_5', 60n), want('req_6', 50n), want('req_7', 40n)];
    const [result] = tables.commit([{ ...pot, amount: 0n, kept: 0n, wants, spare: 0n, leastSpare: 0n }]);
    expect(result).toMatchObject({ outcomes: ['held', 'no_balance', 'held'] });
    expect(tables.accounts.get('limited')).toMatchObject({ available: 0n, held: 100n });
  });

  it('keeps something for requests to come where the account has 64 times that', () => {
    const tables = new Tables();
    const question = { ...pot, amount: 0n, kept: 0n, wants: [want('req_5', 36n)] };
    expect(tables.commit([{ ...question, spare: 2n, leastSpare: 2n }])).toMatchObject([
      { spare: 0n, hasPlenty: false },
    ]);
    expect(tables.commit([{ ...question, spare: 5n, leastSpare: 1n }])).toMatchObject([
      { spare: 1n, hasPlenty: true },
    ]);
    expect(tables.holds.get('pot_1')).toMatchObject({ amount: 37n });
  });

  it('comes to the same when it is repeated', () => {
    const tables = new Tables();
    const question = {
      ...pot,
      amount: 10n,
      kept: 0n,
      wants: [want('req_5', 20n)],
      spare: 1n,
      leastSpare: 1n,
    };
    const first = tables.commit([question]);
    expect(tables.commit([question])).toEqual(first);
    expect(tables.accounts.get('limited')).toMatchObject({ available: 69n, held: 31n });
  });

  it('holds nothing for a request that was charged', () => {
    const tables = new Tables();
    tables.commit([createSettleOperation(createSettlement('req_5', 7n, { accountId: 'limited' }))]);
    const wants = [want('req_5', 7n)];
    const [result] = tables.commit([{ ...pot, amount: 0n, kept: 0n, wants, spare: 0n, leastSpare: 0n }]);
    expect(result).toMatchObject({ outcomes: ['ended'] });
    expect(tables.holds.has('pot_1')).toBe(false);
  });

  it('is not there when it is empty, and is not opened again when it was voided', () => {
    const tables = new Tables();
    const question = { ...pot, amount: 10n, kept: 0n, wants: [], spare: 0n, leastSpare: 0n };
    tables.commit([question]);
    tables.commit([{ ...question, amount: 0n }]);
    expect(tables.holds.has('pot_1')).toBe(false);
    tables.commit([question]);
    tables.commit([{ kind: 'void', holdId: 'pot_1' }]);
    expect(tables.commit([question])).toEqual([{ kind: 'pot_ended' }]);
  });
});
