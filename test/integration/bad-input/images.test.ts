import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, createTestLimits, type TestGateway } from '../../support/create-test-gateway.ts';
import type { Answer } from '../../support/interface-client.ts';
import {
  expectImageRefusal,
  generationsPath,
  readImages,
  sendImage,
} from '../../support/interface-images.ts';
import { mutate } from '../../support/interface-mutations.ts';
import { exchangeRaw, sendRaw, writeHead } from '../../support/interface-raw.ts';

const good = { prompt: 'A red boat', size: '16x16' };
const goodText = JSON.stringify(good);
const badJson = { code: 'invalid_json' };

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway({
    config: {
      limits: createTestLimits({
        bodyBytesInFlight: 64 * 1024 * 1024,
        bodyTimeoutMs: 400,
        uploadBytesInFlight: 64 * 1024 * 1024,
      }),
    },
  });
});

afterEach(async () => {
  await readImages(await sendImage(gateway, good), 'still serving: ');
  expect(gateway.logLines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

afterAll(async () => {
  await gateway.stop();
});

describe('createImage: a body that is not JSON', () => {
  it('cut off at any byte', async () => {
    for (let size = 0; size < goodText.length; size += 1)
      expectImageRefusal(await sendImage(gateway, goodText.slice(0, size)), badJson);
  });

  it.each([
    ['two objects', goodText + goodText],
    ['a comma at the end', goodText.replace(/\}$/u, ',}')],
    ['single quotes', goodText.replaceAll('"', "'")],
    ['NaN', goodText.replace(/\}$/u, ',"n":NaN}')],
    ['a form', 'prompt=A+red+boat'],
    ['a raw line feed inside a string', goodText.replace('red', '\nred')],
    ['a lone surrogate', goodText.replace('red', '\\ud800')],
  ])('%s', async (_what, text) => {
    expectImageRefusal(await sendImage(gateway, text), badJson);
  });

  it.each([
    ['a lone byte', [0xff]],
    ['a character cut in two', [0xf0, 0x9f, 0x98]],
    ['Latin-1', [0xe9]],
  ])('%s instead of UTF-8', async (_what, bytes) => {
    const [before = '', after = ''] = goodText.split('red');
    const body = Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);
    expectImageRefusal(await sendImage(gateway, body), badJson);
  });

  it.each(['null', 'true', '7', '"text"', '[]', '[{}]'])('%s, which is no object', async (text) => {
    expectImageRefusal(await sendImage(gateway, text), { code: 'invalid_value' });
  });
});

