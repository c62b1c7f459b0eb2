import process from 'node:process';
import type { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/stores/index.ts';
import { describeAccountMoves } from '../../support/account-moves-suite.ts';
import { describeLedgerAudit } from '../../support/ledger-audit-suite.ts';
import { describeLedgerCrashes } from '../../support/ledger-crash-suite.ts';
import { describeLedgerOutages } from '../../support/ledger-outage-suite.ts';
import { createHold, createSettlement } from '../../support/ledger-requests.ts';
import { useRig, type LedgerPlace, type LedgerRig } from '../../support/ledger-rig.ts';
import { describeLedgerPots } from '../../support/ledger-pots-suite.ts';
import { describeLedgerStorm } from '../../support/ledger-storm-suite.ts';
import { describeLedger } from '../../support/ledger-suite.ts';
import { openSqlitePlace } from '../../support/sqlite-place.ts';
import { createTestRecord } from '../../support/test-records.ts';

/** One for all tests of this file: a new one, with its thread, takes longer than most of them. */
let shared: LedgerPlace;

beforeAll(async () => {
  shared = await openSqlitePlace();
});

afterAll(() => shared.close());

async function openPlace(): Promise<LedgerPlace> {
  for (const table of ['audit', 'accounts', 'holds', 'entries', 'budget_windows', 'nodes', 'usage_records'])
    await shared.query(`delete from ${table}`);
  return { ...shared, close: () => Promise.resolve() };
}

describeLedger('SQLite', openPlace);

describeLedgerPots('SQLite', openPlace);
describeAccountMoves('SQLite', openPlace);
describeLedgerOutages('SQLite', openPlace);
describeLedgerCrashes('SQLite', openPlace);
describeLedgerAudit('SQLite', openPlace);
describeLedgerStorm('SQLite', openPlace);

describe('the ledger in a SQLite file', () => {
  let rig: LedgerRig;
  /** The threads that were started, oldest first. */
  let threads: Worker[] = [];
  const noteThread = (thread: Worker) => threads.push(thread);

  useRig(openSqlitePlace, async (opened) => {
    rig = opened;
    threads = [];
    process.on('worker', noteThread);
    await rig.fund('user_1', 100_000n);
  });

  afterEach(() => {
    process.off('worker', noteThread);
  });

  it('counts no start of its thread against the time that a hold may take', async () => {
    const ledger = await rig.openLedger({ limits: { maxHoldMs: 1 } });
    await ledger.hold(createHold('req_1', { owner: 'session' }));
    expect(threads).toHaveLength(1);
    const unblock = await rig.place.block();
    await expect(ledger.hold(createHold('req_2', { owner: 'session' }))).rejects.toMatchObject({
      reason: 'ledger_unavailable',
    });
    await unblock();
  });

  it('goes on after its thread crashed in the middle, with nothing lost', async () => {
    const ledger = await rig.openLedger();
    const spend = async (index: number): Promise<void> => {
      await ledger.hold(createHold(`req_${String(index)}`));
      await ledger.settle(createSettlement(`req_${String(index)}`, 3n));
    };
    const spendAll = Promise.all(Array.from({ length: 500 }, (_, index) => spend(index)));
    await expect.poll(() => threads.length).toBe(1);
    await threads[0]?.terminate();
    await spendAll;
    expect(threads.length).toBeGreaterThan(1);
    // The pot of a crowd stays for a moment.
    const balance = { available: 98_500, held: 0, spent: 1_500 };
    await expect.poll(() => rig.balanceOf('user_1'), { timeout: 5_000 }).toEqual(balance);
  });

  it('opens beside a hold that cannot be given back, and gives back the others', async () => {
    const budget = { amount: 50n, period: 'none' } as const;
    const before = await rig.openLedger();
    await before.hold(createHold('req_1', { budget }));
    await before.hold(createHold('req_2', { keyId: 'key_b', budget }));
    await before.close(5_000);
    await rig.place.query("update budget_windows set held = 0 where key_id = 'key_a'");
    await rig.openLedger();
    expect(rig.told.unvoided).toEqual([expect.stringMatching(/^req_1: .*CHECK constraint failed/)]);
    const left = await rig.place.query("select id from holds where state = 'held'");
    expect(left).toEqual([{ id: 'req_1' }]);
    await rig.place.query("update budget_windows set held = 10 where key_id = 'key_a'");
    await rig.openLedger();
    expect(await rig.balanceOf('user_1')).toMatchObject({ held: 0 });
  });

  it('writes usage records in the thread for money once there is one', async () => {
    const { usage } = rig.place.database;
    await usage.insert([createTestRecord({ requestId: 'free_1' })]);
    const ledger = await rig.openLedger();
    await ledger.hold(createHold('req_1'));
    await Promise.all([
      usage.insert([createTestRecord({ requestId: 'free_2' })]),
      ledger.settle(createSettlement('req_1', 3n)),
    ]);
    expect(threads).toHaveLength(2);
    await expect.poll(() => threads.map(({ threadId }) => threadId === -1)).toEqual([true, false]);
    const rows = await rig.place.query('select request_id, cost from usage_records order by request_id');
    expect(rows).toEqual([
      { request_id: 'free_1', cost: null },
      { request_id: 'free_2', cost: null },
      { request_id: 'req_1', cost: 3 },
    ]);
  });

  it('holds and charges in a database in memory', async () => {
    const database = await openDatabase('sqlite::memory:');
    const ledger = await rig.openLedger({ journal: null }, database);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => ledger.settle(createSettlement(`req_${String(index)}`, 1n))),
    );
    expect(await database.moves.readBalance('user_1')).toMatchObject({ available: 0n, spent: 0n });
    await ledger.close(1_000);
    await database.close();
  });
});
