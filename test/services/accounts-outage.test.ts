import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { BreakingProxy } from '../support/breaking-proxy.ts';
import { createTestConfig, createTestGateway } from '../support/create-test-gateway.ts';
import { createTestDatabase, serverUrl } from '../support/postgres-database.ts';

describe.skipIf(serverUrl === '')('accounts on PostgreSQL', () => {
  it('answer 503 and never 401 while the database is away', { timeout: 60_000 }, async () => {
    const test = await createTestDatabase();
    const { accounts } = createTestConfig('.');
    const gateway = await createTestGateway({
      config: {
        databaseUrl: test.url,
        adminPassword: 'correct horse battery',
        accounts: { ...accounts, registration: 'open' },
      },
    });
    const call = async (path: string, token: string | null, body?: object) => {
      const response = await fetch(gateway.url + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const answer = (await response.json()) as { code?: string; data?: { token: string } };
      return { ...answer, status: response.status, retryAfter: response.headers.get('retry-after') };
    };
    const credentials = { username: 'admin', password: 'correct horse battery' };
    const { data } = await call('/api/user/login', null, credentials);
    const token = data?.token ?? '';
    expect((await call('/api/user/self', token)).status).toBe(200);
    await test.drop();
    const unavailable = { status: 503, code: 'ACCOUNT_STORE_UNAVAILABLE', retryAfter: '2' };
    expect(await call('/api/user/self', token)).toMatchObject(unavailable);
    expect(await call('/api/user/login', null, credentials)).toMatchObject(unavailable);
    const body = { username: 'ada', password: 'correct horse battery' };
    expect(await call('/api/user/register', null, body)).toMatchObject(unavailable);
    await gateway.stop();
  });

  it('answer 503 where the database breaks off within a transaction', { timeout: 60_000 }, async () => {
    const test = await createTestDatabase();
    const proxy = new BreakingProxy(new URL(test.url));
    const url = new URL(test.url);
    url.host = `127.0.0.1:${String(await proxy.listen())}`;
    const gateway = await createTestGateway({
      config: { databaseUrl: url.href, adminPassword: 'correct horse battery' },
    });
    const locker = new Client({ connectionString: test.url });
    await locker.connect();
    await locker.query('begin; lock table sessions in access exclusive mode');
    const waiting = fetch(`${gateway.url}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: 'correct horse battery' }),
    });
    const isWaiting = 'select 1 from pg_locks where not granted';
    await expect.poll(async () => (await locker.query(isWaiting)).rows.length, { timeout: 10_000 }).toBe(1);
    proxy.cut();
    const answer = await waiting;
    expect([answer.status, await answer.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'ACCOUNT_STORE_UNAVAILABLE' }),
    ]);
    await locker.end();
    proxy.mend();
    await gateway.stop();
    await proxy.close();
    await test.drop();
  });
});
