import { describe, expect, it } from 'vitest';
import { completeImages } from '../../../../handlers/images/complete-images.ts';
import type { PictureSample } from '../../../support/picture-samples.ts';
import { createBase64Picture } from '../../../support/create-base64-picture.ts';

const clock = { now: () => 1_760_000_000_500 };

const usage = {
  total_tokens: 30,
  input_tokens: 10,
  output_tokens: 20,
  input_tokens_details: { text_tokens: 10, image_tokens: 0 },
};

const facts = { background: 'opaque', output_format: 'png', quality: 'low', size: '40x30' };

function complete(value: object, request: Readonly<Record<string, unknown>> = {}, count = 1) {
  const answer = { kind: 'whole', value: { ...value }, bytes: Buffer.from('{}'), ignoredFields: [] } as const;
  return { answer, ...completeImages(answer, { request, clock, count }) };
}

async function completePicture(sample: PictureSample, request = {}, said = {}) {
  const data = [{ b64_json: await createBase64Picture(sample) }];
  return complete({ created: 1, usage, ...said, data }, request).value;
}

describe('completeImages', () => {
  const size = { width: 40, height: 30 };

  it('gives back the value and the bytes of an answer that says everything', () => {
    const { answer, value, bytes } = complete({ created: 1, data: [{ b64_json: 'QUJD' }], ...facts, usage });
    expect(value).toBe(answer.value);
    expect(bytes).toBe(answer.bytes);
  });

  it('adds what the answer leaves out and keeps the rest', async () => {
    const data = [{ b64_json: await createBase64Picture(size), revised_prompt: 'A' }];
    const { value, bytes } = complete({ data, extra: 1 });
    expect(bytes).toBeNull();
    expect(value).toEqual({
      created: 1_760_000_000,
      data,
      extra: 1,
      ...facts,
      quality: 'high',
      usage: {
        total_tokens: 0,
        input_tokens: 0,
        output_tokens: 0,
        input_tokens_details: { text_tokens: 0, image_tokens: 0 },
      },
    });
  });

  it.each(['png', 'jpeg', 'webp'] as const)('reads format and size from a %s file', async (format) => {
    const asked = { size: '1024x1024', output_format: 'png', quality: 'medium' };
    expect(await completePicture({ ...size, format }, asked)).toMatchObject({
      output_format: format,
      size: '40x30',
      quality: 'medium',
      background: 'opaque',
    });
  });

  it('replaces auto', async () => {
    const said = { size: 'auto', quality: 'auto', background: 'auto', output_format: 'png' };
    expect(await completePicture(size, { quality: 'low' }, said)).toMatchObject(facts);
  });

  it.each([
    ['with', {}, 'transparent'],
    ['with', { background: 'auto' }, 'transparent'],
    ['with', { background: 'opaque' }, 'opaque'],
    ['without', { background: 'transparent' }, 'opaque'],
  ] as const)('calls a picture %s alpha, asked for by %j, %s', async (alpha, request, background) => {
    expect(await completePicture({ ...size, alpha }, request)).toMatchObject({ background });
  });

  it.each([
    [
      { input_tokens: 7, output_tokens: 5 },
      { total_tokens: 12, text: 7, image: 0 },
    ],
    [
      { input_tokens: 7, input_tokens_details: { image_tokens: 4 } },
      { total_tokens: 7, text: 3, image: 4 },
    ],
    [
      { total_tokens: 9, input_tokens: -1 },
      { total_tokens: 9, text: 0, image: 0 },
    ],
    [{ input_tokens_details: { text_tokens: 2, image_tokens: 3 } }, { total_tokens: 5, text: 2, image: 3 }],
    ['none', { total_tokens: 0, text: 0, image: 0 }],
  ])('counts the usage %j', (given, { total_tokens, text, image }) => {
    const { value } = complete({ created: 1, data: [{ b64_json: 'QUJD' }], ...facts, usage: given });
    expect(value.usage).toMatchObject({
      total_tokens,
      input_tokens_details: { text_tokens: text, image_tokens: image },
    });
  });

  it.each([
    [1, 2],
    [2, 11],
    [2, 2],
    [3, 2],
  ])('gives who asked for %d images no more of %d', (count, made) => {
    const data = Array.from({ length: made }, (_, index) => ({
      b64_json: `QUJ${String.fromCharCode(65 + index)}`,
    }));
    const { answer, value, bytes } = complete({ created: 1, data, ...facts, usage }, {}, count);
    expect(value).toEqual({ ...answer.value, data: data.slice(0, count) });
    expect(bytes).toBe(made > count ? null : answer.bytes);
  });

  it('leaves out members of an image that say nothing', () => {
    const image = { b64_json: 'QUJD', url: null, revised_prompt: null };
    const other = { b64_json: 'QUJE', url: null, revised_prompt: 'A boat' };
    const { value, bytes } = complete({ created: 1, data: [image, other], ...facts, usage }, {}, 2);
    expect(value.data).toEqual([{ b64_json: 'QUJD' }, { b64_json: 'QUJE', revised_prompt: 'A boat' }]);
    expect(bytes).toBeNull();
  });

  it('refuses an answer of which only the picture could tell the size and does not', () => {
    expect(() => complete({ data: [{ b64_json: 'QUJD' }], usage }, { size: 'auto' })).toThrow(
      expect.objectContaining({ code: 'bad_gateway', final: true }),
    );
  });
});
