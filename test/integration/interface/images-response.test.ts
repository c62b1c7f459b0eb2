import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { request, type Answer, type JsonObject } from '../../support/interface-client.ts';
import {
  readImageEvents,
  readImages,
  sendEdit,
  sendImage,
  type FilePart,
} from '../../support/interface-images.ts';
import { createPicture } from '../../support/picture-samples.ts';

let gateway: TestGateway;
let image: FilePart;
const origin = 'https://app.example';

beforeAll(async () => {
  gateway = await createTestGateway({ config: { cors: { origins: [origin] } } });
  image = { bytes: await createPicture({ width: 64, height: 64, fill: 'noise' }) };
});

afterAll(async () => {
  await gateway.stop();
});

interface Operation {
  readonly name: string;
  readonly prefix: string;
  readonly send: (fields: Fields) => Promise<Answer>;
  readonly ask: (fields: Fields, headers: Readonly<Record<string, string>>) => Promise<Answer>;
}

type Fields = Readonly<Record<string, string | number | boolean>>;

const askImage: Operation['ask'] = async (fields, headers) =>
  await sendImage(gateway, { prompt: 'A red boat', size: '64x48', ...fields }, { headers });

const askEdit: Operation['ask'] = async (fields, headers) => {
  const texts = Object.entries({ prompt: 'A red boat', size: '64x48', ...fields });
  const parts = texts.map(([name, value]) => [name, String(value)] as const);
  return await sendEdit(gateway, [['image', image], ...parts], { headers });
};

const operations: readonly Operation[] = [
  { name: 'createImage', prefix: 'image_generation', ask: askImage, send: (fields) => askImage(fields, {}) },
  { name: 'createImageEdit', prefix: 'image_edit', ask: askEdit, send: (fields) => askEdit(fields, {}) },
];

const imageFields = ['background', 'created', 'data', 'output_format', 'quality', 'size', 'usage'];

describe.each(operations)('$name: response fields', ({ name, send }) => {
  it('has created, data, background, output_format, quality, size and usage, and nothing else', async () => {
    const before = Math.floor(Date.now() / 1000);
    const answer = await send({});
    const { created } = await readImages(answer);
    expect(Object.keys(answer.json()).sort()).toEqual(imageFields);
    expect(created).toBeGreaterThanOrEqual(before);
    expect(created).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000));
  });

  it('says what was used, never auto', async () => {
    const auto = { size: 'auto', quality: 'auto', background: 'auto', moderation: 'auto' };
    const answer = await readImages(await send(auto));
    expect([answer.output_format, answer.background]).toEqual(['png', 'opaque']);
    expect(answer.quality).toMatch(/^(?:low|medium|high)$/u);
    expect(answer.size).toMatch(/^[1-9]\d*x[1-9]\d*$/u);
  });

  it('usage counts tokens of text and images, and its total is their sum', async () => {
    const { usage } = await readImages(await send({}));
    const { text_tokens, image_tokens } = usage.input_tokens_details;
    expect(usage.input_tokens).toBe(text_tokens + image_tokens);
    expect(usage.total_tokens).toBe(usage.input_tokens + usage.output_tokens);
    expect(text_tokens).toBeGreaterThan(0);
    expect(image_tokens > 0).toBe(name === 'createImageEdit');
    expect(usage.output_tokens).toBeGreaterThan(0);
  });

  it('more images, more pixels and a higher quality are more output tokens', async () => {
    const count = async (fields: Fields) => (await readImages(await send(fields))).usage.output_tokens;
    const one = await count({ size: '1024x1024', quality: 'low' });
    expect(await count({ size: '1024x1024', quality: 'low', n: 2 })).toBe(2 * one);
    expect(await count({ size: '1024x1024', quality: 'high' })).toBeGreaterThan(one);
    expect(await count({ size: '1536x1024', quality: 'low' })).toBeGreaterThan(one);
  });

  it('a longer prompt is more input tokens', async () => {
    const count = async (prompt: string) => (await readImages(await send({ prompt }))).usage.input_tokens;
    expect(await count('A red boat on a calm sea at dusk')).toBeGreaterThan(await count('A boat'));
  });

  it('the images of one answer differ, and the same request gets the same ones', async () => {
    const [first, second] = [await readImages(await send({ n: 3 })), await readImages(await send({ n: 3 }))];
    expect(new Set(first.data.map(({ b64_json }) => b64_json)).size).toBe(3);
    expect(second.data).toEqual(first.data);
  });

  it('another prompt is another image', async () => {
    const of = async (prompt: string) => (await readImages(await send({ prompt }))).data[0]?.b64_json;
    expect(await of('A red boat')).not.toBe(await of('A green hill'));
  });

  it.each(['jpeg', 'webp'])('less output_compression makes a smaller %s', async (output_format) => {
    const count = async (output_compression: number) => {
      const fields = { size: '512x512', output_format, output_compression };
      return (await readImages(await send(fields))).pictures[0]!.file.length;
    };
    const [low, middle, high] = [await count(0), await count(50), await count(100)];
    expect(low).toBeLessThan(middle);
    expect(middle).toBeLessThan(high);
  });

  it('output_compression does not touch png', async () => {
    const of = async (output_compression: number) =>
      (await readImages(await send({ output_compression }))).data;
    expect(await of(0)).toEqual(await of(100));
  });

  it('a transparent background has pixels that are wholly clear and pixels that are not', async () => {
    const { pictures } = await readImages(await send({ background: 'transparent', size: '256x256' }));
    const alphas = pictures[0]!.pixels.filter((_, index) => index % 4 === 3);
    expect(alphas.includes(0)).toBe(true);
    expect(alphas.some((alpha) => alpha > 200)).toBe(true);
  });

  it('revised_prompt is text where it is there', async () => {
    const { data } = await readImages(await send({ n: 2 }));
    for (const item of data) {
      expect(['b64_json', 'revised_prompt']).toEqual(expect.arrayContaining(Object.keys(item)));
      if (item.revised_prompt !== undefined) expect(item.revised_prompt).toMatch(/boat/u);
    }
  });
});

