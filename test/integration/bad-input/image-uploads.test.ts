import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sendRaw, writeHead, type RawAnswer, type RawStep } from '../../support/interface-raw.ts';
import {
  boundary,
  editPath,
  filePart,
  lastChunk,
  noisePart,
  textPart,
  writeChunk,
  writeForm,
  writeFormHead,
  writeFormRequest,
  writePartHead,
  type FormPart,
} from '../../support/upload-forms.ts';
import { useUploadGateway } from '../../support/upload-gateway.ts';

const mebibyte = 1024 * 1024;
const uploads = useUploadGateway();

const send = (steps: readonly RawStep[]) => sendRaw(uploads().gateway, steps, { timeoutMs: 15_000 });

interface Refusal {
  readonly status?: number;
  readonly code: string;
  readonly param: string | null;
}

function expectRefusal(answer: RawAnswer, { status = 400, code, param }: Refusal): void {
  const error: unknown = answer.json().error;
  expect({ status: answer.status, error }).toMatchObject({ status, error: { code, param } });
  expect(uploads().seen).toEqual([]);
}

const image = filePart('image', 'a picture');
const prompt = textPart('prompt', 'A hat on the cat');

describe('a field that cannot be taken', () => {
  const rows: readonly (readonly [what: string, parts: readonly FormPart[], code: string, param: string])[] =
    [
      ['no prompt', [image], 'missing_required_parameter', 'prompt'],
      ['no image', [prompt], 'missing_required_parameter', 'image'],
      ['an unknown text', [prompt, image, textPart('colour', 'red')], 'unknown_parameter', 'colour'],
      ['an unknown file', [prompt, image, filePart('video', 'x')], 'unknown_parameter', 'video'],
      ['a file as prompt', [filePart('prompt', 'x'), image], 'invalid_value', 'prompt'],
      ['a text as image', [prompt, textPart('image', 'x')], 'invalid_value', 'image'],
      ['a text as image[]', [prompt, textPart('image[]', 'x')], 'invalid_value', 'image[]'],
      ['a text as mask', [prompt, image, textPart('mask', 'x')], 'invalid_value', 'mask'],
      ['two prompts', [prompt, image, prompt], 'invalid_value', 'prompt'],
      ['two n', [prompt, image, textPart('n', '1'), textPart('n', '1')], 'invalid_value', 'n'],
      ['two masks', [prompt, image, filePart('mask', 'x'), filePart('mask', 'y')], 'invalid_value', 'mask'],
      ['n that is no number', [prompt, image, textPart('n', 'two')], 'invalid_value', 'n'],
      ['n in hexadecimal', [prompt, image, textPart('n', '0x2')], 'invalid_value', 'n'],
      ['n with a fraction', [prompt, image, textPart('n', '1.5')], 'invalid_value', 'n'],
      ['n beyond all numbers', [prompt, image, textPart('n', '1e999')], 'invalid_value', 'n'],
      ['11 as n', [prompt, image, textPart('n', '11')], 'invalid_value', 'n'],
      ['null as n', [prompt, image, textPart('n', 'null')], 'invalid_value', 'n'],
      ['yes as stream', [prompt, image, textPart('stream', 'yes')], 'invalid_value', 'stream'],
      ['True as stream', [prompt, image, textPart('stream', 'True')], 'invalid_value', 'stream'],
      ['an empty prompt', [textPart('prompt', ''), image], 'invalid_value', 'prompt'],
      [
        'no stream to partial_images',
        [prompt, image, textPart('partial_images', '1')],
        'invalid_value',
        'partial_images',
      ],
      ['a nested name', [prompt, image, textPart('size[width]', '1')], 'unknown_parameter', 'size[width]'],
      ['a name of prototypes', [prompt, image, textPart('__proto__', 'x')], 'unknown_parameter', '__proto__'],
      [
        'the url format',
        [prompt, image, textPart('response_format', 'url')],
        'unknown_parameter',
        'response_format',
      ],
      [
        'a file without a name',
        [prompt, { name: 'image', value: 'x', contentType: 'application/octet-stream' }],
        'invalid_value',
        'image',
      ],
      [
        'a text in a charset nobody knows',
        [image, { ...prompt, contentType: 'text/plain; charset=klingon' }],
        'invalid_value',
        'prompt',
      ],
      [
        'a prompt of 32001 characters',
        [image, textPart('prompt', 'é'.repeat(32_001))],
        'string_above_max_length',
        'prompt',
      ],
      [
        'a prompt of more bytes than its characters could have',
        [image, textPart('prompt', 'a'.repeat(300_000))],
        'string_above_max_length',
        'prompt',
      ],
    ];

  it.each(rows)('%s', async (_what, parts, code, param) => {
    expectRefusal(await send(writeFormRequest(parts)), { code, param });
  });

  it('a name longer than any: the name is cut where it is repeated', async () => {
    const answer = await send(writeFormRequest([prompt, image, textPart('x'.repeat(5_000), '1')]));
    expectRefusal(answer, { code: 'unknown_parameter', param: `${'x'.repeat(256)}…` });
  });

  it('a part without a name', async () => {
    for (const part of [{ value: 'x' }, { value: 'x', filename: 'a.png' }]) {
      expectRefusal(await send(writeFormRequest([prompt, image, part])), {
        code: 'invalid_request',
        param: null,
      });
    }
  });

  it('thousands of fields: the first repetition ends it', async () => {
    const parts = Array.from({ length: 5_000 }, () => textPart('user', 'x'));
    expectRefusal(await send(writeFormRequest(parts)), { code: 'invalid_value', param: 'user' });
  });

  it('thousands of parts that are no fields', async () => {
    const parts = Array.from({ length: 5_000 }, () => ({ value: 'x', head: 'x-odd: 1' }));
    expectRefusal(await send(writeFormRequest(parts)), { code: 'invalid_request', param: null });
  });
});

