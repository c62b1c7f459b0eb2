import type { GenerateContentResponse } from '@google/genai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPicture, decodePicture, type DecodedPicture } from '../../support/picture-samples.ts';
import { createGenAiClient } from '../../support/sdk-clients.ts';
import { collectChunks } from '../../support/sdk-content.ts';
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
async function decodeParts(answer: GenerateContentResponse): Promise<readonly DecodedPicture[]> {
  const parts = (answer.candidates ?? []).flatMap(({ content }) => content?.parts ?? []);
  const pictures = parts.flatMap(({ inlineData }) => (inlineData ? [inlineData] : []));
  return await Promise.all(
    pictures.map(async ({ mimeType, data }) => {
      const picture = await decodePicture(Buffer.from(data ?? '', 'base64'));
      expect(`image/${picture.format}`).toBe(mimeType);
      return picture;
    }),
  );
}

const inline = (bytes: Buffer) => ({ inlineData: { mimeType: 'image/png', data: bytes.toString('base64') } });

describe.each(translatedRoutes)('images of @google/genai by the route: %s', (route) => {
  const createClient = () => createGenAiClient(gateways.targets[route]);

  describe.each([
    ['gpt-image-2', { aspectRatio: '16:9', imageSize: '1K' }, [1280, 720]],
    ['imgfam-2', { aspectRatio: '2:3' }, [832, 1248]],
    ['gpt-image-1', { aspectRatio: '3:2' }, [1536, 1024]],
  ] as const)('on %s, a model of format A', (model, imageConfig, [width, height]) => {
    it('makes an image of the ratio that was asked for', async () => {
      const answer = await createClient().models.generateContent({
        model,
        contents: prompt,
        config: { imageConfig, responseModalities: ['TEXT', 'IMAGE'] },
      });
      expect(await decodeParts(answer)).toMatchObject([{ width, height, format: 'png' }]);
      expect(answer.candidates).toMatchObject([{ finishReason: 'STOP', index: 0 }]);
      expect(answer.modelVersion).toBe(model);
      const usage = answer.usageMetadata;
      expect(usage?.candidatesTokenCount).toBeGreaterThan(0);
      expect(usage?.totalTokenCount).toBe(
        (usage?.promptTokenCount ?? 0) + (usage?.candidatesTokenCount ?? 0),
      );
    });
  });

  it('draws a JPEG on gpt-image-2 where one is asked for in the manner of Vertex AI', async () => {
    const answer = await createGenAiClient(gateways.targets[route], {
      vertexai: true,
    }).models.generateContent({
      model: 'gpt-image-2',
      contents: prompt,
      config: { imageConfig: { outputMimeType: 'image/jpeg', outputCompressionQuality: 50 } },
    });
    expect(await decodeParts(answer)).toMatchObject([{ format: 'jpeg' }]);
  });

  describe.each(['gpt-image-2', 'gemini-2.5-flash-image', 'gemini-3-pro-image-preview'])('on %s', (model) => {
    it('edits an image in a conversation', async () => {
      const before = await createPicture({ width: 256, height: 256, fill: 'noise' });
      const answer = await createClient().models.generateContent({
        model,
        contents: [inline(before), { text: 'Put a yellow sun into it' }],
        config: { imageConfig: { aspectRatio: '1:1' } },
      });
      const [picture, ...more] = await decodeParts(answer);
      expect(more).toEqual([]);
      expect(picture).toMatchObject({ width: 1024, height: 1024 });
      const images = answer.usageMetadata?.promptTokensDetails?.find(({ modality }) => modality === 'IMAGE');
      expect(images?.tokenCount).toBeGreaterThan(0);
    });

    it('streams images', async () => {
      const stream = await createClient().models.generateContentStream({
        model,
        contents: prompt,
        config: { imageConfig: { aspectRatio: '1:1' }, responseModalities: ['IMAGE'] },
      });
      const chunks = await collectChunks(stream);
      const pictures = (await Promise.all(chunks.map(decodeParts))).flat();
      expect(pictures).toMatchObject([{ width: 1024, height: 1024 }]);
      const reasons = chunks.flatMap(({ candidates }) => candidates ?? []).map((each) => each.finishReason);
      expect(reasons.filter((reason) => reason !== undefined)).toEqual(['STOP']);
    });

    it('remembers a turn of a chat that was streamed', async () => {
      const chat = createClient().chats.create({ model, config: { imageConfig: { aspectRatio: '1:1' } } });
      await collectChunks(await chat.sendMessageStream({ message: prompt }));
      const [asked, answered] = chat.getHistory(true);
      expect([asked?.role, answered?.role]).toEqual(['user', 'model']);
      const again = await chat.sendMessage({ message: 'Make it blue' });
      expect(again.usageMetadata?.promptTokensDetails).toContainEqual(
        expect.objectContaining({ modality: 'IMAGE' }),
      );
    });

    it('says that a filter stepped in', async () => {
      const answer = await createClient().models.generateContent({
        model,
        contents: '[[filtered]] something',
        config: { responseModalities: ['IMAGE'] },
      });
      const reason = answer.promptFeedback?.blockReason ?? answer.candidates?.[0]?.finishReason;
      expect(reason).toBe('IMAGE_SAFETY');
      expect(await decodeParts(answer)).toEqual([]);
    });
  });

  it('makes several candidates of a model of format A', async () => {
    const client = createClient();
    const config = { candidateCount: 2, imageConfig: { aspectRatio: '1:1', imageSize: '512' } };
    const request = { model: 'gpt-image-2', contents: prompt, config };
    const answer = await client.models.generateContent(request);
    expect(await decodeParts(answer)).toMatchObject([{ width: 816 }, { width: 816 }]);
    expect(answer.candidates?.map(({ index }) => index)).toEqual([0, 1]);
    const chunks = await collectChunks(await client.models.generateContentStream(request));
    const candidates = chunks.flatMap((chunk) => chunk.candidates ?? []);
    expect(candidates.map(({ index, finishReason }) => [index, finishReason])).toEqual([
      [0, 'STOP'],
      [1, 'STOP'],
    ]);
  });

  it('hears by name what a model of format A cannot do', async () => {
    const config = { responseMimeType: 'application/json' };
    const sent = createClient().models.generateContent({ model: 'gpt-image-2', contents: prompt, config });
    await expect(sent).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('generationConfig.responseMimeType') as string,
    });
  });
});
