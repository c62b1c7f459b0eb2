import { describe, expect, it } from 'vitest';
import type { UpstreamEvent } from '../../../../src/core/provider.ts';
import { countPictures, countStreamed } from '../../../../src/metering/prices/count-pictures.ts';
import { createBase64Picture } from '../../../support/create-base64-picture.ts';

const wide = await createBase64Picture({ width: 64, height: 48 });
const drawn = { b64_json: wide };
const image = { inlineData: { mimeType: 'image/png', data: wide } };
const unreadable = { inlineData: { mimeType: 'image/png', data: 'aaaa' } };
const content = {
  candidates: [{ content: { parts: [{ text: 'two' }, image, { ...image, thought: true }, unreadable] } }],
};

/** Those of `content`. */
const fileCounts = [
  { count: 1, size: '64x48', quality: null },
  { count: 1, size: null, quality: null },
];

describe('countPictures', () => {
  it.each([
    [
      'createImage',
      { data: [drawn, drawn], size: '1024x1536', quality: 'high' },
      { quality: 'auto' },
      [{ count: 2, size: '1024x1536', quality: 'high' }],
    ],
    [
      'createImageEdit',
      { data: [drawn] },
      { size: '1024x1024', quality: 'low' },
      [{ count: 1, size: '64x48', quality: 'low' }],
    ],
    [
      'createImage',
      { data: [drawn], size: 'auto', quality: 'auto' },
      { size: 'auto' },
      [{ count: 1, size: '64x48', quality: 'high' }],
    ],
    ['createImage', { data: [{ b64_json: 'AAAA' }] }, {}, []],
    ['createImage', { data: [] }, {}, []],
    ['generateContent', content, { generationConfig: { imageConfig: { imageSize: '2K' } } }, fileCounts],
    ['generateContent', { candidates: [{ finishReason: 'IMAGE_SAFETY' }] }, {}, []],
    [
      'predictImages',
      { predictions: [{ bytesBase64Encoded: wide }, { raiFilteredReason: 'no' }] },
      { parameters: { sampleImageSize: '2K' } },
      [{ count: 1, size: '64x48', quality: null }],
    ],
    ['createMessage', { content: [] }, {}, []],
  ] as const)('counts what %s brought', (operation, answer, request, pictures) => {
    expect(countPictures(operation, answer, request)).toEqual(pictures);
  });
});

describe('countStreamed', () => {
  const event = (name: string | null, value: unknown): UpstreamEvent => ({
    event: name,
    data: JSON.stringify(value),
  });

  it('counts completed pictures of format A as the client is told of them', () => {
    const events = [
      event('image_generation.partial_image', { type: 'image_generation.partial_image', ...drawn }),
      event('image_generation.completed', { ...drawn, size: '1536x1024', quality: 'medium' }),
      event('image_generation.completed', { ...drawn, size: 'auto' }),
    ];
    expect(countStreamed('createImage', events, { quality: 'low' })).toEqual([
      { count: 1, size: '1536x1024', quality: 'medium' },
      { count: 1, size: '64x48', quality: 'low' },
    ]);
  });

  it('counts the pictures of chunks of format C', () => {
    const events = [event(null, content), event(null, { candidates: [] })];
    expect(countStreamed('generateContent', events, {})).toEqual(fileCounts);
  });
});