describe('files that are too large or too many', () => {
  it.each(['image', 'image[]'])('26 MB as %s', async (name) => {
    const answer = await send(writeFormRequest([prompt, noisePart(name, 26_000_000)]));
    expectRefusal(answer, { code: 'image_too_large', param: 'image' });
  });

  it('25000000 bytes are one too many, and one less is not', async () => {
    const answer = await send(writeFormRequest([prompt, noisePart('image', 25_000_000)]));
    expectRefusal(answer, { code: 'image_too_large', param: 'image' });
    expect((await send(writeFormRequest([prompt, noisePart('image', 24_999_999)]))).status).toBe(200);
  });

  it('a mask of 5 MB, and of 4000000 bytes; one less is taken', async () => {
    for (const sizeBytes of [5_000_000, 4_000_000]) {
      const answer = await send(writeFormRequest([prompt, image, noisePart('mask', sizeBytes)]));
      expectRefusal(answer, { code: 'mask_too_large', param: 'mask' });
    }
    expect((await send(writeFormRequest([prompt, image, noisePart('mask', 3_999_999)]))).status).toBe(200);
  });

  it.each([
    ['image', 'image'],
    ['image[]', 'image[]'],
    ['image', 'image[]'],
  ])('17 images as %s and %s', async (first, others) => {
    const rest = Array.from({ length: 16 }, () => filePart(others, 'x'));
    const answer = await send(writeFormRequest([filePart(first, 'x'), ...rest, prompt]));
    expectRefusal(answer, { code: 'too_many_images', param: 'image' });
  });

  it('a form above 420 MiB by its content-length: refused before it is asked for', async () => {
    const headers = { 'content-length': String(420 * mebibyte + 1), expect: '100-continue' };
    const answer = await send([writeFormHead(headers)]);
    expectRefusal(answer, { status: 413, code: 'request_too_large', param: null });
  });
});