describe('the answers to requests for pictures, all of them', () => {
  it.each(operations)('$name: has the headers of the contract', async ({ send }) => {
    for (const stream of [false, true]) {
      const { headers } = await send({ stream });
      expect(headers.get('x-request-id')).toMatch(/^req_[0-9a-f-]{36}$/u);
      expect(headers.get('x-specway-deployment')).toBe('simulator');
      expect(headers.get('server-timing')).toMatch(/dur=\d/u);
      expect(headers.get('content-type')).toMatch(stream ? /^text\/event-stream/u : /^application\/json/u);
    }
  });

  it.each(operations)('$name: names the fields that had no effect', async ({ send }) => {
    const { headers } = await send({ user: 'user-7f3a', complexity: 'low' });
    const ignored = headers.get('x-specway-ignored')?.split(/, ?/u) ?? [];
    expect(ignored).toContain('complexity');
  });

  it.each(['/v1/images/generations', '/v1/images/edits'])('%s answers a preflight request', async (path) => {
    const answer = await request(gateway.url + path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,x-stainless-lang',
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('access-control-allow-headers')).toMatch(/authorization.*x-stainless-lang/u);
  });

  it.each(operations)('$name: a page of that origin may read answer and headers', async ({ ask }) => {
    for (const fields of [{}, { n: 11 }]) {
      const { headers } = await ask(fields, { origin });
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-expose-headers')).toMatch(/x-request-id/u);
    }
  });

  it.each(['GET', 'PUT', 'DELETE'])('%s is 405', async (method) => {
    for (const path of ['/v1/images/generations', '/v1/images/edits']) {
      const headers = { authorization: `Bearer ${gateway.apiKey}` };
      const answer = await request(gateway.url + path, { method, headers });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toContain('POST');
    }
  });
});

