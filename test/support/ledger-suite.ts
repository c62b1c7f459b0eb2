import { describe, expect, it } from 'vitest';
import type { KeyBudget } from '../../src/core/ledger.ts';
import { type OpenLedger } from '../../src/stores/index.ts';
import { auditLedger } from '../../src/stores/tools.ts';
import { createHold, createSettlement, TestClock } from './ledger-requests.ts';
import { type LedgerPlace, type LedgerRig, useRig } from './ledger-rig.ts';

const noQuota = { code: 'resource_exhausted', reason: 'insufficient_quota', retryAfterMs: null };

/** What every ledger promises; after each test an audit finds nothing. */
export function describeLedger(name: string, open: () => Promise<LedgerPlace>): void {
  describeHolds(name, open);
  describeCharges(name, open);
  describeBudgets(name, open);
}

function describeHolds(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`Ledger holds: ${name}`, () => {
    let rig: LedgerRig;
    let ledger: OpenLedger;

    useRig(open, async (opened) => {
      rig = opened;
      ledger = await rig.openLedger();
      await rig.fund('user_1', 100n);
    });

    it('takes a hold from what is available and charges what it cost', async () => {
      await ledger.hold(createHold('req_1', { amount: 30n }));
      expect(await rig.balanceOf('user_1')).toEqual({ available: 70, held: 30, spent: 0 });
      const charge = await ledger.settle(createSettlement('req_1', 12n));
      expect(charge).toEqual({ cost: 12n, writtenOff: 0n, place: 'database' });
      expect(await rig.balanceOf('user_1')).toEqual({ available: 88, held: 0, spent: 12 });
      const records = await rig.place.query('select request_id, cost from usage_records');
      expect(records).toEqual([{ request_id: 'req_1', cost: 12 }]);
    });

    it('gives a hold back when it is voided', async () => {
      await ledger.hold(createHold('req_1'));
      await ledger.void('req_1');
      await ledger.void('req_1');
      await ledger.void('req_unknown');
      expect(await rig.balanceOf('user_1')).toEqual({ available: 100, held: 0, spent: 0 });
    });

    it('voids a hold that is still being made', async () => {
      const held = ledger.hold(createHold('req_1'));
      await ledger.void('req_1');
      await held;
      expect(await rig.balanceOf('user_1')).toEqual({ available: 100, held: 0, spent: 0 });
    });

    it('lets exactly as many of 200 parallel holds pass as there is money for', async () => {
      const tries = Array.from({ length: 200 }, (_, index) =>
        ledger.hold(createHold(`req_${String(index)}`, { amount: 2n })),
      );
      const outcomes = await Promise.allSettled(tries);
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(refused).toHaveLength(150);
      for (const { reason } of refused) expect(reason).toMatchObject(noQuota);
      expect(await rig.balanceOf('user_1')).toEqual({ available: 0, held: 100, spent: 0 });
    });

    it('refuses a hold on an account that is not there', async () => {
      await expect(ledger.hold(createHold('req_1', { accountId: 'nobody' }))).rejects.toMatchObject(noQuota);
    });

    it('lets the hold of a session grow, and no other', async () => {
      await ledger.hold(createHold('ses_1', { owner: 'session' }));
      await ledger.hold(createHold('ses_1', { owner: 'session', amount: 40n }));
      await ledger.hold(createHold('ses_1', { owner: 'session', amount: 20n }));
      expect(await rig.balanceOf('user_1')).toMatchObject({ available: 60, held: 40 });
      const tooMuch = ledger.hold(createHold('ses_1', { owner: 'session', amount: 101n }));
      await expect(tooMuch).rejects.toMatchObject(noQuota);
      await ledger.settle(createSettlement('ses_1', 35n));
      expect(await rig.balanceOf('user_1')).toEqual({ available: 65, held: 0, spent: 35 });
    });

    it('refuses amounts below 0', async () => {
      await expect(ledger.hold(createHold('req_1', { amount: -1n }))).rejects.toThrow(RangeError);
      await expect(ledger.settle(createSettlement('req_1', -1n))).rejects.toThrow(RangeError);
    });

    it('commits thousands of parallel operations of many accounts', async () => {
      await Promise.all(Array.from({ length: 20 }, (_, index) => rig.fund(`many_${String(index)}`, 1_000n)));
      const spend = async (index: number): Promise<void> => {
        const accountId = `many_${String(index % 20)}`;
        await ledger.hold(createHold(`req_${String(index)}`, { accountId }));
        if (index % 5 === 0) await ledger.void(`req_${String(index)}`);
        else await ledger.settle(createSettlement(`req_${String(index)}`, 9n, { accountId }));
      };
      await Promise.all(Array.from({ length: 1_000 }, (_, index) => spend(index)));
      expect(await rig.balanceOf('many_1')).toEqual({ available: 1_000 - 50 * 9, held: 0, spent: 50 * 9 });
      expect(await rig.balanceOf('many_5')).toEqual({ available: 1_000, held: 0, spent: 0 });
    });
  });
}

