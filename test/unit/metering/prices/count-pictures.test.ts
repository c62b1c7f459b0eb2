import { describe, expect, it } from 'vitest';
import type { UpstreamEvent } from '../../../../src/core/provider.ts';
import {
  countPictures,
  StreamedPictures,
  tellKinds,
} from '../../../../src/metering/prices/count-pictures.ts';
import { createBase64Picture } from '../../../support/create-base64-picture.ts';

const wide = await createBase64Picture({ width: 64, height: 48 });
const drawn = { b64_json: wide };
const tall = { b64_json: await createBase64Picture({ width: 48, height: 64 }) };
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
      [
        { count: 1, size: '1024x1536', quality: 'high' },
        { count: 1, size: '1024x1536', quality: 'high' },
      ],
    ],
    [
      'createImage',
      { data: [drawn, tall, drawn, { b64_json: 'AAAA' }], size: '1024x768', quality: 'high' },
      {},
      ['1024x768', '48x64', '1024x768', '1024x768'].map((size) => ({ count: 1, size, quality: 'high' })),
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
    [
      'generateContent',
      { candidates: [{ content: { parts: [image] }, imageQuality: 'low' }, { content: { parts: [image] } }] },
      {},
      [
        { count: 1, size: '64x48', quality: 'low' },
        { count: 1, size: '64x48', quality: null },
      ],
    ],
    [
      'predictImages',
      { predictions: [{ bytesBase64Encoded: wide, imageQuality: 'low' }] },
      {},
      [{ count: 1, size: '64x48', quality: 'low' }],
    ],
    [
      'generateContent',
      { candidates: [{ content: { parts: [image] }, imageQuality: 'auto' }] },
      {},
      fileCounts.slice(0, 1),
    ],
    ['createMessage', { content: [] }, {}, []],
  ] as const)('counts what %s brought', (operation, answer, request, pictures) => {
    expect(countPictures(answer, { operation, request, answers: 10 })).toEqual(pictures);
  });

  it.each(['createImage', 'createImageEdit'] as const)(
    'counts no more of %s than were asked for',
    (operation) => {
      const answer = { data: [drawn, drawn, drawn], size: '64x48', quality: 'low' };
      const counted = countPictures(answer, { operation, request: {}, answers: 2 });
      const one = { count: 1, size: '64x48', quality: 'low' };
      expect(counted).toEqual([one, one]);
    },
  );
});

describe('tellKinds', () => {
  const silent = { count: 1, size: '64x48', quality: null };

  it('is what the upstream said of each picture, as far as it did', () => {
    const said = [
      { size: '1024x1024', quality: 'low' },
      { size: null, quality: 'high' },
    ] as const;
    expect(tellKinds([silent, silent, silent], said)).toEqual([
      { count: 1, size: '1024x1024', quality: 'low' },
      { count: 1, size: '64x48', quality: 'high' },
      silent,
    ]);
  });

  it('leaves pictures as they are of which their own format says it', () => {
    const told = { count: 2, size: '64x48', quality: 'low' };
    expect(tellKinds([told], [{ size: '1024x1024', quality: 'high' }])).toEqual([told]);
  });
});

describe('StreamedPictures', () => {
  const event = (name: string | null, value: unknown): UpstreamEvent => ({
    event: name,
    data: JSON.stringify(value),
  });
  const completed = (more: object = {}) => event('image_generation.completed', { ...drawn, ...more });
  const told = { count: 1, size: '64x48', quality: 'low' };

  function count(answers: number, events: readonly UpstreamEvent[]) {
    const streamed = new StreamedPictures({ operation: 'createImage', request: { quality: 'low' }, answers });
    for (const one of events) streamed.add([one]);
    return streamed.pictures;
  }

  it('counts completed pictures of format A as the client is told of them', () => {
    const events = [
      event('image_generation.partial_image', { type: 'image_generation.partial_image', ...drawn }),
      completed({ size: '1536x1024', quality: 'medium' }),
      completed({ size: 'auto' }),
    ];
    expect(count(2, events)).toEqual([{ count: 1, size: '1536x1024', quality: 'medium' }, told]);
  });

  it('counts no more of format A than were asked for', () => {
    expect(count(1, [completed(), completed()])).toEqual([told]);
  });

  it.each([
    ['no image', completed({ b64_json: 'AAAA' })],
    ['nothing', event('image_generation.completed', {})],
    ['no draft', event('image_generation.partial_image', { b64_json: 'AAAA' })],
  ])('counts nothing of format A from an event on that brings %s', (_name, fault) => {
    expect(count(3, [completed(), fault, completed()])).toEqual([told]);
  });

  it('tells one that was begun apart, in the kind its draft says', () => {
    const partial = event('image_generation.partial_image', { ...drawn, size: '1024x1536' });
    const streamed = new StreamedPictures({
      operation: 'createImage',
      request: { quality: 'low' },
      answers: 2,
    });
    streamed.add([completed(), partial]);
    expect(streamed.pictures).toEqual([told]);
    expect(streamed.begun).toEqual([told, { ...told, size: '1024x1536' }]);
    streamed.add([completed(), partial]);
    expect(streamed.begun).toEqual([told, told]);
  });

  it('counts the pictures of chunks of format C, however many come', () => {
    const streamed = new StreamedPictures({ operation: 'generateContent', request: {}, answers: 1 });
    streamed.add([event(null, content), event(null, { candidates: [] })]);
    expect(streamed.pictures).toEqual(fileCounts);
  });
});
