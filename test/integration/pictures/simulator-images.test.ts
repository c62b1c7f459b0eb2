import { countBytes } from '../../../src/core/byte-pieces.ts';
import sharp from 'sharp';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UploadedFile } from '../../../src/core/uploaded-file.ts';
import type { UpstreamAnswer, UpstreamCall } from '../../../src/core/provider.ts';
import { createPictureTools } from '../../../src/pictures/index.ts';
import { createSimulatorAdapter } from '../../../src/providers/simulator/create-simulator-adapter.ts';
import {
  createMask,
  createPicture,
  decodePicture,
  readPixel,
  type DecodedPicture,
} from '../../support/picture-samples.ts';
import {
  createCall,
  createTestClock,
  readStream,
  readWhole,
  type CallOverrides,
} from '../../unit/providers/simulator/simulator-calls.ts';

type Json = Readonly<Record<string, unknown>>;

interface Images {
  readonly created: number;
  readonly data: readonly { readonly b64_json: string; readonly revised_prompt?: string }[];
  readonly usage: Readonly<Record<string, number>>;
  readonly size: string;
}

const adapter = createSimulatorAdapter({ clock: createTestClock(), pictures: createPictureTools() });

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'simulator-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function store(field: string, bytes: Buffer): Promise<UploadedFile> {
  const path = join(folder, `${String(Math.random())}.bin`);
  await writeFile(path, bytes);
  return { field, path, sizeBytes: bytes.length };
}

async function call(value: Json, overrides: CallOverrides = {}): Promise<UpstreamAnswer> {
  const operation = overrides.files ? adapter.createImageEdit : adapter.createImage;
  if (!operation) throw new Error('The simulator draws');
  return await operation(createCall(value, { upstreamModel: 'imgfam-2', profile: 'neutral', ...overrides }));
}

async function ask(value: Json, overrides: Partial<UpstreamCall> = {}): Promise<Images> {
  return readWhole(await call(value, overrides)) as unknown as Images;
}

async function draw(value: Json, overrides: Partial<UpstreamCall> = {}): Promise<DecodedPicture> {
  const { data } = await ask(value, overrides);
  return await decodeImage(data[0]?.b64_json);
}

async function decodeImage(base64: unknown): Promise<DecodedPicture> {
  return await decodePicture(Buffer.from(String(base64), 'base64'));
}

const small = { size: '256x192', quality: 'low' };

