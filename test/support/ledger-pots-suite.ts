import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { OpenLedger } from '../../src/stores/index.ts';
import { createHold, createSettlement } from './ledger-requests.ts';
import { type LedgerPlace, type LedgerRig, useRig } from './ledger-rig.ts';

/** What a process holds of an account for all of its requests together. */
export function describeLedgerPots(name: string, open: () => Promise<LedgerPlace>): void {
  describeShares(name, open);
  describeCrowds(name, open);
}

/** Requests that are under way together. */
async function holdMany(ledger: OpenLedger, count: number, name = 'req'): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, (_, index) => `${name}_${String(index)}`);
  await Promise.all(ids.map((id) => ledger.hold(createHold(id))));
  return ids;
}

/** What pots keep for a while they keep, however long a busy machine takes, until what this returns is called or the test is over. */
function stopTime(): () => void {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval'] });
  const goOn = () => void vi.useRealTimers();
  onTestFinished(goOn);
  return goOn;
}

function describeShares(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`Ledger pots: ${name}`, () => {
    let rig: LedgerRig;
    let ledger: OpenLedger;

    useRig(open, async (opened) => {
      rig = opened;
      ledger = await rig.openLedger();
    });

    it('holds more than requests do while an account has plenty, and gives all of it back with the last of them', async () => {
      await rig.fund('user_1', 1_000_000n);
      const ids = await holdMany(ledger, 3);
      expect(await rig.balanceOf('user_1')).toEqual({ available: 999_810, held: 190, spent: 0 });
      const [first = '', ...others] = ids;
      await ledger.settle(createSettlement(first, 4n));
      expect(await rig.balanceOf('user_1')).toEqual({ available: 999_810, held: 186, spent: 4 });
      await Promise.all(others.map((id) => ledger.settle(createSettlement(id, 4n))));
      expect(await rig.balanceOf('user_1')).toEqual({ available: 999_988, held: 0, spent: 12 });
      expect(await rig.place.query('select id from holds')).toEqual([]);
    });

    it('needs no commit for what fits into the pot', async () => {
      await rig.fund('user_1', 1_000_000n);
      await holdMany(ledger, 2);
      const unblock = await rig.place.block();
      await holdMany(ledger, 5, 'more');
      await ledger.void('more_0');
      await unblock();
      expect(await rig.balanceOf('user_1')).toMatchObject({ held: 180 });
    });

    it('keeps nothing of an account that has not plenty', async () => {
      await rig.fund('user_1', 10_000n);
      const [first = '', second = ''] = await holdMany(ledger, 3);
      expect(await rig.balanceOf('user_1')).toMatchObject({ held: 30 });
      await ledger.settle(createSettlement(first, 4n));
      expect(await rig.balanceOf('user_1')).toEqual({ available: 9_976, held: 20, spent: 4 });
      await ledger.void(second);
      expect(await rig.balanceOf('user_1')).toEqual({ available: 9_986, held: 10, spent: 4 });
    });

    it('keeps nothing of it however many requests end that cost nothing', async () => {
      await rig.fund('user_1', 5_000n);
      const ids = await holdMany(ledger, 12);
      for (const [index, id] of ids.entries()) {
        await ledger.void(id);
        expect(await rig.balanceOf('user_1')).toMatchObject({ held: 110 - 10 * index });
      }
    });

    it('gives back what it kept when the account has not plenty any more', async () => {
      await rig.fund('user_1', 1_000_000n);
      await holdMany(ledger, 2);
      await rig.place.database.moves.debit({
        accountId: 'user_1',
        amount: 999_000n,
        actor: 'system',
        reason: 'test',
        idempotencyKey: null,
      });
      await expect
        .poll(() => rig.balanceOf('user_1'), { timeout: 15_000 })
        .toEqual({ available: 980, held: 20, spent: 0 });
    });

    it('refuses nobody while there is enough in account and pot together', async () => {
      await rig.fund('user_1', 1_000_000n);
      await holdMany(ledger, 2);
      const { available } = await rig.balanceOf('user_1');
      await rig.place.database.moves.debit({
        accountId: 'user_1',
        amount: BigInt(available),
        actor: 'system',
        reason: 'test',
        idempotencyKey: null,
      });
      const tries = Array.from({ length: 40 }, (_, index) => ledger.hold(createHold(`try_${String(index)}`)));
      const outcomes = await Promise.allSettled(tries);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(16);
      expect(await rig.balanceOf('user_1')).toMatchObject({ available: 0, held: 180 });
    });

    it('holds anew for its requests what somebody voided who thought it gone', async () => {
      await rig.fund('user_1', 10_000n);
      const [first = '', second = ''] = await holdMany(ledger, 2);
      const [pot] = await rig.place.query('select id from holds');
      const other = await rig.openLedger();
      await other.void(String(pot?.['id']));
      expect(await rig.balanceOf('user_1')).toMatchObject({ held: 0 });
      await ledger.hold(createHold('req_new'));
      expect(await rig.balanceOf('user_1')).toMatchObject({ held: 30 });
      for (const id of [first, second, 'req_new']) await ledger.settle(createSettlement(id, 10n));
      expect(await rig.balanceOf('user_1')).toEqual({ available: 9_970, held: 0, spent: 30 });
    });

    it('takes nothing of an account that became unlimited', async () => {
      await rig.fund('user_1', 'unlimited');
      await ledger.hold(createHold('req_1'));
      expect(await ledger.settle(createSettlement('req_1', 7n))).toMatchObject({ cost: 7n });
      expect(await rig.balanceOf('user_1')).toEqual({ available: 0, held: 0, spent: 7 });
    });
  });
}

