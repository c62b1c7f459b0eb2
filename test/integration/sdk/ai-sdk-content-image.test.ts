import { generateImage } from 'ai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPicture, decodePicture } from '../../support/picture-samples.ts';
import { createAiSdkGoogle, createAiSdkOpenAi } from '../../support/sdk-clients.ts';
import {
  createTranslatedGateways,
  translatedRoutes,
  type TranslatedGateways,
} from '../../support/translated-gateways.ts';

const prompt = 'A red lighthouse on a green cliff';

let gateways: TranslatedGateways;

beforeAll(async () => {
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  gateways = await createTranslatedGateways();
});

afterAll(() => gateways.stop());

describe.each(translatedRoutes)('generateImage of the AI SDK by the route: %s', (route) => {
  it.each(['gemini-2.5-flash-image', 'gemini-3-pro-image-preview'])('makes an image with %s', async (id) => {
    const model = createAiSdkGoogle(gateways.targets[route]).image(id);
    const { image } = await generateImage({ model, prompt, aspectRatio: '16:9' });
    const { width, height } = await decodePicture(Buffer.from(image.uint8Array));
    expect(Math.abs(width / height - 16 / 9)).toBeLessThan(0.03);
  });

  it('edits an image', async () => {
    const model = createAiSdkGoogle(gateways.targets[route]).image('gemini-2.5-flash-image');
    const images = [await createPicture({ width: 96, height: 96 })];
    const { image } = await generateImage({ model, prompt: { text: 'A yellow sun', images } });
    expect((await decodePicture(Buffer.from(image.uint8Array))).width).toBeGreaterThan(500);
  });

  it('makes an image of format A with a model of format C', async () => {
    const model = createAiSdkOpenAi(gateways.targets[route]).image('gemini-3-pro-image-preview');
    const { images } = await generateImage({ model, prompt, n: 2, size: '1024x1024' });
    const pictures = await Promise.all(
      images.map(({ uint8Array }) => decodePicture(Buffer.from(uint8Array))),
    );
    expect(pictures).toMatchObject([
      { width: 1024, height: 1024, format: 'png' },
      { width: 1024, height: 1024, format: 'png' },
    ]);
  });
});
