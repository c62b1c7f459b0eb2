import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { OpenLedger } from '../../src/stores/index.ts';
import { createSettleOperation } from '../../src/stores/sql/ledger/create-settle-operation.ts';
import type { PotShare } from '../../src/stores/sql/ledger/ledger-batch.ts';
import { renderSettlement } from '../../src/stores/sql/ledger/journal-line.ts';
import { createHold, createSettlement } from './ledger-requests.ts';
import { useRig, type LedgerPlace, type LedgerRig } from './ledger-rig.ts';

const unavailable = { code: 'unavailable', reason: 'ledger_unavailable', retryAfterMs: 2_000 };
/** Longer than any database here is away. */
const patience = { timeout: 15_000 };

function createLine(holdId: string, cost: bigint, pot: PotShare | null = null): string {
  return `${renderSettlement({ ...createSettleOperation(createSettlement(holdId, cost)), pot })}\n`;
}

/** Of the only pot there is. */
async function findShare(rig: LedgerRig, amount: bigint): Promise<PotShare> {
  const [row] = await rig.place.query('select id from holds');
  return { id: String(row?.['id']), amount };
}

/** Another record of the request is there, and must be the only one. */
async function refuseRecordOf(rig: LedgerRig, requestId: string): Promise<void> {
  await rig.place.query(
    `insert into usage_records (request_id, started_at, key_id, operation_id, model, attempts, status, outcome, duration_ms)
     values ('${requestId}', 0, 'key_a', 'createMessage', 'm', 0, 200, 'ok', 0)`,
  );
  await rig.place.query(
    `create unique index planted on usage_records (request_id) where request_id = '${requestId}'`,
  );
}

