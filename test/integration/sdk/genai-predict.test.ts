import { ApiError, type GenerateImagesResponse } from '@google/genai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodePicture, type DecodedPicture } from '../../support/picture-samples.ts';
import { createGenAiClient, createGenAiMediaClient } from '../../support/sdk-clients.ts';
import {
  createTranslatedGateways,
  translatedRoutes,
  type TranslatedGateways,
} from '../../support/translated-gateways.ts';

const prompt = 'A red lighthouse on a green cliff';

let gateways: TranslatedGateways;

beforeAll(async () => {
  gateways = await createTranslatedGateways();
});

afterAll(() => gateways.stop());

/** Every picture of an answer, decoded; each must be of the type it says it is. */
async function decodeImages({
  generatedImages = [],
}: GenerateImagesResponse): Promise<readonly DecodedPicture[]> {
  return await Promise.all(
    generatedImages.map(async ({ image }) => {
      const picture = await decodePicture(Buffer.from(image?.imageBytes ?? '', 'base64'));
      expect(`image/${picture.format}`).toBe(image?.mimeType);
      return picture;
    }),
  );
}

describe.each(translatedRoutes)('generateImages of @google/genai by the route: %s', (route) => {
  // The client asks for pictures in the manner of Vertex AI only; with a key, that is its express mode.
  const createClient = () => createGenAiClient(gateways.targets[route], { vertexai: true });

  describe.each(['gemini-2.5-flash-image', 'gemini-3-pro-image-preview', 'gpt-image-2'])('on %s', (model) => {
    it('draws as many pictures as were asked for, in the format and ratio', async () => {
      const answer = await createClient().models.generateImages({
        model,
        prompt,
        config: { numberOfImages: 2, aspectRatio: '16:9', outputMimeType: 'image/jpeg', seed: 7 },
      });
      const pictures = await decodeImages(answer);
      expect(pictures.map(({ format }) => format)).toEqual(['jpeg', 'jpeg']);
      for (const { width, height } of pictures) expect(width / height).toBeCloseTo(16 / 9, 1);
    });

    it('says why a picture is missing', async () => {
      const answer = await createClient().models.generateImages({
        model,
        prompt: '[[filtered]] something',
        config: { includeRaiReason: true },
      });
      expect(answer.generatedImages).toHaveLength(1);
      expect(answer.generatedImages?.[0]?.image?.imageBytes).toBeUndefined();
      expect(answer.generatedImages?.[0]?.raiFilteredReason).toContain('content filter');
    });
  });
});

describe('generateImages of @google/genai', () => {
  const createClient = () => createGenAiClient(gateways.targets['one gateway'], { vertexai: true });

  it.each(['imagen-4.0-fast-generate-001', 'imgfam2-4.0-fast-generate-001'])(
    'draws with %s',
    async (model) => {
      const config = { numberOfImages: 1, imageSize: '2K', aspectRatio: '3:4' };
      const [picture] = await decodeImages(
        await createClient().models.generateImages({ model, prompt, config }),
      );
      expect(picture?.width).toBeGreaterThan(1500);
      expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(3 / 4, 1);
    },
  );

  it.each(['imagen-4.0-fast-generate-001', 'gemini-2.5-flash-image', 'gpt-image-2'])(
    'of the 1.x line draws with %s, and says why a picture is missing',
    async (model) => {
      const { models } = createGenAiMediaClient('1.x', gateways.targets['one gateway']);
      const config = { numberOfImages: 2, includeRaiReason: true };
      const pictures = await decodeImages(await models.generateImages({ model, prompt, config }));
      expect(pictures).toHaveLength(2);
      const missing = await models.generateImages({ model, prompt: '[[filtered]] something', config });
      expect(missing.generatedImages?.[0]?.raiFilteredReason).toContain('content filter');
    },
  );

  it('reads that a model draws nothing', async () => {
    const failed = createClient().models.generateImages({ model: 'gemini-2.5-flash', prompt });
    await expect(failed).rejects.toBeInstanceOf(ApiError);
    await expect(failed).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining('predict') as string,
    });
  });
});
