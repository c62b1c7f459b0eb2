import { hash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { createReloadingGateway, type ReloadingGateway } from '../../support/reloading-gateway.ts';

const password = 'correct horse battery';
const canary = 'canary-0123456789';
const environment = {
  SPECWAY_ADMIN_PASSWORD: password,
  SPECWAY_SECRET_KEY: Buffer.from(`${canary}-secret-key----`).subarray(0, 32).toString('base64'),
  UPSTREAM_KEY: `sk-${canary}-environment`,
};

const far = `{ id: far, provider: anthropic, credential: sk-${canary}-file, baseUrl: 'http://127.0.0.1:1/${canary}', weight: 2 }`;
const near = `{ id: near, provider: simulator, models: { chatfam-sonnet-4-6: chatfam-sonnet-4-6 } }`;
const keyed = "{ id: keyed, provider: gemini, credential: '${UPSTREAM_KEY}' }";
const models = `models:
  chatfam-sonnet-4-6: { price: { input: 3, output: 15 }, fallbacks: [chatfam-haiku-4-5], aliases: [our-best] }
`;
const first = `deployments:\n  - ${near}\n  - ${far}\n  - ${keyed}\n${models}`;

let gateway: ReloadingGateway;
let token = '';

async function start(yaml: string): Promise<void> {
  gateway = await createReloadingGateway({ yaml, environment });
  const body = JSON.stringify({ username: 'admin', password });
  const headers = { 'content-type': 'application/json' };
  const login = await fetch(`${gateway.url}/api/user/login`, { method: 'POST', headers, body });
  token = ((await login.json()) as { data: { token: string } }).data.token;
}

/** The gateway itself refuses to send what the contract does not have. */
async function read(path: string): Promise<string> {
  const response = await fetch(`${gateway.url}/api/admin/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  return await response.text();
}

const show = async () =>
  (JSON.parse(await read('config')) as { data: Readonly<Record<string, unknown>> }).data;

afterEach(() => gateway.stop());

describe('getConfiguration', { timeout: 30_000 }, () => {
  it('shows models with their prices, and who serves them', async () => {
    await start(first);
    const data = await show();
    expect(data).toMatchObject({ hash: hash('sha256', first, 'hex'), last_reload: null });
    expect(data['warnings']).toEqual([expect.stringMatching(/^Models without a price are free: .*genfam/)]);
    const shown = data['models'] as readonly { readonly name: string }[];
    const names = shown.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(shown.find(({ name }) => name === 'chatfam-sonnet-4-6')).toEqual({
      name: 'chatfam-sonnet-4-6',
      price: expect.objectContaining({ input: 3_000_000, output: 15_000_000 }) as unknown,
      deployments: ['near', 'far'],
      fallbacks: ['chatfam-haiku-4-5'],
      aliases: ['our-best'],
    });
    expect(shown.find(({ name }) => name === 'genfam-2.5-flash')).toMatchObject({
      price: null,
      deployments: ['keyed'],
      aliases: [],
    });
  });

  it('says how the last change of the file went', async () => {
    await start(first);
    gateway.write(`${first}streams: { drain: 1s }\ncors: { origins: ['https://a.example'] }\n`);
    await gateway.waitForLines('configuration reloaded', 1);
    const taken = await show();
    expect(taken['last_reload']).toEqual({
      at: taken['loaded_at'],
      ok: true,
      message: 'Settings changed: cors.',
    });
    expect(taken['warnings']).toContain('What was changed of streams is applied only by a restart.');
    gateway.write(`deployments:\n  - { id: far, provider: simulater }\n`);
    await gateway.waitForLines('configuration refused, the old one stays', 1);
    expect(await show()).toMatchObject({
      hash: taken['hash'],
      loaded_at: taken['loaded_at'],
      last_reload: {
        ok: false,
        message: expect.stringMatching(/^specway\.yaml:2:\d+ .*simulator/) as unknown,
      },
    });
  });

  it('holds no secret, nor do nodes and deployments, whatever is wrong with the file', async () => {
    await start(first);
    const readAll = async () => (await Promise.all(['config', 'nodes', 'deployments'].map(read))).join('\n');
    expect(await readAll()).not.toContain(canary);
    const faults = [
      `deployments:\n  - ${far.replace('weight: 2', 'weight: -1')}\n`,
      `deployments:\n  - { id: far, provider: anthropic, credential: sk-${canary}-broken\n`,
      `deployments:\n  - { id: far, provider: anthropic, credential: [sk-${canary}-list] }\n`,
    ];
    for (const [index, yaml] of faults.entries()) {
      gateway.write(yaml);
      await gateway.waitForLines('configuration refused, the old one stays', index + 1);
      const all = await readAll();
      expect(all).toContain('"ok":false');
      expect(all).not.toContain(canary);
      expect(all).not.toContain(environment.SPECWAY_SECRET_KEY);
    }
  });
});