describe.each(operations)('$name: streaming', ({ prefix, send }) => {
  const [partial, completed] = [`${prefix}.partial_image`, `${prefix}.completed`];
  const eventFields = ['b64_json', 'background', 'created_at', 'output_format', 'quality', 'size', 'type'];
  const read = async (fields: Fields) => await readImageEvents(await send({ ...fields, stream: true }));

  it.each([
    [undefined, 0],
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
  ])('partial_images %s: %i unfinished images and the finished one', async (partial_images, count) => {
    const events = await read(partial_images === undefined ? {} : { partial_images });
    const expected = [...Array.from({ length: count }, () => partial), completed];
    expect(events.map(({ name }) => name)).toEqual(expected);
    const indices = events.slice(0, -1).map(({ data }) => data.partial_image_index);
    expect(indices).toEqual(Array.from({ length: count }, (_, index) => index));
  });

  it('several images: each finished one comes after its own unfinished ones', async () => {
    const events = await read({ n: 3, partial_images: 2 });
    const group = [partial, partial, completed];
    expect(events.map(({ name }) => name)).toEqual([...group, ...group, ...group]);
    const finished = events.filter(({ name }) => name === completed).map(({ data }) => data.b64_json);
    expect(new Set(finished).size).toBe(3);
  });

  it('events have the fields of the contract and no other', async () => {
    const [first, last] = await read({ partial_images: 1 });
    expect(Object.keys(first?.data ?? {}).sort()).toEqual([...eventFields, 'partial_image_index'].sort());
    expect(Object.keys(last?.data ?? {}).sort()).toEqual([...eventFields, 'usage'].sort());
    for (const event of [first, last])
      expect(Math.abs(Number(event?.data.created_at) - Date.now() / 1000)).toBeLessThan(60);
  });

  it('unfinished images come nearer to the finished one', async () => {
    const events = await read({ partial_images: 3, size: '128x128' });
    const last = events.at(-1)!.picture.pixels;
    const distances = events
      .slice(0, -1)
      .map(({ picture: { pixels } }) =>
        pixels.reduce((sum, value, index) => sum + Math.abs(value - (last[index] ?? 0)), 0),
      );
    expect(distances).toEqual([...distances].sort((a, b) => b - a));
    expect(new Set(distances).size).toBe(3);
    expect(distances.at(-1)).toBeGreaterThan(0);
  });

  it('the finished images are those of the whole answer', async () => {
    const whole = await readImages(await send({ n: 2, output_format: 'webp' }));
    const events = await read({ n: 2, output_format: 'webp', partial_images: 1 });
    const finished = events.filter(({ name }) => name === completed);
    expect(finished.map(({ data }) => data.b64_json)).toEqual(whole.data.map(({ b64_json }) => b64_json));
    const { background, output_format, quality, size } = whole;
    for (const { data } of events) expect(data).toMatchObject({ background, output_format, quality, size });
  });

  it('usage is on every finished image, and its sum is that of the whole answer', async () => {
    const { usage } = await readImages(await send({ n: 2 }));
    const events = await read({ n: 2 });
    const usages = events.map(({ data }) => data.usage as typeof usage);
    expect(usages).toHaveLength(2);
    for (const { total_tokens, input_tokens, output_tokens } of usages)
      expect(total_tokens).toBe(input_tokens + output_tokens);
    expect(usages.reduce((sum, { output_tokens }) => sum + output_tokens, 0)).toBe(usage.output_tokens);
  });

  it('every format and a transparent background come as events, too', async () => {
    for (const output_format of ['png', 'webp', 'jpeg']) {
      const background = output_format === 'jpeg' ? 'opaque' : 'transparent';
      const events = await read({ output_format, background, partial_images: 1, size: '128x128' });
      for (const { data } of events) expect(data).toMatchObject({ output_format, background });
    }
  });

  it('a failure in the middle ends the stream with an error event', async () => {
    const text = (await send({ prompt: 'A boat [[error=503@2]]', stream: true, partial_images: 3 })).text;
    const events = text.trim().split('\n\n');
    expect(events).toHaveLength(3);
    const [name, data = ''] = events.at(-1)?.split('\n') ?? [];
    expect(name).toBe('event: error');
    expect(JSON.parse(data.slice('data: '.length)) as JsonObject).toEqual({
      type: 'error',
      error: {
        type: 'server_error',
        code: 'upstream_error',
        param: null,
        message: expect.stringMatching(/\S{3}/u) as string,
      },
    });
  });

  it('a stream that is cut off ends with an error event, never as a success', async () => {
    const text = (await send({ prompt: 'A boat [[cut]]', stream: true, n: 2, partial_images: 1 })).text;
    expect(text).toMatch(/event: error\ndata: .*"stream_truncated".*\n\n$/u);
  });

  it('a failure before the first event is an ordinary answer', async () => {
    const answer = await send({ prompt: 'A boat [[status=429]]', stream: true });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([429, 'application/json']);
  });
});
