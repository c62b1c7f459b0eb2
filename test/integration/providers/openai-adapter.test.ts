import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GatewayError } from '../../../src/core/gateway-error.ts';
import type { ProviderAdapter } from '../../../src/core/provider.ts';
import { createOpenAiAdapter } from '../../../src/providers/openai/create-openai-adapter.ts';
import { catchError, collectStream, createUpstreamCall } from '../../support/create-upstream-call.ts';
import type { TestCallOptions } from '../../support/create-upstream-call.ts';
import { answerBody, answerJson } from '../../support/fake-answers.ts';
import { createFakeUpstream } from '../../support/fake-upstream.ts';
import type { FakeUpstream } from '../../support/fake-upstream.ts';
import { describeHttpAdapter } from '../../support/http-adapter-suite.ts';
import { playStream, playWhole } from '../../support/read-fixture.ts';
import { joinBytes } from '../../support/join-bytes.ts';

describe('createOpenAiAdapter', () => {
  const common = { createAdapter: createOpenAiAdapter, fixtures: 'openai' } as const;
  describeHttpAdapter({ ...common, operation: 'createImage', whole: 'image', stream: 'image' });
  describeHttpAdapter({
    ...common,
    operation: 'createImageEdit',
    whole: 'image-edit',
    stream: 'image-edit',
    requestType: 'multipart/form-data; boundary=',
  });

  let upstream: FakeUpstream;
  let adapter: ProviderAdapter;

  beforeEach(async () => {
    upstream = await createFakeUpstream();
    adapter = createOpenAiAdapter();
  });

  afterEach(async () => {
    await adapter.close();
    await upstream.close();
  });

  function create(
    options: Partial<TestCallOptions> = {},
  ): ReturnType<NonNullable<typeof adapter.createImage>> {
    const call = createUpstreamCall({
      url: upstream.url,
      provider: 'openai',
      upstreamModel: 'gpt-image-2',
      profile: 'neutral',
      body: { prompt: 'A cat' },
      ...options,
    });
    return adapter.createImage?.(call) ?? Promise.reject(new Error('The adapter lacks the operation.'));
  }

  it('changes only the model in the bytes of the client', async () => {
    upstream.answer(playWhole('openai', 'image'));
    await create({ body: '{ "prompt": "caf\\u00e9",  "model":"imgfam-2", "n": 2 }' });
    expect(upstream.calls[0]?.path).toBe('/v1/images/generations');
    expect(upstream.calls[0]?.body.toString()).toBe(
      '{ "prompt": "caf\\u00e9",  "model":"gpt-image-2", "n": 2 }',
    );
  });

  it('names the model where the client named none', async () => {
    upstream.answer(playWhole('openai', 'image'));
    await create();
    expect(upstream.calls[0]?.json()).toEqual({ prompt: 'A cat', model: 'gpt-image-2' });
  });

  it('leaves out what the vendor refuses, and names it', async () => {
    upstream.answer(playWhole('openai', 'image'));
    const body = {
      prompt: 'A cat',
      response_format: 'b64_json',
      complexity: 'low',
      moderation: 'low',
      output_compression: 50,
      user: 'u1',
    };
    const answer = await create({ body });
    expect(answer.ignoredFields).toEqual(['complexity', 'output_compression']);
    expect(upstream.calls[0]?.json()).toEqual({
      prompt: 'A cat',
      moderation: 'low',
      user: 'u1',
      model: 'gpt-image-2',
    });
  });

  it.each([
    ['gpt-image-2.5-flare', { complexity: 'low' }],
    ['gpt-image-2.6-sunburst', { complexity: 'low' }],
    // Another make's, which answers with addresses unless it is told otherwise.
    ['flux-1', { response_format: 'b64_json' }],
  ])('passes on to %s what it has of the newer and of the older fields', async (upstreamModel, passed) => {
    upstream.answer(playWhole('openai', 'image'));
    const body = { prompt: 'A cat', response_format: 'b64_json', complexity: 'low' };
    const answer = await create({ body, upstreamModel });
    expect(upstream.calls[0]?.json()).toEqual({ prompt: 'A cat', model: upstreamModel, ...passed });
    expect(answer.ignoredFields).toEqual('complexity' in passed ? [] : ['complexity']);
  });

  it('knows the vendor’s models behind the name of another maker of gateways', async () => {
    upstream.answer(playWhole('openai', 'image'));
    const body = { prompt: 'A cat', response_format: 'b64_json', complexity: 'low' };
    await create({ body, upstreamModel: 'openai/gpt-image-2.5' });
    const sent = { prompt: 'A cat', complexity: 'low', model: 'openai/gpt-image-2.5' };
    expect(upstream.calls[0]?.json()).toEqual(sent);
  });

  it.each(['flux-1', 'dall-e-3'])(
    'asks %s for bytes where the client says nothing of it',
    async (upstreamModel) => {
      upstream.answer(playWhole('openai', 'image'));
      const answer = await create({ upstreamModel });
      expect(upstream.calls[0]?.json()).toEqual({
        prompt: 'A cat',
        response_format: 'b64_json',
        model: upstreamModel,
      });
      expect(answer.ignoredFields).toEqual([]);
    },
  );

  it.each(['chatgpt-image-latest', 'our-gpt-image-2', 'openai/gpt-image-2.5'])(
    'does not ask %s, which has nothing else',
    async (upstreamModel) => {
      upstream.answer(playWhole('openai', 'image'));
      await create({ upstreamModel });
      expect(upstream.calls[0]?.json()).toEqual({ prompt: 'A cat', model: upstreamModel });
    },
  );

  it.each(['imgfam-2', 'gpt-image-2'])(
    'does not ask what a deployment calls otherwise, and clients %s',
    async (name) => {
      upstream.answer(playWhole('openai', 'image'));
      const upstreamModel = 'images-prod';
      await create({ upstreamModel, models: { [name]: upstreamModel } });
      expect(upstream.calls[0]?.json()).toEqual({ prompt: 'A cat', model: upstreamModel });
    },
  );

  it('does not ask what a pattern has the vendor’s name for', async () => {
    upstream.answer(playWhole('openai', 'image'));
    await create({ upstreamModel: 'images-2', models: { 'flux-*': 'flux-*', 'gpt-image-*': 'images-*' } });
    expect(upstream.calls[0]?.json()).toEqual({ prompt: 'A cat', model: 'images-2' });
  });

  it.each(['jpeg', 'webp'])('forwards the compression of %s', async (output_format) => {
    upstream.answer(playWhole('openai', 'image'));
    await create({ body: { prompt: 'A cat', output_format, output_compression: 50 } });
    expect(upstream.calls[0]?.json()).toMatchObject({ output_format, output_compression: 50 });
  });

  it('asks for a stream only where one is wanted', async () => {
    upstream.answer(playWhole('openai', 'image'), playStream('openai', 'image'));
    await create({ body: { prompt: 'A cat', stream: true } });
    const answer = await create({ delivery: 'stream' });
    if (answer.kind === 'stream') await collectStream(answer.batches);
    expect(upstream.calls.map((call) => (call.json() as { stream?: boolean }).stream)).toEqual([false, true]);
  });

  it.each([
    ['moderation', 400, { code: 'invalid_argument', reason: 'moderation_blocked', param: null }],
    ['content-policy', 400, { code: 'invalid_argument', reason: 'moderation_blocked', param: null }],
    ['invalid-value', 400, { code: 'invalid_argument', reason: 'invalid_value', param: 'size' }],
    ['unknown-parameter', 400, { code: 'invalid_argument', reason: 'unknown_parameter', param: null }],
    ['invalid-image', 400, { code: 'invalid_argument', reason: 'invalid_image_file', param: 'image' }],
    ['invalid-api-key', 401, { code: 'bad_gateway', reason: 'upstream_rejected_credential' }],
    ['invalid-api-key', 400, { code: 'bad_gateway', reason: 'upstream_rejected_credential' }],
    ['unverified', 403, { code: 'bad_gateway', reason: 'upstream_rejected_credential' }],
    ['billing', 400, { code: 'bad_gateway', reason: 'upstream_rejected_credential' }],
    ['quota', 429, { code: 'bad_gateway', reason: 'upstream_rejected_credential' }],
    ['rate-limit', 429, { code: 'resource_exhausted', reason: 'rate_limit_exceeded', retryAfterMs: 12_000 }],
    ['model', 404, { code: 'not_found', reason: 'model_not_found' }],
    ['model', 400, { code: 'not_found', reason: 'model_not_found' }],
    ['server', 500, { code: 'bad_gateway', reason: 'upstream_error' }],
  ])('reads the error %s with status %d', async (name, status, expected) => {
    upstream.answer(playWhole('openai', `error-${name}`, status));
    const files = [{ field: 'image', bytes: Buffer.from('x'), sizeBytes: 1 }];
    const error = await catchError(create({ body: { prompt: 'A cat', size: '1000x1000' }, files }));
    expect(error).toMatchObject(expected);
    expect(error.message).not.toMatch(/openai\.com|req_|org-|proj|gpt-image/u);
  });

  it('keeps the categories of a refusal and none of its addresses', async () => {
    upstream.answer(playWhole('openai', 'error-moderation', 400));
    const error = await catchError(create());
    expect(error.message).toBe(
      'The content policy refused this request. Change the prompt or the images. Categories: violence.',
    );
  });

  it('prefers the wait of the header', async () => {
    const body = {
      error: { message: 'Please try again in 12s.', type: 'requests', code: 'rate_limit_exceeded' },
    };
    upstream.answer(answerJson(body, { status: 429, headers: { 'retry-after': '3' } }));
    expect(await catchError(create())).toMatchObject({ retryAfterMs: 3000 });
  });

  it('gives the error of a stream after what came before it', async () => {
    upstream.answer(playStream('openai', 'image-failed'));
    const answer = await create({ delivery: 'stream' });
    if (answer.kind !== 'stream') throw new Error('The answer is not a stream.');
    const { events, error } = await collectStream(answer.batches);
    expect(events.map(({ event }) => event)).toEqual(['image_generation.partial_image']);
    expect(error).toMatchObject({ code: 'invalid_argument', reason: 'moderation_blocked' });
  });

  it('takes a picture of 45 MB whole', async () => {
    const picture = 'A'.repeat(45_000_000);
    const facts = { background: 'opaque', output_format: 'png', quality: 'high', size: '3840x2160' };
    const bytes = Buffer.from(JSON.stringify({ created: 1, data: [{ b64_json: picture }], ...facts }));
    upstream.answer(answerBody(bytes, { headers: { 'content-type': 'application/json' } }));
    const counted: number[] = [];
    const answer = await create({
      memory: { take: (sizeBytes) => counted.push(sizeBytes), give: (sizeBytes) => counted.push(-sizeBytes) },
    });
    if (answer.kind !== 'whole') throw new Error('The answer is a stream.');
    expect(answer.bytes && joinBytes(answer.bytes).equals(bytes)).toBe(true);
    expect((answer.value.data as { b64_json: string }[])[0]?.b64_json).toBe(picture);
    // As the text of the picture alone.
    const countedBytes = counted.reduce((sum, size) => sum + size, 0);
    expect(countedBytes).toBeGreaterThanOrEqual(picture.length);
    expect(countedBytes).toBeLessThan(bytes.length + 4096);
  });

  it('does not read an answer there is no room for', async () => {
    const picture = 'A'.repeat(100_000);
    upstream.answer(answerBody(JSON.stringify({ created: 1, data: [{ b64_json: picture }] })));
    const full = new GatewayError('unavailable', 'No room.');
    const take = () => {
      throw full;
    };
    await expect(create({ memory: { take, give: () => undefined } })).rejects.toBe(full);
  });
});
