import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContentRequest, createMessageRequest } from '../../support/chat-requests.ts';
import { createTestGateway, testApiKey, type TestGateway } from '../../support/create-test-gateway.ts';

const origin = 'https://app.example.com';

/** What the official SDKs send from a browser, and where. */
const browserClients = [
  {
    client: 'the Anthropic SDK',
    path: '/v1/messages',
    headers: [
      'anthropic-dangerous-direct-browser-access',
      'anthropic-version',
      'content-type',
      'x-api-key',
      'x-stainless-arch',
      'x-stainless-lang',
      'x-stainless-os',
      'x-stainless-package-version',
      'x-stainless-retry-count',
      'x-stainless-runtime',
      'x-stainless-runtime-version',
      'x-stainless-timeout',
    ],
  },
  {
    client: 'the Google SDK',
    path: '/v1beta/models/gemini-2.5-flash:streamGenerateContent?alt=sse',
    headers: ['content-type', 'x-goog-api-client', 'x-goog-api-key', 'x-server-timeout'],
  },
  {
    client: 'the OpenAI SDK',
    path: '/v1/images/generations',
    headers: ['authorization', 'content-type', 'openai-beta', 'openai-organization', 'x-stainless-os'],
  },
];

const preflight = (
  gateway: TestGateway,
  path: string,
  init: { origin: string; headers?: readonly string[] },
) =>
  fetch(gateway.url + path, {
    method: 'OPTIONS',
    headers: {
      origin: init.origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': (init.headers ?? ['content-type']).join(','),
    },
  });

const list = (header: string | null) => (header ?? '').split(',').map((name) => name.trim().toLowerCase());

describe('CORS for configured origins', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await createTestGateway({ config: { cors: { origins: [origin, 'http://localhost:5173'] } } });
  });
  afterAll(() => gateway.stop());

  it.each(browserClients)('lets $client through its preflight', async ({ path, headers }) => {
    const answer = await preflight(gateway, path, { origin, headers });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(list(answer.headers.get('access-control-allow-headers'))).toEqual(headers);
    expect(list(answer.headers.get('access-control-allow-methods'))).toContain('post');
    expect(Number(answer.headers.get('access-control-max-age'))).toBeGreaterThan(0);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('x-request-id')).toMatch(/^req_/);
  });

  it('shows scripts the request id of a message and of its stream', async () => {
    for (const delivery of ['whole', 'streamed'] as const) {
      const { path, init } = createMessageRequest({ apiKey: testApiKey, prompt: 'Hello.', delivery });
      const answer = await fetch(gateway.url + path, { ...init, headers: { ...init.headers, origin } });
      await answer.text();
      expect(answer.status).toBe(200);
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      const exposed = list(answer.headers.get('access-control-expose-headers'));
      expect(exposed).toEqual(expect.arrayContaining(['x-request-id', 'request-id', 'retry-after']));
    }
  });

  it('lets scripts read errors, before and after the contract is known', async () => {
    const unauthenticated = await fetch(`${gateway.url}/v1/models`, { headers: { origin } });
    const unknown = await fetch(`${gateway.url}/nowhere`, { headers: { origin } });
    const { path, init } = createContentRequest({ apiKey: testApiKey, prompt: '[[status=429]]' });
    const limited = await fetch(gateway.url + path, { ...init, headers: { ...init.headers, origin } });
    expect([unauthenticated.status, unknown.status, limited.status]).toEqual([401, 404, 429]);
    for (const answer of [unauthenticated, unknown, limited]) {
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      await answer.body?.cancel();
    }
  });

  it('lets scripts read the published documents', async () => {
    const answer = await fetch(`${gateway.url}/openapi.json`, { headers: { origin } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    await answer.body?.cancel();
  });

  it('allows no other origin, and tells caches that answers differ', async () => {
    const other = await preflight(gateway, '/v1/messages', { origin: 'https://evil.example.com' });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
    const plain = await fetch(`${gateway.url}/openapi.json`);
    expect(list(plain.headers.get('vary'))).toContain('origin');
    await plain.body?.cancel();
  });

  it('answers OPTIONS that is no preflight as the contract does', async () => {
    const answer = await fetch(`${gateway.url}/v1/messages`, { method: 'OPTIONS', headers: { origin } });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
  });
});

describe('CORS for every origin', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await createTestGateway({ config: { cors: { origins: ['*'] } } });
  });
  afterAll(() => gateway.stop());

  it('allows pages from anywhere, files included', async () => {
    for (const from of ['https://any.example', 'null']) {
      const answer = await preflight(gateway, '/v1/messages', { origin: from });
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    }
  });
});

describe('CORS without configuration', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.stop());

  it('is off: preflights are refused and answers carry no header of it', async () => {
    const refused = await preflight(gateway, '/v1/messages', { origin });
    expect(refused.status).toBe(405);
    const { path, init } = createMessageRequest({ apiKey: testApiKey, prompt: 'Hello.' });
    const answer = await fetch(gateway.url + path, { ...init, headers: { ...init.headers, origin } });
    expect(answer.status).toBe(200);
    for (const { headers } of [refused, answer]) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });
});
