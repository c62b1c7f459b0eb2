import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMessageRequest } from '../../support/chat-requests.ts';
import { createTestGateway, testApiKey, type TestGateway } from '../../support/create-test-gateway.ts';
import { openRawConnection, parseRaw, renderRequest, sendRaw } from '../../support/open-raw-connection.ts';

const close = 'connection: close';
const messageHeaders = [
  `x-api-key: ${testApiKey}`,
  'msg-version: 2023-06-01',
  'content-type: application/json',
];
const websocket = [
  'connection: Upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
];

describe('the listener', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.stop());

  const ask = async (text: string) => parseRaw(await sendRaw(gateway.url, text));

  it.each([
    ['bytes that are not HTTP', 'EHLO example.com\r\n\r\n', 400, 'invalid_request'],
    [
      'a TLS handshake on a plain port',
      '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
      400,
      'invalid_request',
    ],
    [
      'two lengths, a way to smuggle requests',
      'POST /v1/messages HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'invalid_request',
    ],
    ['a request without a host', 'GET /healthz HTTP/1.1\r\n\r\n', 400, 'invalid_request'],
    [
      'a request for a tunnel',
      'CONNECT example.com:443 HTTP/1.1\r\nhost: example.com\r\n\r\n',
      400,
      'invalid_request',
    ],
    [
      'a head that is too large',
      renderRequest('GET /healthz', [`x-large: ${'a'.repeat(33_000)}`]),
      431,
      'invalid_request',
    ],
    ['a WebSocket for realtime', renderRequest('GET /v1/realtime', websocket), 401, 'missing_api_key'],
    ['a WebSocket elsewhere', renderRequest('GET /v1/models', websocket), 404, 'not_found'],
  ])('answers %s in JSON and closes', async (_what, text, status, code) => {
    const answer = await ask(text);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/json', connection: 'close' });
    expect(answer.headers['x-request-id']).toMatch(/^req_/);
    expect(Date.parse(answer.headers.date ?? '')).toBeGreaterThan(0);
    expect(JSON.parse(answer.body)).toMatchObject({ error: { code, param: null } });
  });

  it('says where the WebSocket is to a client that looks for it elsewhere', async () => {
    const { body } = await ask(renderRequest('GET /v1/live/sessions', websocket));
    expect(body).toContain(
      'There is no WebSocket at this path; that of realtime sessions is at /v1/realtime.',
    );
  });

  it('lets a client that sends a huge head read the answer', async () => {
    const answer = await ask(renderRequest('GET /healthz', [`x-large: ${'a'.repeat(4_000_000)}`]));
    expect(answer.status).toBe(431);
  });

  it('serves requests that come with an upgrade it does not know', async () => {
    const h2c = [
      'connection: Upgrade, HTTP2-Settings, close',
      'upgrade: h2c',
      'http2-settings: AAMAAABkAAQAAP__',
    ];
    expect((await ask(renderRequest('GET /healthz', h2c))).status).toBe(200);
  });

  it('answers pipelined requests in order, each with an id of its own', async () => {
    const paths = ['/healthz', '/nowhere', '/v1/models', '/openapi.json', '/healthz'];
    const requests = paths.map((path, index) =>
      renderRequest(`HEAD ${path}`, index === paths.length - 1 ? [close] : []),
    );
    const text = await sendRaw(gateway.url, requests.join(''));
    const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map((match) => match[1]);
    expect(statuses).toEqual(['200', '404', '401', '200', '200']);
    const ids = [...text.matchAll(/^x-request-id: (\S+)/gim)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(paths.length);
  });

  it('answers HEAD like GET, without the body', async () => {
    const get = await ask(renderRequest('GET /healthz', [close]));
    const head = await ask(renderRequest('HEAD /healthz', [close]));
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.body).toBe('');
  });

  it('takes the absolute form and HTTP/1.0', async () => {
    expect((await ask(renderRequest('GET http://gateway/healthz', [close]))).status).toBe(200);
    expect((await ask('GET /healthz HTTP/1.0\r\n\r\n')).status).toBe(200);
  });

  it('takes no chunks of HTTP/1.0, and what comes behind them for no request', async () => {
    const head = [
      'POST /v1/messages HTTP/1.0',
      'host: a',
      'connection: keep-alive',
      'transfer-encoding: chunked',
    ];
    const next = 'GET /healthz HTTP/1.0\r\n\r\n';
    const answer = await ask(`${head.join('\r\n')}\r\n\r\n0\r\n\r\n${next}`);
    expect([answer.status, answer.headers.connection]).toEqual([400, 'close']);
  });

  it('says which methods a path takes', async () => {
    const options = await ask(renderRequest('OPTIONS /v1/messages', [close]));
    expect([options.status, options.headers.allow]).toEqual([405, 'POST']);
    const remove = await ask(renderRequest('DELETE /v1/models', [close]));
    expect([remove.status, remove.headers.allow]).toEqual([405, 'GET, HEAD']);
    const trace = await ask(renderRequest('TRACE /openapi.json', [close]));
    expect([trace.status, trace.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('answers OPTIONS * for the server as a whole (RFC 9110, 9.3.7), and nothing else of it', async () => {
    const options = await ask('OPTIONS * HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
    expect([options.status, options.headers.allow, options.body]).toEqual([
      204,
      'GET, HEAD, POST, PATCH, DELETE',
      '',
    ]);
    expect(options.headers['x-request-id']).toMatch(/^req_/);
    expect((await ask('GET * HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')).status).toBe(404);
  });

  it('takes an encoded letter of a path for the letter, with everything that is asked of it', async () => {
    const open = [...messageHeaders.slice(1), close];
    expect((await ask(renderRequest('POST /v1/%6Dessages', open, '{}'))).status).toBe(401);
    const refused = await ask(renderRequest('POST /v1/%6Dessages', [...messageHeaders, close], '{}'));
    expect([refused.status, JSON.parse(refused.body)]).toMatchObject([400, { type: 'error' }]);
  });

  it('gives format B its own spelling of the request id', async () => {
    const answer = await ask(renderRequest('POST /v1/messages', [close]));
    expect(answer.status).toBe(401);
    expect(answer.headers['request-id']).toBe(answer.headers['x-request-id']);
    expect(JSON.parse(answer.body)).toMatchObject({ request_id: answer.headers['x-request-id'] });
  });

  it.each([
    ['no host', (path: string) => `POST ${path} HTTP/1.1\r\n\r\n`, 400],
    ['two hosts', (path: string) => renderRequest(`POST ${path}`, ['host: b']), 400],
    [
      'a coding nobody undoes',
      (path: string) => renderRequest(`POST ${path}`, ['transfer-encoding: gzip, chunked']),
      501,
    ],
    ['a WebSocket', (path: string) => renderRequest(`GET ${path}`, websocket), 404],
    [
      'a chunk of no length',
      (path: string) => `${renderRequest(`POST ${path}`, ['transfer-encoding: chunked'])}ZZ\r\n`,
      400,
    ],
  ])('refuses %s in the format of the path', async (_what, render, status) => {
    const messages = await ask(render('/v1/messages'));
    const { 'request-id': ownId, 'x-request-id': id } = messages.headers;
    expect([messages.status, ownId]).toEqual([status, id]);
    expect(JSON.parse(messages.body)).toMatchObject({ type: 'error', request_id: id });
    const content = await ask(render('/v1beta/models/genfam-2.5-flash:generateContent'));
    expect(content.headers['request-id']).toBeUndefined();
    expect(JSON.parse(content.body)).toMatchObject({
      error: { code: status, details: expect.any(Array) as unknown[] },
    });
    const account = await ask(render('/api/user/self'));
    expect(JSON.parse(account.body)).toMatchObject({ success: false, code: expect.any(String) as string });
    const openai = await ask(render('/v1/images/generations'));
    expect(JSON.parse(openai.body)).toMatchObject({ error: { param: null } });
  });

  it('refuses an upgrade behind too many requests in the format of its path', async () => {
    const connection = await openRawConnection(gateway.url);
    const request = renderRequest('GET /healthz', []);
    connection.write(request.repeat(33) + renderRequest('GET /v1/messages', websocket));
    const text = await connection.closed;
    const last = text.slice(text.lastIndexOf('HTTP/1.1 '));
    expect(last).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(last).toMatch(/\{"type":"error","error":\{.*"request_id":"req_/);
  });

  it('tells clients of either profile in their own words', async () => {
    const refuse = async (version: string) => {
      const answer = await ask(renderRequest('GET /v1/messages', [...websocket, version]));
      return (JSON.parse(answer.body) as { readonly error: { readonly type: string } }).error.type;
    };
    expect(await refuse('msg-version: 2023-06-01')).toBe('invalid_request_error');
    expect(await refuse('anthropic-version: 2023-06-01')).toBe('not_found_error');
  });

  it.each([
    ['an over-long target', `HEAD /${'a'.repeat(33_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431],
    ['a head that is none', 'HEAD /healthz HTTP/1.1\r\nhost: a\r\nnonsense\r\n\r\n', 400],
    ['a WebSocket', renderRequest('HEAD /v1/models', websocket), 404],
    ['no host', 'HEAD /healthz HTTP/1.1\r\n\r\n', 400],
    ['a chunk of no length', `${renderRequest('HEAD /healthz', ['transfer-encoding: chunked'])}ZZ\r\n`, 400],
  ])('answers HEAD without a body where it refuses %s (RFC 9110, 9.3.2)', async (_what, text, status) => {
    const answer = await ask(text);
    expect([answer.status, answer.body]).toEqual([status, '']);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(50);
  });

  it('sends a body to what comes behind HEAD and cannot be read', async () => {
    const text = await sendRaw(gateway.url, `${renderRequest('HEAD /healthz', [])}nonsense\r\n\r\n`);
    expect(text).toMatch(/^HTTP\/1\.1 200 [^]*\r\n\r\nHTTP\/1\.1 400 [^]*"invalid_request"/);
  });

  it('goes on using a connection after an error whose request was read in full', async () => {
    const connection = await openRawConnection(gateway.url);
    connection.write(renderRequest('POST /v1/messages', messageHeaders, '{"model":'));
    await connection.waitFor(/invalid_request/);
    connection.write(renderRequest('GET /healthz', [close]));
    const text = await connection.closed;
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toMatch(/HTTP\/1\.1 200 OK[^]*\{"status":"ok"\}$/);
  });

  it('asks for the body of Expect: 100-continue only when it will be read', async () => {
    const { init } = createMessageRequest({ apiKey: testApiKey, prompt: 'Hello.' });
    const length = `content-length: ${String(init.body.length)}`;
    const expectations = ['expect: 100-continue', length, close];
    const good = await openRawConnection(gateway.url);
    good.write(renderRequest('POST /v1/messages', [...messageHeaders, ...expectations]));
    await good.waitFor(/^HTTP\/1\.1 100 Continue\r\n\r\n$/);
    good.write(init.body);
    expect(await good.closed).toMatch(/HTTP\/1\.1 200 OK/);

    const badKey = ['x-api-key: sk-not-the-right-key', ...messageHeaders.slice(1), ...expectations];
    const bad = await openRawConnection(gateway.url);
    bad.write(renderRequest('POST /v1/messages', badKey));
    const refused = await bad.waitFor(/invalid_api_key/);
    expect(refused).toMatch(/^HTTP\/1\.1 401 /);
    expect(await bad.closed).not.toContain('100 Continue');
  });

  it('sends no 100 to a client that speaks HTTP/1.0', async () => {
    const { init } = createMessageRequest({ apiKey: testApiKey, prompt: 'Hello.' });
    const expectations = ['expect: 100-continue', `content-length: ${String(init.body.length)}`, close];
    const connection = await openRawConnection(gateway.url);
    const head = renderRequest('POST /v1/messages', [...messageHeaders, ...expectations]);
    connection.write(head.replace('HTTP/1.1', 'HTTP/1.0'));
    await sleep(300);
    connection.write(init.body);
    expect(await connection.closed).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  it('ignores an expectation that nobody knows', async () => {
    expect((await ask(renderRequest('GET /healthz', ['expect: miracles', close]))).status).toBe(200);
  });
});
