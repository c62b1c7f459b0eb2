import { afterEach, describe, expect, it } from 'vitest';
import { createMessageRequest } from '../../support/chat-requests.ts';
import {
  createTestGateway,
  createTestLimits,
  testApiKey,
  type TestGateway,
} from '../../support/create-test-gateway.ts';
import { parseRaw, renderRequest, sendRaw } from '../../support/open-raw-connection.ts';

let gateway: TestGateway | null = null;

afterEach(async () => {
  await gateway?.stop();
  gateway = null;
});

async function start(
  limits: Parameters<typeof createTestLimits>[0],
  trustedProxies: readonly string[] = [],
): Promise<TestGateway> {
  const config = { limits: createTestLimits(limits), server: { trustedProxies } };
  return (gateway = await createTestGateway({ config }));
}

function listModels({ url }: TestGateway, apiKey: string, headers: Record<string, string> = {}) {
  return fetch(`${url}/v1/models`, { headers: { authorization: `Bearer ${apiKey}`, ...headers } });
}

const wrongKey = (index: number): string => `sk-wrong-key-number-${String(index).padStart(6, '0')}`;

describe('requests without a valid key', () => {
  it('limits.failedAuthentications: are 429 with retry-after once there are too many, whatever they lack', async () => {
    const open = await start({ failedAuthentications: 3 });
    for (let index = 0; index < 3; index += 1)
      expect((await listModels(open, wrongKey(index))).status).toBe(401);
    const refused = await listModels(open, wrongKey(4));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(30);
    expect(await refused.json()).toMatchObject({ error: { code: 'too_many_attempts' } });
    expect((await fetch(`${open.url}/v1/models`)).status).toBe(429);
    const { path, init } = createMessageRequest({ apiKey: wrongKey(5), prompt: 'Hello.' });
    expect((await fetch(open.url + path, init)).status).toBe(429);
  });

  it('leave a key alone that is known to be valid', async () => {
    const open = await start({ failedAuthentications: 1 });
    expect((await listModels(open, testApiKey)).status).toBe(200);
    for (let index = 0; index < 3; index += 1) await listModels(open, wrongKey(index));
    expect((await listModels(open, wrongKey(4))).status).toBe(429);
    expect((await listModels(open, testApiKey)).status).toBe(200);
  });

  it('leave a valid key alone that this process has yet to know', async () => {
    const open = await start({ failedAuthentications: 1 });
    for (let index = 0; index < 3; index += 1) await listModels(open, wrongKey(index));
    expect((await listModels(open, wrongKey(4))).status).toBe(429);
    const many = Array.from({ length: 40 }, (_, index) => listModels(open, wrongKey(100 + index)));
    const valid = await listModels(open, testApiKey);
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect([valid.status, ...new Set(statuses)]).toEqual([200, 429]);
  });

  it('count for the client, not for the proxy that is trusted to name it', async () => {
    const open = await start({ failedAuthentications: 1 }, ['127.0.0.1']);
    const from = (address: string) => listModels(open, wrongKey(1), { 'x-forwarded-for': address });
    expect((await from('203.0.113.1')).status).toBe(401);
    expect((await from('203.0.113.1')).status).toBe(429);
    expect((await from('203.0.113.2')).status).toBe(401);
    const addresses = open.logLines
      .filter(({ msg }) => msg === 'request refused')
      .map((line) => line['clientAddress']);
    expect(addresses).toEqual(['203.0.113.1', '203.0.113.1', '203.0.113.2']);
  });

  it('count for the proxy where nobody said that it may be trusted', async () => {
    const open = await start({ failedAuthentications: 1 });
    await listModels(open, wrongKey(1), { 'x-forwarded-for': '203.0.113.1' });
    expect((await listModels(open, wrongKey(1), { 'x-forwarded-for': '203.0.113.2' })).status).toBe(429);
    expect(open.logText()).not.toContain('203.0.113');
  });

  it('are named in an audit line, without the key', async () => {
    const open = await start({});
    await listModels(open, wrongKey(7));
    const [line] = open.logLines.filter(({ msg }) => msg === 'credential refused');
    expect(line).toMatchObject({
      level: 40,
      operationId: 'listModels',
      clientAddress: '127.0.0.1',
      credentialSource: 'bearerKey',
      reason: 'invalid_api_key',
    });
    expect(open.logText()).not.toContain(wrongKey(7));
  });

  it('are told how to authenticate (RFC 9110, 11.6.1)', async () => {
    const open = await start({});
    const wrong = await listModels(open, wrongKey(1));
    expect(wrong.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    const missing = await fetch(`${open.url}/v1/models`);
    expect(missing.headers.get('www-authenticate')).toBe('Bearer');
  });
});

describe('two Authorization headers', () => {
  const ask = async (open: TestGateway, keys: readonly string[]) => {
    const headers = keys.map((key) => `authorization: Bearer ${key}`);
    return parseRaw(
      await sendRaw(open.url, renderRequest('GET /v1/models', [...headers, 'connection: close'])),
    );
  };

  it('with different keys are 401, in whatever order', async () => {
    const open = await start({});
    for (const keys of [
      [testApiKey, wrongKey(1)],
      [wrongKey(1), testApiKey],
    ]) {
      const answer = await ask(open, keys);
      expect(answer.status).toBe(401);
      expect(JSON.parse(answer.body)).toMatchObject({ error: { code: 'conflicting_api_keys' } });
    }
  });

  it('with the same key count as one', async () => {
    expect((await ask(await start({}), [testApiKey, testApiKey])).status).toBe(200);
  });
});

describe('requests of one key at a time', () => {
  it('limits.requestsPerKey: one too many is 429 with retry-after, streams included', async () => {
    const open = await start({ requestsPerKey: 1 });
    const stream = createMessageRequest({
      apiKey: testApiKey,
      prompt: '[[pace=20ms]] [[tokens=400]] Tell.',
      delivery: 'streamed',
    });
    const controller = new AbortController();
    const running = await fetch(open.url + stream.path, { ...stream.init, signal: controller.signal });
    const refused = await listModels(open, testApiKey);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await refused.json()).toMatchObject({ error: { code: 'concurrency_limit_exceeded' } });
    controller.abort();
    await running.text().catch(() => undefined);
    await expect.poll(async () => (await listModels(open, testApiKey)).status, { timeout: 5_000 }).toBe(200);
  });
});

describe('an overloaded gateway', () => {
  it('says so at /readyz, refuses large requests with 503, and serves small ones', async () => {
    const open = await start({ overload: { loopDelayMs: 60_000, heapShare: 0.0001 } });
    await expect.poll(async () => (await fetch(`${open.url}/readyz`)).status, { timeout: 5_000 }).toBe(503);
    expect(await (await fetch(`${open.url}/readyz`)).json()).toEqual({
      status: 'not_ready',
      checks: expect.objectContaining({ database: 'ok', load: 'failing' }) as unknown,
    });
    const large = createMessageRequest({ apiKey: testApiKey, prompt: 'x'.repeat(70_000) });
    const refused = await fetch(open.url + large.path, large.init);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await refused.json()).toMatchObject({ error: { code: 'overloaded' } });
    expect((await listModels(open, testApiKey)).status).toBe(200);
    expect(await (await fetch(`${open.url}/metrics`)).text()).toContain('specway_overloaded 1');
  });
});
