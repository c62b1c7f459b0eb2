import { describe, expect, it } from 'vitest';
import { renderVideoRequest } from '../../../../src/formats/operations/index.ts';
import { createVideoOrder } from '../../../support/create-video-call.ts';

describe('renderVideoRequest', () => {
  it('leaves nothing to the upstream that the order says', () => {
    expect(renderVideoRequest(createVideoOrder({ resolution: '1080P', sampleCount: 2 }), null)).toEqual({
      instances: [{ prompt: 'A paper boat on a rainy street' }],
      parameters: { aspectRatio: '16:9', durationSeconds: 8, resolution: '1080p', sampleCount: 2 },
    });
  });

  it('writes what was given beside it', () => {
    const order = createVideoOrder({
      negativePrompt: 'text',
      personGeneration: 'allow_adult',
      storageUri: 'gs://films/out/',
      picture: { mediaType: 'image/webp', sizeBytes: 3, objectName: 'inputs/a' },
    });
    expect(renderVideoRequest(order, Buffer.from('abc'))).toMatchObject({
      instances: [{ image: { bytesBase64Encoded: 'YWJj', mimeType: 'image/webp' } }],
      parameters: { negativePrompt: 'text', personGeneration: 'allow_adult', storageUri: 'gs://films/out/' },
    });
  });

  it('says nothing of a bucket to which the gateway writes', () => {
    const { parameters } = renderVideoRequest(createVideoOrder({ storageUri: 's3://films/out/' }), null);
    expect(parameters).not.toHaveProperty('storageUri');
  });
});
