import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../src/core/clock.ts';
import { toGatewayError } from '../../../src/core/gateway-error.ts';
import type { FormRules } from '../../../src/core/handler.ts';
import { createPixelBudget } from '../../../src/server/admission/pixel-budget.ts';
import { ClientLoads } from '../../../src/server/admission/client-loads.ts';
import { createByteBudget } from '../../../src/server/admission/byte-budget.ts';
import { Exchange } from '../../../src/server/exchange/exchange.ts';
import { drainRequest } from '../../../src/server/exchange/read-body.ts';
import { resolveTarget } from '../../../src/server/exchange/resolve-target.ts';
import { createUploadStore } from '../../../src/server/multipart/create-upload-store.ts';
import { createFormShape } from '../../../src/server/multipart/form-shape.ts';
import { readForm, renderFormBody, type Form } from '../../../src/server/multipart/read-form.ts';
import { sendRaw } from '../../support/interface-raw.ts';
import {
  boundary,
  filePart,
  lastChunk,
  noisePart,
  textPart,
  writeChunk,
  writeForm,
  writeFormHead,
  writeFormRequest,
} from '../../support/upload-forms.ts';

/** The form of no operation: open to further fields, with a small limit, and with a field of objects. */
const rules: FormRules = {
  totalBytes: 10_000,
  textBytes: 1_000,
  files: [
    {
      fields: ['clip'],
      belowBytes: 5_000,
      tooLargeReason: 'request_too_large',
      maxCount: 2,
      tooManyReason: 'invalid_value',
    },
  ],
  textFiles: ['note'],
};
const fields = {
  metadata: { kind: 'json', isNullable: true },
  count: { kind: 'number', isNullable: false },
} as const;

const dataDir = mkdtempSync(join(tmpdir(), 'specway-form-'));
const memory = createByteBudget(7_000, 'memoryBytes');
const uploads = createUploadStore({
  directory: join(dataDir, 'uploads'),
  maxBytes: 1_000_000,
  clock: systemClock,
  onProblem: () => undefined,
});
let server: Server;
let last: Form | null = null;
let lastMessage = '';