function describeCharges(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`Ledger charges: ${name}`, () => {
    let rig: LedgerRig;
    let ledger: OpenLedger;

    useRig(open, async (opened) => {
      rig = opened;
      ledger = await rig.openLedger();
      await rig.fund('user_1', 100n);
    });

    it('holds, charges and voids once, however often it is asked', async () => {
      await Promise.all([ledger.hold(createHold('req_1')), ledger.hold(createHold('req_1'))]);
      await ledger.hold(createHold('req_1', { amount: 50n }));
      expect(await rig.balanceOf('user_1')).toMatchObject({ held: 10 });
      const first = await ledger.settle(createSettlement('req_1', 7n));
      const charges = await Promise.all([
        ledger.settle(createSettlement('req_1', 7n)),
        ledger.settle(createSettlement('req_1', 99n)),
      ]);
      expect(charges).toEqual([first, first]);
      await ledger.void('req_1');
      expect(await rig.balanceOf('user_1')).toEqual({ available: 93, held: 0, spent: 7 });
      await expect(ledger.hold(createHold('req_1'))).rejects.toMatchObject({ code: 'internal' });
    });

    it('takes what a request cost above its hold from the account while it lasts, and writes off the rest', async () => {
      await ledger.hold(createHold('req_1'));
      await ledger.hold(createHold('req_2'));
      expect(await ledger.settle(createSettlement('req_1', 70n))).toMatchObject({
        cost: 70n,
        writtenOff: 0n,
      });
      expect(await ledger.settle(createSettlement('req_2', 70n))).toMatchObject({
        cost: 30n,
        writtenOff: 40n,
      });
      expect(await rig.balanceOf('user_1')).toEqual({ available: 0, held: 0, spent: 100 });
      expect(rig.told.writeOffs).toEqual([40n]);
      expect(await auditLedger(rig.place.url, 'settled')).toMatchObject({
        writeOffCount: 1,
        writtenOff: 40n,
      });
    });

    it('charges a request whose hold was voided once, as a late one', async () => {
      await ledger.hold(createHold('req_1', { amount: 60n }));
      await ledger.void('req_1');
      expect(await ledger.settle(createSettlement('req_1', 55n))).toMatchObject({ cost: 55n });
      expect(await ledger.settle(createSettlement('req_1', 55n))).toMatchObject({ cost: 55n });
      expect(await rig.place.query('select kind, amount from entries where hold_id is not null')).toEqual([
        { kind: 'late_spend', amount: 55 },
      ]);
    });

    it('keeps a hold of 0 and a charge of 0', async () => {
      await ledger.hold(createHold('req_1', { amount: 0n }));
      expect(await ledger.settle(createSettlement('req_1', 0n))).toMatchObject({ cost: 0n });
      expect(await ledger.settle(createSettlement('req_1', 0n))).toMatchObject({ cost: 0n });
      expect(await rig.balanceOf('user_1')).toEqual({ available: 100, held: 0, spent: 0 });
      expect(await rig.place.query('select cost from usage_records')).toEqual([{ cost: 0 }]);
    });

    it('charges an unlimited account without taking anything, and without a hold', async () => {
      await rig.fund('admin', 'unlimited');
      await ledger.hold(createHold('req_1', { accountId: 'admin', isUnlimited: true }));
      expect(await rig.place.query('select id from holds')).toEqual([]);
      expect(await ledger.settle(createSettlement('req_1', 500n, { accountId: 'admin' }))).toMatchObject({
        cost: 500n,
        writtenOff: 0n,
      });
      await ledger.settle(createSettlement('req_1', 500n, { accountId: 'admin' }));
      expect(await rig.balanceOf('admin')).toEqual({ available: 0, held: 0, spent: 500 });
    });

    it('writes off what is charged to an account that is not there', async () => {
      const charge = await ledger.settle(createSettlement('req_1', 5n, { accountId: 'nobody' }));
      expect(charge).toMatchObject({ cost: 0n, writtenOff: 5n });
    });
  });
}

