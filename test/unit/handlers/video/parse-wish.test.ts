import { describe, expect, it } from 'vitest';
import { parseWish } from '../../../../handlers/video/parse-wish.ts';

const parts = { idempotencyKey: undefined, picture: null };
const order = { model: 'vidfam-3.1-generate-preview', prompt: 'A boat' };

describe('parseWish', () => {
  it('leaves to the gateway what the client does not say', () => {
    expect(parseWish(order, parts)).toEqual({
      modelName: order.model,
      prompt: order.prompt,
      negativePrompt: null,
      seconds: null,
      aspectRatio: null,
      resolution: null,
      sampleCount: null,
      personGeneration: null,
      storageUri: null,
      picture: null,
      idempotencyKey: null,
      fieldNames: {
        seconds: 'metadata.durationSeconds',
        aspectRatio: 'metadata.aspectRatio',
        resolution: 'metadata.resolution',
        sampleCount: 'metadata.sampleCount',
        storageUri: 'metadata.storageUri',
        negativePrompt: 'metadata.negativePrompt',
        picture: 'input_reference',
      },
    });
  });

  it.each([
    ['1280x720', '16:9', '720p'],
    ['720x1280', '9:16', '720p'],
    ['1000x1000', '16:9', '720p'],
    ['1024x1792', '9:16', '720p'],
    ['1920x1080', '16:9', '1080p'],
    ['2160x3840', '9:16', '4k'],
  ])('reads %s as %s in %s', (size, aspectRatio, resolution) => {
    expect(parseWish({ ...order, size }, parts)).toMatchObject({ aspectRatio, resolution });
  });

  it('lets metadata win field by field, and names the field that said it', () => {
    const metadata = { resolution: '1080P', sampleCount: 2 } as const;
    const wish = parseWish({ ...order, seconds: '4', size: '720x1280', metadata }, parts);
    expect(wish).toMatchObject({ seconds: 4, aspectRatio: '9:16', resolution: '1080p', sampleCount: 2 });
    expect(wish.fieldNames).toMatchObject({
      seconds: 'seconds',
      aspectRatio: 'size',
      resolution: 'metadata.resolution',
    });
  });
});
