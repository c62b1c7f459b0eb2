import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Profile } from '../../../src/core/area.ts';
import { providers } from '../../../src/providers/provider-table.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import {
  profiles,
  readEvents,
  sendContent,
  type ContentOptions,
  type JsonObject,
} from '../../support/interface-client.ts';
import { expectAccepted, expectContentRefusal } from '../../support/interface-expectations.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { createPicture, decodePicture, type DecodedPicture } from '../../support/picture-samples.ts';

let gateway: TestGateway;
let picture: JsonObject;

beforeAll(async () => {
  gateway = await createTestGateway();
  const bytes = await createPicture({ width: 64, height: 48, fill: 'noise' });
  picture = { inlineData: { mimeType: 'image/png', data: bytes.toString('base64') } };
});

afterAll(async () => {
  await gateway.stop();
});

interface Part {
  readonly text?: string;
  readonly thought?: boolean;
  readonly inlineData?: { readonly mimeType: string; readonly data: string };
}

interface Candidate {
  readonly content?: { readonly parts: readonly Part[]; readonly role: string };
  readonly finishReason?: string;
}

interface ContentAnswer {
  readonly candidates?: readonly Candidate[];
  readonly promptFeedback?: JsonObject;
  readonly usageMetadata: {
    readonly promptTokenCount: number;
    readonly candidatesTokenCount: number;
    readonly totalTokenCount: number;
    readonly candidatesTokensDetails?: readonly { readonly modality: string; readonly tokenCount: number }[];
    readonly promptTokensDetails?: readonly { readonly modality: string; readonly tokenCount: number }[];
  };
  readonly modelVersion: string;
}

interface Asked extends ContentOptions {
  readonly parts?: readonly JsonObject[];
  readonly config?: JsonObject;
}

const ask = async ({ parts, config, ...options }: Asked) =>
  await sendContent(
    gateway,
    {
      contents: [{ role: 'user', parts: parts ?? [{ text: 'A lighthouse at dusk' }] }],
      ...(config ? { generationConfig: config } : {}),
    },
    { model: 'genfam-2.5-flash-image', ...options },
  );

const read = async (asked: Asked): Promise<ContentAnswer> =>
  expectAccepted(await ask(asked)) as unknown as ContentAnswer;

const listParts = (answer: ContentAnswer, index = 0): readonly Part[] =>
  (answer.candidates?.[index]?.content?.parts ?? []).filter(({ thought }) => thought !== true);

/** The pictures of a candidate, decoded; each is of the media type it says. */
async function readPictures(answer: ContentAnswer, index = 0): Promise<readonly DecodedPicture[]> {
  const media = listParts(answer, index).flatMap(({ inlineData }) => (inlineData ? [inlineData] : []));
  return await Promise.all(
    media.map(async ({ mimeType, data }) => {
      const decoded = await decodePicture(Buffer.from(data, 'base64'));
      expect(`image/${decoded.format}`).toBe(mimeType);
      return decoded;
    }),
  );
}

const drawing = ['genfam-2.5-flash-image', 'genfam-3.1-flash-image-preview', 'genfam-3-pro-image-preview'];
const imagen = 'imgfam2-4.0-fast-generate-001';
const toVendor = (id: string): string => id.replace('genfam-', 'gemini-').replace('imgfam2-', 'imagen-');
const both = { responseModalities: ['TEXT', 'IMAGE'] };

