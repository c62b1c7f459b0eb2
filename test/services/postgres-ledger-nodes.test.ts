import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database, type OpenLedger } from '../../src/stores/index.ts';
import { createSettleOperation } from '../../src/stores/sql/ledger/create-settle-operation.ts';
import { renderSettlement } from '../../src/stores/sql/ledger/journal-line.ts';
import { auditLedger } from '../../src/stores/tools.ts';
import { createRandom } from '../support/create-random.ts';
import { createHold, createSettlement } from '../support/ledger-requests.ts';
import { LedgerRig } from '../support/ledger-rig.ts';
import { LedgerStorm, stormAccounts } from '../support/ledger-storm.ts';
import { createTestDatabase, serverUrl, type TestDatabase } from '../support/postgres-database.ts';
import { StallingProxy } from '../support/stalling-proxy.ts';

const unavailable = { code: 'unavailable', reason: 'ledger_unavailable' };
const patience = { timeout: 30_000 };

describe.skipIf(serverUrl === '')('the ledger of several nodes on PostgreSQL', { timeout: 60_000 }, () => {
  let test: TestDatabase;
  let rig: LedgerRig;
  const databases: Database[] = [];

  async function openNode(url = test.url, limits = {}): Promise<OpenLedger> {
    const database = await openDatabase(url);
    databases.push(database);
    return await rig.openLedger({ limits }, database);
  }

  beforeEach(async () => {
    test = await createTestDatabase();
    const database = await openDatabase(test.url);
    rig = new LedgerRig({
      database,
      url: test.url,
      query: async (sql) => (await test.query(sql)) as readonly Readonly<Record<string, unknown>>[],
      block: () => Promise.reject(new Error('not here')),
      close: () => database.close(),
    });
  });

  afterEach(async () => {
    const { faults } = await auditLedger(test.url, 'live');
    await rig.close();
    await Promise.all(databases.splice(0).map((database) => database.close()));
    await test.drop();
    expect(faults).toEqual([]);
  });

  const slow = { maxHoldMs: 60_000, maxEndingMs: 60_000 };

  it('lets exactly as many parallel holds pass as there is money for', async () => {
    await rig.fund('user_1', 100n);
    const ledgers = await Promise.all(Array.from({ length: 4 }, () => openNode(test.url, slow)));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 300 }, (_, index) =>
        ledgers[index % 4]?.hold(createHold(`req_${String(index)}`, { amount: 2n })),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    expect(await rig.balanceOf('user_1')).toEqual({ available: 0, held: 100, spent: 0 });
  });

  it('lets exactly as many parallel holds pass as the budget has room for, from its first on', async () => {
    await rig.fund('user_1', 10_000n);
    const ledgers = await Promise.all(Array.from({ length: 4 }, () => openNode(test.url, slow)));
    const budget = { amount: 100n, period: 'month' } as const;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 300 }, (_, index) =>
        ledgers[index % 4]?.hold(createHold(`req_${String(index)}`, { amount: 2n, budget })),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
  });

  it.each([
    ['first', 'by who holds it', [0, 1]],
    ['first', 'by the other one', [1, 0]],
    ['at the same time', 'by both', [0, 1, 1, 0]],
  ])('charges a request once that two nodes settle, %s %s', async (_when, _by, order) => {
    await rig.fund('user_1', 1_000n);
    const nodes = [await openNode(test.url, slow), await openNode(test.url, slow)];
    const ids = Array.from({ length: 50 }, (_, index) => `req_${String(index)}`);
    await Promise.all(ids.map((id) => nodes[0]?.hold(createHold(id))));
    const settle = (which: number) =>
      Promise.all(ids.map((id) => nodes[which]?.settle(createSettlement(id, 7n))));
    if (order.length > nodes.length) await Promise.all(order.map(settle));
    else for (const which of order) await settle(which);
    // What one held that the other one charged is given back with its next batch.
    await expect
      .poll(() => rig.balanceOf('user_1'), { timeout: 5_000 })
      .toEqual({ available: 650, held: 0, spent: 350 });
  });

  it('opens an account that many nodes charge before anybody opened it', async () => {
    const ledgers = await Promise.all(Array.from({ length: 4 }, () => openNode(test.url, slow)));
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        ledgers[index % 4]?.settle(createSettlement(`req_${String(index)}`, 1n, { accountId: 'nobody' })),
      ),
    );
    expect(await auditLedger(test.url, 'settled')).toMatchObject({ writeOffCount: 40, accountCount: 1 });
  });

  it('comes through a storm while the server ends its connections', async () => {
    for (const id of stormAccounts) await rig.fund(id, 100_000n);
    const ledgers = [await openNode(), await openNode()];
    const random = createRandom(1 + Math.floor(Math.random() * 1_000_000));
    const storm = new LedgerStorm({ ledgers, spendCount: 600, random, parallel: 32 });
    const killer = setInterval(() => void test.endConnections(), 200);
    const told = await storm.run().finally(() => {
      clearInterval(killer);
    });
    await expect
      .poll(async () => (await auditLedger(test.url, 'settled').catch(() => null))?.faults, patience)
      .toEqual([]);
    const rows = (await rig.place.query('select request_id, cost from usage_records')) as readonly {
      readonly request_id: string;
      readonly cost: string;
    }[];
    const costs = new Map(rows.map(({ request_id, cost }) => [request_id, BigInt(cost)]));
    expect([...told.charged].filter(([id, cost]) => costs.get(id) !== cost)).toEqual([]);
    expect(costs.size).toBe(new Set([...told.charged.keys(), ...told.journaled.keys()]).size);
  });

  it('gives up on a server that went silent, and goes on when it is back', async () => {
    await rig.fund('user_1', 1_000n);
    const proxy = new StallingProxy(new URL(test.url));
    const url = new URL(test.url);
    url.hostname = '127.0.0.1';
    url.port = String(await proxy.listen());
    const ledger = await openNode(url.href);
    await ledger.hold(createHold('req_1'));
    proxy.stall();
    await expect(ledger.hold(createHold('req_2'))).rejects.toMatchObject(unavailable);
    expect(await ledger.settle(createSettlement('req_1', 4n))).toMatchObject({ place: 'journal' });
    proxy.resume();
    await expect.poll(() => ledger.state, patience).toBe('ok');
    await expect.poll(() => rig.balanceOf('user_1'), patience).toEqual({ available: 996, held: 0, spent: 4 });
    await ledger.close(1_000);
    await databases.pop()?.close();
    await proxy.close();
  });

  const hourMs = 3_600_000;

  it.each([
    ['forwards', -hourMs],
    ['back', hourMs],
    ['forwards by two days', -48 * hourMs],
  ])('keeps what a living node holds where the clock of the database is set %s', async (_, offsetMs) => {
    await rig.fund('user_1', 100n);
    const living = await openNode(test.url, slow);
    await living.hold(createHold('req_1'));
    await rig.openLedger({ times: { beatMs: 20, janitorMs: 20, silentMs: 10_000 } });
    // Until it beats again what it last said is as old, or as new, as it looks by the clock that was set.
    await test.query(
      `update nodes set beat_at = beat_at + ${String(offsetMs)} where id = '${living.nodeId}'`,
    );
    await sleep(500);
    expect(await rig.balanceOf('user_1')).toMatchObject({ held: 10 });
    expect(await rig.place.query(`select 1 from nodes where id = '${living.nodeId}'`)).toHaveLength(1);
  });

  it('gives back what a node holds that is gone, also where the clock of the database was set back since', async () => {
    await rig.fund('user_1', 100n);
    // Nobody hears of it for the time of this test.
    const gone = await rig.openLedger({ times: { beatMs: 60_000 } });
    await gone.hold(createHold('req_1'));
    await test.query(`update nodes set beat_at = beat_at + ${String(hourMs)}`);
    await rig.openLedger({ times: { beatMs: 20, janitorMs: 20, silentMs: 2_000 } });
    await expect.poll(() => rig.balanceOf('user_1'), patience).toMatchObject({ held: 0 });
  });

  it('keeps what a living node holds whose row was lost, as with the last writes before a failover', async () => {
    await rig.fund('user_1', 100n);
    const living = await rig.openLedger({ times: { beatMs: 1_000 }, limits: slow });
    await living.hold(createHold('req_1'));
    await rig.openLedger({ times: { beatMs: 20, janitorMs: 20 } });
    await test.query(`delete from nodes where id = '${living.nodeId}'`);
    const isBack = async () =>
      (await rig.place.query(`select 1 from nodes where id = '${living.nodeId}'`)).length > 0;
    await expect.poll(isBack, patience).toBe(true);
    expect(await rig.balanceOf('user_1')).toMatchObject({ held: 10 });
  });

  it('keeps what a living node holds whose row somebody keeps locked', async () => {
    await rig.fund('user_1', 100n);
    const living = await rig.openLedger({ times: { beatMs: 100 }, limits: slow });
    await living.hold(createHold('req_1'));
    const locker = new Client({ connectionString: test.url });
    await locker.connect();
    await locker.query('begin');
    await locker.query('select 1 from nodes where id = $1 for update', [living.nodeId]);
    await rig.openLedger({ times: { beatMs: 20, janitorMs: 20, silentMs: 2_000 } });
    await sleep(4_000);
    await locker.end();
    await sleep(500);
    expect(await rig.balanceOf('user_1')).toMatchObject({ held: 10 });
  });

  it('gives a living node time to say so after somebody has kept its row locked', async () => {
    await rig.fund('user_1', 100n);
    const living = await rig.openLedger({ times: { beatMs: 2_000 }, limits: slow });
    await living.hold(createHold('req_1'));
    const locker = new Client({ connectionString: test.url });
    await locker.connect();
    await locker.query('begin');
    await locker.query('select 1 from nodes where id = $1 for update', [living.nodeId]);
    await rig.openLedger({ times: { beatMs: 20, janitorMs: 20, silentMs: 3_600 } });
    // The second beat has given up, and the third is yet to come.
    await sleep(3_300);
    await locker.end();
    await sleep(1_200);
    expect(await rig.balanceOf('user_1')).toMatchObject({ held: 10 });
  });

  it('gives back what a node holds that has no row and does not say again that it lives', async () => {
    await rig.fund('user_1', 100n);
    const gone = await rig.openLedger({ times: { beatMs: 60_000 } });
    await gone.hold(createHold('req_1'));
    await test.query(`delete from nodes where id = '${gone.nodeId}'`);
    await rig.openLedger({ times: { beatMs: 20, janitorMs: 20, lostMs: 1_000 } });
    await expect.poll(() => rig.balanceOf('user_1'), patience).toMatchObject({ held: 0 });
  });

  it('knows an account for locked that it waits for twice: until who waits before it has left, and on', async () => {
    for (const id of ['user_1', 'user_2']) await rig.fund(id, 1_000n);
    const ledger = await openNode(test.url, slow);
    const budget = { amount: 1_000n, period: 'day' } as const;
    await ledger.hold(createHold('req_1', { accountId: 'user_2', budget }));
    const lock = "select 1 from accounts where id = 'user_1' for update";
    const [locker, waiter] = [{}, { statement_timeout: 900 }].map(
      (options) => new Client({ connectionString: test.url, ...options }),
    ) as [Client, Client];
    await Promise.all([locker.connect(), waiter.connect()]);
    await locker.query('begin');
    await locker.query(lock);
    const waiting = waiter.query(lock).catch(() => waiter.end());
    const countWaiting = async () =>
      (await rig.place.query("select 1 from pg_locks where locktype = 'tuple'")).length;
    await expect.poll(countWaiting).toBe(1);
    const held = await Promise.allSettled([
      ledger.hold(createHold('req_2', { budget })),
      ledger.hold(createHold('req_3', { accountId: 'user_2', keyId: 'key_b', budget })),
    ]);
    await locker.end();
    await waiting;
    expect([held.map(({ status }) => status), rig.told.states]).toEqual([['rejected', 'fulfilled'], []]);
  });

  it('charges what a process left that is no more when its account is free, though it is locked at the start', async () => {
    for (const id of ['user_1', 'user_2']) await rig.fund(id, 1_000n);
    const path = join(rig.folder, 'settlements-7.journal');
    const left = ['user_1', 'user_2'].map((accountId) =>
      renderSettlement(createSettleOperation(createSettlement(`req_of_${accountId}`, 30n, { accountId }))),
    );
    writeFileSync(path, `${left.join('\n')}\n`);
    const locker = new Client({ connectionString: test.url });
    await locker.connect();
    await locker.query('begin');
    await locker.query("select 1 from accounts where id = 'user_1' for update");
    await openNode();
    expect(await rig.balanceOf('user_2')).toMatchObject({ spent: 30 });
    expect(existsSync(path)).toBe(false);
    await locker.end();
    await expect.poll(() => rig.balanceOf('user_1'), patience).toMatchObject({ spent: 30 });
    await expect.poll(() => statSync(rig.journalPath).size, patience).toBe(0);
  });

  it('finds rows by their indexes, however few there were when its statements were planned', async () => {
    await rig.fund('user_1', 10_000n);
    const ledger = await openNode(test.url, slow);
    const budget = { amount: 10_000n, period: 'day' } as const;
    for (let index = 0; index < 20; index++) {
      await ledger.hold(createHold(`req_${String(index)}`, { budget }));
      await ledger.settle(createSettlement(`req_${String(index)}`, 5n));
    }
    // A connection tells what it did when it ends, at the latest.
    await ledger.close(1_000);
    await databases.pop()?.close();
    const tables = "relname in ('holds', 'budget_windows', 'entries')";
    const read = `select coalesce(sum(seq_tup_read), 0) as whole, coalesce(sum(idx_scan), 0) as found from pg_stat_user_tables where ${tables}`;
    await expect
      .poll(async () => Number((await rig.place.query(read))[0]?.['found']), patience)
      .toBeGreaterThan(40);
    expect(await rig.place.query(read)).toMatchObject([{ whole: '0' }]);
  });

  it('forgets a node that stops, and beats while it runs', async () => {
    const ledger = await rig.openLedger({ times: { beatMs: 20 } });
    const readBeat = async () => {
      const [row] = await rig.place.query(`select beat_at from nodes where id = '${ledger.nodeId}'`);
      return row === undefined ? null : Number(row['beat_at']);
    };
    const first = (await readBeat()) ?? 0;
    await expect.poll(readBeat, patience).toBeGreaterThan(first);
    await ledger.close(1_000);
    expect(await readBeat()).toBeNull();
  });
});
