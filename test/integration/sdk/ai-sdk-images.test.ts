import { APICallError, generateImage, type GeneratedFile } from 'ai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMask, createPicture, decodePicture } from '../../support/picture-samples.ts';
import { createAiSdkOpenAi } from '../../support/sdk-clients.ts';
import { createImageGateways, imageRoutes, type ImageGateways } from '../../support/sdk-gateways.ts';
import { countDifferences, isSeeThrough } from '../../support/sdk-images.ts';

const prompt = 'A red lighthouse';
const size = { width: 256, height: 192 };
const hole = { left: 40, top: 30, width: 100, height: 80 };

let gateways: ImageGateways;

beforeAll(async () => {
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  gateways = await createImageGateways();
});

afterAll(() => gateways.stop());

async function decode({ uint8Array, mediaType }: GeneratedFile) {
  const picture = await decodePicture(Buffer.from(uint8Array));
  return { ...picture, mediaType };
}

describe.each(imageRoutes)('generateImage of the AI SDK by the route: %s', (route) => {
  describe.each(['imgfam-2', 'gpt-image-2'])('with %s', (id) => {
    const createModel = () => createAiSdkOpenAi(gateways.targets[route]).image(id);

    it('makes images', async () => {
      const { images, usage } = await generateImage({ model: createModel(), prompt, n: 2, size: '256x192' });
      const pictures = await Promise.all(images.map(decode));
      expect(pictures.map(({ width, height, mediaType }) => [width, height, mediaType])).toEqual([
        [256, 192, 'image/png'],
        [256, 192, 'image/png'],
      ]);
      expect(usage.outputTokens).toBeGreaterThan(0);
    });

    it('makes an image with options of the provider', async () => {
      const { image, providerMetadata } = await generateImage({
        model: createModel(),
        prompt,
        size: '256x192',
        providerOptions: {
          openai: {
            quality: 'low',
            background: 'transparent',
            outputFormat: 'webp',
            outputCompression: 70,
            moderation: 'low',
            user: 'user-1',
          },
        },
      });
      const picture = await decode(image);
      expect(picture).toMatchObject({ format: 'webp', width: 256, height: 192, mediaType: 'image/webp' });
      expect(isSeeThrough(picture)).toBe(true);
      expect(providerMetadata.openai?.images[0]).toMatchObject({
        quality: 'low',
        background: 'transparent',
        outputFormat: 'webp',
        size: '256x192',
      });
    });

    it('edits an image within a mask', async () => {
      const before = await createPicture({ ...size, fill: 'noise' });
      const mask = await createMask(size, hole);
      const { image } = await generateImage({
        model: createModel(),
        prompt: { images: [before], text: prompt, mask },
        size: '256x192',
      });
      const { inside, outside } = countDifferences([await decodePicture(before), await decode(image)], hole);
      expect(outside).toBe(0);
      expect(inside).toBeGreaterThan(0);
    });

    it('composes several images', async () => {
      const images = await Promise.all(
        (['png', 'jpeg', 'webp'] as const).map((format) => createPicture({ ...size, format })),
      );
      const result = await generateImage({
        model: createModel(),
        prompt: { images, text: prompt },
        size: '256x192',
      });
      expect(await decode(result.image)).toMatchObject({ format: 'png', width: 256, height: 192 });
    });

    it('sees what the content policy refuses', async () => {
      const call = generateImage({ model: createModel(), prompt: `${prompt} [[filtered]]`, maxRetries: 0 });
      const error = await call.catch((thrown: unknown) => thrown);
      expect(APICallError.isInstance(error)).toBe(true);
      expect(error).toMatchObject({
        statusCode: 400,
        isRetryable: false,
        data: { error: { code: 'moderation_blocked', type: 'image_generation_user_error' } },
      });
    });
  });
});
