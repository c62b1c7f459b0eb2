import { describe, expect, it } from 'vitest';
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
});
