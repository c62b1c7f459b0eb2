import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContentRequest, createMessageRequest } from '../support/chat-requests.ts';
import { renderRequest, sendRaw } from '../support/open-raw-connection.ts';
import {
  createDirectory,
  startGatewayProcess,
  type GatewayProcess,
  type ProcessEnd,
} from '../support/start-gateway-process.ts';

const apiKey = 'sk-specway-rightkey-0123456789';
const wrongKey = 'sk-specway-wrongkey-0123456789';
/** Stands in every prompt, field name and model name below. */
const marker = 'zebrafinch';

const json = { 'content-type': 'application/json' };
const b = { ...json, 'msg-version': '2023-06-01' };
const close = 'connection: close';

type Send = (gateway: GatewayProcess) => Promise<unknown>;

const get =
  (path: string, headers: Readonly<Record<string, string>> = {}): Send =>
  ({ url }) =>
    fetch(url + path, { headers }).then((response) => response.text());

const post =
  (path: string, headers: Readonly<Record<string, string>>, body: string): Send =>
  ({ url }) =>
    fetch(url + path, { method: 'POST', headers, body }).then((response) => response.text());

const raw =
  (text: string): Send =>
  ({ url }) =>
    sendRaw(url, text);

const prompt = `Tell me about the ${marker}.`;
const message = (options: Readonly<Record<string, unknown>> = {}) =>
  JSON.stringify({
    model: 'chatfam-sonnet-4-6',
    max_tokens: 100,
    messages: [{ role: 'user', content: prompt }],
    ...options,
  });
const content = JSON.stringify({ contents: [{ parts: [{ text: prompt }] }] });
const generate = '/v1beta/models/genfam-2.5-flash:generateContent';

const chat: Readonly<Record<string, Send>> = {
  'message, whole': (gateway) => {
    const { path, init } = createMessageRequest({ apiKey, prompt });
    return fetch(gateway.url + path, init).then((response) => response.text());
  },
  'message, streamed, failing in the middle': (gateway) => {
    const request = { apiKey, prompt: `${prompt} [[error=503@3]]`, delivery: 'streamed' } as const;
    const { path, init } = createMessageRequest(request);
    return fetch(gateway.url + path, init).then((response) => response.text());
  },
  'content, streamed': (gateway) => {
    const { path, init } = createContentRequest({ apiKey, prompt, delivery: 'streamed' });
    return fetch(gateway.url + path, init).then((response) => response.text());
  },
  'upstream failure': (gateway) => {
    const { path, init } = createContentRequest({ apiKey, prompt: `${prompt} [[status=500]]` });
    return fetch(gateway.url + path, init).then((response) => response.text());
  },
};

