import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createChargedGateway,
  testConfig,
  type ChargedGateway,
  type Payer,
} from '../../support/charged-gateway.ts';
import { createTestPrice } from '../../support/create-price.ts';

const perToken = createTestPrice({ output: 1_000_000n });
const limits = { rpm: null, tpm: null, concurrency: null };

let charged: ChargedGateway;

beforeAll(async () => {
  charged = await createChargedGateway({
    prices: { 'chatfam-sonnet-4-6': perToken, 'genfam-2.5-flash': perToken, 'imgfam-2': perToken },
  });
});

afterAll(async () => {
  await charged.close();
});

/** The areas, as each one's clients ask. */
const areas = {
  A: ({ apiKey }: Payer) =>
    post('/v1/images/generations', { authorization: `Bearer ${apiKey}` }, { model: 'imgfam-2', prompt: 'a' }),
  'B neutral': ({ apiKey }: Payer) =>
    post('/v1/messages', { 'x-api-key': apiKey, 'msg-version': '2023-06-01' }, message),
  'B vendor': ({ apiKey }: Payer) =>
    post('/v1/messages', { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }, message),
  C: ({ apiKey }: Payer) =>
    post(
      '/v1beta/models/genfam-2.5-flash:generateContent',
      { 'x-goog-api-key': apiKey },
      { contents: [{ parts: [{ text: 'a' }] }] },
    ),
} as const;

const message = {
  model: 'chatfam-sonnet-4-6',
  max_tokens: 100,
  messages: [{ role: 'user', content: 'Hello' }],
};

/** What stands for a conversation that was made shorter, with the tools that it had been given. */
const compact = (change: object) => ({ type: 'compaction', content: 'So far.', tool_changes: [change] });

interface Refusal {
  readonly status: number;
  readonly headers: Headers;
  readonly error: Readonly<Record<string, unknown>>;
}

