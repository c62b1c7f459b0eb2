import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database, type OpenLedger } from '../../src/stores/index.ts';
import { createPostgresLedger } from '../../src/stores/sql/ledger/create-postgres-ledger.ts';
import { createPool } from '../../src/stores/sql/postgres-pool.ts';
import { auditLedger } from '../../src/stores/tools.ts';
import { createRandom, pick } from '../support/create-random.ts';
import { createHold, createSettlement } from '../support/ledger-requests.ts';
import { LedgerRig } from '../support/ledger-rig.ts';
import { LedgerStorm, stormAccounts } from '../support/ledger-storm.ts';
import { createTestDatabase, serverUrl, type TestDatabase } from '../support/postgres-database.ts';

const patience = { timeout: 30_000 };
const unavailable = { code: 'unavailable', reason: 'ledger_unavailable' };
const budget = { amount: 1_000n, period: 'day' } as const;
/** A hold of somebody whose rows nobody has locked. */
const ofOther = { accountId: 'user_2', keyId: 'key_b', budget } as const;

describe.skipIf(serverUrl === '')('money while rows of PostgreSQL are locked', { timeout: 60_000 }, () => {
  let test: TestDatabase;
  let database: Database;
  let rig: LedgerRig;
  let ledger: OpenLedger;
  let locker: Client;

  beforeEach(async () => {
    test = await createTestDatabase();
    database = await openDatabase(test.url);
    rig = new LedgerRig({
      database,
      url: test.url,
      query: async (sql) => (await test.query(sql)) as readonly Readonly<Record<string, unknown>>[],
      block: () => Promise.reject(new Error('not here')),
      close: () => Promise.resolve(),
    });
    for (const id of ['user_1', 'user_2']) await rig.fund(id, 1_000n);
    // As a request waits for it, on a busy machine.
    ledger = await rig.openLedger({ limits: { maxHoldMs: 5_000, maxEndingMs: 250 } });
    locker = new Client({ connectionString: test.url });
    await locker.connect();
    await locker.query('begin');
  });

  afterEach(async () => {
    await locker.end();
    const { faults } = await auditLedger(test.url, 'live');
    await rig.close();
    await database.close();
    await test.drop();
    expect(faults).toEqual([]);
  });

  it.each([
    ['a hold', "select 1 from holds where id = 'req_1' for update"],
    ['what a budget has spent', "select 1 from budget_windows where key_id = 'key_a' for update"],
  ])('charges and holds for everybody else where %s is locked', async (_, lock) => {
    await ledger.hold(createHold('req_1', { budget }));
    await locker.query(lock);
    expect(await ledger.settle(createSettlement('req_1', 4n))).toMatchObject({ place: 'journal' });
    for (let number = 0; number < 30; number++) {
      const id = `req_of_other_${String(number)}`;
      await ledger.hold(createHold(id, ofOther));
      await ledger.settle(createSettlement(id, 1n, { accountId: 'user_2' }));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect([rig.told.states, (await rig.balanceOf('user_2')).spent]).toEqual([[], 30]);
    await locker.query('commit');
    await expect.poll(() => rig.balanceOf('user_1'), patience).toEqual({ available: 996, held: 0, spent: 4 });
  });

  it('refuses what counts against a budget that is locked, and nothing else of its account', async () => {
    await ledger.hold(createHold('req_1', { budget }));
    await locker.query("select 1 from budget_windows where key_id = 'key_a' for update");
    for (const id of ['req_2', 'req_3'])
      await expect(ledger.hold(createHold(id, { budget }))).rejects.toMatchObject(unavailable);
    await ledger.hold(createHold('req_4', { keyId: 'key_b', budget }));
    await ledger.hold(createHold('req_5'));
    await locker.query('commit');
    const holdAgain = () => ledger.hold(createHold('req_6', { budget })).then(() => 'held', String);
    await expect.poll(holdAgain, patience).toBe('held');
    expect(rig.told.states).toEqual([]);
  });

  it('takes nothing for locked that another node has for a moment', async () => {
    await locker.query("select 1 from accounts where id = 'user_1' for update");
    const other = new Client({ connectionString: test.url });
    await other.connect();
    const pool = createPool({ onConnectionError: () => undefined }, { connectionString: test.url, max: 1 });
    let looks = 0;
    pool.on('connect', (client) => {
      const query = client.query.bind(client) as (text: string) => Promise<unknown>;
      const lookBesideOther = async (text: string) => {
        await other.query("begin; select 1 from accounts where id = 'user_2' for update");
        return await query(text).finally(() => other.query('commit'));
      };
      const isFirstLook = (text: string) => text.startsWith('rollback') && looks++ === 0;
      Object.assign(client, {
        query: (text: string) => (isFirstLook(text) ? lookBesideOther(text) : query(text)),
      });
    });
    const operations = [createHold('req_1'), createHold('req_2', ofOther)].map(
      (hold) => ({ kind: 'hold', ...hold }) as const,
    );
    const batch = { nodeId: 'node_1', nowMs: null, operations };
    await expect(createPostgresLedger(pool).commit(batch)).rejects.toMatchObject({
      ids: new Set(['user_1']),
    });
    await pool.end();
    await other.end();
  });

  it('gives back what a node that is gone holds of others, however much it holds of a locked account', async () => {
    await locker.query('commit');
    // More than are read at a time, and before all others.
    for (const [id, count] of [
      ['user_a', 2_100],
      ['user_b', 1],
    ] as const) {
      await rig.fund(id, BigInt(count));
      await locker.query(
        `insert into holds (id, account_id, key_id, owner, amount, charged, written_off, unlimited, state, node_id, created_at)
          select $1 || '_req_' || n, $1, 'key_a', 'request', 1, 0, 0, 0, 'held', 'gone', 0 from generate_series(1, $2::int) n`,
        [id, count],
      );
      await locker.query('update accounts set available = available - $2, held = $2 where id = $1', [
        id,
        count,
      ]);
    }
    await locker.query('begin');
    await locker.query("select 1 from accounts where id = 'user_a' for update");
    await rig.openLedger({ times: { beatMs: 20, janitorMs: 20, lostMs: 200 } });
    await expect.poll(() => rig.balanceOf('user_b'), patience).toMatchObject({ held: 0 });
    await locker.query('commit');
    await expect.poll(() => rig.balanceOf('user_a'), patience).toMatchObject({ held: 0 });
  });

  it('comes through a storm while rows are locked at random', async () => {
    for (const id of stormAccounts) await rig.fund(id, 1_000_000n);
    const neighbour = await openDatabase(test.url);
    const ledgers = [ledger, await rig.openLedger({ limits: {} }, neighbour)];
    const random = createRandom(1 + Math.floor(Math.random() * 1_000_000));
    const storm = new LedgerStorm({ ledgers, spendCount: 2_500, random, parallel: 32 });
    let isOver = false;
    const lockOn = async () => {
      while (!isOver) {
        const table = pick(['accounts', 'holds', 'budget_windows'], random);
        await locker.query(`select 1 from ${table} order by random() limit 2 for update`);
        await sleep(100 + random() * 1_500);
        await locker.query('rollback; begin');
      }
    };
    const locking = lockOn();
    const told = await storm.run().finally(() => {
      isOver = true;
    });
    await locking;
    expect([rig.told.states, told.refusedCount]).toEqual([[], 0]);
    const audit = () => auditLedger(test.url, 'settled').then(({ faults }) => faults, String);
    await expect.poll(audit, patience).toEqual([]);
    const costs = new Map(
      (await rig.place.query('select request_id, cost from usage_records')).map((row) => [
        row['request_id'],
        BigInt(row['cost'] as string),
      ]),
    );
    expect([...told.charged].filter(([id, cost]) => costs.get(id) !== cost)).toEqual([]);
    expect(costs.size).toBe(new Set([...told.charged.keys(), ...told.journaled.keys()]).size);
    await neighbour.close();
  });
});
