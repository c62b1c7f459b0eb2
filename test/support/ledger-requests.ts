import type { Clock } from '../../src/core/clock.ts';
import type { HoldRequest, Settlement } from '../../src/core/ledger.ts';
import { createTestRecord } from './test-records.ts';

/** A hold of 10 on the account `user_1` by the key `key_a`; `overrides` replace single fields. */
export function createHold(id: string, overrides: Partial<HoldRequest> = {}): HoldRequest {
  return {
    id,
    owner: 'request',
    accountId: 'user_1',
    keyId: 'key_a',
    amount: 10n,
    isUnlimited: false,
    budget: null,
    ...overrides,
  };
}

/** The settlement of such a hold. */
export function createSettlement(
  holdId: string,
  cost: bigint,
  overrides: Partial<Settlement> = {},
): Settlement {
  const record = createTestRecord({ requestId: holdId, startedAt: Date.now() });
  return { holdId, accountId: 'user_1', cost, record, ...overrides };
}

/** A clock that stands where it is put. */
export class TestClock implements Clock {
  #now: number;

  constructor(now: string) {
    this.#now = Date.parse(now);
  }

  now(): number {
    return this.#now;
  }

  moveTo(now: string): void {
    this.#now = Date.parse(now);
  }
}