/** What a ledger does while its database is away, and after it. */
export function describeLedgerOutages(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`Ledger in an outage: ${name}`, () => {
    let rig: LedgerRig;
    let ledger: OpenLedger;

    useRig(open, async (opened) => {
      rig = opened;
      ledger = await rig.openLedger({ limits: {} });
      await rig.fund('user_1', 1_000n);
      await ledger.hold(createHold('req_before', { amount: 100n }));
    });

    it('refuses to hold, and holds nothing when it is over', async () => {
      const unblock = await rig.place.block();
      const startedAt = performance.now();
      const tries = Array.from({ length: 20 }, (_, index) => ledger.hold(createHold(`req_${String(index)}`)));
      for (const outcome of await Promise.allSettled(tries))
        expect(outcome).toMatchObject({ status: 'rejected', reason: unavailable });
      // Two seconds, and something for a busy machine.
      expect(performance.now() - startedAt).toBeLessThan(4_000);
      expect(ledger.state).toBe('failing');
      await unblock();
      await expect.poll(() => ledger.state, patience).toBe('ok');
      await ledger.hold(createHold('req_after'));
      await expect
        .poll(() => rig.balanceOf('user_1'), patience)
        .toEqual({ available: 890, held: 110, spent: 0 });
      expect(rig.told.states).toEqual(['failing', 'working']);
    });

    it('writes charges to the journal, soon, and makes them when it is over', async () => {
      const unblock = await rig.place.block();
      const charge = await ledger.settle(createSettlement('req_before', 60n));
      expect(charge).toEqual({ cost: 60n, writtenOff: 0n, place: 'journal' });
      expect(readFileSync(rig.journalPath, 'utf8')).toContain('req_before');
      expect(await ledger.settle(createSettlement('req_before', 60n))).toEqual(charge);
      await unblock();
      await expect
        .poll(() => rig.balanceOf('user_1'), patience)
        .toEqual({ available: 940, held: 0, spent: 60 });
      await expect.poll(() => statSync(rig.journalPath).size, patience).toBe(0);
      expect(rig.told.journaledCount).toBe(2);
      const records = await rig.place.query('select request_id, cost from usage_records');
      expect(records).toEqual([{ request_id: 'req_before', cost: 60 }]);
    });

    it('gives back afterwards what is voided meanwhile', async () => {
      const unblock = await rig.place.block();
      await ledger.void('req_before');
      await unblock();
      await expect
        .poll(() => rig.balanceOf('user_1'), patience)
        .toEqual({ available: 1_000, held: 0, spent: 0 });
    });

    it('charges at its start what an earlier life left in the journal, and only whole lines', async () => {
      await ledger.hold(createHold('req_2'));
      const path = join(rig.folder, 'settlements-2.journal');
      const [before, second] = [await findShare(rig, 100n), await findShare(rig, 10n)];
      const lines = [createLine('req_before', 30n, before), createLine('req_2', 7n, second)];
      writeFileSync(path, lines.join('no settlement\n'));
      appendFileSync(path, createLine('req_torn', 99n).slice(0, -10));
      await rig.openLedger();
      expect(await rig.balanceOf('user_1')).toEqual({ available: 963, held: 0, spent: 37 });
      expect(statSync(path).size).toBe(0);
      expect(readFileSync(`${path}.rejected`, 'utf8')).toBe('no settlement\n');
      expect(rig.told.refused).toHaveLength(1);
    });

    it('charges what processes left that are no more, and leaves alone what others have', async () => {
      const path = join(rig.folder, 'settlements-7.journal');
      writeFileSync(path, createLine('req_before', 30n, await findShare(rig, 100n)));
      await rig.openLedger({ journal: { folder: rig.folder, worker: 1 } });
      expect(await rig.balanceOf('user_1')).toEqual({ available: 970, held: 0, spent: 30 });
      expect(() => statSync(path)).toThrow('ENOENT');
      expect(statSync(rig.journalPath).size).toBe(0);
      expect(statSync(join(rig.folder, 'settlements-1-2.journal')).size).toBe(0);
    });

    it('charges a journal that it has charged already no second time', async () => {
      await ledger.settle(createSettlement('req_before', 30n));
      writeFileSync(join(rig.folder, 'settlements-2.journal'), createLine('req_before', 30n).repeat(2));
      await rig.openLedger();
      expect(await rig.balanceOf('user_1')).toEqual({ available: 970, held: 0, spent: 30 });
    });

    it('costs one charge for one that the database refuses', async () => {
      await refuseRecordOf(rig, 'req_3');
      const patient = await rig.openLedger();
      for (const id of ['req_1', 'req_2', 'req_3']) await patient.hold(createHold(id));
      const outcomes = await Promise.allSettled(
        ['req_1', 'req_2', 'req_3'].map((id) => patient.settle(createSettlement(id, 5n))),
      );
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
      expect(outcomes[2]).toMatchObject({ reason: { code: 'internal' } });
      expect(readFileSync(`${join(rig.folder, 'settlements-2.journal')}.rejected`, 'utf8')).toContain(
        'req_3',
      );
      const readHolds = () => rig.place.query(`select id from holds where node_id = '${patient.nodeId}'`);
      await expect.poll(readHolds, patience).toEqual([]);
      expect(await rig.balanceOf('user_1')).toMatchObject({ spent: 10 });
      await rig.place.query('drop index planted');
    });

    it('rejects a charge that can be written nowhere, and makes it all the same when it is over', async () => {
      const without = await rig.openLedger({ journal: null, limits: {} });
      const unblock = await rig.place.block();
      await expect(without.settle(createSettlement('req_before', 60n))).rejects.toMatchObject(unavailable);
      await unblock();
      await expect.poll(() => rig.balanceOf('user_1'), patience).toMatchObject({ spent: 60 });
    });

    it('leaves in the journal what is under way when it is closed', async () => {
      const closing = await rig.openLedger({ limits: {} });
      await closing.hold(createHold('req_2'));
      const unblock = await rig.place.block();
      const settled = closing.settle(createSettlement('req_2', 3n));
      await closing.close(500);
      expect(await settled).toMatchObject({ place: 'journal' });
      await unblock();
      await rig.openLedger({ journal: { folder: rig.folder, worker: 2 } });
      expect(await rig.balanceOf('user_1')).toMatchObject({ spent: 3 });
    });
  });
}
