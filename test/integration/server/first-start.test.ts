import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../../../scripts/bench/find-free-port.ts';
import { createTestPrice } from '../../support/create-price.ts';
import { createTestGateway, testApiKey } from '../../support/create-test-gateway.ts';

const model = 'chatfam-opus-4-8';

it('serves whoever comes with the configured key before its owner, the first administrator, is there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'specway-first-start-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${String(port)}`;
  const starting = createTestGateway({
    config: {
      port,
      databaseUrl: `sqlite:${join(folder, 'specway.db')}`,
      // It takes a while to hash one.
      adminPassword: 'correct horse battery staple',
      models: { [model]: { fallbacks: [], aliases: [], price: createTestPrice({ input: 1n }) } },
    },
  });
  let first: Response | null = null;
  const ask = async () => {
    first ??= await sendMessage(url);
    return first.status;
  };
  await expect.poll(ask, { timeout: 20_000, interval: 1 }).toBeGreaterThan(0);
  const status = await ask();
  await (await starting).stop();
  expect(status).toBe(200);
});

function sendMessage(url: string): Promise<Response> {
  const messages = [{ role: 'user', content: 'Hello' }];
  return fetch(`${url}/v1/messages`, {
    method: 'POST',
    headers: { 'x-api-key': testApiKey, 'msg-version': '2023-06-01', 'content-type': 'application/json' },
    body: JSON.stringify({ model, max_tokens: 8, messages }),
  });
}
