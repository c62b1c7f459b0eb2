import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../src/stores/index.ts';
import { auditLedger } from '../../src/stores/tools.ts';
import { createPayer, type Payer } from '../support/charged-gateway.ts';
import { createPriceTable } from '../support/create-price.ts';
import { createTestConfig, createTestGateway, type TestGateway } from '../support/create-test-gateway.ts';
import { createTestDatabase, serverUrl, type TestDatabase } from '../support/postgres-database.ts';

const model = 'chatfam-sonnet-4-6';
const password = 'correct horse battery';
/** Of one user under way at once. */
const crowd = 16;

interface Answer {
  readonly status: number;
  readonly code?: string;
  readonly data?: { readonly id: string; readonly token: string };
}

describe.skipIf(serverUrl === '')('a row of PostgreSQL that is locked', { timeout: 60_000 }, () => {
  let test: TestDatabase;
  let gateway: TestGateway;
  let database: Database;
  let locker: Client;
  let payer: Payer;

  beforeEach(async () => {
    test = await createTestDatabase();
    const { accounts } = createTestConfig('.');
    gateway = await createTestGateway({
      config: {
        databaseUrl: test.url,
        accounts: { ...accounts, registration: 'open' },
        models: createPriceTable({ [model]: 1n }),
      },
    });
    database = await openDatabase(test.url);
    payer = await createPayer(database, 5_000n, {});
    locker = new Client({ connectionString: test.url });
    await locker.connect();
  });

  afterEach(async () => {
    await locker.end();
    await gateway.stop();
    await database.close();
    await test.drop();
  });

  async function call(
    path: string,
    token: string | null,
    { body, method = body === undefined ? 'GET' : 'POST' }: { method?: string; body?: object } = {},
  ): Promise<Answer> {
    const response = await fetch(gateway.url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { ...((await response.json()) as object), status: response.status };
  }

  /** A new user's id, and a token of theirs. */
  async function join(username: string): Promise<{ readonly id: string; readonly token: string }> {
    const { data: user } = await call('/api/user/register', null, { body: { username, password } });
    const { data: login } = await call('/api/user/login', null, { body: { username, password } });
    if (user === undefined || login === undefined) throw new Error('Nobody was registered');
    return { id: user.id, token: login.token };
  }

  async function chat({ apiKey } = payer): Promise<number> {
    const response = await fetch(`${gateway.url}/v1/messages`, {
      method: 'POST',
      headers: {
        'x-api-key': apiKey,
        'anthropic-version': '2023-06-01',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ model, max_tokens: 1, messages: [{ role: 'user', content: 'Hi' }] }),
    });
    await response.arrayBuffer();
    return response.status;
  }

  /** Over a connection of its own: within a transaction one sees the same again and again. */
  async function countWaiting(): Promise<number> {
    const sql = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return (await test.query(sql)).length;
  }

  it.each([
    {
      what: 'the money of a user',
      lock: 'select 1 from accounts where user_id = $1 for update',
      path: '/api/user/aff_transfer',
      request: { body: {} },
    },
    {
      what: 'a user',
      lock: 'select 1 from users where id = $1 for update',
      path: '/api/user/self',
      request: { method: 'PATCH', body: { display_name: 'Ada' } },
    },
  ])(
    'takes one connection of a process for $what, and others are served',
    async ({ lock, path, request }) => {
      const [ada, bob] = [await join('ada'), await join('bob')];
      await locker.query('begin');
      await locker.query(lock, [ada.id]);
      const changes = Array.from({ length: crowd }, () => call(path, ada.token, request));
      await expect.poll(countWaiting, { timeout: 5_000 }).toBeGreaterThan(0);
      const [self, moved, paid] = await Promise.all([
        call('/api/user/self', bob.token),
        call('/api/user/aff_transfer', bob.token, { body: {} }),
        chat(),
      ]);
      expect([self.status, moved.status, paid]).toEqual([200, 400, 200]);
      expect(await countWaiting()).toBeLessThanOrEqual(1);
      await locker.query('commit');
      await Promise.all(changes);
    },
  );

  it('of each of several users lets others change what is theirs, however much those ask for', async () => {
    const names = Array.from({ length: 6 }, (_, index) => `locked_${String(index)}`);
    const locked = [];
    for (const name of names) locked.push(await join(name));
    const bob = await join('bob');
    await locker.query('begin');
    for (const { id } of locked) await locker.query('select 1 from users where id = $1 for update', [id]);
    const rename = ({ token }: { readonly token: string }) =>
      call('/api/user/self', token, { method: 'PATCH', body: { display_name: 'Renamed' } });
    const changes = locked.flatMap((user) => Array.from({ length: 4 }, () => rename(user)));
    await expect.poll(countWaiting, { timeout: 5_000 }).toBe(4);
    const statuses: number[] = [];
    for (let count = 0; count < 3; count++) statuses.push((await rename(bob)).status);
    expect(statuses).toEqual([200, 200, 200]);
    await locker.query('commit');
    await Promise.all(changes);
  });

  it('keeps the money of others from nobody, and is charged when it is free again', async () => {
    const other = await createPayer(database, 5_000n, {});
    expect([await chat(payer), await chat(other)]).toEqual([200, 200]);
    await locker.query('begin');
    await locker.query('select 1 from accounts where id = $1 for update', [payer.userId]);
    let isOver = false;
    const askOn = async () => {
      while (!isOver) await chat(payer);
    };
    const crowd = Array.from({ length: 4 }, askOn);
    const statuses: number[] = [];
    for (let count = 0; count < 10; count++) {
      statuses.push(await chat(other));
      await sleep(200);
    }
    await locker.query('commit');
    isOver = true;
    await Promise.all(crowd);
    expect(statuses).toEqual(statuses.map(() => 200));
    await expect.poll(() => chat(payer), { timeout: 10_000 }).toBe(200);
    const readHeld = async () => (await payer.readBalance()).held + (await other.readBalance()).held;
    await expect.poll(readHeld, { timeout: 10_000 }).toBe(0n);
    expect((await auditLedger(test.url, 'settled')).faults).toEqual([]);
  });
});
