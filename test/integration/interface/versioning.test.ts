import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { request, sendContent, sendMessage, type Answer } from '../../support/interface-client.ts';
import {
  expectAccepted,
  expectContentRefusal,
  expectMessageRefusal,
} from '../../support/interface-expectations.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(async () => {
  await gateway.stop();
});

const body = {
  model: 'chatfam-opus-4-8',
  max_tokens: 10,
  messages: [{ role: 'user', content: 'Say exactly: ok' }],
};
/** A header set to the empty string is not sent. */
const send = async (headers: Readonly<Record<string, string>>, change = {}, path?: string): Promise<Answer> =>
  await sendMessage(
    gateway,
    { ...body, ...change },
    { headers: { 'msg-version': '', ...headers }, ...(path === undefined ? {} : { path }) },
  );
const missing = { code: 'missing_version_header' };

describe.each(['/v1/messages', '/v1/messages/count_tokens'])('%s: the version header', (path) => {
  const change = path.endsWith('count_tokens') ? { max_tokens: undefined } : {};

  it('neither msg-version nor anthropic-version is refused', async () => {
    const message = expectMessageRefusal(await send({}, change, path), missing, 'neutral');
    expect(message).toContain('msg-version');
  });

  it.each(['2023-06-01', '2023-01-01', '2026-10-21', '2099-12-31'])(
    'msg-version %s is accepted',
    async (version) => {
      expectAccepted(await send({ 'msg-version': version }, change, path));
    },
  );

  it.each(['2023-06-01', '2099-12-31'])('anthropic-version %s is accepted', async (version) => {
    expectAccepted(await send({ 'anthropic-version': version }, change, path));
  });

  it.each(['2023', 'v1', '2023-6-1', '20230601', '2023-06-01T00:00:00Z', 'latest', '2023-06-01, 2023-06-01'])(
    '%s is no version',
    async (version) => {
      for (const [profile, name] of [
        ['neutral', 'msg-version'],
        ['vendor', 'anthropic-version'],
      ] as const) {
        expectMessageRefusal(await send({ [name]: version }, change, path), { field: name }, profile);
      }
    },
  );
});

describe('createMessage: the version header chooses the profile', () => {
  const strict = { temperature: 1 };

  it('msg-version is neutral', async () => {
    const answer = await send({ 'msg-version': '2023-06-01' }, strict);
    expectMessageRefusal(answer, { field: 'temperature' }, 'neutral');
  });

  it('anthropic-version is vendor', async () => {
    expectAccepted(await send({ 'anthropic-version': '2023-06-01' }, strict));
  });

  it('both are neutral', async () => {
    const both = { 'msg-version': '2023-06-01', 'anthropic-version': '2023-06-01' };
    expectMessageRefusal(await send(both, strict), { field: 'temperature' }, 'neutral');
    expectAccepted(await send(both));
  });

  it('both with a malformed msg-version are refused', async () => {
    const both = { 'msg-version': 'soon', 'anthropic-version': '2023-06-01' };
    expectMessageRefusal(await send(both), { field: 'msg-version' }, 'neutral');
  });
});

describe('createMessage: the beta header', () => {
  it.each(['a', 'a,b', 'a, b ,c', 'token-counting-2024-11-01', ''])(
    'msg-beta "%s" is accepted',
    async (betas) => {
      expectAccepted(await send({ 'msg-version': '2023-06-01', 'msg-beta': betas }));
    },
  );

  it('anthropic-beta is accepted in the vendor profile', async () => {
    expectAccepted(await send({ 'anthropic-version': '2023-06-01', 'anthropic-beta': 'a,b' }));
  });

  it('may be repeated', async () => {
    const headers = new Headers({ 'content-type': 'application/json', 'msg-version': '2023-06-01' });
    headers.append('x-api-key', gateway.apiKey);
    headers.append('msg-beta', 'a');
    headers.append('msg-beta', 'b');
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    expectAccepted(await request(`${gateway.url}/v1/messages`, init));
  });

  it.each(['true', 'tools', 'prompt_caching', ''])(
    '?beta=%s, which some clients send, has no effect',
    async (beta) => {
      const version = { 'msg-version': '2023-06-01' };
      expectAccepted(await send(version, {}, `/v1/messages?beta=${beta}`));
      const counted = { max_tokens: undefined };
      expectAccepted(await send(version, counted, `/v1/messages/count_tokens?beta=${beta}`));
      for (const path of ['/v1/models', '/v1/models/chatfam-sonnet-4-6']) {
        const headers = { 'x-api-key': gateway.apiKey, ...version };
        expectAccepted(await request(`${gateway.url}${path}?beta=${beta}`, { headers }));
      }
      const unknown = await send(version, {}, '/v1/messages?gamma=true');
      expectMessageRefusal(unknown, { field: 'gamma' }, 'neutral');
    },
  );
});

