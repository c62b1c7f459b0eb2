import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTestLimits } from '../../support/create-test-gateway.ts';
import { profiles, type RequestBody } from '../../support/interface-client.ts';
import { expectAccepted } from '../../support/interface-expectations.ts';
import { expectImageRefusal, sendImage } from '../../support/interface-images.ts';
import {
  chatFormats,
  goodContent,
  goodMessage,
  useSturdyGateway,
} from '../../support/interface-bad-input.ts';
import { exchangeRaw, sendRaw, writeHead } from '../../support/interface-raw.ts';

const most = 200;
const gateway = useSturdyGateway({
  limits: createTestLimits({
    jsonValues: { images: most, video: most, messages: most, generateContent: most },
    bodyBytesInFlight: 16 * 1024 * 1024,
  }),
});

const list = (count: number, item = '{}') => Array.from({ length: count }, () => item).join(',');
const tooMany = new RegExp(`holds more than the ${String(most)} values accepted here`, 'u');
const tooDeep = /nested deeper than 100 levels/u;

/** The body with one more field. */
const insert = (body: object, field: string) => JSON.stringify(body).replace(/\}$/u, `,${field}}`);

/** How many values a document holds. */
function count(json: string): number {
  const visit = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return 1;
    const inner = Object.values(value).reduce((sum: number, item) => sum + visit(item), 1);
    return Array.isArray(value) ? inner : inner + Object.keys(value).length;
  };
  return visit(JSON.parse(json));
}

describe.each(chatFormats)('$name: a body of many values', ({ good, send, expectRefusal }) => {
  it.each([
    ['objects', '{}'],
    ['arrays', '[]'],
    ['texts', '""'],
    ['numbers', '0'],
    ['negative zeros', '-0'],
    ['literals', 'null'],
    ['keys', '{"a":1,"a":1}'],
    ['texts with escapes', '"\\"\\\\"'],
  ])('%s: 400, and the limit is named', async (_what, item) => {
    const body = insert(good, `"x":[${list(most, item)}]`);
    for (const profile of profiles) {
      const message = expectRefusal(await send(gateway(), body, { profile }), {}, profile);
      expect(message).toMatch(tooMany);
      expect(message).toMatch(/every object, array, text, number, literal and key counts/u);
    }
  });

  it('as many as there may be', async () => {
    const missing = most - count(insert(good, '"x":[]'));
    const allowed = insert(good, `"x":[${list(missing, '1')}]`);
    const above = insert(good, `"x":[${list(missing + 1, '1')}]`);
    expect([count(allowed), count(above)]).toEqual([most, most + 1]);
    expectAccepted(await send(gateway(), allowed, { profile: 'vendor' }));
    expect(expectRefusal(await send(gateway(), above, { profile: 'vendor' }), {}, 'vendor')).toMatch(tooMany);
  });

  it('long texts and keys are not many', async () => {
    const long = '{[,"'.repeat(50_000);
    const body = JSON.stringify({ ...good, x: { [long]: long, y: `é${long}` } });
    expectAccepted(await send(gateway(), body, { profile: 'vendor' }));
  });

  it('nested deeper than there may be, within a text of brackets', async () => {
    const nested = `${'['.repeat(100)}${']'.repeat(100)}`;
    const body = insert(good, `"x":"${'['.repeat(1_000)}","y":${nested}`);
    for (const profile of profiles)
      expect(expectRefusal(await send(gateway(), body, { profile }), {}, profile)).toMatch(tooDeep);
  });
});

describe('createImage: a body of many values', () => {
  it('400, and the limit is named', async () => {
    const good = { model: 'imgfam-2', prompt: 'A cat' };
    const body: RequestBody = insert(good, `"x":[${list(most)}]`);
    const answer = await sendImage(gateway(), body);
    expect(expectImageRefusal(answer, { code: 'invalid_json', param: null })).toMatch(tooMany);
  });
});

const places = [
  ['/v1/messages', () => ({ 'x-api-key': gateway().apiKey, 'msg-version': '2023-06-01' }), goodMessage],
  [
    '/v1beta/models/genfam-2.5-flash:generateContent',
    () => ({ 'x-goog-api-key': gateway().apiKey }),
    goodContent,
  ],
] as const;

describe.each(places)('%s: what has yet to come', (path, credentials, good) => {
  const head = (more: Readonly<Record<string, string>>) =>
    writeHead(path, { headers: { 'content-type': 'application/json', ...credentials(), ...more } });

  it.each([
    ['values', `{"x":[${list(most)}`, tooMany],
    ['levels', `{"x":"${'a'.repeat(400)}","y":${'['.repeat(101)}`, tooDeep],
  ])('is not waited for once there are too many %s', async (_what, begin, message) => {
    for (const more of [{ 'content-length': '20000000' }, { 'transfer-encoding': 'chunked' }]) {
      const isChunked = 'transfer-encoding' in more;
      const bytes = isChunked ? `${begin.length.toString(16)}\r\n${begin}\r\n` : begin;
      const answer = await sendRaw(gateway(), [head(more), bytes.slice(0, 90), 20, bytes.slice(90)]);
      expect(answer.status).toBe(400);
      expect(answer.text).toMatch(message);
    }
  });

  it('may come in any pieces: a text, an escape or a character goes on in the next', async () => {
    const text = `\\"${'é🙂\\\\'.repeat(60)}\\u00e9`;
    const bytes = Buffer.from(insert(good, `"x":["${text}",${list(20, `"${text}"`)}]`));
    const head200 = head({ 'content-length': String(bytes.length) });
    for (const size of [1_000, 1_001, 1_003, 1_007]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.subarray(index * size, (index + 1) * size),
      );
      const steps = pieces.flatMap((piece) => [piece, 2]);
      const answer = await sendRaw(gateway(), [head200, ...steps]);
      expect(answer.text).toMatch(/x\b/u);
      expect(answer.text).not.toMatch(tooMany);
    }
  });
});

describe('the memory of what is parsed', () => {
  it('is counted before it is taken: 503 where there is none', async () => {
    const body = JSON.stringify({ ...goodMessage, x: 'a '.repeat(3 * 1024 * 1024) });
    const { path, headers } = place();
    const length = { 'content-length': String(body.length) };
    const answer = await sendRaw(gateway(), [writeHead(path, { headers: { ...headers, ...length } }), body]);
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('1');
    expect(answer.json()).toMatchObject({ error: { code: 'too_many_bytes_in_flight' } });
  });

  it('is given back by requests that are over, also by those that wait to be parsed', async () => {
    const body = JSON.stringify({ ...goodMessage, x: 'a'.repeat(3 * 1024 * 1024) });
    const { path, headers } = place();
    const head = writeHead(path, { headers: { ...headers, 'content-length': String(body.length) } });
    for (let round = 0; round < 3; round++) {
      const leaving = Array.from({ length: 3 }, () =>
        exchangeRaw(gateway(), [head, body], { after: 'leave' }),
      );
      await Promise.all(leaving);
      await sleep(50);
      const answer = await sendRaw(gateway(), [head, body]);
      expect(answer.status, answer.text).toBe(400);
    }
  });

  const place = () => ({
    path: '/v1/messages',
    headers: {
      'content-type': 'application/json',
      'x-api-key': gateway().apiKey,
      'msg-version': '2023-06-01',
    },
  });
});
