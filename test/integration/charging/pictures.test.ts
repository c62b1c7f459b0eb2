import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createChargedGateway, type ChargedGateway, type Payer } from '../../support/charged-gateway.ts';
import { answerContentPicture, answerPredictions } from '../../support/content-answers.ts';
import { createBase64Picture } from '../../support/create-base64-picture.ts';
import { createTestPrice } from '../../support/create-price.ts';
import { answerEventStream, answerJson, answerStatus, answerSteps } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeUpstream } from '../../support/fake-upstream.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { createPicture } from '../../support/picture-samples.ts';
import { writeEvent } from '../../support/read-fixture.ts';

const content = 'genfam-3-pro-image-preview';
const byToken = 'genfam-3.1-flash-image-preview';
const images = 'imgfam-2';
/** Its deployment is read to the end when a client has left. */
const drained = 'imgfam-1.5';
/** By the token, of pictures too. */
const byImageToken = 'imgfam-1';
const predict = 'imgfam2-4.0-fast-generate-001';
/** Falls back to `images`. */
const fallen = 'genfam-2.5-flash-image';

/** In micro-USD; what is 64 pixels wide stands for a large picture. */
const bySize = createTestPrice({ output: 1_000_000n }, [
  { size: '64x48', quality: null, microUsd: 240n },
  { size: null, quality: null, microUsd: 134n },
]);

/** A micro-USD for a token of words, and 60 for one of pictures. */
const perToken = createTestPrice({ output: 1_000_000n, outputImage: 60_000_000n });

const byKind = createTestPrice({}, [
  { size: '64x48', quality: 'low', microUsd: 10n },
  { size: '64x48', quality: 'high', microUsd: 30n },
  { size: '1024x1024', quality: 'low', microUsd: 20n },
  { size: '1024x1024', quality: 'xhigh', microUsd: 50n },
  { size: '2048x2048', quality: null, microUsd: 70n },
  { size: null, quality: null, microUsd: 100n },
]);

let upstream: FakeUpstream;
let charged: ChargedGateway;
let payer: Payer;

beforeAll(async () => {
  upstream = await createFakeUpstream();
  const openai = createUpstreamDeployment('openai', upstream.url);
  charged = await createChargedGateway({
    prices: {
      [content]: bySize,
      [predict]: bySize,
      [byToken]: perToken,
      [images]: byKind,
      [drained]: byKind,
      [byImageToken]: perToken,
    },
    fallbacks: { [fallen]: [images] },
    config: {
      deployments: [
        createUpstreamDeployment('gemini', upstream.url),
        { ...openai, models: { [images]: images, [byImageToken]: byImageToken } },
        { ...openai, id: 'drained', abort: 'drain', models: { [drained]: drained } },
      ],
    },
  });
});

beforeEach(async () => {
  payer = await charged.createPayer(1_000_000n);
});

afterAll(async () => {
  expect(await charged.audit()).toEqual([]);
  await charged.close();
  await upstream.close();
});

const drawing = (model: string, n: number) => ({ model, n, prompt: 'a boat', stream: true });

/** Asks, reads the answer to its end, and says what it cost, in micro-USD. */
async function pay(path: string, json: object): Promise<bigint> {
  return (await ask(path, json)).cost;
}

