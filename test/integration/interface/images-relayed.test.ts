import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { answerEventStream, answerJson, type BodyStep } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeUpstream, type RecordedCall } from '../../support/fake-upstream.ts';
import type { Answer, JsonObject } from '../../support/interface-client.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import {
  expectImageRefusal,
  readImageEvents,
  readImages,
  sendEdit,
  sendImage,
  type FilePart,
  type FormParts,
} from '../../support/interface-images.ts';
import { createMask, createPicture } from '../../support/picture-samples.ts';

let gateway: TestGateway;
let upstream: FakeUpstream;
let picture: string;
const files: FilePart[] = [];
let mask: FilePart;

const size = { width: 64, height: 48 };

beforeAll(async () => {
  upstream = await createFakeUpstream();
  gateway = await createTestGateway({
    config: { deployments: [createUpstreamDeployment('openai', upstream.url)] },
  });
  picture = (await createPicture(size)).toString('base64');
  for (const format of ['png', 'jpeg', 'webp'] as const)
    files.push({ bytes: await createPicture({ ...size, format }), name: `a.${format}` });
  mask = { bytes: await createMask(size, { left: 5, top: 5, width: 20, height: 20 }) };
});

afterAll(async () => {
  await gateway.stop();
  await upstream.close();
});

const usage = {
  total_tokens: 60,
  input_tokens: 10,
  output_tokens: 50,
  input_tokens_details: { text_tokens: 10, image_tokens: 0 },
};
const said = () => ({ background: 'opaque', output_format: 'png', quality: 'low', size: '64x48' });

/** A whole answer as the vendor gives it. */
const answerImage = (more: JsonObject = {}) =>
  answerJson({ created: 1_790_000_000, data: [{ b64_json: picture }], ...said(), usage, ...more });

const writeEvent = (prefix: string, kind: 'partial_image' | 'completed', more: JsonObject): string => {
  const type = `${prefix}.${kind}`;
  const data = { type, b64_json: picture, created_at: 1_790_000_000, ...said(), ...more };
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
};

/** What the upstream was sent, as a form. */
async function readForm(call: RecordedCall | undefined): Promise<FormData> {
  const headers = { 'content-type': String(call?.headers['content-type']) };
  return await new Response(new Uint8Array(call?.body ?? Buffer.alloc(0)), { headers }).formData();
}

/** Sends an edit with these parts beside a prompt; returns the form that the upstream got. */
async function forward(...parts: FormParts): Promise<FormData> {
  const before = upstream.calls.length;
  upstream.answer(answerImage());
  await readImages(await sendEdit(gateway, [['prompt', 'Add a boat'], ['size', '64x48'], ...parts]));
  expect(upstream.calls[before]?.path).toMatch(/\/v1\/images\/edits$/u);
  return await readForm(upstream.calls[before]);
}

const readBytes = async (value: unknown): Promise<Buffer> => {
  if (!(value instanceof File)) throw new Error(`${String(value)} is no file`);
  return Buffer.from(await value.arrayBuffer());
};

describe('createImageEdit through an upstream: images', () => {
  it('image[] is forwarded as image[], every file once, byte for byte and in order', async () => {
    const form = await forward(...files.map((file) => ['image[]', file] as const));
    expect(form.getAll('image')).toEqual([]);
    const arrived = await Promise.all(form.getAll('image[]').map(readBytes));
    expect(arrived).toEqual(files.map(({ bytes }) => bytes));
  });

  it('several parts called image arrive as a list the vendor takes', async () => {
    const form = await forward(['image', files[0]!], ['image', files[1]!]);
    const arrived = await Promise.all(form.getAll('image[]').map(readBytes));
    expect(arrived).toEqual([files[0]!.bytes, files[1]!.bytes]);
    expect(form.getAll('image')).toEqual([]);
  });

  it('one image arrives once', async () => {
    for (const name of ['image', 'image[]']) {
      const form = await forward([name, files[0]!]);
      const arrived = [...form.getAll('image'), ...form.getAll('image[]')];
      expect(arrived).toHaveLength(1);
      expect(await readBytes(arrived[0])).toEqual(files[0]!.bytes);
    }
  });

  it('each file has the content type of its bytes and a name the vendor can read it by', async () => {
    const disguised = files.map(({ bytes }) => ({ bytes, name: 'blob', type: 'text/plain' }));
    const form = await forward(...disguised.map((file) => ['image[]', file] as const));
    const sent = form.getAll('image[]').map((file) => (file instanceof File ? file.type : ''));
    expect(sent).toEqual(['image/png', 'image/jpeg', 'image/webp']);
  });
});

