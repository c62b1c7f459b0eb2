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
    const { results, changes } = applyBatch(batch, {
      nowMs: 0,
      accounts: [...accountIds].flatMap((id) => this.accounts.get(id) ?? []),
      holds,
      windows: [...keyIds].flatMap((id) => this.windows.get(id) ?? []),
    });
    for (const row of changes.accounts) this.accounts.set(row.id, row);
    for (const row of changes.holds) this.holds.set(row.id, row);
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

const operations: fc.Arbitrary<LedgerOperation> = fc.oneof(
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
    expect(spent).toBe(sum(own.map(({ charged }) => charged)));
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