/** The same, with the answer. */
async function ask(path: string, json: object): Promise<{ readonly cost: bigint; readonly text: string }> {
  const response = await fetch(charged.gateway.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${payer.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
  const text = await response.text();
  expect([response.status, text.slice(0, 300)]).toEqual([200, expect.any(String)]);
  // On a slow disk an answer does not wait for its charge.
  await expect.poll(() => payer.readBalance()).toMatchObject({ held: 0n });
  const { spent } = await payer.readBalance();
  return { cost: spent, text };
}

const contents = [{ role: 'user', parts: [{ text: 'a boat' }] }];

describe('charging a picture of format A', () => {
  const usage = { input_tokens: 10, output_tokens: 200, total_tokens: 210 };
  const event = 'image_generation.completed';

  async function draw(fields: object, facts: object, delivery: 'whole' | 'stream') {
    const picture = { b64_json: await createBase64Picture({ width: 64, height: 48 }) };
    const payload = JSON.stringify({ type: event, created_at: 1, usage, ...picture, ...facts });
    upstream.answer(
      delivery === 'whole'
        ? answerJson({ created: 1, data: [picture], usage, ...facts })
        : answerEventStream([`event: ${event}\ndata: ${payload}\n\n`]),
    );
    const json = { model: images, prompt: 'a boat', stream: delivery === 'stream', ...fields };
    const { text, cost } = await ask('/v1/images/generations', json);
    const read = (name: string) => new RegExp(`"${name}": ?"([^"]*)"`, 'u').exec(text)?.[1];
    return { size: read('size'), quality: read('quality'), cost };
  }

  it.each([
    ['one where nothing is said', {}, 1],
    ['one where n is null', { n: null }, 1],
    ['two', { n: 2 }, 2],
  ])('is for %s, however many an upstream makes', async (_, fields, count) => {
    const picture = { b64_json: await createBase64Picture({ width: 64, height: 48 }) };
    upstream.answer(answerJson({ created: 1, data: [picture, picture, picture], usage }));
    const json = { model: images, prompt: 'a boat', quality: 'low', ...fields };
    const { text, cost } = await ask('/v1/images/generations', json);
    expect((JSON.parse(text) as { readonly data: readonly unknown[] }).data).toHaveLength(count);
    expect(cost).toBe(10n * BigInt(count));
  });

  it('is by the size that was asked for where an upstream that counts nothing says one that no model draws', async () => {
    const picture = { b64_json: await createBase64Picture({ width: 64, height: 48 }) };
    upstream.answer(answerJson({ created: 1, data: [picture], size: '1000000x1000000', quality: 'low' }));
    const json = { model: byImageToken, prompt: 'a boat', size: '1024x1024' };
    expect(await pay('/v1/images/generations', json)).toBe(272n * 60n);
  });

  const low = { size: '1024x1024', quality: 'low' };
  const auto = { size: 'auto', quality: 'auto' };
  const half = { size: '1024x1024', quality: 'auto' };
  const newer = { size: '1024x1024', quality: 'xhigh' };
  const unknown = { size: '1024x1024', quality: 'ultra' };
  const told = (size: string, quality: string, cost: bigint) => ({ size, quality, cost });

  describe.each(['whole', 'stream'] as const)('%s', (delivery) => {
    it.each([
      { says: 'what it is', fields: {}, facts: low, outcome: told('1024x1024', 'low', 20n) },
      { says: 'auto', fields: low, facts: auto, outcome: told('64x48', 'low', 10n) },
      { says: 'a size alone', fields: low, facts: half, outcome: told('1024x1024', 'low', 20n) },
      { says: 'nothing', fields: low, facts: {}, outcome: told('64x48', 'low', 10n) },
      { says: 'nothing, nor the client', fields: {}, facts: {}, outcome: told('64x48', 'high', 30n) },
      { says: 'a newer quality', fields: low, facts: newer, outcome: told('1024x1024', 'xhigh', 50n) },
      { says: 'an unknown quality', fields: low, facts: unknown, outcome: told('1024x1024', 'ultra', 100n) },
    ])('is by what the client is told where the upstream says $says', async ({ fields, facts, outcome }) => {
      expect(await draw(fields, facts, delivery)).toEqual(outcome);
    });
  });
});

describe('charging a stream of format A', () => {
  const facts = { size: '64x48', quality: 'low', background: 'opaque', output_format: 'png', created_at: 1 };
  const usage = { input_tokens: 10, output_tokens: 200, total_tokens: 210 };
  const write = (picture: object) => {
    const type = 'image_generation.completed';
    return `event: ${type}\ndata: ${JSON.stringify({ type, usage, ...picture })}\n\n`;
  };
  const complete = async () =>
    write({ ...facts, b64_json: await createBase64Picture({ width: 64, height: 48 }) });

  it('is for as many pictures as the client gets', async () => {
    const event = await complete();
    upstream.answer(answerEventStream([event + event]));
    const { text, cost } = await ask('/v1/images/generations', drawing(images, 1));
    expect([text.split('event: image_generation.completed').length - 1, cost]).toEqual([1, 10n]);
  });

  it('is for no picture that is refused', async () => {
    upstream.answer(answerEventStream([await complete(), write({ b64_json: 'AAAA' })]));
    const { text, cost } = await ask('/v1/images/generations', drawing(images, 2));
    expect(text).toContain('event: error');
    expect(cost).toBe(10n);
  });

  const draft = async () => {
    const type = 'image_generation.partial_image';
    const picture = { ...facts, b64_json: await createBase64Picture({ width: 64, height: 48 }) };
    return `event: ${type}\ndata: ${JSON.stringify({ type, partial_image_index: 0, ...picture })}\n\n`;
  };
  const blocked = { code: 'moderation_blocked', message: 'No.', type: 'image_generation_user_error' };

  it.each([
    ['breaks off', [], 'reset'],
    [
      'says that it failed',
      [`event: error\ndata: ${JSON.stringify({ type: 'error', error: blocked })}\n\n`],
      'end',
    ],
  ] as const)('is for no picture that was only begun where the upstream %s', async (_name, rest, end) => {
    for (const model of [images, byImageToken]) {
      upstream.answer(answerEventStream([await draft(), setTimeout(200, undefined), ...rest], end));
      const { text, cost } = await ask('/v1/images/generations', drawing(model, 1));
      expect(text).toContain('event: error');
      expect(cost).toBe(0n);
    }
  });

  it.each([
    [images, 10n],
    // One token of 64x48 at low quality, and the draft.
    [byImageToken, 101n * 60n],
  ])('is for a picture that was begun when its client leaves: %s', async (model, spent) => {
    const { promise: never } = Promise.withResolvers<undefined>();
    const headers = { 'content-type': 'text/event-stream' };
    upstream.answer(answerSteps({ headers, steps: [await draft(), never] }));
    const abort = new AbortController();
    const { body } = await fetch(`${charged.gateway.url}/v1/images/generations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${payer.apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(drawing(model, 2)),
      signal: abort.signal,
    });
    await body?.getReader().read();
    abort.abort();
    await expect
      .poll(async () => payer.readBalance(), { timeout: 10_000 })
      .toMatchObject({ held: 0n, spent });
  });

  it.each(['before anything came', 'behind the first picture'])(
    'is for what is read to its end when the client leaves %s',
    async (moment) => {
      const { promise: left, resolve: leave } = Promise.withResolvers<undefined>();
      const event = await complete();
      const early = moment === 'before anything came';
      upstream.answer(
        answerSteps({
          headers: { 'content-type': 'text/event-stream' },
          steps: early ? [left, event, event] : [event, left, event],
        }),
      );
      const abort = new AbortController();
      const calls = upstream.calls.length;
      const asking = fetch(`${charged.gateway.url}/v1/images/generations`, {
        method: 'POST',
        headers: { authorization: `Bearer ${payer.apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify(drawing(drained, 2)),
        signal: abort.signal,
      });
      if (early) await upstream.waitForCall(calls);
      else await (await asking).body?.getReader().read();
      abort.abort();
      await asking.catch(() => undefined);
      await setTimeout(100);
      leave(undefined);
      await expect
        .poll(async () => payer.readBalance(), { timeout: 10_000 })
        .toMatchObject({ held: 0n, spent: 20n });
    },
  );
});

describe('charging a picture whose tokens are not told apart', () => {
  const answer = async () => {
    const picture = await createBase64Picture({ width: 64, height: 48 });
    const parts = [{ inlineData: { mimeType: 'image/png', data: picture } }];
    return {
      candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0 }],
      usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 1_290, totalTokenCount: 1_300 },
    };
  };

  it.each([
    ['generateContent', byToken, 1_290n * 60n],
    ['generateContent', content, 240n],
    ['streamGenerateContent?alt=sse', byToken, 1_290n * 60n],
    ['streamGenerateContent?alt=sse', content, 240n],
  ] as const)('is not that of words too: %s, %s', async (verb, model, cost) => {
    const value = await answer();
    upstream.answer(
      verb === 'generateContent'
        ? answerJson(value)
        : answerEventStream([writeEvent('gemini', JSON.stringify(value))]),
    );
    expect(await pay(`/v1beta/models/${model}:${verb}`, { contents })).toBe(cost);
  });
});