/** A ledger by a clock of the test's own, and an account with 1,000 in it. */
interface BudgetRig {
  readonly rig: LedgerRig;
  readonly ledger: OpenLedger;
  readonly clock: TestClock;
  spend(id: string, amount: bigint, budget: KeyBudget): Promise<void>;
}

function describeBudgets(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`Ledger budgets: ${name}`, () => {
    let opened: BudgetRig;

    useRig(open, async (rig) => {
      const clock = new TestClock('2026-03-04T10:00:00Z');
      const ledger = await rig.openLedger({ clock });
      await rig.fund('user_1', 1_000n);
      const spend = async (id: string, amount: bigint, budget: KeyBudget): Promise<void> => {
        await ledger.hold(createHold(id, { amount, budget }));
        await ledger.settle(createSettlement(id, amount));
      };
      opened = { rig, ledger, clock, spend };
    });

    describeLimits(() => opened);
    describeClocks(() => opened);
  });
}

function describeLimits(get: () => BudgetRig): void {
  it('lets exactly as many parallel holds pass as the budget has room for', async () => {
    const { ledger } = get();
    const budget: KeyBudget = { amount: 50n, period: 'none' };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        ledger.hold(createHold(`req_${String(index)}`, { amount: 2n, budget })),
      ),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(75);
    for (const { reason } of refused) expect(reason).toMatchObject(noQuota);
  });

  const ends: readonly (readonly [KeyBudget['period'], last: string, next: string])[] = [
    ['day', '2026-03-04T23:59:59.999Z', '2026-03-05T00:00:00.000Z'],
    ['week', '2026-03-08T23:59:59.999Z', '2026-03-09T00:00:00.000Z'],
    ['month', '2026-03-31T23:59:59.999Z', '2026-04-01T00:00:00.000Z'],
  ];

  it.each(ends)(
    'begins a budget of a %s anew when the next one begins, in UTC',
    async (period, last, next) => {
      const { ledger, clock, spend } = get();
      const budget: KeyBudget = { amount: 50n, period };
      await spend('req_1', 30n, budget);
      clock.moveTo(last);
      await spend('req_2', 20n, budget);
      await expect(ledger.hold(createHold('req_3', { amount: 1n, budget }))).rejects.toMatchObject({
        ...noQuota,
        retryAfterMs: 1,
      });
      clock.moveTo(next);
      await spend('req_4', 50n, budget);
      await expect(ledger.hold(createHold('req_5', { amount: 1n, budget }))).rejects.toMatchObject({
        ...noQuota,
        retryAfterMs: expect.any(Number) as number,
      });
    },
  );

  it('charges a hold in the period it was made in', async () => {
    const { rig, ledger, clock, spend } = get();
    const budget: KeyBudget = { amount: 50n, period: 'day' };
    await ledger.hold(createHold('req_1', { amount: 40n, budget }));
    clock.moveTo('2026-03-05T00:00:01Z');
    await ledger.settle(createSettlement('req_1', 45n));
    await spend('req_2', 50n, budget);
    const windows = await rig.place.query('select held, spent from budget_windows order by window_start');
    expect(windows).toEqual([
      { held: 0, spent: 45 },
      { held: 0, spent: 50 },
    ]);
  });

  it('counts what was spent against a new amount', async () => {
    const { ledger, spend } = get();
    await spend('req_1', 30n, { amount: 50n, period: 'month' });
    const smaller: KeyBudget = { amount: 20n, period: 'month' };
    await expect(ledger.hold(createHold('req_2', { amount: 0n, budget: smaller }))).rejects.toMatchObject({
      reason: 'insufficient_quota',
    });
    await spend('req_3', 10n, { amount: 40n, period: 'month' });
  });

  it('writes off what neither the hold nor the budget pays', async () => {
    const { rig, ledger } = get();
    await ledger.hold(createHold('req_1', { amount: 10n, budget: { amount: 25n, period: 'none' } }));
    const charge = await ledger.settle(createSettlement('req_1', 100n));
    expect(charge).toMatchObject({ cost: 25n, writtenOff: 75n });
    expect(await rig.balanceOf('user_1')).toEqual({ available: 975, held: 0, spent: 25 });
  });

  it('says that waiting does not help where the balance is too small as well', async () => {
    const { ledger } = get();
    const budget: KeyBudget = { amount: 5_000n, period: 'day' };
    const refused = ledger.hold(createHold('req_1', { amount: 2_000n, budget }));
    await expect(refused).rejects.toMatchObject(noQuota);
  });

  it('holds an unlimited account to the budget of its key', async () => {
    const { rig, ledger } = get();
    await rig.fund('admin', 'unlimited');
    const budget: KeyBudget = { amount: 15n, period: 'none' };
    const unlimited = { accountId: 'admin', isUnlimited: true, budget };
    await ledger.hold(createHold('req_1', unlimited));
    await expect(ledger.hold(createHold('req_2', unlimited))).rejects.toMatchObject(noQuota);
    await ledger.settle(createSettlement('req_1', 4n, { accountId: 'admin' }));
    await ledger.hold(createHold('req_3', unlimited));
    await ledger.void('req_3');
    expect(await rig.balanceOf('admin')).toEqual({ available: 0, held: 0, spent: 4 });
  });

  it('lets a session grow within its budget', async () => {
    const { ledger } = get();
    const budget: KeyBudget = { amount: 30n, period: 'day' };
    const session = { owner: 'session', budget } as const;
    await ledger.hold(createHold('ses_1', { ...session, amount: 10n }));
    await ledger.hold(createHold('ses_1', { ...session, amount: 30n }));
    await expect(ledger.hold(createHold('ses_1', { ...session, amount: 31n }))).rejects.toMatchObject({
      reason: 'insufficient_quota',
    });
  });
}