describe('generateContent: models that draw', () => {
  it.each([...drawing, imagen].flatMap((id) => [id, toVendor(id)]))('%s draws a picture', async (model) => {
    for (const profile of profiles) {
      const answer = await read({ model, profile });
      expect(answer.modelVersion).toBe(model);
      expect(answer.candidates?.[0]?.finishReason).toBe('STOP');
      expect(await readPictures(answer)).toHaveLength(1);
    }
  });

  it.each(drawing)('%s edits a picture', async (model) => {
    const edited = await read({ model, parts: [{ text: 'Make it darker' }, picture] });
    const drawn = await read({ model, parts: [{ text: 'Make it darker' }] });
    const [before, after] = [(await readPictures(drawn))[0], (await readPictures(edited))[0]];
    expect(after).toBeDefined();
    expect(after?.pixels.equals(before?.pixels ?? Buffer.alloc(0))).toBe(false);
  });

  it('inline_data and mime_type will do as well', async () => {
    const { mimeType, data } = (picture as { readonly inlineData: Record<string, string> }).inlineData;
    const model = 'genfam-3-pro-image-preview';
    const [camel, snake] = await Promise.all(
      [{ inlineData: { data, mimeType } }, { inline_data: { data, mime_type: mimeType } }].map((part) =>
        read({ model, parts: [{ text: 'Edit' }, part] }),
      ),
    );
    expect(listParts(snake!)).toEqual(listParts(camel!));
  });

  it.each([...drawing, imagen])('%s needs a text part', async (model) => {
    for (const profile of profiles) {
      const answer = await ask({ model, profile, parts: [picture] });
      expectContentRefusal(answer, { field: 'contents' }, profile);
    }
  });

  it('imgfam2-4.0-fast-generate-001 edits nothing', async () => {
    const answer = await ask({ model: imagen, parts: [{ text: 'Edit' }, picture] });
    expectContentRefusal(answer, {}, 'neutral');
  });

  it('an inline image needs mimeType and data', async () => {
    const { inlineData } = picture as { readonly inlineData: JsonObject };
    for (const name of ['mimeType', 'data']) {
      const part = { inlineData: { ...inlineData, [name]: undefined } };
      const answer = await ask({ parts: [{ text: 'Edit' }, part] });
      expectContentRefusal(answer, { field: `contents[0].parts[1].inlineData.${name}` }, 'neutral');
    }
  });

  it('an inline image that is none is refused', async () => {
    const part = { inlineData: { mimeType: 'image/png', data: Buffer.from('words').toString('base64') } };
    expectContentRefusal(await ask({ parts: [{ text: 'Edit' }, part] }), {}, 'neutral');
  });
});

describe('generateContent: responseModalities of models that draw', () => {
  const kinds = (answer: ContentAnswer) =>
    listParts(answer).map(({ inlineData }) => (inlineData ? 'image' : 'text'));

  it('TEXT and IMAGE: a text part and a picture', async () => {
    expect(new Set(kinds(await read({ config: both })))).toEqual(new Set(['text', 'image']));
  });

  it('IMAGE alone: nothing but a picture', async () => {
    expect(kinds(await read({ config: { responseModalities: ['IMAGE'] } }))).toEqual(['image']);
  });

  it.each(['Image', 'image'])('%s, as Google writes it: the same', async (modality) => {
    const config = { responseModalities: [modality] };
    expect(kinds(await read({ profile: 'vendor', config }))).toEqual(['image']);
  });

  it('TEXT alone: no picture', async () => {
    expect(kinds(await read({ config: { responseModalities: ['TEXT'] } }))).toEqual(['text']);
  });
});

describe('generateContent: imageConfig', () => {
  const model = 'genfam-3-pro-image-preview';
  const draw = async (imageConfig: JsonObject) =>
    (await readPictures(await read({ model, config: { responseModalities: ['IMAGE'], imageConfig } })))[0]!;

  it.each(['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9'])(
    'aspectRatio %s is the ratio of the picture',
    async (aspectRatio) => {
      const { width, height } = await draw({ aspectRatio });
      const [across = 1, down = 1] = aspectRatio.split(':').map(Number);
      expect(width / height / (across / down)).toBeGreaterThan(0.96);
      expect(width / height / (across / down)).toBeLessThan(1.04);
    },
  );

  it('imageSize 1K, 2K and 4K are of growing size', async () => {
    const widths: number[] = [];
    for (const imageSize of ['1K', '2K', '4K']) {
      const { width, height } = await draw({ imageSize, aspectRatio: '1:1' });
      expect(width).toBe(height);
      widths.push(width);
    }
    expect(widths).toEqual([1024, 2048, 4096]);
  });

  it.each(['16x9', 'wide', '0:1', '1:'])('aspectRatio %s is refused', async (aspectRatio) => {
    const config = { ...both, imageConfig: { aspectRatio } };
    const field = 'generationConfig.imageConfig.aspectRatio';
    expectContentRefusal(await ask({ model, config }), { field }, 'neutral');
  });

  it.each(['8K', 'large', '1024'])('imageSize %s is refused', async (imageSize) => {
    const config = { ...both, imageConfig: { imageSize } };
    const field = 'generationConfig.imageConfig.imageSize';
    expectContentRefusal(await ask({ model, config }), { field }, 'neutral');
  });
});