describe('charging a picture of a format that says no size', () => {
  it.each([
    [64, 240n],
    [48, 134n],
  ])('is by the file of format C: %d pixels wide', async (width, cost) => {
    upstream.answer(answerContentPicture(await createPicture({ width, height: 48 })));
    const generationConfig = { imageConfig: { imageSize: '4K' } };
    expect(await pay(`/v1beta/models/${content}:generateContent`, { contents, generationConfig })).toBe(cost);
  });

  it.each([
    [64, 240n],
    [48, 134n],
  ])('is by the file of predict: %d pixels wide', async (width, cost) => {
    upstream.answer(answerPredictions(await createPicture({ width, height: 48 })));
    const parameters = { sampleCount: 1, sampleImageSize: '2K' };
    const json = { instances: [{ prompt: 'a boat' }], parameters };
    expect(await pay(`/v1beta/models/${predict}:predict`, json)).toBe(cost);
  });
});

describe('charging a picture of format A for clients of other formats', () => {
  const usage = { input_tokens: 10, output_tokens: 200, total_tokens: 210 };
  const type = 'image_generation.completed';
  const low = { size: '1024x1024', quality: 'low' };
  const high = { size: '64x48', quality: 'high' };
  const auto = { size: 'auto', quality: 'auto' };
  const generate = [`/v1beta/models/${images}:generateContent`, { contents }] as const;
  const predictOne = [`/v1beta/models/${images}:predict`, { instances: [{ prompt: 'a boat' }] }] as const;
  const stream = [`/v1beta/models/${images}:streamGenerateContent?alt=sse`, { contents }] as const;

  const draw = async () => ({ b64_json: await createBase64Picture({ width: 64, height: 48 }) });
  const answerWhole = async (facts: object, count = 1) => {
    const data = Array.from({ length: count }, draw);
    upstream.answer(answerJson({ created: 1, data: await Promise.all(data), usage, ...facts }));
  };
  const complete = async (facts: object) =>
    `event: ${type}\ndata: ${JSON.stringify({ type, created_at: 1, usage, ...(await draw()), ...facts })}\n\n`;
  const answerStream = async (...facts: readonly object[]) => {
    upstream.answer(answerEventStream(await Promise.all(facts.map(complete))));
  };

  it.each([
    ['what it is', low, 20n],
    ['a quality alone', { quality: 'low' }, 10n],
    // Nobody says the quality: the dearest row that may match.
    ['nothing', {}, 100n],
    ['auto', auto, 100n],
  ])('is by what the upstream says: %s', async (_name, facts, cost) => {
    const costs: bigint[] = [];
    for (const [path, json] of [generate, predictOne]) {
      await answerWhole(facts);
      costs.push(await pay(path, json));
      payer = await charged.createPayer(1_000_000n);
    }
    await answerStream(facts);
    costs.push(await pay(...stream));
    expect(costs).toEqual([cost, cost, cost]);
  });

  it('is by what each event of a stream says', async () => {
    await answerStream(low, high);
    const generationConfig = { candidateCount: 2 };
    expect(await pay(stream[0], { contents, generationConfig })).toBe(50n);
  });

  it.each([
    [generate, '"inlineData"'],
    [predictOne, '"bytesBase64Encoded"'],
  ] as const)('is for no more pictures than were asked for: %j', async ([path, json], mark) => {
    await answerWhole(low, 3);
    const { text, cost } = await ask(path, json);
    expect([text.split(mark).length - 1, cost]).toEqual([1, 20n]);
  });

  it('is for no more pictures of a stream than were asked for', async () => {
    await answerStream(low, high);
    const { text, cost } = await ask(...stream);
    expect([text.split('"inlineData"').length - 1, cost]).toEqual([1, 20n]);
  });

  it('is for what had come when the client leaves a stream', async () => {
    const { promise: never } = Promise.withResolvers<undefined>();
    const headers = { 'content-type': 'text/event-stream' };
    upstream.answer(answerSteps({ headers, steps: [await complete(low), never] }));
    const abort = new AbortController();
    const { body } = await fetch(charged.gateway.url + stream[0], {
      method: 'POST',
      headers: { authorization: `Bearer ${payer.apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ contents, generationConfig: { candidateCount: 2 } }),
      signal: abort.signal,
    });
    await body?.getReader().read();
    abort.abort();
    await expect
      .poll(async () => payer.readBalance(), { timeout: 10_000 })
      .toMatchObject({ held: 0n, spent: 20n });
  });

  it('is by what the fallback that answers says', async () => {
    upstream.answer(answerStatus(429, { 'retry-after': '60' }));
    await answerWhole(low);
    expect(await pay(`/v1beta/models/${fallen}:generateContent`, { contents })).toBe(20n);
  });
});