describe('createImage', () => {
  it.each([
    ['A red circle', 217, 38, 38],
    ['one blue square, please', 36, 86, 214],
    ['Ein Bild: green circle on a white background', 38, 150, 62],
  ])('draws %s in its colour', async (prompt, red, green, blue) => {
    expect(readPixel(await draw({ prompt, ...small }), 128, 96)).toEqual([red, green, blue, 255]);
  });

  it('draws as many as the prompt says, each in its own colour', async () => {
    const picture = await draw({ prompt: 'a red circle and a blue circle', size: '400x200', quality: 'low' });
    expect(readPixel(picture, 100, 100)).toEqual([217, 38, 38, 255]);
    expect(readPixel(picture, 300, 100)).toEqual([36, 86, 214, 255]);
  });

  it('paints a sky above the sea and darkness at night', async () => {
    const sea = await draw({ prompt: 'the sea', ...small });
    const [, , above = 0] = readPixel(sea, 128, 4);
    const [red = 255, , below = 0] = readPixel(sea, 128, 188);
    expect(above).toBeGreaterThan(200);
    expect(below).toBeGreaterThan(red + 60);
    const night = await draw({ prompt: 'the starry night', ...small });
    const sum = night.pixels.reduce((total, value) => total + value, 0) / night.pixels.length;
    expect(sum).toBeLessThan(110);
  });

  it.each(['png', 'jpeg', 'webp'])('answers %s in exactly the size asked for', async (format) => {
    const images = await ask({ prompt: 'a tree', size: '417x233', output_format: format });
    expect(images).toMatchObject({ output_format: format, size: '417x233', background: 'opaque' });
    const decoded = await decodeImage(images.data[0]?.b64_json);
    expect(decoded).toMatchObject({ format, width: 417, height: 233, hasAlpha: false });
  });

  it.each(['jpeg', 'webp'])('honours the compression of %s', async (format) => {
    const make = async (compression: number) => {
      const body = { prompt: 'a city', ...small, output_format: format, output_compression: compression };
      return (await ask(body)).data[0]?.b64_json.length ?? 0;
    };
    expect(await make(5)).toBeLessThan((await make(100)) / 2);
  });

  it.each(['png', 'webp'])('leaves the background of a transparent %s out', async (format) => {
    const body = { prompt: 'a red circle', ...small, background: 'transparent', output_format: format };
    const images = await ask(body);
    expect(images).toMatchObject({ background: 'transparent' });
    const picture = await decodeImage(images.data[0]?.b64_json);
    expect(picture.hasAlpha).toBe(true);
    expect(readPixel(picture, 2, 2)[3]).toBe(0);
    expect(readPixel(picture, 128, 96)[3]).toBe(255);
  });

  it('settles what was left to it', async () => {
    const images = await ask({
      prompt: 'a wide panorama',
      size: 'auto',
      quality: 'auto',
      background: 'auto',
    });
    expect(images).toMatchObject({
      created: 1_000,
      size: '1536x1024',
      quality: 'medium',
      background: 'opaque',
      output_format: 'png',
    });
  });

  it('draws more where more quality is asked for', async () => {
    const lengths = [];
    for (const quality of ['low', 'medium', 'high']) {
      const { data } = await ask({ prompt: 'a forest', size: '512x512', quality });
      lengths.push(data[0]?.b64_json.length ?? 0);
    }
    expect(lengths).toEqual([...lengths].sort((first, second) => first - second));
    expect(new Set(lengths).size).toBe(3);
  });

  it('is the same for the same request and different for every picture of one', async () => {
    const [first, second] = [
      await ask({ prompt: 'a cat', ...small, n: 3 }),
      await ask({ prompt: 'a cat', ...small, n: 3 }),
    ];
    expect(second.data.map(({ b64_json }) => b64_json)).toEqual(first.data.map(({ b64_json }) => b64_json));
    expect(new Set(first.data.map(({ b64_json }) => b64_json)).size).toBe(3);
    const other = await ask({ prompt: 'a dog', ...small });
    expect(other.data[0]?.b64_json).not.toBe(first.data[0]?.b64_json);
  });

  it('hands over bytes that say the same as the value', async () => {
    const answer = await call({ prompt: 'a "star" [[revised]]', ...small, n: 2 });
    if (answer.kind !== 'whole') throw new Error('The answer is streamed');
    expect(JSON.parse(String(answer.bytes))).toEqual(JSON.parse(JSON.stringify(answer.value)));
  });

  it('counts tokens by size and quality', async () => {
    const { usage } = await ask({ prompt: 'a red circle', size: '1024x1024', quality: 'low', n: 2 });
    expect(usage).toEqual({
      total_tokens: 547,
      input_tokens: 3,
      output_tokens: 544,
      input_tokens_details: { text_tokens: 3, image_tokens: 0 },
    });
  });

  it('takes directives out and revises the prompt when told to', async () => {
    const plain = await ask({ prompt: 'a red circle', ...small });
    const directed = await ask({ prompt: 'a red circle [[tokens=7]] [[revised]]', ...small });
    expect(directed.data[0]).toEqual({
      b64_json: plain.data[0]?.b64_json,
      revised_prompt: 'A carefully composed picture: a red circle',
    });
    expect(directed.usage).toMatchObject({ output_tokens: 7 });
    expect(plain.data[0]).not.toHaveProperty('revised_prompt');
  });

  it('names the fields without effect', async () => {
    const answer = await call({ prompt: 'x', ...small, user: 'u', complexity: 'low' });
    expect(answer.ignoredFields).toEqual(['user', 'complexity']);
  });

  it.each([
    ['[[status=429]]', { code: 'resource_exhausted' }],
    ['[[status=500]]', { code: 'internal' }],
    ['[[reset]]', { code: 'bad_gateway', reason: 'upstream_error' }],
    ['[[cut]]', { code: 'bad_gateway' }],
    ['[[error=503@1]]', { code: 'unavailable' }],
    ['[[filtered]]', { code: 'invalid_argument', reason: 'moderation_blocked', param: null }],
    ['[[block=IMAGE_SAFETY]]', { code: 'invalid_argument', reason: 'moderation_blocked' }],
    ['[[finish=IMAGE_SAFETY]]', { code: 'invalid_argument', reason: 'moderation_blocked' }],
    ['[[status=1]]', { code: 'invalid_argument', param: 'prompt' }],
  ])('follows %s', async (directive, expected) => {
    await expect(call({ prompt: `a tree ${directive}`, ...small })).rejects.toMatchObject(expected);
  });

  it('counts the memory of its answer', async () => {
    let reserved = 0;
    const memory = { take: (sizeBytes: number) => (reserved += sizeBytes), give: () => undefined };
    const answer = await call({ prompt: 'a city', size: '512x512', n: 3 }, { memory });
    const bytes = answer.kind === 'whole' ? answer.bytes : null;
    expect(reserved).toBeGreaterThan(bytes === null ? Infinity : countBytes(bytes));
  });
});

