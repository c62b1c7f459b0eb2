import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LedgerOperation } from '../../../../../src/stores/sql/ledger/ledger-batch.ts';
import { LockedRows } from '../../../../../src/stores/sql/ledger/locked-rows.ts';

const hold: LedgerOperation = {
  kind: 'hold',
  id: 'req_1',
  owner: 'request',
  accountId: 'user_1',
  keyId: 'key_a',
  amount: 1n,
  isUnlimited: false,
  budget: null,
};
const voiding: LedgerOperation = { kind: 'void', holdId: 'req_2' };

describe('LockedRows', () => {
  let locked: LockedRows;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    locked = new LockedRows();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('leaves alone for a second what was locked, and lets it be tried apart from others then', () => {
    locked.noteLocked(['user_1', 'req_2']);
    const judge = () => [hold, voiding, { ...hold, accountId: 'user_2' }].map((each) => locked.judge(each));
    expect(judge()).toEqual(['later', 'later', 'now']);
    vi.advanceTimersByTime(1_000);
    expect(judge()).toEqual(['apart', 'apart', 'now']);
    locked.noteFree(hold);
    expect(judge()).toEqual(['now', 'apart', 'now']);
  });

  it('leaves alone what is about a hold or a budget that was locked, and nothing else of the account', () => {
    locked.noteLocked(['req_1', 'key_a day']);
    const ofBudget: LedgerOperation = { ...hold, id: 'req_3', budget: { amount: 1n, period: 'day' } };
    const ofMonth: LedgerOperation = { ...hold, id: 'req_3', budget: { amount: 1n, period: 'month' } };
    const judge = () => [hold, ofBudget, ofMonth].map((each) => locked.judge(each));
    expect(judge()).toEqual(['later', 'later', 'now']);
    vi.advanceTimersByTime(1_000);
    locked.noteFree(ofBudget);
    expect([judge(), locked.size]).toEqual([['apart', 'now', 'now'], 1]);
  });

  it('takes more to be locked soon after something was', () => {
    expect(locked.isMoreLikely).toBe(false);
    locked.noteLocked([]);
    expect(locked.isMoreLikely).toBe(false);
    locked.noteLocked(['user_1']);
    vi.advanceTimersByTime(9_999);
    expect(locked.isMoreLikely).toBe(true);
    vi.advanceTimersByTime(1);
    expect(locked.isMoreLikely).toBe(false);
  });

  it('forgets what nobody has tried again', () => {
    locked.noteLocked(['user_1']);
    vi.advanceTimersByTime(601_000);
    locked.sweep();
    expect(locked.size).toBe(1);
    vi.advanceTimersByTime(1);
    locked.sweep();
    expect([locked.size, locked.judge(hold)]).toEqual([0, 'now']);
  });
});
