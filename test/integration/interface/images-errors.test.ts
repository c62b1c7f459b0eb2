import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiKey, createStoredApiKey } from '../../../src/auth/index.ts';
import { systemClock } from '../../../src/core/clock.ts';
import { openDatabase, type Database } from '../../../src/stores/index.ts';
import { createTestGateway, testApiKey, type TestGateway } from '../../support/create-test-gateway.ts';
import type { Answer } from '../../support/interface-client.ts';
import {
  expectImageRefusal,
  sendEdit,
  sendImage,
  type FilePart,
  type ImageSendOptions,
} from '../../support/interface-images.ts';
import { createPicture } from '../../support/picture-samples.ts';

let gateway: TestGateway;
let database: Database;
let image: FilePart;
const directory = mkdtempSync(join(tmpdir(), 'specway-interface-'));
const secondKey = createApiKey();

beforeAll(async () => {
  const databaseUrl = `sqlite:${join(directory, 'keys.db')}`;
  database = await openDatabase(databaseUrl);
  await database.keys.insert(
    createStoredApiKey(secondKey, { name: 'test', userId: null, clock: systemClock }),
  );
  gateway = await createTestGateway({ config: { databaseUrl } });
  image = { bytes: await createPicture({ width: 64, height: 64 }) };
});

afterAll(async () => {
  await gateway.stop();
  await database.close();
  rmSync(directory, { recursive: true, force: true });
});

interface Operation {
  readonly name: string;
  readonly ask: (
    fields: Readonly<Record<string, string | boolean>>,
    options?: ImageSendOptions,
  ) => Promise<Answer>;
}

const operations: readonly Operation[] = [
  {
    name: 'createImage',
    ask: async (fields, options) =>
      await sendImage(gateway, { prompt: 'A boat', size: '64x64', ...fields }, options),
  },
  {
    name: 'createImageEdit',
    ask: async (fields, options) => {
      const texts = Object.entries({ prompt: 'A boat', size: '64x64', ...fields });
      const parts = texts.map(([name, value]) => [name, String(value)] as const);
      return await sendEdit(gateway, [...parts, ['image', image]], options);
    },
  },
];

type Row = readonly [directive: string, status: number, code: string, param?: string];

describe.each(operations)('$name: status, type and code of each error', ({ ask }) => {
  const rows: readonly Row[] = [
    ['400', 400, 'invalid_request'],
    ['400:failed_precondition', 400, 'invalid_request'],
    ['401', 401, 'invalid_api_key'],
    ['403', 403, 'permission_denied'],
    ['404', 400, 'model_not_found', 'model'],
    ['413', 413, 'request_too_large'],
    ['429', 429, 'rate_limit_exceeded'],
    ['429:insufficient_quota', 429, 'insufficient_quota'],
    ['500', 500, 'upstream_error'],
    ['501', 502, 'upstream_error'],
    ['502', 502, 'upstream_error'],
    ['503', 503, 'upstream_error'],
    ['504', 504, 'timeout'],
    ['529', 503, 'overloaded'],
  ];

  it.each(rows.map((row) => ({ row })))('[[status=$row.0]] is $row.1 $row.2', async ({ row }) => {
    const [directive, status, code, param = null] = row;
    for (const stream of [false, true]) {
      const answer = await ask({ prompt: `A boat [[status=${directive}]]`, stream });
      expectImageRefusal(answer, { status, code, param });
    }
  });

  it('content policy is 400 image_generation_user_error moderation_blocked', async () => {
    const refusal = { code: 'moderation_blocked', type: 'image_generation_user_error' };
    for (const directive of ['[[filtered]]', '[[block=PROHIBITED_CONTENT]]'])
      for (const stream of [false, true])
        expectImageRefusal(await ask({ prompt: `A boat ${directive}`, stream }), refusal);
  });

  it('a connection that breaks before the first byte is 502', async () => {
    const answer = await ask({ prompt: 'A boat [[reset]]' });
    expectImageRefusal(answer, { status: 502, code: 'upstream_error' });
  });

  it('429 and 503 say how long to wait, and a quota that is used up that waiting is no use', async () => {
    for (const status of ['429', '503']) {
      const { headers } = await ask({ prompt: `A boat [[status=${status}]]` });
      expect(headers.get('retry-after')).toMatch(/^\d+$/u);
    }
    const quota = await ask({ prompt: 'A boat [[status=429:insufficient_quota]]' });
    expect(quota.headers.get('x-should-retry')).toBe('false');
  });

  it('an unknown model is 400 model_not_found, and the message names it', async () => {
    const models = [
      'imgfm-9',
      'gpt-imag-9',
      'chatfam-opus-4-8',
      'genfam-2.5-flash',
      'vidfam-3.0-generate-001',
    ];
    for (const model of models) {
      const answer = await ask({ model, size: 'auto' });
      expect(expectImageRefusal(answer, { code: 'model_not_found', param: 'model' })).toContain(model);
    }
  });

  it('a query parameter that the contract does not have is 400', async () => {
    const answer = await ask({}, { query: '?colour=red' });
    expectImageRefusal(answer, { code: 'unknown_parameter', param: 'colour' });
  });

  it('another content type is 415', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'image/png']) {
      const answer = await ask({}, { headers: { 'content-type': type } });
      expectImageRefusal(answer, { status: 415, code: 'unsupported_content_type' });
    }
    const answer = await ask({}, { headers: { 'content-encoding': 'gzip' } });
    expectImageRefusal(answer, { status: 415, code: 'unsupported_content_encoding' });
  });
});

