import { beforeAll, describe, expect, it } from 'vitest';
import { compareImages, readImageStream } from '../../support/contract-image-stream.ts';
import { checkPicture } from '../../support/contract-picture.ts';
import type { ReadEvent } from '../../support/contract-sse.ts';
import { createPicture, type PictureSample } from '../../support/picture-samples.ts';

const size = { width: 300, height: 7 };
const encode = async (sample: Omit<PictureSample, 'width' | 'height'>): Promise<string> =>
  (await createPicture({ ...size, ...sample })).toString('base64');

let picture: string;

beforeAll(async () => {
  picture = await encode({});
});

describe('checkPicture', () => {
  const claim = { output_format: 'png', size: '300x7', background: 'opaque' };

  it.each(['png', 'jpeg', 'webp'] as const)('reads format and size of a %s file', async (format) => {
    for (const fill of ['colour', 'noise'] as const) {
      const file = await encode({ format, fill });
      expect(checkPicture(file, { ...claim, output_format: format })).toEqual([]);
      expect(checkPicture(file, { ...claim, output_format: 'gif', size: '7x300' })).toHaveLength(2);
    }
  });

  it.each(['png', 'webp'] as const)('reads whether a %s file has alpha', async (format) => {
    const said = { ...claim, output_format: format, background: 'transparent' };
    expect(checkPicture(await encode({ format, colour: { r: 9, g: 9, b: 9, a: 0 } }), said)).toEqual([]);
    expect(checkPicture(await encode({ format }), said)).toEqual([
      'background is transparent and the picture has no alpha.',
    ]);
  });

  it.each([
    [undefined, 'There is no b64_json.'],
    ['-_==', 'b64_json is not base64.'],
    ['iVBOR', 'b64_json is not base64.'],
    ['', 'b64_json is not a PNG, JPEG or WebP file.'],
    ['iVBORw0KGgo=', 'b64_json is not a PNG, JPEG or WebP file.'],
    ['/9j/', 'b64_json is not a PNG, JPEG or WebP file.'],
    ['UklGRgAAAABXRUJQ', 'b64_json is not a PNG, JPEG or WebP file.'],
    ['bm8gcGljdHVyZSBhdCBhbGwh', 'b64_json is not a PNG, JPEG or WebP file.'],
  ])('complains of %j', (text, problem) => {
    expect(checkPicture(text, claim)).toEqual([problem]);
  });
});

const event = (kind: string, more: object = {}): ReadEvent => {
  const name = `image_edit.${kind}`;
  const said = { output_format: 'png', size: '300x7', background: 'opaque', quality: 'low', created_at: 1 };
  return { name, data: JSON.stringify({ type: name, b64_json: picture, ...said, ...more }) };
};
const partial = (index: number): ReadEvent => event('partial_image', { partial_image_index: index });
const completed = (): ReadEvent => event('completed', { usage: { total_tokens: 1 } });
const failed: ReadEvent = { name: 'error', data: '{"type":"error","error":{}}' };

describe('readImageStream', () => {
  it('puts the whole answer together, and counts', () => {
    const events = [partial(0), partial(1), completed(), partial(0), completed()];
    expect(readImageStream(events, 'refused')).toEqual({
      ending: 'complete',
      problems: [],
      finished: 2,
      maxPartials: 2,
      whole: {
        created: 1,
        data: [{ b64_json: picture }, { b64_json: picture }],
        background: 'opaque',
        output_format: 'png',
        quality: 'low',
        size: '300x7',
        usage: { total_tokens: 1 },
      },
    });
  });

  const broken: readonly (readonly [string, () => readonly ReadEvent[], RegExp])[] = [
    ['nothing', () => [], /ends without/],
    ['partial images alone', () => [partial(0)], /ends without/],
    ['a partial image after the last finished one', () => [completed(), partial(0)], /ends without/],
    ['partial images out of order', () => [partial(1), partial(0), completed()], /index is 1 instead of 0/],
    ['one partial image twice', () => [partial(0), partial(0), completed()], /index is 0 instead of 1/],
    [
      'partial images that are counted on',
      () => [partial(0), completed(), partial(1), completed()],
      /is 1 instead/,
    ],
    ['something after the error', () => [completed(), failed, completed()], /after the error/],
    ['another event', () => [{ name: 'ping', data: '{}' }, completed()], /no event ping/],
    ['a name that is not the type', () => [event('completed', { type: 'x' })], /has the type x/],
    ['a picture of another size', () => [event('completed', { size: '1x1' })], /300x7 pixels/],
  ];

  it.each(broken)('complains of %s', (_what, list, problem) => {
    expect(readImageStream(list(), 'refused').problems.join('\n')).toMatch(problem);
  });

  it('lets others add events, where they may', () => {
    const events = [{ name: 'ping', data: '{}' }, completed()];
    expect(readImageStream(events, 'accepted').problems).toEqual([]);
  });

  it('ends in an error', () => {
    expect(readImageStream([partial(0), failed], 'refused')).toMatchObject({
      ending: 'error',
      problems: [],
      whole: null,
    });
  });
});

describe('compareImages', () => {
  it('complains of too few and too many', () => {
    expect(compareImages({ finished: 1, maxPartials: 0 }, { finished: 1 })).toEqual([]);
    expect(compareImages({ finished: 1, maxPartials: 1 }, { finished: 1, partials: 3 })).toEqual([]);
    expect(compareImages({ finished: 1, maxPartials: 1 }, { finished: 2 })).toHaveLength(2);
    expect(compareImages({ finished: 3, maxPartials: 0 }, { finished: 2 })).toHaveLength(1);
  });
});
