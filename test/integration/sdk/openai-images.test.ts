import type OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOpenAiClient, openAiVersions } from '../../support/sdk-clients.ts';
import { createImageGateways, imageRoutes, type ImageGateways } from '../../support/sdk-gateways.ts';
import { collectImageEvents, decodeEvents, decodeImages, isSeeThrough } from '../../support/sdk-images.ts';

const prompt = 'A red lighthouse on a green cliff';
/** Only imgfam-2 takes it, and it is quickly drawn. */
const small = '256x192' as '1024x1024';

let gateways: ImageGateways;

beforeAll(async () => {
  gateways = await createImageGateways();
});

afterAll(() => gateways.stop());

describe.each(imageRoutes)('images.generate by the route: %s', (route) => {
  describe.each(openAiVersions)('openai %s', (version) => {
    const createClient = (): OpenAI => createOpenAiClient(version, gateways.targets[route]);

    it('makes an image with every default', async () => {
      const before = Math.floor(Date.now() / 1000);
      const answer = await createClient().images.generate({ prompt });
      expect(await decodeImages(answer)).toHaveLength(1);
      expect(answer.created).toBeGreaterThanOrEqual(before);
      expect(answer).toMatchObject({
        output_format: 'png',
        quality: expect.stringMatching(/^(low|medium|high)$/) as string,
        usage: {
          input_tokens_details: { text_tokens: expect.any(Number) as number, image_tokens: 0 },
        },
      });
      const { usage } = answer;
      expect(usage?.output_tokens).toBeGreaterThan(0);
      expect(usage?.total_tokens).toBe((usage?.input_tokens ?? 0) + (usage?.output_tokens ?? 0));
    });

    it('makes three images with every option', async () => {
      const params: OpenAI.ImageGenerateParams = {
        prompt,
        model: 'gpt-image-2',
        n: 3,
        size: small,
        quality: 'low',
        background: 'transparent',
        output_format: 'webp',
        output_compression: 60,
        moderation: 'low',
        user: 'user-1',
      };
      const answer = (await createClient().images.generate(params)) as OpenAI.ImagesResponse;
      const pictures = await decodeImages(answer);
      expect(answer).toMatchObject({
        size: small,
        quality: 'low',
        background: 'transparent',
        output_format: 'webp',
      });
      expect(pictures.map(isSeeThrough)).toEqual([true, true, true]);
      expect(new Set(answer.data?.map(({ b64_json: text }) => text)).size).toBe(3);
    });

    it.each(['1024x1024', '1536x1024', '1024x1536'] as const)('makes an opaque jpeg of %s', async (size) => {
      const params = {
        prompt,
        model: 'imgfam-1.5',
        size,
        output_format: 'jpeg',
        background: 'opaque',
      } as const;
      const answer = await createClient().images.generate(params);
      expect(await decodeImages(answer)).toHaveLength(1);
      expect(answer).toMatchObject({ size, output_format: 'jpeg', background: 'opaque' });
    });

    it('makes smaller files with more compression', async () => {
      const lengths = await Promise.all(
        [5, 95].map(async (output_compression) => {
          const params = {
            prompt,
            model: 'imgfam-2',
            size: small,
            output_format: 'jpeg',
            output_compression,
          } as const;
          const { data } = await createClient().images.generate(params);
          return data?.[0]?.b64_json?.length ?? 0;
        }),
      );
      expect(lengths[0]).toBeLessThan(lengths[1] ?? 0);
    });

    it('says that png has no compression', async () => {
      const params = { prompt, size: small, output_compression: 50 } as const;
      const response = await createClient().images.generate(params).asResponse();
      expect(response.headers.get('x-specway-ignored')).toBe('output_compression');
    });

    it('hands over the id of the request', async () => {
      const { request_id: id } = await createClient().images.generate({ prompt, size: small }).withResponse();
      expect(id).toMatch(/^\S{8,}$/);
    });
  });

  describe('streamed, openai 7.x', () => {
    const createClient = (): OpenAI => createOpenAiClient('7.x', gateways.targets[route]);

    async function stream(params: Partial<OpenAI.ImageGenerateParamsStreaming>) {
      const all = { prompt, model: 'imgfam-2', size: small, ...params, stream: true } as const;
      return await collectImageEvents(await createClient().images.generate(all));
    }

    it('yields partial images and then the finished one', async () => {
      const events = await stream({ partial_images: 3, quality: 'medium' });
      const indexes = events.map((event) =>
        event.type === 'image_generation.partial_image' ? event.partial_image_index : event.type,
      );
      expect(indexes).toEqual([0, 1, 2, 'image_generation.completed']);
      expect(await decodeEvents(events)).toHaveLength(4);
      expect(events.at(-1)).toMatchObject({
        quality: 'medium',
        usage: { total_tokens: expect.any(Number) as number },
      });
      expect(new Set(events.map(({ b64_json: text }) => text)).size).toBe(4);
    });

    it.each([{}, { partial_images: 0 }])('yields the finished image alone with %j', async (params) => {
      expect((await stream(params)).map(({ type }) => type)).toEqual(['image_generation.completed']);
    });

    it('yields several images', async () => {
      const events = await stream({ n: 2, partial_images: 1, background: 'transparent' });
      expect(events.filter(({ type }) => type === 'image_generation.completed')).toHaveLength(2);
      await decodeEvents(events);
    });

    it('ends with the same image as an answer in one piece', async () => {
      const whole = await createClient().images.generate({ prompt, model: 'imgfam-2', size: small });
      expect((await stream({ partial_images: 2 })).at(-1)?.b64_json).toBe(whole.data?.[0]?.b64_json);
    });
  });
});