describe('generateContent: imageConfig on names that no catalogue lists', () => {
  const body = {
    contents: [{ parts: [{ text: 'Hi' }] }],
    generationConfig: { imageConfig: { imageSize: '1K' } },
  };

  it('is refused by the simulator', async () => {
    const deployment = createUpstreamDeployment('gemini', '');
    const simulator = {
      ...deployment,
      provider: providers.simulator,
      models: { 'genfam-9-mini': 'genfam-9-mini' },
    } as const;
    const own = await createTestGateway({ config: { deployments: [simulator] } });
    const answer = await sendContent(own, body, { model: 'genfam-9-mini' });
    await own.stop();
    expectContentRefusal(answer, { field: 'generationConfig.imageConfig' }, 'neutral');
  });
});

describe('generateContent: answers with pictures', () => {
  it('usage counts the tokens of pictures on both sides', async () => {
    const { usageMetadata } = await read({ parts: [{ text: 'Edit' }, picture], config: both });
    const count = (details: ContentAnswer['usageMetadata']['promptTokensDetails']) =>
      details?.find(({ modality }) => modality === 'IMAGE')?.tokenCount ?? 0;
    expect(count(usageMetadata.promptTokensDetails)).toBeGreaterThan(0);
    expect(count(usageMetadata.candidatesTokensDetails)).toBeGreaterThan(0);
    expect(usageMetadata.totalTokenCount).toBeGreaterThanOrEqual(
      usageMetadata.promptTokenCount + usageMetadata.candidatesTokenCount,
    );
  });

  it('the same request gets the same picture, another prompt another one', async () => {
    const of = async (text: string) => listParts(await read({ parts: [{ text }] }));
    expect(await of('A lighthouse')).toEqual(await of('A lighthouse'));
    expect(await of('A lighthouse')).not.toEqual(await of('A green hill'));
  });

  it.each(profiles)(
    '%s: content policy is a result: IMAGE_SAFETY, and no picture',
    async (profile: Profile) => {
      const answer = await read({ profile, parts: [{ text: 'A boat [[filtered]]' }] });
      expect(answer.candidates?.[0]?.finishReason).toBe('IMAGE_SAFETY');
      expect(await readPictures(answer)).toEqual([]);
    },
  );

  it('a blocked prompt has promptFeedback and no candidates', async () => {
    const answer = await read({ parts: [{ text: 'A boat [[block=IMAGE_SAFETY]]' }] });
    expect(answer.promptFeedback).toMatchObject({ blockReason: 'IMAGE_SAFETY' });
    expect(answer.candidates ?? []).toEqual([]);
  });
});

describe('streamGenerateContent: pictures', () => {
  it.each([...drawing, imagen])('%s: a picture is one part, whole', async (model) => {
    for (const profile of profiles) {
      const answer = await ask({ model, profile, verb: 'streamGenerateContent', query: 'alt=sse' });
      expect(answer.status, answer.text.slice(0, 300)).toBe(200);
      const chunks = readEvents(answer.text).map(({ data }) => data as unknown as ContentAnswer);
      const pictures = await Promise.all(chunks.map((chunk) => readPictures(chunk)));
      expect(pictures.flat()).toHaveLength(1);
      expect(chunks.at(-1)?.candidates?.[0]?.finishReason).toBe('STOP');
    }
  });

  it.each([imagen, toVendor(imagen)])('%s streams one chunk', async (model) => {
    const config = { candidateCount: 2 };
    for (const profile of profiles) {
      const options = { model, profile, config, verb: 'streamGenerateContent' };
      const whole = await read({ model, profile, config });
      const events = readEvents((await ask({ ...options, query: 'alt=sse' })).text);
      expect(events.map(({ data }) => data.candidates)).toEqual([whole.candidates]);
      const array = JSON.parse((await ask(options)).text) as readonly JsonObject[];
      expect(array.map(({ candidates }) => candidates)).toEqual([whole.candidates]);
      expect(array[0]).toMatchObject({ modelVersion: model, usageMetadata: whole.usageMetadata });
    }
  });

  it('is the picture of the whole answer', async () => {
    const whole = await read({ config: both });
    const answer = await ask({ config: both, verb: 'streamGenerateContent', query: 'alt=sse' });
    const parts = readEvents(answer.text).flatMap(({ data }) => listParts(data as unknown as ContentAnswer));
    const data = (list: readonly Part[]) => list.flatMap(({ inlineData }) => inlineData?.data ?? []);
    expect(data(parts)).toEqual(data(listParts(whole)));
  });
});
