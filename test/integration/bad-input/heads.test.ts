import { describe, expect, it } from 'vitest';
import { profiles, request } from '../../support/interface-client.ts';
import {
  chatFormats,
  goodContent,
  goodMessage,
  useSturdyGateway,
} from '../../support/interface-bad-input.ts';
import {
  expectAccepted,
  expectContentRefusal,
  expectMessageRefusal,
} from '../../support/interface-expectations.ts';
import { exchangeRaw, sendRaw, writeHead, type RawAnswer } from '../../support/interface-raw.ts';

const gateway = useSturdyGateway();

const messageHeaders = () => ({ 'x-api-key': gateway().apiKey, 'msg-version': '2023-06-01' });
const jsonHeaders = (body: string) => ({
  'content-type': 'application/json',
  'content-length': String(Buffer.byteLength(body)),
});
const messageText = JSON.stringify(goodMessage);
const contentPath = () => `/v1beta/models/genfam-2.5-flash:generateContent?key=${gateway().apiKey}`;

/** A refusal in the OpenAI-style envelope, which is that of all that never became a request. */
function expectEarlyRefusal(answer: RawAnswer, status: number): void {
  expect(answer.status, answer.text).toBe(status);
  expect(answer.headers['content-type']).toBe('application/json');
  expect(answer.headers['x-request-id']).toMatch(/^req_/u);
  expect(answer.json()).toEqual({
    error: {
      type: 'invalid_request_error',
      code: 'invalid_request',
      param: null,
      message: expect.stringMatching(/\S/u) as string,
    },
  });
}

describe.each(chatFormats)('$name: content type', ({ good, send, expectRefusal }) => {
  const accepted = [
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
  ];
  it.each(accepted)('%s is accepted', async (type) => {
    for (const profile of profiles) {
      expectAccepted(await send(gateway(), good, { profile, headers: { 'content-type': type } }));
    }
  });

  const refused = [
    'text/plain',
    'text/json',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=iso-8859-1',
    'application/json; charset=utf-16',
    'application/jsonp',
    'application/json, text/plain',
    '*/*',
    ';',
  ];
  it.each(refused)('%s is 415', async (type) => {
    for (const profile of profiles) {
      const answer = await send(gateway(), good, { profile, headers: { 'content-type': type } });
      expectRefusal(answer, { status: 415, code: 'unsupported_media_type' }, profile);
    }
  });

  it('none is 415', async () => {
    const answer = await send(gateway(), Buffer.from(JSON.stringify(good)), {
      headers: { 'content-type': '' },
    });
    expectRefusal(answer, { status: 415, code: 'unsupported_media_type' }, 'neutral');
  });

  it.each(['gzip', 'br', 'deflate', 'gzip, identity', 'x-unknown'])(
    'content-encoding %s is 415',
    async (coding) => {
      const answer = await send(gateway(), good, { headers: { 'content-encoding': coding } });
      expectRefusal(answer, { status: 415, code: 'unsupported_media_type' }, 'neutral');
    },
  );

  it('content-encoding identity is accepted', async () => {
    expectAccepted(await send(gateway(), good, { headers: { 'content-encoding': 'identity' } }));
  });

  it('an empty body is 400', async () => {
    for (const profile of profiles) expectRefusal(await send(gateway(), '', { profile }), {}, profile);
  });
});

