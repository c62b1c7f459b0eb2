import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { profiles, readEvents, sendContent, type JsonObject } from '../../support/interface-client.ts';
import { expectAccepted, expectContentRefusal } from '../../support/interface-expectations.ts';
import {
  expectImageRefusal,
  readImageEvents,
  readImages,
  sendEdit,
  sendImage,
  type FilePart,
} from '../../support/interface-images.ts';
import { createMask, createPicture, decodePicture } from '../../support/picture-samples.ts';

let gateway: TestGateway;
let image: FilePart;

beforeAll(async () => {
  gateway = await createTestGateway();
  image = { bytes: await createPicture({ width: 64, height: 64, fill: 'noise' }) };
});

afterAll(async () => {
  await gateway.stop();
});

const drawing = ['genfam-2.5-flash-image', 'genfam-3.1-flash-image-preview', 'genfam-3-pro-image-preview'];
const imagen = 'imgfam2-4.0-fast-generate-001';
const toVendor = (id: string): string => id.replace('genfam-', 'gemini-').replace('imgfam2-', 'imagen-');

describe('createImage with models of format C', () => {
  it.each([...drawing, imagen].flatMap((id) => [id, toVendor(id)]))('%s makes an image', async (model) => {
    const answer = await readImages(await sendImage(gateway, { prompt: 'A red boat', model }));
    expect(answer.data).toHaveLength(1);
    expect(answer.usage.output_tokens).toBeGreaterThan(0);
  });

  it.each([...drawing, imagen])('%s: two images, streamed', async (model) => {
    const body = { prompt: 'A red boat', model, n: 2, stream: true };
    const events = await readImageEvents(await sendImage(gateway, body));
    expect(events.map(({ name }) => name)).toEqual(Array(2).fill('image_generation.completed'));
  });

  it.each(['1024x1024', '1536x1024', '1024x1536'])('genfam-3-pro-image-preview draws %s', async (size) => {
    const body = { prompt: 'A red boat', model: 'genfam-3-pro-image-preview', size };
    const answer = await readImages(await sendImage(gateway, body));
    const [across = 1, down = 1] = size.split('x').map(Number);
    const [width = 1, height = 1] = answer.size.split('x').map(Number);
    expect(width / height / (across / down)).toBeGreaterThan(0.95);
    expect(width / height / (across / down)).toBeLessThan(1.05);
  });

  it.each(['jpeg', 'webp', 'png'])('comes in %s, when that is asked for', async (output_format) => {
    const body = { prompt: 'A red boat', model: 'genfam-2.5-flash-image', output_format };
    expect((await readImages(await sendImage(gateway, body))).output_format).toBe(output_format);
  });

  it('content policy is the same as everywhere in the area', async () => {
    const body = { prompt: 'A boat [[filtered]]', model: 'genfam-2.5-flash-image' };
    const refusal = { code: 'moderation_blocked', type: 'image_generation_user_error' };
    expectImageRefusal(await sendImage(gateway, body), refusal);
  });

  it('what cannot be had of such a model is refused by name, never dropped', async () => {
    const body = { prompt: 'A red boat', model: 'genfam-2.5-flash-image', background: 'transparent' };
    expectImageRefusal(await sendImage(gateway, body), {
      code: 'unsupported_parameter',
      param: 'background',
    });
  });
});

describe('createImageEdit with models of format C', () => {
  it.each(drawing)('%s edits an image', async (model) => {
    const parts = [
      ['image', image],
      ['prompt', 'Add a boat'],
      ['model', model],
    ] as const;
    expect((await readImages(await sendEdit(gateway, parts))).data).toHaveLength(1);
  });

  it('imgfam2-4.0-fast-generate-001 edits nothing', async () => {
    const parts = [
      ['image', image],
      ['prompt', 'Add a boat'],
      ['model', imagen],
    ] as const;
    expectImageRefusal(await sendEdit(gateway, parts), { code: 'model_not_found', param: 'model' });
  });

  it('a mask is honoured or refused by name, never ignored', async () => {
    const mask = {
      bytes: await createMask({ width: 64, height: 64 }, { left: 8, top: 8, width: 20, height: 20 }),
    };
    const parts = [
      ['image', image],
      ['mask', mask],
      ['prompt', 'Add a boat'],
      ['model', drawing[0]!],
    ] as const;
    const answer = await sendEdit(gateway, parts);
    expectImageRefusal(answer, { code: 'unsupported_parameter', param: 'mask' });
  });
});

