import { describe, expect, it } from 'vitest';
import type { ServedModel } from '../../../../src/core/router.ts';
import type { VideoWish } from '../../../../src/core/video/video-tasks.ts';
import { resolveOrder } from '../../../../src/tasks/orders/resolve-order.ts';

const wish = {
  modelName: 'vidfam-3.1-generate-preview',
  prompt: 'A boat',
  seconds: null,
  aspectRatio: null,
  resolution: null,
  sampleCount: null,
  storageUri: null,
  picture: null,
} as unknown as VideoWish;

const model = { id: 'vidfam-3.1-generate-preview', catalogue: null } as unknown as ServedModel;

describe('resolveOrder', () => {
  it.each([
    ['', null],
    [null, null],
    ['rain', 'rain'],
  ])(
    'takes the wish for nothing %j as %j, which not every upstream has a field for',
    (given, negativePrompt) => {
      const terms = { model, configured: {}, storageUris: [] };
      expect(resolveOrder({ ...wish, negativePrompt: given }, terms)).toMatchObject({ negativePrompt });
    },
  );
});
