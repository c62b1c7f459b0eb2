import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiKey, createStoredApiKey } from '../../../src/auth/index.ts';
import { systemClock } from '../../../src/core/clock.ts';
import { openDatabase, type Database } from '../../../src/stores/index.ts';
import { createTestGateway, testApiKey, type TestGateway } from '../../support/create-test-gateway.ts';
import { request, type Answer } from '../../support/interface-client.ts';
import { expectContentRefusal, expectMessageRefusal } from '../../support/interface-expectations.ts';

let gateway: TestGateway;
let database: Database;
const directory = mkdtempSync(join(tmpdir(), 'specway-interface-'));
const secondKey = createApiKey();
const revokedKey = createApiKey();

beforeAll(async () => {
  const databaseUrl = `sqlite:${join(directory, 'keys.db')}`;
  database = await openDatabase(databaseUrl);
  for (const key of [secondKey, revokedKey]) {
    const stored = createStoredApiKey(key, { name: 'test', userId: null, clock: systemClock });
    await database.keys.insert(stored);
    if (key === revokedKey) await database.keys.revoke(stored.id, systemClock.now());
  }
  gateway = await createTestGateway({ config: { databaseUrl } });
});

afterAll(async () => {
  await gateway.stop();
  await database.close();
  rmSync(directory, { recursive: true, force: true });
});

/** Where a refusal says that a key may stand. */
const listPlaces = ({ text }: Answer) => /Send one (.*?)\./u.exec(text)?.[1] ?? text;

type Headers = Readonly<Record<string, string>>;

const messageBody = {
  model: 'chatfam-opus-4-8',
  max_tokens: 10,
  messages: [{ role: 'user', content: 'Hi' }],
};
const contentBody = { contents: [{ parts: [{ text: 'Hi' }] }] };

const sendMessage = async (headers: Headers, query = '', body: unknown = messageBody): Promise<Answer> =>
  await request(`${gateway.url}/v1/messages${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'msg-version': '2023-06-01', ...headers },
    body: JSON.stringify(body),
  });

const sendContent = async (headers: Headers, query = ''): Promise<Answer> =>
  await request(`${gateway.url}/v1beta/models/genfam-2.5-flash:generateContent${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(contentBody),
  });

const getModels = async (headers: Headers, query = ''): Promise<Answer> =>
  await request(`${gateway.url}/v1/models${query}`, { headers });

type Way = readonly [headers: Headers, query?: string];

/** Ways to pass a key: as headers, and as a query. */
const ways: Readonly<Record<string, (key: string) => Way>> = {
  'x-api-key': (key) => [{ 'x-api-key': key }],
  'Authorization: Bearer': (key) => [{ authorization: `Bearer ${key}` }],
  'Authorization: bearer in lower case': (key) => [{ authorization: `bearer ${key}` }],
  'x-goog-api-key': (key) => [{ 'x-goog-api-key': key }],
  '?key=': (key) => [{}, `?key=${key}`],
};

const passKey = (way: string, key: string): Way => ways[way]?.(key) ?? [{}];

interface Area {
  readonly send: (headers: Headers, query?: string) => Promise<Answer>;
  readonly accepted: readonly string[];
  readonly expectRefusal: (answer: Answer, code: string) => void;
}

const bearers = ['Authorization: Bearer', 'Authorization: bearer in lower case'];

const areas: Readonly<Record<string, Area>> = {
  createMessage: {
    send: sendMessage,
    accepted: ['x-api-key', ...bearers],
    expectRefusal: (answer, code) => {
      expectMessageRefusal(answer, { status: 401, code }, 'neutral');
    },
  },
  generateContent: {
    send: sendContent,
    accepted: ['?key=', 'x-goog-api-key', ...bearers],
    expectRefusal: (answer) => {
      expectContentRefusal(answer, { status: 401 }, 'neutral');
      expect(answer.json()).toMatchObject({
        error: { details: [{ reason: 'API_KEY_INVALID', domain: 'googleapis.com' }] },
      });
    },
  },
  listModels: {
    send: getModels,
    accepted: Object.keys(ways),
    expectRefusal: (answer, code) => {
      expect(answer.status).toBe(401);
      const error = { type: 'invalid_request_error', code, param: null };
      expect(answer.json()).toEqual({ error: { ...error, message: expect.any(String) as string } });
    },
  },
};

const badKeys: Readonly<Record<string, string>> = {
  unknown: 'sk-specway-unknown-key-00000000001',
  revoked: revokedKey,
  'an ephemeral token': 'ek_0123456789abcdef0123456789',
  'too short': 'sk-short',
  'too long': `sk-${'a'.repeat(300)}`,
  'of characters no key has': 'sk-specway-test-key-0000*000/001',
  'the right key with one character more': `${testApiKey}0`,
  'the right key in upper case': testApiKey.toUpperCase(),
};