describe('createImage: JSON that is odd', () => {
  const insert = (field: string): string => goodText.replace(/\}$/u, `,${field}}`);

  it.each([101, 1_000, 300_000])('%i levels of lists', async (levels) => {
    const text = insert(`"user":${'['.repeat(levels)}${']'.repeat(levels)}`);
    expectImageRefusal(await sendImage(gateway, text), badJson);
  });

  it('a million levels that are never closed', async () => {
    expectImageRefusal(await sendImage(gateway, '['.repeat(1_000_000)), badJson);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('a field called %s', async (field) => {
    for (const value of ['{"polluted":true}', '"x"', '7'])
      expectImageRefusal(await sendImage(gateway, insert(`"${field}":${value}`)), {
        code: 'unknown_parameter',
        param: field,
      });
    expect({}).not.toHaveProperty('polluted');
  });

  it('nine thousand unknown fields', async () => {
    const fields = Array.from({ length: 9_000 }, (_, index) => `"f${String(index)}":0`).join(',');
    const answer = await sendImage(gateway, insert(fields));
    expect(answer.json()).toMatchObject({ error: { code: 'unknown_parameter' } });
    expect(answer.text.length).toBeLessThan(1000);
  });

  it('a key of half a megabyte', async () => {
    const answer = await sendImage(gateway, insert(`"${'k'.repeat(500_000)}":1`));
    expect(answer.json()).toMatchObject({ error: { code: 'unknown_parameter' } });
    expect(answer.text.length).toBeLessThan(1000);
  });

  it.each(['1e400', '-0', '1e308', '123456789012345678901234567890', '0.1e-400', '1.0', '10e0'])(
    'the number %s gets an answer or a 400 with the field at fault',
    async (number) => {
      for (const field of ['n', 'output_compression']) {
        const answer = await sendImage(gateway, insert(`"${field}":${number}`));
        if (answer.status === 200) await readImages(answer);
        else expectImageRefusal(answer, { code: 'invalid_value', param: field });
      }
    },
  );

  it('prompts of odd characters are drawn', async () => {
    const prompts = ['\0', '\u{feff}', '😀', '<svg onload="x"/>', ']]>&amp;', '%s%n', '../../etc/passwd', ''];
    for (const prompt of prompts) {
      const answer = await sendImage(gateway, { ...good, prompt });
      if (prompt === '' && answer.status === 400) continue;
      await readImages(answer, prompt);
    }
  });

  it('any value of another type at any place is answered or refused with the field at fault', async () => {
    const rich = {
      prompt: 'A red boat',
      model: 'imgfam-2',
      n: 1,
      size: '16x16',
      quality: 'low',
      background: 'opaque',
      output_format: 'webp',
      output_compression: 50,
      moderation: 'low',
      stream: true,
      partial_images: 1,
      user: 'user-7f3a',
      response_format: 'b64_json',
      safety_identifier: 'x',
      complexity: 'low',
    };
    let count = 0;
    for (const { name, body } of mutate(rich)) {
      count += 1;
      const answer = await sendImage(gateway, body);
      if (answer.status !== 200) expectVerdict(answer, name);
    }
    expect(count).toBeGreaterThan(90);
  });
});

function expectVerdict(answer: Answer, name: string): void {
  expect(answer.status, `${name}: ${answer.text.slice(0, 300)}`).toBe(400);
  expect(answer.json(), name).toEqual({
    error: {
      type: 'invalid_request_error',
      code: expect.any(String) as string,
      param: expect.any(String) as string,
      message: expect.any(String) as string,
    },
  });
}

const headOf = (more: Readonly<Record<string, string>>): string => {
  const headers = { authorization: `Bearer ${gateway.apiKey}`, 'content-type': 'application/json', ...more };
  return writeHead(generationsPath, { headers });
};

describe('createImage: how the body arrives', () => {
  it('in chunks of one byte', async () => {
    const chunks = [...goodText].map((letter) => `1\r\n${letter}\r\n`).join('');
    const answer = await sendRaw(gateway, [headOf({ 'transfer-encoding': 'chunked' }), `${chunks}0\r\n\r\n`]);
    expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  });

  it('too slowly: 504', async () => {
    const drip = [...goodText].flatMap((letter) => [letter, 30]);
    const head = headOf({ 'content-length': String(goodText.length) });
    const answer = await sendRaw(gateway, [head, ...drip], { timeoutMs: 6000 });
    expect(answer.status).toBe(504);
    expect(answer.json()).toMatchObject({ error: { type: 'server_error', code: 'timeout' } });
  });

  it('larger than 1 MiB by content-length: 413 before it is sent', async () => {
    const announced = headOf({ 'content-length': String(1024 * 1024 + 1), expect: '100-continue' });
    const answer = await sendRaw(gateway, [announced]);
    expect(answer.status).toBe(413);
    expect(answer.json()).toMatchObject({ error: { code: 'request_too_large', param: null } });
  });

  it('larger than 1 MiB in chunks: 413, and the answer can be read', async () => {
    const piece = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const pieces = Array.from({ length: 20 }, () => piece);
    const answer = await sendRaw(gateway, [
      headOf({ 'transfer-encoding': 'chunked' }),
      ...pieces,
      '0\r\n\r\n',
    ]);
    expect(answer.status).toBe(413);
  });

  it('from a client that leaves in the middle: logged as 499', async () => {
    const before = gateway.logLines.length;
    const head = headOf({ 'content-length': String(goodText.length) });
    await exchangeRaw(gateway, [head, goodText.slice(0, 9), 50], { after: 'leave' });
    await waitForLine(before, ({ status }) => status === 499);
  });

  it('without a key it is not read: 401 at once', async () => {
    const head = headOf({ authorization: '', 'content-length': '1000000', expect: '100-continue' });
    expect((await sendRaw(gateway, [head])).status).toBe(401);
  });
});

async function waitForLine(
  from: number,
  isIt: (line: Readonly<Record<string, unknown>>) => boolean,
): Promise<void> {
  for (let waited = 0; waited < 5000; waited += 20) {
    if (gateway.logLines.slice(from).some(isIt)) return;
    await sleep(20);
  }
  throw new Error('No such line in the log.');
}

describe('createImage: the client leaves', () => {
  it.each([
    ['before the answer', '[[delay=60s]]', {}],
    ['before the first event', '[[delay=60s]]', { stream: true }],
    ['in mid-stream', '[[pace=20s]]', { stream: true, n: 2, partial_images: 2 }],
    ['while large pictures are drawn', '', { n: 10, size: '2048x2048', quality: 'high' }],
  ])('%s: it is not waited for', async (_when, directive, more) => {
    const before = gateway.logLines.length;
    const signal = AbortSignal.timeout(250);
    const answered = sendImage(gateway, { ...good, prompt: `A boat ${directive}`, ...more }, { signal });
    await expect(answered).rejects.toThrow(/abort|timeout/u);
    await waitForLine(before, ({ error }) => (error as { code?: unknown } | undefined)?.code === 'cancelled');
  });

  it('many at once leave nothing behind', async () => {
    const signal = AbortSignal.timeout(300);
    const body = { ...good, prompt: 'A boat [[pace=5s]]', stream: true, partial_images: 3 };
    const clients = Array.from({ length: 20 }, () => sendImage(gateway, body, { signal }));
    const outcomes = await Promise.allSettled(clients);
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']));
  });
});
