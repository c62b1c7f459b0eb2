import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDirectory,
  startGatewayProcess,
  type GatewayProcess,
} from '../support/start-gateway-process.ts';
import { createTotpCode } from '../support/totp-codes.ts';

const file = `
accounts: {registration: invite, startQuota: 1, invitation: {inviter: 0.5, invitee: 0.25}}
models:
  chatfam-sonnet-4-6: {price: {input: 3, output: 15}}
`;
const adminPassword = 'a long admin password';
const password = 'correct horse battery';

/** What a client knows of an answer; it looks into `data` by the contract. */
interface Answer {
  readonly status: number;
  readonly success?: boolean;
  readonly code?: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly data?: any;
}

/** A person with a cookie jar, as a browser has one. */
class Person {
  readonly #url: string;
  #cookie = '';

  constructor(url: string) {
    this.#url = url;
  }

  get(path: string): Promise<Answer> {
    return this.#call(path, { method: 'GET' });
  }

  post(path: string, body: object): Promise<Answer> {
    const headers = { 'content-type': 'application/json' };
    return this.#call(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  async #call(path: string, init: RequestInit): Promise<Answer> {
    const headers = { ...init.headers, ...(this.#cookie !== '' && { cookie: this.#cookie }) };
    const response = await fetch(this.#url + path, { ...init, headers });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.#cookie = set.split(';', 1)[0] ?? '';
    return { status: response.status, ...((await response.json()) as object) };
  }
}

const directory = createDirectory();
let gateway: GatewayProcess;

beforeAll(async () => {
  writeFileSync(join(directory.path, 'specway.yaml'), file);
  const environment = { SPECWAY_ADMIN_PASSWORD: adminPassword };
  gateway = await startGatewayProcess({ directory: directory.path, environment });
});
afterAll(async () => {
  await gateway.stop();
  directory.remove();
});

async function chat(apiKey: string): Promise<Answer> {
  const response = await fetch(`${gateway.url}/v1/messages`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'msg-version': '2023-06-01', 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'chatfam-sonnet-4-6',
      max_tokens: 100,
      messages: [{ role: 'user', content: 'Name three rivers.' }],
    }),
  });
  return { status: response.status, ...((await response.json()) as object) };
}

describe('a client of accounts', () => {
  it('registers, makes a key, chats, sees what it used, invites, converts, and logs in with a code', async () => {
    const admin = new Person(gateway.url);
    await admin.post('/api/user/login', { username: 'admin', password: adminPassword });
    const { aff_code: adminCode } = (await admin.get('/api/user/self')).data;

    // Nobody comes without an invitation.
    const ada = new Person(gateway.url);
    expect(await ada.post('/api/user/register', { username: 'ada', password })).toMatchObject({
      status: 403,
      code: 'AUTH_INVITATION_REQUIRED',
    });
    const registration = { username: 'ada', password, aff_code: adminCode };
    expect((await ada.post('/api/user/register', registration)).status).toBe(200);
    expect((await ada.post('/api/user/login', { username: 'ada', password })).status).toBe(200);
    expect((await ada.get('/api/user/self')).data).toMatchObject({ quota: 1_250_000, used_quota: 0 });

    const { key } = (await ada.post('/api/user/keys', { name: 'laptop' })).data;
    expect((await chat(key)).status).toBe(200);
    const { quota, used_quota: used } = (await ada.get('/api/user/self')).data;
    expect(used).toBeGreaterThan(0);
    expect(quota + used).toBe(1_250_000);
    const { records, total } = (await ada.get('/api/user/usage')).data;
    expect(records).toMatchObject([{ operation: 'createMessage', model: 'chatfam-sonnet-4-6', cost: used }]);
    expect(total).toMatchObject({ requests: 1, cost: used });

    // Who is invited earns its host something, which is converted once.
    const { aff_code: code } = (await ada.get('/api/user/self')).data;
    const bob = new Person(gateway.url);
    await bob.post('/api/user/register', { username: 'bob', password, aff_code: code });
    expect((await ada.get('/api/user/self')).data).toMatchObject({ aff_count: 1, aff_quota: 500_000 });
    expect((await ada.post('/api/user/aff_transfer', {})).data).toEqual({
      transferred: 500_000,
      quota: quota + 500_000,
      aff_quota: 0,
    });
    expect(await ada.post('/api/user/aff_transfer', {})).toMatchObject({
      status: 400,
      code: 'INSUFFICIENT_INVITATION_QUOTA',
    });

    // From now on a login asks for a code.
    const { secret, backup_codes: backupCodes } = (await ada.post('/api/user/2fa/enable', {})).data;
    const again = new Person(gateway.url);
    const challenge = (await again.post('/api/user/login', { username: 'ada', password })).data;
    expect(challenge).toEqual({ require_2fa: true, flow_token: expect.stringMatching(/^ft_/) });
    expect((await again.get('/api/user/self')).status).toBe(401);
    const flow = { flow_token: challenge.flow_token };
    const withCode = { ...flow, code: await createTotpCode(secret) };
    expect((await again.post('/api/user/login/2fa', withCode)).status).toBe(200);
    expect((await again.get('/api/user/self')).data).toMatchObject({
      username: 'ada',
      two_factor: 'confirmed',
    });

    // A backup code does, once.
    const other = new Person(gateway.url);
    for (const status of [200, 401]) {
      const { data } = await other.post('/api/user/login', { username: 'ada', password });
      const proof = { flow_token: data.flow_token, code: backupCodes[0] };
      expect((await other.post('/api/user/login/2fa', proof)).status).toBe(status);
    }
  });
});