describe('generateContent: the key spelling chooses the profile', () => {
  const strict = { contents: [{ parts: [{ text: 'Say exactly: ok' }] }], tools: [{ googleSearch: {} }] };
  const path = '/v1beta/models/genfam-2.5-flash:generateContent';

  it('?key= is neutral, also beside other spellings of the same key', async () => {
    expectContentRefusal(await sendContent(gateway, strict), { field: 'tools[0].googleSearch' }, 'neutral');
    const headers = { 'x-goog-api-key': gateway.apiKey };
    const both = await sendContent(gateway, strict, { headers });
    expectContentRefusal(both, { field: 'tools[0].googleSearch' }, 'neutral');
  });

  it.each(['x-goog-api-key', 'authorization'])('%s is vendor', async (name) => {
    const value = name === 'authorization' ? `Bearer ${gateway.apiKey}` : gateway.apiKey;
    const headers = { 'content-type': 'application/json', [name]: value };
    const init = { method: 'POST', headers, body: JSON.stringify(strict) };
    expectAccepted(await request(gateway.url + path, init));
  });
});

describe('path prefixes', () => {
  const post = async (path: string): Promise<Answer> =>
    await request(`${gateway.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-api-key': gateway.apiKey,
        'msg-version': '2023-06-01',
      },
      body: JSON.stringify(body),
    });

  it.each(['/v1/messages', '/v1/messages/', '//v1//messages'])('%s is format B', async (path) => {
    expectAccepted(await post(path));
  });

  it.each(['/messages', '/v2/messages', '/v1beta2/models/x:generateContent', '/V1/messages', '/v1'])(
    '%s is 404 in the OpenAI-style envelope',
    async (path) => {
      const answer = await post(path);
      expect(answer.status).toBe(404);
      expect(answer.json()).toEqual({
        error: {
          message: expect.any(String) as string,
          type: 'invalid_request_error',
          param: null,
          code: 'not_found',
        },
      });
    },
  );

  it('/v1/messages/other is 404 in the format of its area', async () => {
    expectMessageRefusal(await post('/v1/messages/other'), { status: 404, code: 'not_found' }, 'neutral');
  });

  it.each(['GET', 'PUT', 'DELETE', 'PATCH'])(
    '%s is 405 with the methods that are allowed',
    async (method) => {
      const headers = { 'x-api-key': gateway.apiKey, 'msg-version': '2023-06-01' };
      const messages = await request(`${gateway.url}/v1/messages`, { method, headers });
      expectMessageRefusal(messages, { status: 405, code: 'method_not_allowed' }, 'neutral');
      expect(messages.headers.get('allow')).toBe('POST');
      const path = `/v1beta/models/genfam-2.5-flash:generateContent?key=${gateway.apiKey}`;
      const content = await request(gateway.url + path, { method });
      expectContentRefusal(content, { status: 405 }, 'neutral');
      expect(content.headers.get('allow')).toBe('POST');
    },
  );
});

describe.each(['neutral', 'vendor'] as const)('an operator who fixes the %s profile', (contractProfile) => {
  let fixed: TestGateway;

  beforeAll(async () => {
    fixed = await createTestGateway({ config: { contractProfile } });
  });

  afterAll(async () => {
    await fixed.stop();
  });

  const strict = { ...body, temperature: 1 };
  const headersOf = (name: string) => ({ 'msg-version': '', 'anthropic-version': '', [name]: '2023-06-01' });

  it('fixes it for format B whatever the spelling', async () => {
    const own = contractProfile === 'neutral' ? 'msg-version' : 'anthropic-version';
    for (const name of ['msg-version', own]) {
      const answer = await sendMessage(fixed, strict, { headers: headersOf(name) });
      if (contractProfile === 'vendor') expectAccepted(answer);
      else expectMessageRefusal(answer, { field: 'temperature' }, 'neutral');
    }
  });

  it('still asks for a version', async () => {
    const answer = await sendMessage(fixed, body, { headers: { 'msg-version': '' } });
    expectMessageRefusal(answer, missing, contractProfile);
  });

  it('fixes it for format C', async () => {
    const content = { contents: [{ parts: [{ text: 'Say exactly: ok' }] }], tools: [{ urlContext: {} }] };
    for (const profile of ['neutral', 'vendor'] as const) {
      const answer = await sendContent(fixed, content, { profile });
      if (contractProfile === 'vendor') expectAccepted(answer);
      else expectContentRefusal(answer, { field: 'tools[0].urlContext' }, 'neutral');
    }
  });
});
