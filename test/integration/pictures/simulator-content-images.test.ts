import { describe, expect, it } from 'vitest';
import type { UpstreamAnswer, UpstreamCall } from '../../../src/core/provider.ts';
import { createPictureTools } from '../../../src/pictures/index.ts';
import { createSimulatorAdapter } from '../../../src/providers/simulator/create-simulator-adapter.ts';
import { createPicture, decodePicture, readPixel } from '../../support/picture-samples.ts';
import {
  createCall,
  createContentBody,
  createTestClock,
  readStream,
  readWhole,
} from '../../unit/providers/simulator/simulator-calls.ts';

type Json = Readonly<Record<string, unknown>>;

interface Part {
  readonly text?: string;
  readonly inlineData?: { readonly mimeType: string; readonly data: string };
}

interface Content {
  readonly candidates?: readonly {
    readonly content?: { readonly parts: readonly Part[] };
    readonly finishReason?: string;
    readonly index: number;
  }[];
  readonly promptFeedback?: { readonly blockReason: string };
  readonly usageMetadata: Json;
}

const adapter = createSimulatorAdapter({ clock: createTestClock(), pictures: createPictureTools() });
const upstreamModel = 'genfam-2.5-flash-image';

async function call(body: Json, overrides: Partial<UpstreamCall> = {}): Promise<UpstreamAnswer> {
  if (!adapter.generateContent) throw new Error('No generateContent');
  return await adapter.generateContent(createCall(body, { upstreamModel, ...overrides }));
}

async function ask(body: Json, overrides: Partial<UpstreamCall> = {}): Promise<Content> {
  return readWhole(await call(body, overrides)) as unknown as Content;
}

async function decodePart(part: Part | undefined) {
  return await decodePicture(Buffer.from(part?.inlineData?.data ?? '', 'base64'));
}

function configure(imageConfig: Json, rest: Json = {}): Json {
  return createContentBody('a red circle', { generationConfig: { imageConfig, ...rest } });
}

function createEdit(bytes: Buffer, mimeType = 'image/png'): Json {
  const inlineData = { mimeType, data: bytes.toString('base64') };
  return { contents: [{ role: 'user', parts: [{ text: 'the sea' }, { inlineData }] }] };
}

