import { symlinkSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { LedgerLimits, OpenLedger } from '../../../src/stores/index.ts';
import { createHold, createSettlement } from '../../support/ledger-requests.ts';
import { useRig, type LedgerRig } from '../../support/ledger-rig.ts';
import { openSqlitePlace } from '../../support/sqlite-place.ts';

const unavailable = { code: 'unavailable', reason: 'ledger_unavailable' };

/** A file that takes nothing, as on a full disk. */
const fullFile = '/dev/full';

describe.skipIf(process.platform !== 'linux')('charges that can be written nowhere', () => {
  let rig: LedgerRig;
  let unblock: () => Promise<void>;

  useRig(openSqlitePlace, async (opened) => {
    rig = opened;
    await rig.fund('user_1', 1_000n);
  });

  /** The journal takes nothing, nor does the database after the holds. */
  async function openFull(limits: Partial<LedgerLimits> = {}): Promise<OpenLedger> {
    symlinkSync(fullFile, rig.journalPath);
    const ledger = await rig.openLedger({ limits });
    for (const id of ['req_1', 'req_2', 'req_3']) await ledger.hold(createHold(id));
    unblock = await rig.place.block();
    return ledger;
  }

  it('are named when it closes, with what each of them costs', async () => {
    const ledger = await openFull();
    const settled = ['req_1', 'req_2'].map((id, index) =>
      ledger.settle(createSettlement(id, BigInt(index + 7))),
    );
    for (const outcome of await Promise.allSettled(settled))
      expect(outcome).toMatchObject({ status: 'rejected', reason: unavailable });
    expect(rig.told.unwritten).toEqual(['kept req_1 7', 'kept req_2 8']);
    const startedAt = performance.now();
    await expect(ledger.close(700)).rejects.toThrow('2 charges are written nowhere');
    expect(performance.now() - startedAt).toBeGreaterThan(600);
    await unblock();
    expect(rig.told.unwritten.slice(2)).toEqual([
      'lost req_1 7 of user_1 by key_a',
      'lost req_2 8 of user_1 by key_a',
    ]);
  });

  it('are named, too, where they were under way when it closed', async () => {
    const ledger = await openFull({ maxEndingMs: 60_000 });
    const settled = ledger.settle(createSettlement('req_1', 7n));
    settled.catch(() => undefined);
    await expect(ledger.close(100)).rejects.toThrow('1 charge is written nowhere');
    await unblock();
    expect(rig.told.unwritten.at(-1)).toBe('lost req_1 7 of user_1 by key_a');
  });

  it('are made while it closes, once the database is back', async () => {
    const ledger = await openFull();
    await expect(ledger.settle(createSettlement('req_1', 7n))).rejects.toMatchObject(unavailable);
    const closed = ledger.close(20_000);
    await unblock();
    await closed;
    expect(await rig.balanceOf('user_1')).toMatchObject({ spent: 7 });
    expect(rig.told.unwritten).toEqual(['kept req_1 7', 'written req_1 7']);
  });

  it('let nobody in any more when there are too many of them', async () => {
    const ledger = await openFull({ maxUnwritten: 2 });
    const unlimited = createHold('req_4', { isUnlimited: true });
    for (const id of ['req_1', 'req_2', 'req_3']) {
      await ledger.hold(unlimited).catch(() => undefined);
      await ledger.settle(createSettlement(id, 1n)).catch(() => undefined);
    }
    await expect(ledger.hold(unlimited)).rejects.toMatchObject(unavailable);
    await unblock();
    await expect.poll(() => rig.balanceOf('user_1')).toMatchObject({ spent: 3 });
    await ledger.hold(unlimited);
  });

  it('are named where the database refuses one for good and it cannot be put aside', async () => {
    const ledger = await openFull();
    await unblock();
    symlinkSync(fullFile, `${rig.journalPath}.rejected`);
    await rig.place.query(
      `create trigger planted before insert on usage_records begin select raise(abort, 'planted'); end`,
    );
    await expect(ledger.settle(createSettlement('req_1', 7n))).rejects.toMatchObject({ code: 'internal' });
    expect(rig.told.unwritten).toEqual(['lost req_1 7 of user_1 by key_a']);
  });
});
