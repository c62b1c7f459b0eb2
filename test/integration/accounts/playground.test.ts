import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccountGateway, type AccountGateway } from '../../support/account-gateway.ts';

let gateway: AccountGateway;
let token: string;
let keyId: string;

beforeAll(async () => {
  gateway = await createAccountGateway();
  await gateway.register('ada');
  await gateway.register('bob');
});
beforeEach(async () => {
  token = (await gateway.login('ada')).data.token;
  const body = { name: 'mine', models: ['chatfam-sonnet-4-6'] };
  const { data } = await gateway.call('/api/user/keys', { body, token });
  keyId = data.id;
});
afterAll(() => gateway.stop());

const open = (id = keyId, owner = token) =>
  gateway.call(`/api/user/keys/${id}/playground`, { body: {}, token: owner });

async function ask(apiKey: string, model = 'chatfam-sonnet-4-6'): Promise<number> {
  const response = await fetch(`${gateway.url}/v1/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey, 'msg-version': '2023-06-01' },
    body: JSON.stringify({ model, max_tokens: 20, messages: [{ role: 'user', content: 'Hello' }] }),
  });
  return response.status;
}

describe('createPlaygroundKey', () => {
  it('makes a key of a quarter of an hour that is bound as the other one, and not listed', async () => {
    const { status, data } = await open();
    expect(status).toBe(200);
    const left = data.expires_at - Date.now() / 1_000;
    expect(left).toBeGreaterThan(600);
    expect(left).toBeLessThanOrEqual(900);
    expect(await ask(data.key)).toBe(200);
    expect(await ask(data.key, 'chatfam-opus-4-8')).toBe(403);
    const listed = await gateway.call('/api/user/keys', { token });
    expect(JSON.stringify(listed.data)).not.toContain(data.key.slice(0, 11));
    await expect
      .poll(
        async () => (await gateway.call(`/api/user/usage?key_id=${keyId}`, { token })).data.total.requests,
        { timeout: 20_000 },
      )
      .toBeGreaterThan(0);
  });

  it('takes no fields', async () => {
    const { status, code, param } = await gateway.call(`/api/user/keys/${keyId}/playground`, {
      body: { minutes: 30 },
      token,
    });
    expect({ status, code, param }).toEqual({ status: 400, code: 'UNKNOWN_PARAMETER', param: 'minutes' });
  });

  it('keeps no secret', async () => {
    const { data } = await open();
    expect(JSON.stringify(gateway.query('select * from playground_keys'))).not.toContain(data.key);
    expect(gateway.logText()).not.toContain(data.key);
  });

  it('ends with the login, and with the key', async () => {
    const first = (await open()).data.key;
    expect(await ask(first)).toBe(200);
    await gateway.call('/api/user/logout', { method: 'POST', body: {}, token });
    await expect.poll(() => ask(first), { timeout: 20_000 }).toBe(401);
    token = (await gateway.login('ada')).data.token;
    const second = (await open()).data.key;
    expect(await ask(second)).toBe(200);
    await gateway.call(`/api/user/keys/${keyId}`, { method: 'DELETE', token });
    await expect.poll(() => ask(second), { timeout: 20_000 }).toBe(401);
  });

  it('does not outlast the thirty days of its login', async () => {
    const endsAt = Date.now() + 300_000;
    const days = 30 * 24 * 3_600_000;
    gateway.query('update sessions set login_at = ? where ended_at is null', endsAt - days);
    const { data } = await open();
    expect(Math.abs(data.expires_at * 1_000 - endsAt)).toBeLessThan(2_000);
  });

  it('ends in time', async () => {
    const { data } = await open();
    gateway.query('update playground_keys set expires_at = 1');
    expect(await ask(data.key)).toBe(401);
  });

  it('is for the own keys, as long as they last', async () => {
    const bob = (await gateway.login('bob')).data.token;
    expect(await open(keyId, bob)).toMatchObject({ status: 404, code: 'API_KEY_NOT_FOUND' });
    expect(await open('key_none')).toMatchObject({ status: 404 });
    gateway.query('update api_keys set expires_at = 1 where id = ?', keyId);
    expect(await open()).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
  });
});