describe('generateContent with pictures', () => {
  it.each([
    ['1:1', 1024, 1024],
    ['2:3', 832, 1248],
    ['3:2', 1248, 832],
    ['3:4', 864, 1184],
    ['4:3', 1184, 864],
    ['4:5', 896, 1152],
    ['5:4', 1152, 896],
    ['9:16', 768, 1344],
    ['16:9', 1344, 768],
    ['21:9', 1536, 672],
    ['1:4', 512, 2048],
    ['4:1', 2048, 512],
    ['1:8', 384, 3072],
    ['8:1', 3072, 384],
  ])('draws in the aspect ratio %s', async (aspectRatio, width, height) => {
    const { candidates } = await ask(configure({ aspectRatio }, { responseModalities: ['IMAGE'] }));
    const [part, ...others] = candidates?.[0]?.content?.parts ?? [];
    expect(others).toEqual([]);
    expect(part?.inlineData?.mimeType).toBe('image/png');
    const picture = await decodePart(part);
    expect(picture).toMatchObject({ format: 'png', width, height });
    expect(readPixel(picture, width / 2, height / 2)).toEqual([217, 38, 38, 255]);
  });

  it.each([
    ['512', 512, 747],
    ['2K', 2048, 1680],
  ])(
    'draws in the size class %s, whose pictures cost tokens of their own',
    async (imageSize, side, tokenCount) => {
      const body = configure({ imageSize }, { responseModalities: ['IMAGE'] });
      const { candidates, usageMetadata } = await ask(body);
      expect(await decodePart(candidates?.[0]?.content?.parts[0])).toMatchObject({
        width: side,
        height: side,
      });
      expect(usageMetadata).toMatchObject({
        candidatesTokenCount: tokenCount,
        candidatesTokensDetails: [{ modality: 'IMAGE', tokenCount }],
      });
    },
  );

  it('puts words beside the picture unless they were not asked for', async () => {
    const { candidates } = await ask(createContentBody('a red circle [[tokens=5]]'));
    const [text, image] = candidates?.[0]?.content?.parts ?? [];
    expect(text?.text?.length).toBeLessThanOrEqual(20);
    expect(image?.inlineData).toBeDefined();
    expect(candidates?.[0]).toMatchObject({ finishReason: 'STOP', tokenCount: 1295 });
  });

  it('draws a different picture for every candidate', async () => {
    const body = configure({}, { candidateCount: 2, responseModalities: ['IMAGE'] });
    const { candidates } = await ask(body);
    const pictures = candidates?.map(({ content }) => content?.parts[0]?.inlineData?.data);
    expect(pictures).toHaveLength(2);
    expect(pictures?.[0]).not.toBe(pictures?.[1]);
    expect((await ask(body)).candidates).toEqual(candidates);
  });

  it.each([
    [{ aspectRatio: '7:3' }, 'generationConfig.imageConfig.aspectRatio'],
    [{ imageSize: '9K' }, 'generationConfig.imageConfig.imageSize'],
  ])('refuses %j', async (imageConfig, param) => {
    await expect(ask(configure(imageConfig))).rejects.toMatchObject({
      code: 'invalid_argument',
      param,
      violations: [{ field: param }],
    });
  });

  it('edits the picture it is given, in the shape that comes nearest', async () => {
    const bytes = await createPicture({ width: 320, height: 180, colour: { r: 250, g: 0, b: 0 } });
    const { candidates } = await ask(createEdit(bytes));
    const picture = await decodePart(candidates?.[0]?.content?.parts[1]);
    expect(picture).toMatchObject({ width: 1344, height: 768 });
    const [red = 0, , blue = 0] = readPixel(picture, 10, 760);
    expect(red).toBeGreaterThan(120);
    expect(blue).toBeGreaterThan(15);
  });

  it('edits the pictures of the last turn only', async () => {
    const bytes = await createPicture({ width: 100, height: 100 });
    const [earlier] = (createEdit(bytes) as { contents: readonly Json[] }).contents;
    const contents = [
      earlier,
      { role: 'model', parts: [{ text: 'Done.' }] },
      { role: 'user', parts: [{ text: 'a red circle' }] },
    ];
    const { candidates } = await ask({ contents, generationConfig: { responseModalities: ['IMAGE'] } });
    const picture = await decodePart(candidates?.[0]?.content?.parts[0]);
    expect(readPixel(picture, 512, 512)).toEqual([217, 38, 38, 255]);
  });

  it('refuses pictures that cannot be read, naming the part', async () => {
    const whole = await createPicture({ width: 100, height: 100, fill: 'noise' });
    const field = 'contents[0].parts[1].inlineData';
    const expected = { code: 'invalid_argument', param: field };
    await expect(ask(createEdit(whole.subarray(0, 9000)))).rejects.toMatchObject(expected);
    await expect(ask(createEdit(Buffer.from('HEIC'), 'image/heic'))).rejects.toMatchObject(expected);
  });

  it('fetches no pictures', async () => {
    const fileData = { mimeType: 'image/png', fileUri: 'https://example.com/a.png' };
    await expect(
      ask({ contents: [{ role: 'user', parts: [{ text: 'a' }, { fileData }] }] }),
    ).rejects.toMatchObject({ code: 'invalid_argument', param: 'contents[0].parts[1].fileData' });
  });

  it('edits nothing with a model that only makes pictures', async () => {
    const overrides = { upstreamModel: 'imgfam2-4.0-fast-generate-001' };
    const bytes = await createPicture({ width: 10, height: 10 });
    await expect(ask(createEdit(bytes), overrides)).rejects.toMatchObject({
      code: 'invalid_argument',
      param: 'contents[0].parts[1].inlineData',
    });
    const { candidates } = await ask(createContentBody('a red circle'), overrides);
    expect(candidates?.[0]?.content?.parts.map((part) => Object.keys(part))).toEqual([['inlineData']]);
  });

  it('is stopped by the content filter without a picture', async () => {
    const filtered = await ask(createContentBody('a tree [[filtered]]'));
    expect(filtered.candidates?.[0]).toMatchObject({ finishReason: 'IMAGE_SAFETY' });
    expect(filtered.candidates?.[0]).not.toHaveProperty('content');
    const blocked = await ask(createContentBody('a tree [[block=IMAGE_SAFETY]]'));
    expect(blocked.promptFeedback?.blockReason).toBe('IMAGE_SAFETY');
    expect(blocked).not.toHaveProperty('candidates');
    const missing = await ask(createContentBody('a tree [[finish=NO_IMAGE]]'));
    expect(JSON.stringify(missing)).not.toContain('inlineData');
  });
});

describe('streamGenerateContent with pictures', () => {
  const streamed = { delivery: 'stream' } as const;

  it('sends the words in pieces and the picture whole, with the end of the candidate', async () => {
    const body = createContentBody('a red circle', { generationConfig: { candidateCount: 2 } });
    const { events, error } = await readStream(await call(body, streamed));
    expect(error).toBeNull();
    const whole = await ask(body);
    const candidates = (events as unknown as readonly Content[]).flatMap((event) => event.candidates ?? []);
    for (const index of [0, 1]) {
      const own = candidates.filter((candidate) => candidate.index === index);
      const parts = own.flatMap(({ content }) => content?.parts ?? []);
      const [text, image] = whole.candidates?.[index]?.content?.parts ?? [];
      expect(parts.map((part) => part.text ?? '').join('')).toBe(text?.text);
      expect(parts.at(-1)).toEqual(image);
      // SDKs that keep a history forget a turn of which a chunk has no parts.
      expect(own.filter(({ content }) => content === undefined)).toEqual([]);
      expect(own.map(({ finishReason }) => finishReason)).toEqual([
        ...own.slice(1).map(() => undefined),
        'STOP',
      ]);
    }
    expect(events.at(-1)?.usageMetadata).toEqual(whole.usageMetadata);
  });

  it.each(['[[filtered]]', '[[block=SAFETY]]'])('shows the outcome of %s', async (directive) => {
    const { events, error } = await readStream(
      await call(createContentBody(`a tree ${directive}`), streamed),
    );
    expect(error).toBeNull();
    expect(JSON.stringify(events)).not.toContain('inlineData');
    expect(events).toHaveLength(1);
  });

  it('breaks where it is told to', async () => {
    const { events, error } = await readStream(
      await call(createContentBody('a tree [[error=503@1]]'), streamed),
    );
    expect(events).toHaveLength(1);
    expect(error).toMatchObject({ code: 'unavailable' });
  });
});