describe('generateContent with models of format A', () => {
  const models = ['imgfam-1', 'imgfam-1.5', 'imgfam-2', 'gpt-image-2'];
  const textOf = (text: string): JsonObject => ({ contents: [{ parts: [{ text }] }] });

  const readMedia = async (body: JsonObject) => {
    const [candidate] =
      (body as { candidates?: { content?: { parts: JsonObject[] }; finishReason?: string }[] }).candidates ??
      [];
    const media = (candidate?.content?.parts ?? []).flatMap(({ inlineData }) =>
      inlineData === undefined ? [] : [inlineData as { mimeType: string; data: string }],
    );
    return await Promise.all(
      media.map(async ({ mimeType, data }) => {
        const picture = await decodePicture(Buffer.from(data, 'base64'));
        expect(`image/${picture.format}`).toBe(mimeType);
        return picture;
      }),
    );
  };

  it.each(models)('%s draws a picture, whole and streamed', async (model) => {
    for (const profile of profiles) {
      const answer = expectAccepted(await sendContent(gateway, textOf('A red boat'), { model, profile }));
      expect(answer.modelVersion).toBe(model);
      expect(await readMedia(answer)).toHaveLength(1);
      const options = { model, profile, verb: 'streamGenerateContent', query: 'alt=sse' };
      const events = readEvents((await sendContent(gateway, textOf('A red boat'), options)).text);
      const pictures = await Promise.all(events.map(({ data }) => readMedia(data)));
      expect(pictures.flat()).toHaveLength(1);
    }
  });

  it('imageQuality says in which quality the model drew', async () => {
    const answer = expectAccepted(await sendContent(gateway, textOf('A red boat'), { model: 'imgfam-2' }));
    expect(answer).toMatchObject({
      candidates: [{ imageQuality: expect.stringMatching(/^(low|medium|high)$/u) as unknown }],
    });
  });

  it('imgfam-2 edits an inline picture', async () => {
    const inlineData = { mimeType: 'image/png', data: image.bytes.toString('base64') };
    const body = { contents: [{ parts: [{ text: 'Add a boat' }, { inlineData }] }] };
    expect(
      await readMedia(expectAccepted(await sendContent(gateway, body, { model: 'imgfam-2' }))),
    ).toHaveLength(1);
  });

  it('imgfam-2 needs a text part', async () => {
    const inlineData = { mimeType: 'image/png', data: image.bytes.toString('base64') };
    const answer = await sendContent(
      gateway,
      { contents: [{ parts: [{ inlineData }] }] },
      { model: 'imgfam-2' },
    );
    expect(answer.status, answer.text.slice(0, 300)).toBe(400);
    expect(answer.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
  });

  it.each(['16:9', '9:16', '1:1'])('imageConfig.aspectRatio %s is kept', async (aspectRatio) => {
    const body = { ...textOf('A red boat'), generationConfig: { imageConfig: { aspectRatio } } };
    const [picture] = await readMedia(
      expectAccepted(await sendContent(gateway, body, { model: 'imgfam-2' })),
    );
    const [across = 1, down = 1] = aspectRatio.split(':').map(Number);
    expect((picture?.width ?? 0) / (picture?.height ?? 1) / (across / down)).toBeGreaterThan(0.95);
    expect((picture?.width ?? 0) / (picture?.height ?? 1) / (across / down)).toBeLessThan(1.05);
  });

  it('content policy is a result: finishReason IMAGE_SAFETY or a block reason', async () => {
    const answer = expectAccepted(
      await sendContent(gateway, textOf('A boat [[filtered]]'), { model: 'imgfam-2' }),
    );
    expect(JSON.stringify(answer)).toMatch(/IMAGE_SAFETY/u);
    expect(await readMedia(answer)).toEqual([]);
  });

  it('what the model cannot do is refused by name', async () => {
    const tools = [{ codeExecution: {} }];
    const answer = await sendContent(gateway, { ...textOf('A red boat'), tools }, { model: 'imgfam-2' });
    expectContentRefusal(answer, { field: 'tools' }, 'neutral');
  });
});