describe('createImage: its own content type and size', () => {
  it('a form is 415', async () => {
    const type = 'multipart/form-data; boundary=x';
    const answer = await sendImage(gateway, '--x--', { headers: { 'content-type': type } });
    expectImageRefusal(answer, { status: 415, code: 'unsupported_content_type' });
  });

  it('a body of 1 MiB is read, one byte more is 413', async () => {
    const frame = JSON.stringify({ prompt: '' }).length;
    const fill = (sizeBytes: number) => JSON.stringify({ prompt: 'x'.repeat(sizeBytes - frame) });
    const tooLong = { code: 'string_above_max_length', param: 'prompt' };
    expectImageRefusal(await sendImage(gateway, fill(1024 * 1024)), tooLong);
    const tooLarge = { status: 413, code: 'request_too_large' };
    expectImageRefusal(await sendImage(gateway, fill(1024 * 1024 + 1)), tooLarge);
  });

  it('a body of 1 MiB that keeps to the limits is answered', async () => {
    const prompt = '€'.repeat(32_000);
    const text = JSON.stringify({ prompt, size: '64x64' });
    const padded = text + ' '.repeat(1024 * 1024 - Buffer.byteLength(text));
    expect((await sendImage(gateway, padded)).status).toBe(200);
  });
});

describe('createImageEdit: its own content type', () => {
  it('JSON is 415', async () => {
    const body = JSON.stringify({ prompt: 'A boat', image: image.bytes.toString('base64') });
    const response = await fetch(`${gateway.url}/v1/images/edits`, {
      method: 'POST',
      headers: { authorization: `Bearer ${gateway.apiKey}`, 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ error: { code: 'unsupported_content_type', param: null } });
  });
});

describe.each(operations)('$name: authentication', ({ ask }) => {
  const without = { authorization: '' };
  const missing = { status: 401, code: 'missing_api_key' };
  const wrong = { status: 401, code: 'invalid_api_key' };

  it.each(['Bearer', 'bearer', 'BEARER'])('Authorization: %s is accepted', async (scheme) => {
    expect((await ask({}, { headers: { authorization: `${scheme} ${testApiKey}` } })).status).toBe(200);
  });

  it('no key is refused, and the message says where it belongs', async () => {
    expect(expectImageRefusal(await ask({}, { headers: without }), missing)).toMatch(/Bearer/u);
  });

  it.each([
    ['x-api-key', { 'x-api-key': testApiKey }, ''],
    ['x-goog-api-key', { 'x-goog-api-key': testApiKey }, ''],
    ['?key=', {}, `?key=${testApiKey}`],
  ])('%s is no place for a key here', async (_where, headers, query) => {
    expectImageRefusal(await ask({}, { headers: { ...without, ...headers }, query }), missing);
  });

  it.each([
    ['the key without Bearer', testApiKey],
    ['Bearer without a key', 'Bearer '],
    ['Basic credentials', `Basic ${Buffer.from(`:${testApiKey}`).toString('base64')}`],
  ])('%s is refused as missing', async (_what, authorization) => {
    expectImageRefusal(await ask({}, { headers: { authorization } }), missing);
  });

  it.each([
    ['unknown', 'sk-specway-unknown-key-00000000001'],
    ['an ephemeral token', 'ek_0123456789abcdef0123456789'],
    ['too short', 'sk-short'],
    ['the right key with one character more', `${testApiKey}0`],
  ])('a key that is %s is refused', async (_what, key) => {
    expectImageRefusal(await ask({}, { headers: { authorization: `Bearer ${key}` } }), wrong);
  });

  it('a second, different key is refused wherever it stands', async () => {
    const conflict = { status: 401, code: 'conflicting_api_keys' };
    for (const name of ['x-api-key', 'x-goog-api-key'])
      expectImageRefusal(await ask({}, { headers: { [name]: secondKey } }), conflict);
    expectImageRefusal(await ask({}, { query: `?key=${secondKey}` }), conflict);
    expect((await ask({}, { headers: { authorization: `Bearer ${secondKey}` } })).status).toBe(200);
  });

  it('the same key in two places counts as one', async () => {
    for (const name of ['x-api-key', 'x-goog-api-key'])
      expect((await ask({}, { headers: { [name]: testApiKey } })).status).toBe(200);
  });

  it('comes before everything else that is wrong', async () => {
    const headers = { ...without, 'content-type': 'text/plain' };
    expectImageRefusal(await ask({ n: 'eleven', model: 'nobody' }, { headers }), missing);
  });
});
