import { describe, expect, it } from 'vitest';
import type { VideoOrder } from '../../../../src/core/video/video-order.ts';
import { openAiVideoClaims } from '../../../../src/providers/openai/openai-video-claims.ts';
import { explainObstacle } from '../../../../src/tasks/orders/find-obstacle.ts';

const order = {
  seconds: 8,
  sampleCount: 1,
  picture: null,
  negativePrompt: null,
  personGeneration: null,
  storageUri: null,
  aspectRatio: '16:9',
  resolution: '720p',
} as unknown as VideoOrder;

const fieldNames = {
  seconds: 'seconds',
  aspectRatio: 'size',
  resolution: 'size',
  sampleCount: 'metadata.sampleCount',
  storageUri: 'metadata.storageUri',
  picture: 'input_reference',
  negativePrompt: 'metadata.negativePrompt',
};

const canTake = (asked: VideoOrder) => openAiVideoClaims.canTake(asked, 'sora-2');

const explain = (change: Partial<VideoOrder>) =>
  explainObstacle({ ...order, ...change }, { fieldNames }, canTake);

describe('explainObstacle', () => {
  it.each([
    ['seconds', { seconds: 6 }],
    ['metadata.sampleCount', { sampleCount: 2 }],
    ['metadata.negativePrompt', { negativePrompt: 'rain' }],
  ])('names %s where it alone is in the way', (param, change) => {
    expect(explain(change)).toMatchObject({
      param,
      message: expect.stringContaining(`No upstream of this model takes this ${param}.`) as string,
    });
  });

  it('names nothing where more than one is in the way', () => {
    expect(explain({ seconds: 6, sampleCount: 2 }).param).toBeNull();
  });
});