/** The clock of the database may be ahead for a while, and is set right. */
function describeClocks(get: () => BudgetRig): void {
  describe('after a wrong clock', () => {
    it.each([
      ['day', '2026-03-05T00:00:01Z'],
      ['week', '2026-03-09T00:00:01Z'],
      ['month', '2026-04-01T00:00:01Z'],
    ] as const)('keeps to the budget of this %s when the clock was ahead', async (period, ahead) => {
      const { rig, ledger, clock, spend } = get();
      const budget: KeyBudget = { amount: 50n, period };
      clock.moveTo(ahead);
      await spend('req_1', 1n, budget);
      clock.moveTo('2026-03-04T12:00:00Z');
      await spend('req_2', 40n, budget);
      await expect(ledger.hold(createHold('req_3', { amount: 20n, budget }))).rejects.toMatchObject({
        reason: 'insufficient_quota',
      });
      await ledger.hold(createHold('req_4', { amount: 5n, budget }));
      await spend('req_5', 5n, budget);
      await ledger.void('req_4');
      const windows = await rig.place.query('select held, spent from budget_windows order by window_start');
      expect(windows).toEqual([
        { held: 0, spent: 45 },
        { held: 0, spent: 1 },
      ]);
    });

    it('finds the budget of a month after a short one', async () => {
      const { ledger, clock, spend } = get();
      const budget: KeyBudget = { amount: 50n, period: 'month' };
      clock.moveTo('2026-02-28T12:00:00Z');
      await spend('req_1', 50n, budget);
      clock.moveTo('2026-04-01T00:00:00Z');
      await spend('req_2', 1n, budget);
      clock.moveTo('2026-03-01T00:00:00Z');
      await spend('req_3', 40n, budget);
      await expect(ledger.hold(createHold('req_4', { amount: 20n, budget }))).rejects.toMatchObject({
        reason: 'insufficient_quota',
      });
    });
  });
}
