import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.stop());

function generate(query: string, headers: Record<string, string>) {
  return fetch(`${gateway.url}/v1beta/models/genfam-2.5-flash:generateContent${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ contents: [{ parts: [{ text: 'Hello [[tokens=3]]' }] }] }),
  });
}

describe('generateContent: query parameters', () => {
  it('accepts alt=json in both profiles', async () => {
    expect((await generate(`?alt=json&key=${gateway.apiKey}`, {})).status).toBe(200);
    expect((await generate('?alt=json', { 'x-goog-api-key': gateway.apiKey })).status).toBe(200);
  });

  it('refuses one the contract does not name in neutral', async () => {
    expect((await generate(`?prettyPrint=false&key=${gateway.apiKey}`, {})).status).toBe(400);
  });

  it('names one the contract does not name as ignored in vendor', async () => {
    const answer = await generate('?prettyPrint=false', { 'x-goog-api-key': gateway.apiKey });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-specway-ignored')).toBe('prettyPrint');
    expect(answer.headers.get('x-specway-deployment')).toBe('simulator');
  });
});

async function refuse(path: string, init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${gateway.apiKey}`, 'content-type': 'application/sdp' };
  const answer = await fetch(gateway.url + path, { headers, ...init });
  const { error } = (await answer.json()) as { readonly error?: object };
  return { status: answer.status, error };
}

describe('the query parameter key', () => {
  it.each([
    ['/healthz', 'GET'],
    ['/readyz', 'GET'],
    ['/v1/videos', 'GET'],
    ['/v1/realtime?model=rtfam-4o-realtime-preview', 'POST'],
  ])('is one like any other where no key comes so: %s', async (path, method) => {
    const query = `${path.includes('?') ? '&' : '?'}key=${gateway.apiKey}`;
    const answer = await refuse(path + query, { method, ...(method === 'POST' && { body: 'v=0' }) });
    expect(answer).toMatchObject({ status: 400, error: { code: 'unknown_parameter', param: 'key' } });
    expect(JSON.stringify(answer)).not.toContain(gateway.apiKey);
  });

  it('is named as ignored in vendor', async () => {
    const answer = await fetch(`${gateway.url}/v1/messages?key=${gateway.apiKey}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'anthropic-version': '2023-06-01',
        'x-api-key': gateway.apiKey,
      },
      body: JSON.stringify({
        model: 'chatfam-opus-4-8',
        max_tokens: 1,
        messages: [{ role: 'user', content: 'Hello' }],
      }),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-specway-ignored')).toBe('key');
  });
});

describe('a query parameter that is given twice', () => {
  it.each(['limit=1&limit=2', 'limit=1&limit=1', 'order=asc&order=desc', 'after=a&after=b'])(
    'is refused for that: %s',
    async (query) => {
      const param = query.slice(0, query.indexOf('='));
      const message = `The query parameter ${param} is given more than once; send it once.`;
      expect(await refuse(`/v1/videos?${query}`)).toMatchObject({
        status: 400,
        error: { code: 'invalid_value', param, message },
      });
    },
  );

  it('is told so where it is a yes or no, too', async () => {
    expect((await refuse('/v1/models?beta=true&beta=true')).error).toMatchObject({
      message: 'The query parameter beta is given more than once; send it once.',
    });
  });

  it('is one that the contract does not name all the same', async () => {
    expect((await refuse('/v1/videos?a=1&a=2')).error).toMatchObject({
      code: 'unknown_parameter',
      param: 'a',
    });
  });
});