describe('createImageEdit through an upstream: mask', () => {
  it('the mask is forwarded exactly once, byte for byte', async () => {
    for (const image of ['image', 'image[]']) {
      const form = await forward(['mask', mask], [image, files[0]!]);
      expect(form.getAll('mask')).toHaveLength(1);
      expect(await readBytes(form.get('mask'))).toEqual(mask.bytes);
    }
  });

  it('a mask that does not fit is refused, and the upstream never hears of it', async () => {
    const before = upstream.calls.length;
    const bytes = await createMask({ width: 65, height: 48 }, { left: 5, top: 5, width: 9, height: 9 });
    const answer = await sendEdit(gateway, [
      ['prompt', 'x'],
      ['image', files[0]!],
      ['mask', { bytes }],
    ]);
    expectImageRefusal(answer, { code: 'invalid_mask', param: 'mask' });
    expect(upstream.calls.length).toBe(before);
  });
});

describe('createImageEdit through an upstream: texts', () => {
  it('every field arrives once, as text, and the model by its name there', async () => {
    const fields = [
      ['model', 'imgfam-1.5'],
      ['n', '1'],
      ['quality', 'low'],
      ['background', 'opaque'],
      ['user', 'user-7f3a'],
      ['input_fidelity', 'high'],
    ] as const;
    const before = upstream.calls.length;
    upstream.answer(answerImage());
    const answer = await sendEdit(gateway, [['prompt', 'Add a boat'], ['image', files[0]!], ...fields]);
    expect(answer.status, answer.text).toBe(200);
    const form = await readForm(upstream.calls[before]);
    const texts = [...form].filter(([, value]) => typeof value === 'string');
    expect(Object.fromEntries(texts)).toEqual({
      prompt: 'Add a boat',
      model: 'gpt-image-1.5',
      n: '1',
      quality: 'low',
      background: 'opaque',
      user: 'user-7f3a',
      input_fidelity: 'high',
    });
    expect(texts.length).toBe(7);
  });
});

describe('createImage through an upstream', () => {
  it('the body arrives as it was sent, the model by its name there', async () => {
    const before = upstream.calls.length;
    upstream.answer(answerImage());
    const body = {
      prompt: 'A boat',
      model: 'imgfam-2',
      size: '64x48',
      n: 1,
      quality: 'low',
      user: 'user-7f3a',
    };
    await readImages(await sendImage(gateway, body));
    expect(upstream.calls[before]?.json()).toEqual({ ...body, model: 'gpt-image-2' });
  });

  it('fields that the vendor adds tomorrow still flow, and a revised prompt', async () => {
    const data = [{ b64_json: picture, revised_prompt: 'A small boat', mood: 'calm' }];
    const output_tokens_details = { text_tokens: 0, image_tokens: 50 };
    const more = { safety_identifier: 'x', usage: { ...usage, output_tokens_details } };
    upstream.answer(answerImage({ data, ...more }));
    const answer = await sendImage(gateway, { prompt: 'A boat', size: '64x48' });
    expect(answer.json()).toMatchObject({ data, ...more });
  });

  it('what an answer leaves out is completed: the same fields on every answer', async () => {
    upstream.answer(answerJson({ created: 1_790_000_000, data: [{ b64_json: picture }], usage }));
    const answer = await readImages(await sendImage(gateway, { prompt: 'A boat', size: '64x48' }));
    expect(answer).toMatchObject({ background: 'opaque', output_format: 'png', size: '64x48' });
  });

  it.each([
    [
      'content policy',
      { message: 'No.', type: 'image_generation_user_error', param: null, code: 'moderation_blocked' },
      400,
      { code: 'moderation_blocked', type: 'image_generation_user_error' },
    ],
    [
      'a rate limit',
      { message: 'Slow down.', type: 'requests', param: null, code: 'rate_limit_exceeded' },
      429,
      { status: 429, code: 'rate_limit_exceeded' },
    ],
    [
      "the gateway's own key",
      { message: 'Bad key.', type: 'invalid_request_error', param: null, code: 'invalid_api_key' },
      401,
      { status: 502, code: 'upstream_rejected_credential' },
    ],
  ])('%s is told as the interface has it', async (_what, error, status, refusal) => {
    upstream.answer(answerJson({ error }, { status }));
    expectImageRefusal(await sendImage(gateway, { prompt: 'A boat' }), refusal);
  });
});

