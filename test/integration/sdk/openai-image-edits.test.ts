import type OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMask, createPicture, decodePicture } from '../../support/picture-samples.ts';
import { createOpenAiClient, openAiVersions } from '../../support/sdk-clients.ts';
import { createImageGateways, imageRoutes, type ImageGateways } from '../../support/sdk-gateways.ts';
import {
  collectImageEvents,
  countDifferences,
  decodeEvents,
  decodeImages,
  toUpload,
} from '../../support/sdk-images.ts';

const prompt = 'Put a yellow sun into the sky';
const size = { width: 256, height: 192 };
const inputSize = '256x192' as '1024x1024';
const hole = { left: 40, top: 30, width: 100, height: 80 };

let gateways: ImageGateways;
let noise: Buffer;
let mask: Buffer;

beforeAll(async () => {
  gateways = await createImageGateways();
  noise = await createPicture({ ...size, fill: 'noise' });
  mask = await createMask(size, hole);
});

afterAll(() => gateways.stop());

describe.each(imageRoutes)('images.edit by the route: %s', (route) => {
  describe.each(openAiVersions)('openai %s', (version) => {
    const createClient = (): OpenAI => createOpenAiClient(version, gateways.targets[route]);

    it('edits one file', async () => {
      const answer = await createClient().images.edit({ prompt, image: await toUpload(noise) });
      expect(await decodeImages(answer)).toHaveLength(1);
      expect(answer.usage?.input_tokens_details.image_tokens).toBeGreaterThan(0);
    });

    it('composes three files of three formats into several images', async () => {
      const image = await Promise.all(
        (['png', 'jpeg', 'webp'] as const).map(async (format) =>
          toUpload(await createPicture({ ...size, format })),
        ),
      );
      const params = {
        prompt,
        image,
        model: 'imgfam-2',
        n: 2,
        output_format: 'webp',
        quality: 'low',
      } as const;
      const answer = (await createClient().images.edit(params)) as OpenAI.ImagesResponse;
      expect(await decodeImages(answer)).toHaveLength(2);
      expect(answer).toMatchObject({ output_format: 'webp', quality: 'low' });
    });

    it('changes nothing that the mask covers', async () => {
      const params = {
        prompt,
        image: await toUpload(noise),
        mask: await toUpload(mask),
        size: inputSize,
      } as const;
      const answer = await createClient().images.edit({ ...params, model: 'gpt-image-2' });
      const [edited] = await decodeImages(answer);
      const { inside, outside } = countDifferences([await decodePicture(noise), edited!], hole);
      expect(outside).toBe(0);
      expect(inside).toBeGreaterThan((hole.width * hole.height) / 2);
    });

    it('edits one file sent as a list', async () => {
      const answer = await createClient().images.edit({
        prompt,
        image: [await toUpload(noise)],
        size: inputSize,
      });
      expect(await decodeImages(answer)).toHaveLength(1);
    });
  });

  it('streams with openai 7.x', async () => {
    const client = createOpenAiClient('7.x', gateways.targets[route]);
    const files = { image: await toUpload(noise), mask: await toUpload(mask) };
    const stream = await client.images.edit({
      ...files,
      prompt,
      model: 'imgfam-2',
      size: inputSize,
      stream: true,
      partial_images: 2,
    });
    const events = await collectImageEvents(stream);
    expect(events.map(({ type }) => type)).toEqual([
      'image_edit.partial_image',
      'image_edit.partial_image',
      'image_edit.completed',
    ]);
    const edited = (await decodeEvents(events)).at(-1)!;
    expect(countDifferences([await decodePicture(noise), edited], hole).outside).toBe(0);
  });
});