describe('request heads', () => {
  const flood = (count: number, value = '1') =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`x-${String(index)}`, value]));

  it('nine hundred headers are read', async () => {
    const headers = { ...messageHeaders(), ...jsonHeaders(messageText), ...flood(900) };
    expect((await sendRaw(gateway(), [writeHead('/v1/messages', { headers }), messageText])).status).toBe(
      200,
    );
  });

  it.each([
    ['one header of 40 KiB', { 'x-large': 'a'.repeat(40 * 1024) }],
    ['many headers of 40 KiB together', flood(400, 'a'.repeat(100))],
    ['two thousand small headers', flood(2_000)],
  ])('%s are 431', async (_what, more) => {
    const headers = { ...messageHeaders(), ...jsonHeaders(messageText), ...more };
    expectEarlyRefusal(await sendRaw(gateway(), [writeHead('/v1/messages', { headers }), messageText]), 431);
  });

  it('a path of 40 KiB is 431', async () => {
    expectEarlyRefusal(await sendRaw(gateway(), [writeHead(`/v1/${'a'.repeat(40 * 1024)}`)]), 431);
  });

  it('a query of 20 KiB is refused for its unknown parameters', async () => {
    const query = Array.from({ length: 2_000 }, (_, index) => `q${String(index)}=${String(index)}`).join('&');
    const init = {
      method: 'POST',
      headers: { ...messageHeaders(), 'content-type': 'application/json' },
      body: messageText,
    };
    expectMessageRefusal(await request(`${gateway().url}/v1/messages?${query}`, init), {}, 'neutral');
  });

  it.each(['alt=sse&alt=json', 'alt=json&alt=json&alt=json', 'alt[]=sse', 'alt=%00', 'alt=%', '&&=&=='])(
    'the query %s is 400',
    async (query) => {
      const path = gateway().url + contentPath().replace(':generate', ':streamGenerate');
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(goodContent),
      };
      expectContentRefusal(await request(`${path}&${query}`, init), {}, 'neutral');
    },
  );

  it('a thousand different keys are a conflict, a thousand times the same one is one', async () => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(goodContent),
    };
    const same = `key=${gateway().apiKey}&`.repeat(500);
    expectAccepted(await request(`${gateway().url}${contentPath()}&${same.slice(0, -1)}`, init));
    const others = Array.from({ length: 1_000 }, (_, index) => `key=sk-other-${String(index)}-0000000`).join(
      '&',
    );
    expectContentRefusal(
      await request(`${gateway().url}${contentPath()}&${others}`, init),
      { status: 401 },
      'neutral',
    );
  });

  it.each([
    ['a word', 'hello\r\n\r\n'],
    ['binary data', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03])],
    ['HTTP/2 without asking', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['HTTP/9', 'POST /v1/messages HTTP/9.9\r\nhost: a\r\n\r\n'],
    ['no host', 'POST /v1/videos HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['a header without a colon', 'POST /v1/messages HTTP/1.1\r\nhost: a\r\nnonsense\r\n\r\n'],
    ['a NUL in a header', 'POST /v1/messages HTTP/1.1\r\nhost: a\r\nx: \0\r\n\r\n'],
    ['a folded header', 'POST /v1/messages HTTP/1.1\r\nhost: a\r\nx: 1\r\n 2\r\n\r\n'],
    ['a blank before the colon', 'POST /v1/messages HTTP/1.1\r\nhost: a\r\ncontent-length : 3\r\n\r\nabc'],
    [
      'content-length and transfer-encoding',
      `${writeHead('/v1/messages', { headers: { 'content-length': '3', 'transfer-encoding': 'chunked' } })}0\r\n\r\n`,
    ],
    [
      'two content-lengths',
      'POST /v1/messages HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ncontent-length: 4\r\n\r\nabcd',
    ],
    ['a negative content-length', writeHead('/v1/messages', { headers: { 'content-length': '-1' } })],
    ['a content-length that is no number', writeHead('/v1/messages', { headers: { 'content-length': 'x' } })],
  ])('%s is 400 and the connection is closed', async (_what, bytes) => {
    expectEarlyRefusal(await sendRaw(gateway(), [bytes]), 400);
  });

  it.each(['gzip, chunked', 'rot13', 'chunked, chunked'])(
    'transfer-encoding: %s is refused and the connection is closed (RFC 9112, 6.1)',
    async (coding) => {
      const head = writeHead('/v1/messages', { headers: { 'transfer-encoding': coding } });
      const answer = await sendRaw(gateway(), [head]);
      expect([400, 501]).toContain(answer.status);
      expect(answer.headers.connection).toBe('close');
    },
  );

  it('the target in absolute form is the same path', async () => {
    const headers = { ...messageHeaders(), ...jsonHeaders(messageText) };
    const head = writeHead('http://gateway.test/v1/messages', { headers });
    expect((await sendRaw(gateway(), [head, messageText])).status).toBe(200);
  });

  it.each([
    '/v1beta/models/%ff:generateContent',
    '/v1beta/models/%:generateContent',
    '/v1beta/models/%2e%2e:generateContent',
    '/v1beta/models/..%2f..%2fmessages:generateContent',
    '/v1beta/models/:generateContent',
    '/v1beta/models/a%00b:generateContent',
    `/v1beta/models/${'a'.repeat(257)}:generateContent`,
  ])('POST %s is refused', async (path) => {
    const body = JSON.stringify(goodContent);
    const answer = await sendRaw(gateway(), [
      writeHead(`${path}?key=${gateway().apiKey}`, { headers: jsonHeaders(body) }),
      body,
    ]);
    expect([400, 404], answer.text).toContain(answer.status);
    expect(answer.json()).toMatchObject({ error: { code: answer.status } });
  });

  it.each([
    '*',
    '',
    '//',
    '/..',
    '/%2e%2e/',
    '/v1/../v1/messages',
    '/v1\\messages',
    '/v1/messages;x=1',
    '/v1/messages%00',
    '/v1/messages%2f',
    '/v1/messages#x',
  ])('the path "%s" is refused or not found', async (path) => {
    const answer = await sendRaw(gateway(), [
      writeHead(path, { headers: { ...messageHeaders(), 'content-length': '0' } }),
    ]);
    expect(answer.status, answer.text).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.json()).toHaveProperty('error');
  });
});

describe('bodies where none belongs', () => {
  it('the body of a GET is passed over, and the connection goes on', async () => {
    const headers = { connection: 'keep-alive', authorization: `Bearer ${gateway().apiKey}` };
    const first = writeHead('/v1/models', { method: 'GET', headers: { ...headers, 'content-length': '5' } });
    const second = writeHead('/v1/models', { method: 'GET', headers: { ...headers, connection: 'close' } });
    const answers = await exchangeRaw(gateway(), [`${first}{"a":`, second]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('a POST without content-length and without chunks has an empty body', async () => {
    const headers = { ...messageHeaders(), 'content-type': 'application/json' };
    const answer = await sendRaw(gateway(), [writeHead('/v1/messages', { headers })]);
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ type: 'error', error: { code: 'invalid_request' } });
  });

  it('several requests sent at once are answered in order', async () => {
    const one = (text: string, connection: string): string => {
      const body = JSON.stringify({
        ...goodMessage,
        messages: [{ role: 'user', content: `Say exactly: ${text}` }],
      });
      return (
        writeHead('/v1/messages', { headers: { ...messageHeaders(), ...jsonHeaders(body), connection } }) +
        body
      );
    };
    const answers = await exchangeRaw(gateway(), [
      one('one', 'keep-alive') + one('two', 'keep-alive') + one('three', 'close'),
    ]);
    expect(answers.map(({ text }) => /"text":"(\w+)"/u.exec(text)?.[1])).toEqual(['one', 'two', 'three']);
  });
});
