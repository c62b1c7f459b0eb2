import { describe, expect, it } from 'vitest';
import { createMeteredRequest, meterStream, meterWhole, nonsense } from '../../../support/metered-stream.ts';

const usage = {
  total_tokens: 1_100,
  input_tokens: 50,
  output_tokens: 1_050,
  input_tokens_details: { text_tokens: 20, image_tokens: 30 },
};

const expected = {
  inputTokens: 50,
  outputTokens: 1_050,
  inputMediaTokens: { image: 30 },
  outputMediaTokens: { image: 1_050 },
  source: 'upstream',
};

const picture = 'A'.repeat(10_000);
const completed = (more: object) => ({
  event: 'image_generation.completed',
  data: JSON.stringify({ type: 'image_generation.completed', b64_json: picture, ...more }),
});
const partial = {
  event: 'image_generation.partial_image',
  data: JSON.stringify({ type: 'image_generation.partial_image', b64_json: picture }),
};
const request = (n = 1) => createMeteredRequest({ prompt: 'x'.repeat(80), n });

describe('the usage of format A', () => {
  it('is read from a whole answer', () => {
    expect(meterWhole('createImage', { data: [{ b64_json: picture }], usage })).toMatchObject(expected);
  });

  it('keeps words of the output apart from pictures, and cached input apart', () => {
    const details = {
      ...usage,
      input_tokens_details: { ...usage.input_tokens_details, cached_tokens: 5 },
      output_tokens_details: { text_tokens: 50, image_tokens: 1_000 },
    };
    expect(meterWhole('createImageEdit', { usage: details })).toMatchObject({
      inputTokens: 45,
      cacheReadTokens: 5,
      outputTokens: 1_050,
      outputMediaTokens: { image: 1_000 },
    });
  });

  it('counts no event for a picture that is neither one nor a part of one', async () => {
    const unknown = { event: 'image_generation.done', data: '{"type":"image_generation.done"}' };
    expect(await meterStream('createImage', [[completed({ usage }), unknown]])).toMatchObject(expected);
  });

  it('is estimated where an upstream says zeros throughout', async () => {
    const zeros = { total_tokens: 0, input_tokens: 0, output_tokens: 0 };
    const none = meterWhole('createImage', { data: [{ b64_json: picture }] });
    expect(none).toMatchObject({ source: 'estimated' });
    expect(meterWhole('createImage', { data: [{ b64_json: picture }], usage: zeros })).toEqual(none);
    const streamed = await meterStream('createImage', [[completed({ usage: zeros })]]);
    expect(streamed).toMatchObject({ source: 'estimated' });
  });

  it('is estimated by the number of pictures where there is none', () => {
    const data = [{ b64_json: picture }, { b64_json: picture }];
    expect(meterWhole('createImage', { data }, request(2))).toMatchObject({
      inputTokens: 20,
      outputTokens: 2_000,
      outputMediaTokens: { image: 2_000 },
      source: 'estimated',
    });
  });

  it('is estimated for no more pictures than were asked for', async () => {
    const data = [{ b64_json: picture }, { b64_json: picture }];
    expect(meterWhole('createImage', { data })).toMatchObject({ outputTokens: 1_000 });
    const stream = [[completed({})], [completed({}), partial]];
    expect(await meterStream('createImage', stream)).toMatchObject({ outputTokens: 1_000 });
  });

  it('is the sum of the completed events of a stream', async () => {
    const stream = [[partial], [completed({ usage })], [completed({ usage })]];
    const metered = await meterStream('createImage', stream, { request: request(2) });
    expect(metered).toMatchObject({
      inputTokens: 100,
      outputTokens: 2_100,
      inputMediaTokens: { image: 60 },
      source: 'upstream',
    });
  });

  it('is read from events without a name', async () => {
    const { data } = completed({ usage });
    expect(await meterStream('createImage', [[{ event: null, data }]])).toMatchObject(expected);
  });

  it('is estimated for a picture that was begun and given up', async () => {
    const stream = [[completed({ usage })], [partial], [completed({ usage })]];
    const metered = await meterStream('createImage', stream, { stopAfter: 2, request: request(2) });
    expect(metered).toMatchObject({ inputTokens: 50, outputTokens: 2_150, source: 'estimated' });
  });

  it.each([
    ['breaks off', [new Error('reset')]],
    ['ends', []],
  ])('holds no picture that was begun where the stream %s', async (_name, rest) => {
    const stream = [[completed({ usage })], [partial], ...rest];
    expect(await meterStream('createImage', stream, { request: request(2) })).toMatchObject(expected);
  });

  it.each([
    ['low', '1024x1024', 272],
    ['high', '1536x1024', 6_240],
    ['high', '3840x2160', 32_906],
  ])('is estimated of a picture that was begun by quality %s and size %s', async (quality, size, tokens) => {
    const draft = {
      ...partial,
      data: JSON.stringify({ type: partial.event, size, quality, b64_json: picture }),
    };
    const asked = createMeteredRequest({ prompt: 'a', size, quality });
    const left = { outputTokens: tokens + 200, outputMediaTokens: { image: tokens + 200 } };
    expect(await meterStream('createImage', [[draft], [draft], []], { stopAfter: 2 })).toMatchObject(left);
    const stream = [[partial], [partial], []];
    expect(await meterStream('createImage', stream, { stopAfter: 2, request: asked })).toMatchObject(left);
    const whole = meterWhole('createImage', { data: [{ b64_json: picture }], size, quality });
    expect(whole).toMatchObject({ outputTokens: tokens });
  });

  it.each(['1000000x1000000', '4096x2160', '0x1024', `${'9'.repeat(400)}x1`])(
    'is estimated by what was asked for where the upstream says the size %s, which it cannot draw',
    async (size) => {
      const asked = () => createMeteredRequest({ prompt: 'a', size: '1024x1024', quality: 'low' });
      const odd = { event: partial.event, data: JSON.stringify({ type: partial.event, size }) };
      const left = await meterStream('createImage', [[odd], []], { stopAfter: 1, request: asked() });
      expect(left).toMatchObject({ outputTokens: 372 });
      for (const [count, tokens] of [
        [1, 272],
        [0, 0],
      ] as const) {
        const data = Array.from({ length: count }, () => ({ b64_json: picture }));
        expect(meterWhole('createImage', { data, size }, asked())).toMatchObject({ outputTokens: tokens });
      }
    },
  );

  it('is estimated for a picture whose event has no figures', async () => {
    const metered = await meterStream('createImage', [[completed({})]], { request: request() });
    expect(metered).toMatchObject({ inputTokens: 20, outputTokens: 1_000, source: 'estimated' });
  });

  it.each(nonsense)('is estimated where the upstream says %s for a count', async (_name, count) => {
    const odd = { ...usage, output_tokens: count };
    const estimated = { inputTokens: 20, outputTokens: 1_000, source: 'estimated' };
    const data = [{ b64_json: picture }];
    expect(meterWhole('createImage', { data, usage: odd }, request())).toMatchObject(estimated);
    const stream = [[completed({ usage: odd })]];
    expect(await meterStream('createImage', stream, { request: request() })).toMatchObject(estimated);
  });

  it.each([
    ['leaves out', { output_tokens: 1_050 }],
    ['says 0 for', { input_tokens: 0, output_tokens: 1_050, total_tokens: 1_050 }],
    ['counts in nothing but the total of', { total_tokens: 1_070 }],
  ])('has an estimate of the input that the upstream %s', async (_how, counts) => {
    const estimated = { inputTokens: 20, outputTokens: 1_050, source: 'estimated' };
    const whole = { data: [{ b64_json: picture }], usage: counts };
    expect(meterWhole('createImage', whole, request())).toMatchObject(estimated);
    const stream = [[completed({ usage: counts })]];
    expect(await meterStream('createImage', stream, { request: request() })).toMatchObject(estimated);
  });

  it.each([
    ['leaves out', { input_tokens: 50, total_tokens: 50 }],
    ['says 0 for', { input_tokens: 50, output_tokens: 0, total_tokens: 50 }],
  ])('has an estimate of the picture that the upstream %s', async (_how, counts) => {
    const estimated = {
      inputTokens: 50,
      outputTokens: 1_000,
      outputMediaTokens: { image: 1_000 },
      source: 'estimated',
    };
    const whole = { data: [{ b64_json: picture }], usage: counts };
    expect(meterWhole('createImage', whole, request())).toMatchObject(estimated);
    const stream = [[completed({ usage: counts })]];
    expect(await meterStream('createImage', stream, { request: request() })).toMatchObject(estimated);
    const none = { inputTokens: 50, outputTokens: 0, source: 'upstream' };
    expect(meterWhole('createImage', { data: [], usage: counts }, request())).toMatchObject(none);
  });

  it('is that of the upstream where only one event of a stream tells the input', async () => {
    const counts = { input_tokens: 0, output_tokens: 1_050 };
    for (const order of [
      [usage, counts],
      [counts, usage],
    ]) {
      const stream = order.map((said) => [completed({ usage: said })]);
      expect(await meterStream('createImage', stream, { request: request(2) })).toMatchObject({
        inputTokens: 50,
        outputTokens: 2_100,
        source: 'upstream',
      });
    }
  });

  it('never adds up to more than any model can use, however many events say so', async () => {
    const most = 1_000_000_000;
    const event = completed({ usage: { input_tokens: most, output_tokens: most } });
    const stream = Array.from({ length: 20 }, () => [event]);
    expect(await meterStream('createImage', stream, { request: request(20) })).toMatchObject({
      inputTokens: most,
      outputTokens: most,
      outputMediaTokens: { image: most },
    });
  });
});
