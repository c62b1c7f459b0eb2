import { describe, expect, it } from 'vitest';
import type { UpstreamEvent, UpstreamOperation } from '../../../../src/core/provider.ts';
import { countPictures, countStreamed } from '../../../../src/metering/prices/count-pictures.ts';
import { readDemand } from '../../../../src/metering/prices/read-demand.ts';
import { createBase64Picture } from '../../../support/create-base64-picture.ts';

function demand(operation: UpstreamOperation, body: Readonly<Record<string, unknown>>) {
  const found = readDemand(operation, body);
  if (found === null) throw new Error('generates nothing');
  return found;
}

const wide = await createBase64Picture({ width: 64, height: 48 });
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
      { data: [{}, {}], size: '1024x1536', quality: 'high' },
      { quality: 'auto' },
      [{ count: 2, size: '1024x1536', quality: 'high' }],
    ],
    [
      'createImageEdit',
      { data: [{}] },
      { size: '1024x1024', quality: 'low' },
      [{ count: 1, size: '1024x1024', quality: 'low' }],
    ],
    ['createImage', { data: [{}] }, { size: 'auto' }, [{ count: 1, size: null, quality: null }]],
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
  ] as const)('counts what %s brought', (operation, answer, body, pictures) => {
    expect(countPictures(operation, answer, demand(operation, body))).toEqual(pictures);
  });
});

describe('countStreamed', () => {
  const event = (name: string | null, value: unknown): UpstreamEvent => ({
    event: name,
    data: JSON.stringify(value),
  });

  it('counts completed pictures of format A, and takes their kind from the event', () => {
    const events = [
      event('image_generation.partial_image', { type: 'image_generation.partial_image', b64_json: 'aaaa' }),
      event('image_generation.completed', { b64_json: 'aaaa', size: '1536x1024', quality: 'medium' }),
      event('image_generation.completed', { b64_json: 'aaaa' }),
    ];
    expect(countStreamed('createImage', events, demand('createImage', { quality: 'low' }))).toEqual([
      { count: 1, size: '1536x1024', quality: 'medium' },
      { count: 1, size: null, quality: 'low' },
    ]);
  });

  it('counts the pictures of chunks of format C', () => {
    const events = [event(null, content), event(null, { candidates: [] })];
    expect(countStreamed('generateContent', events, demand('generateContent', {}))).toEqual(fileCounts);
  });
});