describe('a form that is none', () => {
  const whole = writeForm([prompt, image]);
  const type = (value: string) => ({ 'content-type': value });
  const request = (headers: Readonly<Record<string, string>>, body: Buffer = whole): readonly RawStep[] => [
    writeFormHead({ ...headers, 'content-length': String(body.length) }),
    body,
  ];
  const broken = { code: 'invalid_request', param: null };

  it.each([
    ['no boundary', request(type('multipart/form-data'))],
    ['an empty boundary', request(type('multipart/form-data; boundary='))],
    ['another boundary', request(type('multipart/form-data; boundary=other'))],
    ['nothing at all', request({}, Buffer.alloc(0))],
    ['garbage', request({}, randomBytes(100_000))],
    ['JSON', request({}, Buffer.from('{"prompt":"x"}'))],
    ['no closing boundary', request({}, whole.subarray(0, -4))],
    ['an end within a file', request({}, whole.subarray(0, whole.indexOf('a picture') + 4))],
    ['an end within the head of a part', request({}, whole.subarray(0, whole.indexOf('name="image"')))],
    [
      'a head of a part that is too large',
      request({}, writeForm([{ value: 'x', head: `x-long: ${'x'.repeat(20_000)}` }])),
    ],
    [
      'a head of a part that is none',
      request({}, Buffer.from(`--${boundary}\r\n\0\0\r\n\r\nx\r\n--${boundary}--\r\n`)),
    ],
  ])('%s', async (_what, steps) => {
    expectRefusal(await send(steps), broken);
  });

  it('no body', async () => {
    expectRefusal(await send([writeFormHead({})]), broken);
  });

  it('cut off at every hundredth byte, with its end said', async () => {
    const form = writeForm([prompt, noisePart('image', 3_000)]);
    const cuts = Array.from({ length: Math.floor(form.length / 100) }, (_, index) => index * 100 + 1);
    const answers = await Promise.all(
      cuts.map((cut) =>
        send([
          writeFormHead({ 'transfer-encoding': 'chunked' }),
          Buffer.concat([writeChunk(form.subarray(0, cut)), Buffer.from(lastChunk)]),
        ]),
      ),
    );
    for (const answer of answers) expectRefusal(answer, broken);
  });

  it.each([
    ['application/json', {}, 'unsupported_content_type'],
    ['application/x-www-form-urlencoded', {}, 'unsupported_content_type'],
    ['multipart/mixed; boundary=x', {}, 'unsupported_content_type'],
    [`multipart/form-data; boundary=${boundary}; charset=utf-16`, {}, 'unsupported_content_type'],
    [
      `multipart/form-data; boundary=${boundary}`,
      { 'content-encoding': 'gzip' },
      'unsupported_content_encoding',
    ],
  ])('the type %s with %j is 415', async (value, more, code) => {
    expectRefusal(await send(request({ ...type(value), ...more })), { status: 415, code, param: null });
  });
});

describe('a client that is refused while it is still sending', () => {
  it('gets its answer after 1 MB of 50', async () => {
    const [head, body] = writeFormRequest([
      prompt,
      textPart('colour', 'red'),
      noisePart('image', 24_000_000),
    ]);
    const pieces = Array.from({ length: 25 }, (_, index) =>
      (body as Buffer).subarray(index * 1_000_000, (index + 1) * 1_000_000),
    );
    expectRefusal(await send([head!, ...pieces]), { code: 'unknown_parameter', param: 'colour' });
  });

  it('gets its answer when it stops sending in the middle of a file', async () => {
    const head = writeFormHead({ 'transfer-encoding': 'chunked' });
    const start = `--${boundary}\r\n${writePartHead(filePart('video', ''))}\r\n\r\n`;
    const answer = await send([head, writeChunk(start), writeChunk(randomBytes(10_000))]);
    expectRefusal(answer, { code: 'unknown_parameter', param: 'video' });
  });

  it('gets 401 without its body being read, also when it asks first', async () => {
    for (const authorization of ['', 'Bearer sk-specway-wrong-key-0000000000']) {
      const headers = { authorization, 'content-type': `multipart/form-data; boundary=${boundary}` };
      const more = { 'content-length': String(400 * mebibyte), expect: '100-continue' };
      const answer = await send([writeHead(editPath, { headers: { ...headers, ...more } })]);
      expect(answer.status).toBe(401);
    }
  });
});