function describeCrowds(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`Ledger pots of crowds: ${name}`, () => {
    let rig: LedgerRig;
    let ledger: OpenLedger;

    useRig(open, async (opened) => {
      rig = opened;
      ledger = await rig.openLedger();
    });

    /** A crowd that comes and goes. */
    const spendMany = async (count: number, name: string): Promise<void> => {
      const ids = await holdMany(ledger, count, name);
      await Promise.all(ids.map((id) => ledger.settle(createSettlement(id, 4n))));
    };

    it('stays for a moment when a crowd has gone, and then goes as well', async () => {
      await rig.fund('user_1', 1_000_000n);
      const goOn = stopTime();
      await spendMany(8, 'first');
      const unblock = await rig.place.block();
      await holdMany(ledger, 8, 'next');
      await unblock();
      goOn();
      await Promise.all(Array.from({ length: 8 }, (_, index) => ledger.void(`next_${String(index)}`)));
      await expect
        .poll(() => rig.balanceOf('user_1'), { timeout: 15_000 })
        .toEqual({ available: 999_968, held: 0, spent: 32 });
      expect(await rig.place.query('select id from holds')).toEqual([]);
    });

    it('has more for those to come the more there are at a time', async () => {
      await rig.fund('user_1', 10_000_000n);
      stopTime();
      await ledger.hold(createHold('long'));
      await spendMany(100, 'first');
      await spendMany(100, 'second');
      const unblock = await rig.place.block();
      await holdMany(ledger, 100, 'third');
      await unblock();
    });

    it('serves on when somebody was refused who asked for much more', async () => {
      await rig.fund('user_1', 1_000_000n);
      await holdMany(ledger, 2);
      const tooMuch = ledger.hold(createHold('much', { amount: 2_000_000n }));
      await expect(tooMuch).rejects.toMatchObject({ reason: 'insufficient_quota' });
      await holdMany(ledger, 1, 'next');
      const unblock = await rig.place.block();
      await holdMany(ledger, 5, 'more');
      await unblock();
    });

    it('is given back when the ledger is closed', async () => {
      await rig.fund('user_1', 1_000_000n);
      await spendMany(8, 'req');
      await ledger.close(5_000);
      expect(await rig.balanceOf('user_1')).toEqual({ available: 999_968, held: 0, spent: 32 });
    });
  });
}
