import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountGateway, testPassword, type AccountGateway } from '../../support/account-gateway.ts';

const friend = 'https://console.example';

let gateway: AccountGateway;
let own: string;
let cookie: string;
let token: string;

beforeAll(async () => {
  gateway = await createAccountGateway({ config: { cors: { origins: ['*', friend] } } });
  await gateway.register('ada');
  own = gateway.url;
});
afterAll(() => gateway.stop());

async function logIn(): Promise<void> {
  const answer = await gateway.login('ada');
  cookie = answer.cookie ?? '';
  token = answer.data.token;
}

describe('requests that a page has a browser send', () => {
  beforeAll(logIn);

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://proxied.example' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://127.0.0.1:1' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: friend }, 200],
    [{ 'sec-fetch-site': 'cross-site', origin: `${friend}.evil.example` }, 403],
    [{}, 200],
  ])('with %j are answered %i', async (headers, status) => {
    const body = {};
    const call = { body: { username: 'ada', password: testPassword }, headers: { ...headers } };
    expect((await gateway.call('/api/user/login', call)).status).toBe(status);
    const change = await gateway.call('/api/user/2fa/disable', { body, cookie, headers: { ...headers } });
    if (status === 403) expect(change).toMatchObject({ status, code: 'AUTH_CROSS_SITE' });
    else expect(change.code).toBe('TWO_FACTOR_NOT_ENABLED');
  });

  it("are let in from the gateway's own pages", async () => {
    const body = { username: 'ada', password: testPassword };
    expect((await gateway.call('/api/user/login', { body, headers: { origin: own } })).status).toBe(200);
  });

  it('may read, and may not log out', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await gateway.call('/api/user/self', { cookie, headers })).status).toBe(200);
    expect((await gateway.call('/api/user/logout', { cookie, headers })).code).toBe('AUTH_CROSS_SITE');
    expect((await gateway.call('/api/user/self', { cookie })).status).toBe(200);
  });

  it('may do what the token allows that they hold', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://any.example' };
    const answer = await gateway.call('/api/user/logout', { token, headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('behind a trusted proxy', () => {
  it('cookies are marked as secure where the client spoke TLS, and the host is the one it asked for', async () => {
    const proxied = await createAccountGateway({ config: { server: { trustedProxies: ['127.0.0.1'] } } });
    const body = { username: 'admin', password: testPassword };
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'gateway.example' };
    const secure = await proxied.call('/api/user/login', {
      body,
      headers: { ...headers, origin: 'https://gateway.example' },
    });
    expect(secure.headers.get('set-cookie')).toContain('; Path=/; HttpOnly; Secure; SameSite=Lax');
    const foreign = await proxied.call('/api/user/login', {
      body,
      headers: { ...headers, origin: proxied.url },
    });
    expect(foreign.code).toBe('AUTH_CROSS_SITE');
    await proxied.stop();
  });

  it('headers of anybody else say nothing', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' };
    const body = { username: 'ada', password: testPassword };
    const { headers: answer } = await gateway.call('/api/user/login', { body, headers });
    expect(answer.get('set-cookie')).not.toContain('Secure');
    const call = { body, headers: { ...headers, origin: 'https://evil.example' } };
    expect((await gateway.call('/api/user/login', call)).code).toBe('AUTH_CROSS_SITE');
  });
});
