import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountGateway, testPassword, type AccountGateway } from '../../support/account-gateway.ts';

let gateway: AccountGateway;

beforeAll(async () => {
  gateway = await createAccountGateway({ config: { server: { trustedProxies: ['127.0.0.1'] } } });
});
afterAll(() => gateway.stop());

/** Logs in from an address of its own. */
function loginFrom(address: string, username: string, password: string) {
  const headers = { 'x-forwarded-for': address };
  return gateway.call('/api/user/login', { body: { username, password }, headers });
}

describe('guessing a password', () => {
  it('ends after ten failures of a name from an address, also for the right one', async () => {
    await gateway.register('victim');
    const codes = [];
    for (let count = 0; count < 12; count++) {
      codes.push((await loginFrom('192.0.2.1', count % 2 === 0 ? 'victim' : 'VICTIM', 'guess')).code);
    }
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('AUTH_INVALID_CREDENTIALS'));
    expect(codes.slice(10)).toEqual(['TOO_MANY_ATTEMPTS', 'TOO_MANY_ATTEMPTS']);
    const right = await loginFrom('192.0.2.1', 'victim', testPassword);
    expect(right).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
    const seconds = Number(right.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(800);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(right.headers.get('x-should-retry')).toBe('false');
    expect((await loginFrom('192.0.2.2', 'victim', testPassword)).status).toBe(200);
  });

  it('is no way to find out names', async () => {
    const codes = [];
    for (let count = 0; count < 11; count++) {
      codes.push((await loginFrom('192.0.2.3', 'nobody', 'guess')).code);
    }
    expect(codes.slice(9)).toEqual(['AUTH_INVALID_CREDENTIALS', 'TOO_MANY_ATTEMPTS']);
  });

  it('is counted once for a network of IPv6', async () => {
    const codes = [];
    for (let count = 0; count < 11; count++) {
      codes.push((await loginFrom(`2001:db8::${String(count + 1)}`, 'victim', 'guess')).code);
    }
    expect(codes.at(-1)).toBe('TOO_MANY_ATTEMPTS');
  });

  it('leaves no line in the trail beyond the limit, side by side either', async () => {
    const id = await gateway.register('traced');
    const guesses = Array.from({ length: 20 }, () => loginFrom('192.0.2.5', 'traced', 'guess'));
    const told = (await Promise.all(guesses)).filter(({ status }) => status === 401);
    const { token } = (await gateway.login('admin')).data;
    const { data } = await gateway.call(`/api/admin/audit?action=login&target=${id}`, { token });
    expect(told).toHaveLength(10);
    expect(data.records).toHaveLength(10);
  });

  it('learns nothing from guesses side by side beyond the limit', async () => {
    await gateway.register('parallel');
    const guesses = Array.from({ length: 30 }, (_, index) =>
      loginFrom('192.0.2.4', 'parallel', index === 29 ? testPassword : `guess ${String(index)}`),
    );
    const codes = (await Promise.all(guesses)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'AUTH_INVALID_CREDENTIALS').length).toBeLessThanOrEqual(10);
    expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS').length).toBeGreaterThanOrEqual(19);
  });

  it('lets people in again when the window is over', async () => {
    gateway.query('update throttles set ends_at = 0');
    expect((await loginFrom('192.0.2.1', 'victim', testPassword)).status).toBe(200);
  });

  it('counts failures, not logins', async () => {
    const answers = [];
    for (let count = 0; count < 12; count++) {
      answers.push(await loginFrom('192.0.2.5', 'victim', testPassword));
    }
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  });

  it('leaves neither name nor address in the counters', async () => {
    const keys = JSON.stringify(gateway.query('select key from throttles'));
    expect(keys).not.toMatch(/victim/i);
  });
});

describe('asking too often', () => {
  it('is answered 429, by address without a login and by user with one', async () => {
    const { data } = await loginFrom('203.0.113.1', 'victim', testPassword);
    const ask = (address: string, token?: string) =>
      gateway.call('/api/user/self', {
        headers: { 'x-forwarded-for': address },
        ...(token === undefined ? {} : { token }),
      });
    const askOften = async (address: string, token?: string) => {
      // Requests are counted in blocks, of which one is begun.
      for (let count = 0; count < 20; count++) await ask(address, token);
      return await ask(address, token);
    };
    await ask('203.0.113.2');
    gateway.query("update throttles set count = 600 where key = 'request:address:203.0.113.2'");
    const refused = await askOften('203.0.113.2');
    expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMIT_EXCEEDED' });
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await ask('203.0.113.2', data.token)).status).toBe(200);
    gateway.query("update throttles set count = 600 where key like 'request:user:%'");
    expect(await askOften('203.0.113.3', data.token)).toMatchObject({
      status: 429,
      code: 'RATE_LIMIT_EXCEEDED',
    });
  });
});
