import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LedgerOperation } from '../../../../../src/stores/sql/ledger/ledger-batch.ts';
import { LockedAccounts } from '../../../../../src/stores/sql/ledger/locked-accounts.ts';

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

describe('LockedAccounts', () => {
  let locked: LockedAccounts;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    locked = new LockedAccounts();
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

  it('forgets what nobody has tried again', () => {
    locked.noteLocked(['user_1']);
    vi.advanceTimersByTime(11_000);
    locked.sweep();
    expect(locked.size).toBe(1);
    vi.advanceTimersByTime(1);
    locked.sweep();
    expect([locked.size, locked.judge(hold)]).toEqual([0, 'now']);
  });
});