interface Streamed {
  readonly name: string;
  readonly prefix: string;
  readonly ask: (partials: number) => Promise<Answer>;
}

const streamed: readonly Streamed[] = [
  {
    name: 'createImage',
    prefix: 'image_generation',
    ask: (partial_images) =>
      sendImage(gateway, { prompt: 'A boat', size: '64x48', stream: true, partial_images }),
  },
  {
    name: 'createImageEdit',
    prefix: 'image_edit',
    ask: (partials) =>
      sendEdit(gateway, [
        ['prompt', 'Add a boat'],
        ['size', '64x48'],
        ['stream', 'true'],
        ['partial_images', String(partials)],
        ['image[]', files[0]!],
      ]),
  },
];

describe.each(streamed)('$name through an upstream: partial images', ({ prefix, ask }) => {
  const partial = (index: number) => writeEvent(prefix, 'partial_image', { partial_image_index: index });
  const completed = () => writeEvent(prefix, 'completed', { usage });

  it('all of them arrive, in order, before the finished one', async () => {
    upstream.answer(answerEventStream([partial(0), partial(1), partial(2), completed()]));
    const events = await readImageEvents(await ask(3));
    const names = ['partial_image', 'partial_image', 'partial_image', 'completed'];
    expect(events.map(({ name }) => name)).toEqual(names.map((name) => `${prefix}.${name}`));
    expect(events.map(({ data }) => data.partial_image_index)).toEqual([0, 1, 2, undefined]);
    expect(events.at(-1)?.data).toMatchObject({ usage });
  });

  it('the upstream is asked for them', async () => {
    const before = upstream.calls.length;
    upstream.answer(answerEventStream([partial(0), partial(1), completed()]));
    await readImageEvents(await ask(2));
    const call = upstream.calls[before];
    const sent = prefix === 'image_edit' ? Object.fromEntries(await readForm(call)) : call?.json();
    const expected =
      prefix === 'image_edit' ? { stream: 'true', partial_images: '2' } : { stream: true, partial_images: 2 };
    expect(sent).toMatchObject(expected);
  });

  it('a stream that ends without a finished image is an error, not a success', async () => {
    upstream.answer(answerEventStream([partial(0), partial(1)]));
    const { text } = await ask(2);
    expect(text).toMatch(/event: error\ndata: .*"stream_truncated".*\n\n$/u);
    expect(text.match(new RegExp(`event: ${prefix}\\.partial_image`, 'gu'))).toHaveLength(2);
  });
});

describe('partial images through an upstream', () => {
  it('each arrives when the upstream sends it, not when the stream ends', async () => {
    const partial = (index: number) =>
      writeEvent('image_generation', 'partial_image', { partial_image_index: index });
    const steps: BodyStep[] = [partial(0), 150, partial(1), 150, partial(2)];
    upstream.answer(answerEventStream(steps, 'hold'));
    const response = await fetch(`${gateway.url}/v1/images/generations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${gateway.apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: 'A boat', size: '64x48', stream: true, partial_images: 3 }),
    });
    const arrivals: number[] = [];
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const count = text.match(/event: image_generation\.partial_image/gu)?.length ?? 0;
      while (arrivals.length < count) arrivals.push(performance.now());
      if (arrivals.length === 3) break;
    }
    const [first = 0, second = 0, third = 0] = arrivals;
    expect(second - first).toBeGreaterThan(75);
    expect(third - second).toBeGreaterThan(75);
  });
});