describe('createImage, streamed', () => {
  const streamed = { delivery: 'stream' } as const;

  it('sends ever sharper partial pictures ahead of each finished one', async () => {
    const body = { prompt: 'a red circle', ...small, partial_images: 2, n: 2 };
    const { events, error } = await readStream(await call(body, streamed));
    expect(error).toBeNull();
    const partial = 'image_generation.partial_image';
    const completed = 'image_generation.completed';
    expect(events.map(({ type }) => type)).toEqual([
      partial,
      partial,
      completed,
      partial,
      partial,
      completed,
    ]);
    expect(events.map((event) => event.partial_image_index)).toEqual([0, 1, undefined, 0, 1, undefined]);
    const whole = await ask({ ...body, partial_images: 0 });
    expect([events[2]?.b64_json, events[5]?.b64_json]).toEqual(whole.data.map(({ b64_json }) => b64_json));
    const facts = {
      created_at: 1_000,
      size: '256x192',
      quality: 'low',
      output_format: 'png',
      background: 'opaque',
    };
    for (const event of events) expect(event).toMatchObject(facts);
    const distances = await Promise.all(
      events.slice(0, 3).map(async ({ b64_json }) => measureEdges(await decodeImage(b64_json))),
    );
    expect(distances).toEqual([...distances].sort((first, second) => first - second));
  });

  it('adds the usage of its pictures up to that of the whole answer', async () => {
    const body = { prompt: 'a red circle', ...small, n: 3 };
    const { events } = await readStream(await call(body, streamed));
    const totals = events.map(({ usage }) => (usage as { total_tokens: number }).total_tokens);
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe((await ask(body)).usage.total_tokens);
  });

  it.each([
    ['[[error=503@2]]', 2, { code: 'unavailable' }],
    ['[[error=503@99]]', 5, { code: 'unavailable' }],
    ['[[cut]]', 3, { code: 'bad_gateway', reason: 'stream_truncated' }],
    ['[[error=503@0]]', 0, { code: 'unavailable' }],
  ])('follows %s', async (directive, count, expected) => {
    const body = { prompt: `a tree ${directive}`, size: '64x64', n: 2, partial_images: 2 };
    const { events, error } = await readStream(await call(body, streamed));
    expect(events).toHaveLength(count);
    expect(error).toMatchObject(expected);
  });

  it('draws nothing before the first event of a refused request', async () => {
    await expect(call({ prompt: 'x [[filtered]]' }, streamed)).rejects.toMatchObject({
      reason: 'moderation_blocked',
    });
  });

  it('ends at the next picture when nobody waits any more', async () => {
    const controller = new AbortController();
    const answer = await call(
      { prompt: 'a tree', ...small, n: 5 },
      { ...streamed, signal: controller.signal },
    );
    if (answer.kind !== 'stream') throw new Error('The answer is whole');
    const iterator = answer.batches[Symbol.asyncIterator]();
    await iterator.next();
    controller.abort();
    await expect(iterator.next()).rejects.toMatchObject({ code: 'cancelled' });
  });
});