const requests: Readonly<Record<string, Send>> = {
  ...chat,
  'wrong key in a header': post('/v1/messages', { ...b, 'x-api-key': wrongKey }, message()),
  'wrong bearer key': post('/v1/messages', { ...b, authorization: `Bearer ${wrongKey}` }, message()),
  'key without Bearer': post('/v1/messages', { ...b, authorization: apiKey }, message()),
  'wrong key in the query': post(`${generate}?key=${wrongKey}`, json, content),
  'two keys': post(`${generate}?key=${apiKey}`, { ...json, 'x-goog-api-key': wrongKey }, content),
  'key in a query that takes none': post(`/v1/messages?key=${apiKey}`, b, message()),
  'key behind an encoded question mark': post(`${generate}%3Fkey=${apiKey}`, json, content),
  'key in the model name': post(`/v1beta/models/x%3Fkey=${apiKey}:generateContent`, json, content),
  'key as the model': get(`/v1/models/${apiKey}`, { authorization: `Bearer ${apiKey}` }),
  'key as the model in a body': post(
    '/v1/messages',
    { ...b, 'x-api-key': apiKey },
    message({ model: apiKey }),
  ),
  'key in an unknown path': get(`/nowhere/${apiKey}?key=${apiKey}`),
  'key below the pages': get(`/docs/${apiKey}?key=${apiKey}`),
  'key with a broken escape below the pages': get(`/docs/%E0%A4%A?key=${apiKey}`),
  'key in a document': get(`/openapi.json?key=${apiKey}`),
  'key in an area that is not built': post(`/v1/images/generations?key=${apiKey}`, json, message()),
  'unknown field named after the prompt': post(
    '/v1/messages',
    { ...b, 'x-api-key': apiKey },
    message({ [marker]: 1 }),
  ),
  'prompt of a wrong type': post(
    '/v1/messages',
    { ...b, 'x-api-key': apiKey },
    message({ messages: prompt }),
  ),
  'prompt that is not JSON': post('/v1/messages', { ...b, 'x-api-key': apiKey }, prompt),
  'prompt as another media type': post(
    '/v1/messages',
    { ...b, 'x-api-key': apiKey, 'content-type': 'text/plain' },
    prompt,
  ),
  'misspelt directive': post(
    '/v1/messages',
    { ...b, 'x-api-key': apiKey },
    message({ system: `[[status=${marker}]]` }),
  ),
  'unknown query parameter': get(`/v1/models?${marker}=${apiKey}`, { 'x-api-key': apiKey }),
  'key in a garbled request line': raw(`GET /?key=${apiKey} ${marker}\r\n\r\n`),
  'key in a head that is too large': raw(
    renderRequest(`GET /?key=${apiKey}`, [`x-api-key: ${apiKey}`, `x-large: ${'a'.repeat(40_000)}`]),
  ),
  'key without a host': raw(`GET /v1/models?key=${apiKey} HTTP/1.1\r\nx-api-key: ${apiKey}\r\n\r\n`),
  'key in an upgrade': raw(
    renderRequest(`GET /v1/realtime?key=${apiKey}`, [
      'connection: upgrade',
      'upgrade: websocket',
      `sec-websocket-protocol: rt-insecure-api-key.${apiKey}`,
    ]),
  ),
  'key in a proxy request': raw(`CONNECT ${apiKey}:443 HTTP/1.1\r\nhost: ${apiKey}\r\n\r\n`),
  'key in a method': raw(renderRequest(`POST /v1/models?key=${apiKey}`, [close], message())),
  'body that breaks off': raw(
    `${renderRequest('POST /v1/messages', [`x-api-key: ${apiKey}`, 'msg-version: 2023-06-01', 'content-type: application/json', 'transfer-encoding: chunked'])}${marker}\r\n`,
  ),
};

describe('what the gateway writes', { timeout: 60_000 }, () => {
  const directory = createDirectory();
  let end: ProcessEnd;

  beforeAll(async () => {
    const gateway = await startGatewayProcess({
      directory: directory.path,
      environment: { SPECWAY_API_KEY: apiKey, SPECWAY_LOG_LEVEL: 'debug', SPECWAY_VALIDATION: 'enforce' },
    });
    for (const send of Object.values(requests)) await send(gateway);
    end = await gateway.stop();
  }, 60_000);
  afterAll(() => {
    directory.remove();
  });

  it('is a line for each request, except those for documents', () => {
    const further = /"msg":"(?:an attempt |a deployment |credential refused)/;
    const lines = end.stdout
      .split('\n')
      .filter((line) => line.includes('"requestId"') && !further.test(line));
    const ids = new Set(lines.map((line) => /"requestId":"([^"]+)"/.exec(line)?.[1]));
    expect(ids.size).toBe(lines.length);
    expect(lines.length).toBeGreaterThanOrEqual(Object.keys(requests).length - 1);
    expect(end.stderr).toBe('');
  });

  it.each([
    ['the right key', apiKey],
    ['a wrong key', wrongKey],
    ['a prompt, a field name or a model name of the client', marker],
    ['the query', 'key='],
    ['a header', 'Bearer'],
  ])('never holds %s', (_what, secret) => {
    expect(end.stdout + end.stderr).not.toContain(secret);
  });
});