async function post(path: string, headers: Readonly<Record<string, string>>, json: object): Promise<Refusal> {
  const response = await fetch(charged.gateway.url + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
  const { error } = (await response.json()) as { readonly error?: Refusal['error'] };
  return { status: response.status, headers: response.headers, error: error ?? {} };
}

describe('refused for money', () => {
  it.each([
    ['A', { type: 'rate_limit_error', code: 'insufficient_quota' }],
    ['B neutral', { type: 'rate_limit_error', code: 'insufficient_quota' }],
    ['B vendor', { type: 'billing_error', code: 'insufficient_quota' }],
    ['C', { code: 429, status: 'RESOURCE_EXHAUSTED' }],
  ] as const)('%s is told in its own words, and not to come back', async (area, expected) => {
    const { status, headers, error } = await areas[area](await charged.createPayer(0n));
    expect(status).toBe(429);
    expect(error).toMatchObject(expected);
    expect(headers.get('x-should-retry')).toBe('false');
    expect(headers.get('retry-after')).toBeNull();
    expect(headers.get('x-specway-attempts')).toBeNull();
  });

  it('is told when the budget begins anew', async () => {
    const payer = await charged.createPayer(1_000_000n, { budget: { amount: 1n, period: 'day' } });
    const { status, headers, error } = await areas['B vendor'](payer);
    expect(status).toBe(429);
    expect(error).toMatchObject({ type: 'billing_error', code: 'insufficient_quota' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(86_400);
    expect(headers.get('x-should-retry')).toBe('false');
  });

  it('gives tokens and slot back, and no request', async () => {
    const payer = await charged.createPayer(0n, { limits: { rpm: 5, tpm: 10_000, concurrency: 1 } });
    await areas['B vendor'](payer);
    const { headers } = await areas['B vendor'](payer);
    expect(headers.get('x-ratelimit-remaining-requests')).toBe('3');
    expect(Number(headers.get('x-ratelimit-remaining-tokens'))).toBeGreaterThan(9_000);
  });
});

describe('refused for a model', () => {
  it.each([
    ['A', { type: 'permission_error', code: 'permission_denied' }],
    ['B neutral', { type: 'authentication_error', code: 'permission_denied' }],
    ['B vendor', { type: 'permission_error', code: 'permission_denied' }],
    ['C', { code: 403, status: 'PERMISSION_DENIED' }],
  ] as const)('%s is told in its own words', async (area, expected) => {
    const { status, error } = await areas[area](
      await charged.createPayer(0n, { models: ['chatfam-opus-*'] }),
    );
    expect(status).toBe(403);
    expect(error).toMatchObject(expected);
  });

  it.each([
    ['claude-opus-4-8', ['chatfam-sonnet-*'], 403],
    ['claude-opus-4-8', ['chatfam-*'], 200],
    ['claude-of-tomorrow', ['chatfam-sonnet-*'], 403],
    ['claude-of-tomorrow', ['chatfam-sonnet-*', 'claude-of-tomorrow'], 200],
  ])('asks no advisor and no fallback %s with a key for %j: %d', async (name, models, expected) => {
    const definition = { type: 'advisor_20260301', name: 'advisor', model: name };
    const addition = { type: 'tool_addition', tool: { type: 'tool_definition', definition } };
    const { apiKey } = await charged.createPayer(1_000_000n, { models });
    const headers = { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' };
    for (const more of [
      { tools: [definition] },
      { messages: [...message.messages, { role: 'system', content: [addition] }] },
      { messages: [{ role: 'user', content: [{ type: 'text', text: 'Hello' }, addition] }] },
      {
        messages: [
          ...message.messages,
          { role: 'assistant', content: [compact(addition)] },
          ...message.messages,
        ],
      },
      { fallbacks: [{ model: 'chatfam-sonnet-4-6' }, { model: name }] },
    ]) {
      const { status, error } = await post('/v1/messages', headers, { ...message, ...more });
      expect(status, JSON.stringify(more)).toBe(expected);
      if (expected === 403)
        expect(error).toMatchObject({ type: 'permission_error', code: 'permission_denied' });
    }
  });

  it('lists the allowed models only, in either shape, and none of the others', async () => {
    const { apiKey } = await charged.createPayer(0n, { models: ['chatfam-opus-*', 'imgfam-2'] });
    const list = async (path: string, header: string) =>
      JSON.stringify(
        await (await fetch(charged.gateway.url + path, { headers: { [header]: apiKey } })).json(),
      );
    for (const text of [
      await list('/v1/models', 'x-api-key'),
      await list('/v1beta/models', 'x-goog-api-key'),
    ]) {
      expect(text).toMatch(/opus-4-8/u);
      expect(text).not.toMatch(/sonnet|genfam|gemini/u);
    }
    const { status } = await fetch(`${charged.gateway.url}/v1/models/chatfam-sonnet-4-6`, {
      headers: { 'x-api-key': apiKey },
    });
    expect(status).toBe(403);
  });
});

describe('refused for a limit', () => {
  it.each([
    ['A', { type: 'rate_limit_error', code: 'rate_limit_exceeded' }],
    ['B neutral', { type: 'rate_limit_error', code: 'rate_limit_exceeded' }],
    ['B vendor', { type: 'rate_limit_error', code: 'rate_limit_exceeded' }],
    ['C', { code: 429, status: 'RESOURCE_EXHAUSTED' }],
  ] as const)('%s is told in its own words, and when to come back', async (area, expected) => {
    const payer = await charged.createPayer('unlimited', { limits: { ...limits, rpm: 1 } });
    const first = await areas[area](payer);
    expect(first.status).toBe(200);
    expect(first.headers.get('x-ratelimit-limit-requests')).toBe('1');
    expect(first.headers.get('x-ratelimit-remaining-requests')).toBe('0');
    expect(first.headers.get('x-ratelimit-reset-requests')).toBe('1m0s');
    expect(first.headers.get('x-ratelimit-limit-tokens')).toBeNull();
    const { status, headers, error } = await areas[area](payer);
    expect(status).toBe(429);
    expect(error).toMatchObject(expected);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(1);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(headers.get('x-ratelimit-remaining-requests')).toBe('0');
    if (area === 'C') expect(JSON.stringify(error)).toContain('RetryInfo');
  });

  it("has the vendor's names for its clients, and only for them", async () => {
    const payer = await charged.createPayer('unlimited', { limits: { ...limits, rpm: 10, tpm: 1_000 } });
    const { headers } = await areas['B vendor'](payer);
    expect(headers.get('anthropic-ratelimit-requests-limit')).toBe('10');
    expect(headers.get('anthropic-ratelimit-requests-remaining')).toBe('9');
    expect(headers.get('anthropic-ratelimit-tokens-limit')).toBe('1000');
    expect(headers.get('anthropic-ratelimit-tokens-reset')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/u);
    expect((await areas['B neutral'](payer)).headers.get('anthropic-ratelimit-requests-limit')).toBeNull();
  });

  it('is told that it will never fit where its input alone is too much', async () => {
    const payer = await charged.createPayer('unlimited', { limits: { ...limits, tpm: 10 } });
    const content = 'word '.repeat(100);
    const long = { ...message, messages: [{ role: 'user', content }] };
    const b = await post(
      '/v1/messages',
      { 'x-api-key': payer.apiKey, 'anthropic-version': '2023-06-01' },
      long,
    );
    expect(b).toMatchObject({ status: 429, error: { code: 'rate_limit_exceeded' } });
    expect(b.headers.get('x-should-retry')).toBe('false');
    const c = await post(
      '/v1beta/models/genfam-2.5-flash:generateContent',
      { 'x-goog-api-key': payer.apiKey },
      { contents: [{ parts: [{ text: content }] }] },
    );
    expect(c.status).toBe(429);
    expect(JSON.stringify(c.error)).not.toContain('RetryInfo');
  });

  it('counts tokens that were used, and not those that were reserved', async () => {
    const payer = await charged.createPayer('unlimited', { limits: { ...limits, tpm: 1_000 } });
    const json = { ...message, max_tokens: 900, messages: [{ role: 'user', content: '[[tokens=50]]' }] };
    const headers = { 'x-api-key': payer.apiKey, 'anthropic-version': '2023-06-01' };
    expect((await post('/v1/messages', headers, json)).status).toBe(200);
    const second = await post('/v1/messages', headers, { ...json, max_tokens: 10 });
    expect(second.status).toBe(200);
    const remaining = Number(second.headers.get('x-ratelimit-remaining-tokens'));
    expect(remaining).toBeGreaterThan(850);
    expect(remaining).toBeLessThan(980);
  });

  it('lets exactly as many of parallel requests in as there may be, and counts the others', async () => {
    const payer = await charged.createPayer('unlimited', { limits: { ...limits, rpm: 20 } });
    const answers = await Promise.all(Array.from({ length: 60 }, () => areas['B vendor'](payer)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    const metrics = await (await fetch(`${charged.gateway.url}/metrics`)).text();
    const [, refused] =
      /specway_refused_requests_total\{reason="rate_limit_exceeded"\} (\d+)/u.exec(metrics) ?? [];
    expect(Number(refused)).toBeGreaterThanOrEqual(40);
    expect(metrics).toMatch(/specway_refused_requests_total\{reason="insufficient_quota"\} \d/u);
  });

  it('lets as many in at a time as there may be, until the last byte of each', async () => {
    const payer = await charged.createPayer('unlimited', { limits: { ...limits, concurrency: 2 } });
    const json = {
      ...message,
      stream: true,
      messages: [{ role: 'user', content: '[[tokens=100]] [[pace=20ms]]' }],
    };
    const open = () =>
      fetch(`${charged.gateway.url}/v1/messages`, {
        method: 'POST',
        headers: {
          'x-api-key': payer.apiKey,
          'anthropic-version': '2023-06-01',
          'content-type': 'application/json',
        },
        body: JSON.stringify(json),
      });
    const answers = await Promise.all(Array.from({ length: 6 }, open));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('1');
    const { error } = await areas.C(payer);
    expect(JSON.stringify(error)).toContain('{"quotaId":"ConcurrentRequests"}');
    await Promise.all(answers.map((answer) => answer.text()));
    await expect.poll(async () => (await areas['B vendor'](payer)).status).toBe(200);
  });

  it('keeps the limits of a user over all keys, beside those of the key', async () => {
    const other = await createChargedGateway({
      config: { accounts: { ...testConfig.accounts, limits: { ...limits, rpm: 3 } } },
    });
    const payer = await other.createPayer(0n, { limits: { ...limits, rpm: 2 } });
    const statuses = [];
    for (let index = 0; index < 3; index += 1) {
      const response = await fetch(`${other.gateway.url}/v1/messages`, {
        method: 'POST',
        headers: {
          'x-api-key': payer.apiKey,
          'anthropic-version': '2023-06-01',
          'content-type': 'application/json',
        },
        body: JSON.stringify(message),
      });
      statuses.push([response.status, response.headers.get('x-ratelimit-limit-requests')]);
      await response.arrayBuffer();
    }
    expect(statuses).toEqual([
      [200, '2'],
      [200, '2'],
      [429, '2'],
    ]);
    await other.close();
  });
});
