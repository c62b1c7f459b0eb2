import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/core/clock.ts';
import { createUsageRecorder } from '../../src/metering/index.ts';
import { openDatabase } from '../../src/stores/index.ts';
import { createTestKey, describeKeyStore } from '../support/key-store-suite.ts';
import {
  convertCounts,
  createTestDatabase,
  serverUrl,
  type TestDatabase,
} from '../support/postgres-database.ts';
import { StallingProxy } from '../support/stalling-proxy.ts';
import { createTestRecord, describeUsageStore } from '../support/usage-store-suite.ts';

describe.skipIf(serverUrl === '')('PostgreSQL', () => {
  let test: TestDatabase;

  beforeEach(async () => {
    test = await createTestDatabase();
  });

  afterEach(async () => {
    await test.drop();
  });

  describeKeyStore('PostgreSQL', async () => {
    const database = await openDatabase(test.url);
    return { store: database.keys, close: () => database.close() };
  });

  describeUsageStore('PostgreSQL', async () => {
    const database = await openDatabase(test.url);
    const client = new Client({ connectionString: test.url });
    await client.connect();
    return {
      store: database.usage,
      query: async (sql) => (await client.query<Record<string, unknown>>(sql)).rows.map(convertCounts),
      close: async () => {
        await client.end();
        await database.close();
      },
    };
  });

  it('rejects usage records while the server is away, and takes them again after it', async () => {
    const database = await openDatabase(test.url);
    await database.usage.insert([createTestRecord()]);
    await test.endConnections();
    const records = [createTestRecord(), createTestRecord({ requestId: 'req_2' })];
    await database.usage.insert(records).catch(() => database.usage.insert(records));
    const client = new Client({ connectionString: test.url });
    await client.connect();
    const { rows } = await client.query('select request_id from usage_records order by 1');
    expect(rows).toEqual([{ request_id: 'req_1' }, { request_id: 'req_2' }]);
    await client.end();
    await database.close();
  });

  it('costs one usage record for one that the database refuses, and survives an outage in between', async () => {
    const database = await openDatabase(test.url);
    const told: string[] = [];
    const recorder = createUsageRecorder({
      store: database.usage,
      clock: systemClock,
      onStoreState: (state) => told.push(state),
      onLoss: (count) => told.push(`lost ${String(count)}`),
      onRefusal: (refused) => {
        for (const { record, reason } of refused) told.push(`${record.requestId}: ${reason}`);
      },
      limits: { retryMs: 10 },
    });
    await test.query("alter table usage_records add constraint picky check (key_id <> 'key_secret')");
    for (let index = 0; index < 3_000; index++) {
      const keyId = index === 1_234 ? 'key_secret' : 'key_a';
      recorder.record(createTestRecord({ requestId: `req_${String(index)}`, keyId }));
      if (index % 500 === 0) await test.endConnections();
    }
    await recorder.close(10_000);
    expect(told.filter((line) => line.startsWith('req_'))).toEqual([
      'req_1234: SQLSTATE 23514 of constraint picky',
    ]);
    expect(recorder).toMatchObject({ lostCount: 1, refusedCount: 1, queueLength: 0 });
    const rows = await test.query('select count(*)::int as count from usage_records');
    expect(rows).toEqual([{ count: 2_999 }]);
    await database.close();
  });

  it('hears of a change of a key, whoever made it, and not of another name', async () => {
    const database = await openDatabase(test.url);
    const { keyWatch: watch } = database;
    await expect.poll(() => watch.isListening).toBe(true);
    await database.keys.insert(createTestKey());
    const before = watch.generation;
    await test.query("update api_keys set name = 'another'");
    await test.query("update api_keys set rpm = 5 where id = 'key_aaaaaaaa'");
    await expect.poll(() => watch.generation).toBe(before + 1);
    await database.close();
  });

  it('knows that it hears nothing, and that it may have missed something', async () => {
    const database = await openDatabase(test.url);
    const { keyWatch: watch } = database;
    await expect.poll(() => watch.isListening).toBe(true);
    const before = watch.generation;
    await test.endConnections();
    await expect.poll(() => watch.isListening, { interval: 1 }).toBe(false);
    await expect.poll(() => watch.isListening, { timeout: 5_000 }).toBe(true);
    expect(watch.generation).toBe(before + 1);
    await database.close();
  });

  it('lets one of several openers migrate and the others wait', async () => {
    const databases = await Promise.all(Array.from({ length: 6 }, () => openDatabase(test.url)));
    await databases[0]?.keys.insert(createTestKey());
    expect(await databases[5]?.keys.countValid()).toBe(1);
    await Promise.all(databases.map((database) => database.close()));
  });

  it('answers a ping until it is closed, and may be closed twice', async () => {
    const database = await openDatabase(test.url);
    await expect(database.ping()).resolves.toBeUndefined();
    await database.close();
    await database.close();
    await expect(database.ping()).rejects.toThrow();
  });

  it('survives a server that ends its connections, and says so', async () => {
    const errors: Error[] = [];
    const database = await openDatabase(test.url, { onConnectionError: (error) => errors.push(error) });
    await database.keys.insert(createTestKey());
    await test.endConnections();
    await expect.poll(() => errors.length, { timeout: 2000 }).toBe(1);
    expect(Object.keys(errors[0] ?? {})).toEqual([]);
    expect(await database.keys.countValid()).toBe(1);
    await database.close();
  });

  it('gives up on a server that went silent, and recovers', { timeout: 30_000 }, async () => {
    const proxy = new StallingProxy(new URL(test.url));
    const url = new URL(test.url);
    url.hostname = '127.0.0.1';
    url.port = String(await proxy.listen());
    const database = await openDatabase(url.href);
    await database.keys.insert(createTestKey());
    proxy.stall();
    const startedAt = performance.now();
    await expect(database.ping()).rejects.toThrow('timeout');
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    proxy.resume();
    const again = performance.now();
    expect(await database.keys.countValid()).toBe(1);
    expect(performance.now() - again).toBeLessThan(1000);
    await database.close();
    await proxy.close();
  });

  it('rejects within seconds when nobody listens, without showing the password', async () => {
    const proxy = new StallingProxy(new URL(test.url));
    const port = await proxy.listen();
    await proxy.close();
    const opening = openDatabase(`postgres://user:hunter2@127.0.0.1:${String(port)}/none`);
    await expect(opening).rejects.toThrow(/ECONNREFUSED/);
    await expect(opening).rejects.not.toThrow(/hunter2/);
  });

  it.each([
    ['waits too long for a lock', '', 'lock timeout'],
    ['takes too long', '?lock_timeout=60000', 'statement timeout'],
  ])('ends a statement that %s', { timeout: 30_000 }, async (_, parameters, message) => {
    const database = await openDatabase(test.url + parameters);
    const blocker = new Client({ connectionString: test.url });
    await blocker.connect();
    await blocker.query('begin; lock table api_keys in access exclusive mode');
    await expect(database.keys.countValid()).rejects.toThrow(message);
    await blocker.end();
    expect(await database.keys.countValid()).toBe(0);
    await database.close();
  });
});
