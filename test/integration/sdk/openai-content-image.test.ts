import type OpenAI from 'openai';
import { toFile } from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMask, createPicture } from '../../support/picture-samples.ts';
import { createOpenAiClient, openAiVersions } from '../../support/sdk-clients.ts';
import { collectImageEvents, decodeEvents, decodeImages } from '../../support/sdk-images.ts';
import {
  createTranslatedGateways,
  translatedRoutes,
  type TranslatedGateways,
} from '../../support/translated-gateways.ts';

const prompt = 'A red lighthouse on a green cliff';
const model = 'genfam-3-pro-image-preview';

let gateways: TranslatedGateways;

beforeAll(async () => {
  gateways = await createTranslatedGateways();
});

afterAll(() => gateways.stop());

describe.each(translatedRoutes)('models of format C for OpenAI clients by the route: %s', (route) => {
  const createClient = (version: (typeof openAiVersions)[number] = '7.x'): OpenAI =>
    createOpenAiClient(version, gateways.targets[route]);

  it.each(openAiVersions)('makes images with openai %s', async (version) => {
    const answer = (await createClient(version).images.generate({
      model,
      prompt,
      n: 2,
      size: '1536x1024',
      quality: 'low',
      output_format: 'webp',
      output_compression: 70,
      moderation: 'low',
      user: 'user-1',
    })) as OpenAI.ImagesResponse;
    const pictures = await decodeImages(answer);
    expect(pictures).toHaveLength(2);
    expect(answer).toMatchObject({ output_format: 'webp', quality: 'low', background: 'opaque' });
    for (const { width, height } of pictures) expect(Math.abs(width / height - 1.5)).toBeLessThan(0.02);
    expect(answer.usage?.output_tokens).toBeGreaterThan(0);
  });

  it.each(openAiVersions)('edits three images with openai %s', async (version) => {
    const files = await Promise.all(
      (['png', 'jpeg', 'webp'] as const).map(async (format) =>
        toFile(await createPicture({ width: 128, height: 128, format }), `x.${format}`, {
          type: 'image/png',
        }),
      ),
    );
    const answer = (await createClient(version).images.edit({
      model,
      image: files,
      prompt: 'Mix them',
      size: '1024x1024',
    })) as OpenAI.ImagesResponse;
    const pictures = await decodeImages(answer);
    expect(pictures).toMatchObject([{ width: 1024, height: 1024, format: 'png' }]);
    expect(answer.usage?.input_tokens_details.image_tokens).toBeGreaterThan(0);
  });

  it('streams images', async () => {
    const stream = await createClient().images.generate({
      model,
      prompt,
      n: 2,
      stream: true,
      partial_images: 2,
      size: '1024x1024',
    });
    const events = await collectImageEvents(stream);
    expect(await decodeEvents(events)).toHaveLength(events.length);
    const finished = events.filter(({ type }) => type === 'image_generation.completed');
    expect(finished).toHaveLength(2);
    expect(finished).toMatchObject([{ size: '1024x1024', output_format: 'png' }, {}]);
  });

  it('streams an edit', async () => {
    const image = await toFile(await createPicture({ width: 64, height: 64 }), 'x.png');
    const stream = await createClient().images.edit({ model, image, prompt: 'A sun', stream: true });
    const events = await collectImageEvents(stream);
    expect(await decodeEvents(events)).toHaveLength(1);
    expect(events.map(({ type }) => type)).toEqual(['image_edit.completed']);
  });

  it('hears that a filter stepped in', async () => {
    const sent = createClient().images.generate({ model, prompt: '[[filtered]] something' });
    await expect(sent).rejects.toMatchObject({ status: 400, code: 'moderation_blocked' });
  });

  it('hears by name what such a model cannot do', async () => {
    const size = { width: 64, height: 64 };
    const client = createClient();
    const image = await toFile(await createPicture(size), 'x.png');
    const mask = await toFile(await createMask(size, { left: 0, top: 0, width: 8, height: 8 }), 'm.png');
    await expect(client.images.edit({ model, image, mask, prompt })).rejects.toMatchObject({
      status: 400,
      code: 'unsupported_parameter',
      param: 'mask',
    });
    await expect(client.images.generate({ model, prompt, background: 'transparent' })).rejects.toMatchObject({
      status: 400,
      code: 'unsupported_parameter',
      param: 'background',
    });
  });
});