beforeAll(async () => {
  const shape = createFormShape({ isClosed: false, fields });
  server = createServer((req, res) => {
    const exchange = new Exchange({
      req,
      res,
      target: resolveTarget('/'),
      guide: '/docs',
      profile: 'neutral',
      self: ['specway-0123456789ab'],
      budget: memory,
      pixelBudget: createPixelBudget({ pixelsPerRequest: 1, pixelsPerKey: 1 }),
      address: new ClientLoads().enter('127.0.0.1'),
      isSecure: false,
      readOrigin: () => 'http://localhost',
      onSettled: () => undefined,
    });
    const answer = (text: string) => {
      exchange.release();
      void Promise.resolve(exchange.cleanUp()).then(() => {
        res.write(text);
        if (req.complete) res.end();
        else drainRequest(req, () => res.end());
      });
    };
    readForm(exchange, { rules, shape, uploads, pace: { timeoutMs: 5_000, bytesPerSecond: 1 } }).then(
      (form) => {
        last = form;
        answer('read');
      },
      (error: unknown) => {
        const { code, param, reason, message } = toGatewayError(error);
        lastMessage = message;
        answer(JSON.stringify({ code, param, reason }));
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await uploads.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Sends a form and returns what the server wrote. */
async function send(steps: Parameters<typeof sendRaw>[1]): Promise<string> {
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const { text } = await sendRaw({ url } as Parameters<typeof sendRaw>[0], steps);
  return text;
}

const chunked = writeFormHead({ 'transfer-encoding': 'chunked' });

describe('readForm', () => {
  it('reads objects, and fields that an open schema does not name', async () => {
    const parts = [
      textPart('metadata', '{"a":[1,2]}'),
      textPart('count', '3'),
      textPart('further', '4'),
      filePart('clip', 'one'),
      filePart('clip', 'two'),
    ];
    expect(await send(writeFormRequest(parts))).toBe('read');
    expect(last?.values).toEqual({ metadata: { a: [1, 2] }, count: 3, further: '4' });
    expect(last?.files.map(({ field, sizeBytes }) => [field, sizeBytes])).toEqual([
      ['clip', 3],
      ['clip', 3],
    ]);
  });

  it('takes an empty parameter at the end of its type for none', async () => {
    for (const end of [';', '; ', ';;']) {
      const headers = { 'content-type': `multipart/form-data; boundary=${boundary}${end}` };
      expect(await send(writeFormRequest([textPart('count', '5')], headers))).toBe('read');
    }
    expect(last?.values).toEqual({ count: 5 });
  });

  it.each(['; charset', '; =x'])('says that a type that ends in %s cannot be read', async (end) => {
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}${end}` };
    const answer = JSON.parse(await send(writeFormRequest([textPart('count', '5')], headers))) as object;
    expect(answer).toMatchObject({ code: 'invalid_argument' });
    expect(lastMessage).toContain('The content-type header cannot be read');
  });

  it('refuses a boundary that takes long to look for', async () => {
    const type = (length: number) => ({
      'content-type': `multipart/form-data; boundary=${'b'.repeat(length)}`,
    });
    // RFC 2046, 5.1.1, allows 70 characters.
    const longest = [writeFormHead({ ...type(70), 'transfer-encoding': 'chunked' }), lastChunk];
    expect(JSON.parse(await send(longest))).toMatchObject({ reason: 'invalid_request' });
    expect(lastMessage).not.toContain('content-type');
    const refused = [writeFormHead({ ...type(250), 'transfer-encoding': 'chunked' }), lastChunk];
    expect(JSON.parse(await send(refused))).toMatchObject({ code: 'invalid_argument' });
    expect(lastMessage).toBe(
      'The content-type header has more than 256 characters; let your HTTP client write this header.',
    );
  });

  it('gives up when more comes than a form may have, also behind its end', async () => {
    const form = writeForm([filePart('clip', 'x')]);
    const refusal = { code: 'payload_too_large', param: null, reason: 'request_too_large' };
    for (const bytes of [Buffer.concat([form, Buffer.alloc(10_000)]), Buffer.alloc(10_001, '\r\n')]) {
      expect(JSON.parse(await send([chunked, writeChunk(bytes), lastChunk]))).toEqual(refusal);
    }
  });

  it('takes what stands behind the end of a form for nothing', async () => {
    const form = Buffer.concat([writeForm([textPart('count', '1')]), Buffer.from('whatever')]);
    expect(await send([chunked, writeChunk(form), lastChunk])).toBe('read');
    expect(last?.values).toEqual({ count: 1 });
  });

  it('counts texts as memory, and gives it back', async () => {
    const long = (name: string) => textPart(name, 'x'.repeat(999));
    const parts = Array.from({ length: 6 }, (_, index) => long(`field${String(index)}`));
    const refusal = { code: 'unavailable', param: null, reason: 'too_many_bytes_in_flight' };
    expect(JSON.parse(await send(writeFormRequest(parts)))).toEqual(refusal);
    expect(await send(writeFormRequest(parts.slice(0, 4)))).toBe('read');
    expect(memory.usedBytes).toBe(0);
  });

  it.each([
    ['a large file', [noisePart('clip', 5_000)], 'request_too_large', 'clip'],
    [
      'a third file',
      [filePart('clip', '1'), filePart('clip', '2'), filePart('clip', '3')],
      'invalid_value',
      'clip',
    ],
    ['a file in another field', [filePart('count', '1')], 'invalid_value', 'count'],
    ['a long text', [textPart('further', 'x'.repeat(1_001))], 'string_above_max_length', 'further'],
  ] as const)('refuses %s', async (_what, parts, reason, param) => {
    expect(JSON.parse(await send(writeFormRequest(parts)))).toMatchObject({ reason, param });
  });

  it('reads a text that has a file name where the rules say so', async () => {
    const named = (text: string) => filePart('note', text, 'note.txt');
    expect(await send(writeFormRequest([named('Grüße'), textPart('count', '1')]))).toBe('read');
    expect(last?.values).toEqual({ note: 'Grüße', count: 1 });
    expect(last?.files).toEqual([]);
    expect(await send(writeFormRequest([named('x'.repeat(1_000))]))).toBe('read');
    const long = JSON.parse(await send(writeFormRequest([named('x'.repeat(1_001))]))) as object;
    expect(long).toMatchObject({ reason: 'string_above_max_length', param: 'note' });
    for (const twice of [named('a'), textPart('note', 'a')])
      expect(JSON.parse(await send(writeFormRequest([twice, named('b')])))).toMatchObject({ param: 'note' });
    expect(memory.usedBytes).toBe(0);
  });

  it('takes a part without a file name for a text, whatever its type is', async () => {
    const unnamed = (name: string, value: string) => ({
      ...textPart(name, value),
      contentType: 'application/octet-stream',
    });
    const texts = [
      unnamed('note', 'Grüße'),
      unnamed('count', '1'),
      unnamed('further', ''),
      textPart('last', 'x'),
    ];
    expect(await send(writeFormRequest(texts))).toBe('read');
    expect(last?.values).toEqual({ note: 'Grüße', count: 1, further: '', last: 'x' });
    expect(await send(writeFormRequest([unnamed('clip', ''), filePart('clip', 'x')]))).toBe('read');
    expect(last?.files.map(({ field }) => field)).toEqual(['clip']);
    const refuse = async (...parts: Parameters<typeof writeFormRequest>[0]) =>
      JSON.parse(await send(writeFormRequest(parts))) as object;
    expect(await refuse(unnamed('clip', 'x'))).toMatchObject({ param: 'clip', reason: 'invalid_value' });
    expect(lastMessage).toBe('clip must be a file part: give it a file name.');
    expect(await refuse(unnamed('count', '1'), textPart('count', '1'))).toMatchObject({ param: 'count' });
    const long = await refuse(unnamed('further', 'x'.repeat(1_001)));
    expect(long).toMatchObject({ param: 'further', reason: 'string_above_max_length' });
    const nameless = { value: 'x', contentType: 'application/octet-stream' };
    expect(await refuse(nameless)).toMatchObject({ param: null, reason: 'invalid_request' });
    expect(memory.usedBytes).toBe(0);
  });

  it('leaves nothing of a form but the folder of the process', async () => {
    expect(await send(writeFormRequest([filePart('clip', 'x')]))).toBe('read');
    const folders = readdirSync(join(dataDir, 'uploads'));
    expect(folders).toHaveLength(1);
    expect(readdirSync(join(dataDir, 'uploads', folders[0]!))).toEqual([]);
  });
});

describe('renderFormBody', () => {
  it('puts an empty text where a file is, in a list where the name says so', () => {
    const files = ['image', 'image[]', 'image', 'mask', 'image[]'].map((field) => ({
      field,
      path: '/x',
      sizeBytes: 1,
    }));
    expect(renderFormBody({ values: { n: 1 }, files })).toEqual({
      n: 1,
      image: '',
      'image[]': ['', ''],
      mask: '',
    });
  });
});