/** The greatest step between two neighbours in the middle row. */
function measureEdges(picture: DecodedPicture): number {
  const greens = Array.from({ length: picture.width }, (_, x) => readPixel(picture, x, 96)[1] ?? 0);
  return Math.max(...greens.slice(1).map((green, index) => Math.abs(green - (greens[index] ?? 0))));
}

describe('createImageEdit', () => {
  const size = { width: 300, height: 200 };

  it('is opaque where an alpha channel is there and not used', async () => {
    const input = await sharp({ create: { ...size, channels: 4, background: '#336699' } })
      .png()
      .toBuffer();
    const images = await ask({ prompt: 'a red circle' }, { files: [await store('image', input)] });
    expect(images).toMatchObject({ background: 'opaque' });
    expect((await decodeImage(images.data[0]?.b64_json)).hasAlpha).toBe(false);
  });

  it.each(['with', 'without'] as const)('changes only what the mask opens, %s alpha', async (alpha) => {
    const kept = await createPicture({ ...size, fill: 'noise', alpha });
    const hole = { left: 60, top: 40, width: 100, height: 90 };
    const files = [await store('image', kept), await store('mask', await createMask(size, hole))];
    const images = await ask({ prompt: 'a red circle' }, { files });
    expect(images).toMatchObject({
      size: '300x200',
      background: alpha === 'with' ? 'transparent' : 'opaque',
    });
    const [before, after] = [await decodePicture(kept), await decodeImage(images.data[0]?.b64_json)];
    let changed = 0;
    for (let y = 0; y < size.height; y += 1) {
      for (let x = 0; x < size.width; x += 1) {
        const isOpen = x >= 60 && x < 160 && y >= 40 && y < 130;
        const isSame = String(readPixel(before, x, y)) === String(readPixel(after, x, y));
        if (!isOpen) expect(isSame, `${String(x)}, ${String(y)}`).toBe(true);
        else if (!isSame) changed += 1;
      }
    }
    expect(changed).toBeGreaterThan(100 * 90 * 0.95);
    const [red = 0, green = 255] = readPixel(after, 110, 85);
    expect(red - green).toBeGreaterThan(120);
  });

  it('lets a single input show through', async () => {
    const blue = await createPicture({ ...size, colour: { r: 0, g: 0, b: 255 } });
    const picture = await draw({ prompt: 'a red circle' }, { files: [await store('image', blue)] });
    const [red = 0, , onCircle = 0] = readPixel(picture, 150, 100);
    const [, , beside = 0] = readPixel(picture, 5, 5);
    expect(red).toBeGreaterThan(100);
    expect(onCircle).toBeLessThan(beside);
    expect(beside).toBeGreaterThan(200);
  });

  it('shows all of several inputs', async () => {
    const colours = [
      { r: 255, g: 0, b: 0 },
      { r: 0, g: 255, b: 0 },
      { r: 0, g: 0, b: 255 },
    ];
    const files = await Promise.all(
      colours.map(async (colour) => await store('image[]', await createPicture({ ...size, colour }))),
    );
    const picture = await draw({ prompt: 'the sea', input_fidelity: 'high' }, { files });
    const strongest = [
      [20, 20],
      [280, 20],
      [150, 180],
    ].map(([x = 0, y = 0]) => {
      const colour = readPixel(picture, x, y).slice(0, 3);
      return colour.indexOf(Math.max(...colour));
    });
    expect(strongest).toEqual([0, 1, 2]);
  });

  it('takes sixteen inputs, and names its events after the edit', async () => {
    const input = await store('image[]', await createPicture({ ...size, fill: 'noise' }));
    const files = Array.from({ length: 16 }, () => input);
    const answer = await call({ prompt: 'a star', partial_images: 1 }, { files, delivery: 'stream' });
    const { events } = await readStream(answer);
    expect(events.map(({ type }) => type)).toEqual(['image_edit.partial_image', 'image_edit.completed']);
    const details = (events[1]?.usage as { input_tokens_details: { image_tokens: number } })
      .input_tokens_details;
    expect(details.image_tokens).toBeGreaterThan(16 * 65);
  });

  it('makes an input that is too large for an answer smaller', async () => {
    const files = [await store('image', await createPicture({ width: 5000, height: 400 }))];
    expect(await ask({ prompt: 'a star' }, { files })).toMatchObject({ size: '3840x307' });
  });
});