describe.each(Object.entries(areas))('%s: authentication', (_name, { send, accepted, expectRefusal }) => {
  it.each(accepted)('%s is accepted', async (way) => {
    const answer = await send(...passKey(way, testApiKey));
    expect(answer.status, answer.text).toBe(200);
  });

  it.each(Object.keys(ways).filter((way) => !accepted.includes(way)))(
    '%s is no place for a key here',
    async (way) => {
      expectRefusal(await send(...passKey(way, testApiKey)), 'missing_api_key');
    },
  );

  it('no key is refused, and the message says where it belongs', async () => {
    const answer = await send({});
    expectRefusal(answer, 'missing_api_key');
    expect(answer.text).toMatch(/x-api-key|query parameter key/u);
  });

  it.each([
    ['an empty header', { authorization: '' }],
    ['Bearer without a key', { authorization: 'Bearer ' }],
    ['the key without Bearer', { authorization: testApiKey }],
    ['Basic credentials', { authorization: `Basic ${Buffer.from(`:${testApiKey}`).toString('base64')}` }],
  ])('%s is refused as missing, with the places that are taken here', async (_what, headers) => {
    const answer = await send(headers);
    expectRefusal(answer, 'missing_api_key');
    expect(listPlaces(answer)).toEqual(listPlaces(await send({})));
  });

  it.each(Object.entries(badKeys))('a key that is %s is refused', async (_what, key) => {
    for (const way of accepted) expectRefusal(await send(...passKey(way, key)), 'invalid_api_key');
  });

  it('the same key in two places counts as one', async () => {
    for (const way of accepted) {
      const [headers, query] = passKey(way, testApiKey);
      const twice = { authorization: `Bearer ${testApiKey}`, ...headers };
      expect((await send(twice, query)).status).toBe(200);
    }
  });

  it('two different keys are refused, though each is valid', async () => {
    for (const [first, second] of [
      [testApiKey, secondKey],
      [secondKey, testApiKey],
    ] as const) {
      for (const way of accepted.filter((name) => !bearers.includes(name))) {
        const [headers, query] = passKey(way, first);
        const answer = await send({ authorization: `Bearer ${second}`, ...headers }, query);
        expectRefusal(answer, 'conflicting_api_keys');
      }
    }
    expect((await send({ authorization: `Bearer ${secondKey}` })).status).toBe(200);
  });

  it('a second, different key is refused wherever it stands', async () => {
    const answer = await send({ authorization: `Bearer ${testApiKey}`, 'x-goog-api-key': secondKey });
    expectRefusal(answer, 'conflicting_api_keys');
  });
});

describe('generateContent: ?key=', () => {
  it('may be repeated, and need not be first', async () => {
    expect((await sendContent({}, `?key=${testApiKey}&key=${testApiKey}`)).status).toBe(200);
    const conflict = await sendContent({}, `?key=${testApiKey}&key=${secondKey}`);
    expectContentRefusal(conflict, { status: 401 }, 'neutral');
  });

  it('may be percent-encoded', async () => {
    expect((await sendContent({}, `?key=${testApiKey.replaceAll('-', '%2D')}`)).status).toBe(200);
  });

  it('empty counts as missing', async () => {
    expectContentRefusal(await sendContent({}, '?key='), { status: 401 }, 'neutral');
  });

  it('Key and KEY are other parameters', async () => {
    expectContentRefusal(await sendContent({}, `?KEY=${testApiKey}`), { status: 401 }, 'neutral');
  });
});

describe('authentication comes first', () => {
  it('a wrong body, version or model is not looked at without a valid key', async () => {
    const wrong = { model: 'nobody', max_tokens: -1 };
    const answer = await sendMessage({ 'x-api-key': badKeys.unknown ?? '', 'msg-version': 'x' }, '', wrong);
    expectMessageRefusal(answer, { status: 401, code: 'invalid_api_key' }, 'neutral');
    const path = '/v1beta/models/nobody:generateContent';
    const content = await request(gateway.url + path, { method: 'POST', body: '{' });
    expectContentRefusal(content, { status: 401 }, 'neutral');
  });

  it('health needs no key', async () => {
    expect((await request(`${gateway.url}/healthz`, {})).status).toBe(200);
    expect((await request(`${gateway.url}/readyz`, {})).status).toBe(200);
  });
});

describe('authentication and the log', () => {
  it('no key is ever written, good or bad, wherever it stood', async () => {
    await sendContent({}, `?key=${testApiKey}&x=1`);
    await getModels({}, `?key=${badKeys.unknown ?? ''}`);
    const log = gateway.logText();
    for (const key of [testApiKey, secondKey, ...Object.values(badKeys)]) expect(log).not.toContain(key);
    expect(log).not.toContain('?key=');
  });
});
