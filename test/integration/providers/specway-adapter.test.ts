import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProviderAdapter } from '../../../src/core/provider.ts';
import { createSpecwayAdapter } from '../../../src/providers/specway/create-specway-adapter.ts';
import { catchError, createUpstreamCall, testCredential } from '../../support/create-upstream-call.ts';
import type { TestCallOptions } from '../../support/create-upstream-call.ts';
import { answerJson } from '../../support/fake-answers.ts';
import { createFakeUpstream } from '../../support/fake-upstream.ts';
import type { FakeUpstream } from '../../support/fake-upstream.ts';
import { describeHttpAdapter } from '../../support/http-adapter-suite.ts';
import { playStream, playWhole } from '../../support/read-fixture.ts';

describe('createSpecwayAdapter', () => {
  const messages = { createAdapter: createSpecwayAdapter, fixtures: 'anthropic' } as const;
  const content = { createAdapter: createSpecwayAdapter, fixtures: 'gemini' } as const;
  describeHttpAdapter({ ...messages, operation: 'createMessage', whole: 'message', stream: 'text' });
  describeHttpAdapter({ ...messages, operation: 'countMessageTokens', whole: 'count-tokens', stream: null });
  describeHttpAdapter({ ...content, operation: 'generateContent', whole: 'content', stream: 'text' });
  describeHttpAdapter({ ...content, operation: 'countContentTokens', whole: 'count-tokens', stream: null });
  const images = { createAdapter: createSpecwayAdapter, fixtures: 'openai' } as const;
  describeHttpAdapter({ ...images, operation: 'createImage', whole: 'image', stream: 'image' });
  describeHttpAdapter({
    ...images,
    operation: 'createImageEdit',
    whole: 'image-edit',
    stream: 'image-edit',
    requestType: 'multipart/form-data; boundary=',
  });

  let upstream: FakeUpstream;
  let adapter: ProviderAdapter;

  beforeEach(async () => {
    upstream = await createFakeUpstream();
    adapter = createSpecwayAdapter();
  });

  afterEach(async () => {
    await adapter.close();
    await upstream.close();
  });

  function createCall(options: Partial<TestCallOptions>): ReturnType<typeof createUpstreamCall> {
    return createUpstreamCall({
      url: upstream.url,
      provider: 'specway',
      upstreamModel: 'next-model',
      ...options,
    });
  }

  it('speaks format B in the spelling of the profile', async () => {
    upstream.answerAlways(playWhole('anthropic', 'message'));
    const body = { model: 'chatfam-opus-4-8', temperature: 0.5 };
    await adapter.createMessage?.(createCall({ profile: 'neutral', headers: { 'msg-beta': 'a' }, body }));
    await adapter.createMessage?.(
      createCall({ profile: 'vendor', headers: { 'anthropic-version': '2026-10-21' }, body }),
    );
    expect(upstream.calls[0]).toMatchObject({
      path: '/v1/messages',
      headers: {
        'msg-version': '2023-06-01',
        'msg-beta': 'a',
        'x-api-key': testCredential,
        'x-request-id': 'req_test_0001',
      },
    });
    expect(upstream.calls[0]?.headers).not.toHaveProperty('anthropic-version');
    expect(upstream.calls[1]?.headers['anthropic-version']).toBe('2026-10-21');
    expect(upstream.calls[1]?.headers).not.toHaveProperty('msg-version');
  });

  it('leaves fix-ups to the next gateway', async () => {
    upstream.answer(playWhole('anthropic', 'message'));
    const body = { model: 'a', temperature: 0.5 };
    await adapter.createMessage?.(createCall({ upstreamModel: 'claude-opus-4-8', body }));
    expect(upstream.calls[0]?.json()).toEqual({ model: 'claude-opus-4-8', temperature: 0.5 });
  });

  it.each(['neutral', 'vendor'] as const)(
    'speaks format C with the key in a header in the %s profile',
    async (profile) => {
      upstream.answer(playStream('gemini', 'text'));
      await adapter.generateContent?.(createCall({ profile, delivery: 'stream' }));
      expect(upstream.calls[0]?.path).toBe('/v1beta/models/next-model:streamGenerateContent?alt=sse');
      expect(upstream.calls[0]?.headers['x-goog-api-key']).toBe(testCredential);
    },
  );

  it('counts tokens in both formats', async () => {
    upstream.answer(playWhole('anthropic', 'count-tokens'), playWhole('gemini', 'count-tokens'));
    await adapter.countMessageTokens?.(createCall({}));
    await adapter.countContentTokens?.(createCall({}));
    expect(upstream.calls.map(({ path }) => path)).toEqual([
      '/v1/messages/count_tokens',
      '/v1beta/models/next-model:countTokens',
    ]);
  });

  it('passes on which fields the next gateway ignored', async () => {
    upstream.answer(
      answerJson(
        { content: [] },
        { headers: { 'x-specway-ignored': 'temperature, thinking.budget_tokens, %C3%BC, db.corp.internal' } },
      ),
    );
    const body = { temperature: 1, thinking: { budget_tokens: 5 }, ü: 1 };
    const answer = await adapter.createMessage?.(createCall({ body }));
    expect(answer?.ignoredFields).toEqual(['temperature', 'thinking.budget_tokens', 'ü']);
  });

  it('reads the folded error types of the neutral profile', async () => {
    const error = { type: 'server_error', message: 'The upstream is overloaded.', code: 'overloaded' };
    upstream.answer(answerJson({ type: 'error', error }, { status: 503, headers: { 'retry-after': '3' } }));
    const thrown = await catchError(
      adapter.createMessage?.(createCall({ profile: 'neutral' })) ?? Promise.resolve(),
    );
    expect(thrown).toMatchObject({ code: 'unavailable', retryAfterMs: 3000 });
  });

  it.each([
    [400, 'mask_too_large', { code: 'invalid_argument', reason: 'mask_too_large' }],
    [400, 'unsupported_parameter', { code: 'invalid_argument', reason: 'unsupported_parameter' }],
    [400, 'model_not_found', { code: 'not_found', reason: 'model_not_found' }],
    [401, 'invalid_api_key', { code: 'bad_gateway', reason: 'upstream_rejected_credential' }],
    [429, 'insufficient_quota', { code: 'bad_gateway', reason: 'upstream_rejected_credential' }],
    [429, 'too_many_attempts', { code: 'bad_gateway', reason: 'upstream_rejected_credential' }],
    [429, 'rate_limit_exceeded', { code: 'resource_exhausted', reason: 'rate_limit_exceeded' }],
    [502, 'upstream_rejected_credential', { code: 'bad_gateway', reason: 'upstream_rejected_credential' }],
    [503, 'upload_storage_unavailable', { code: 'unavailable', reason: 'upload_storage_unavailable' }],
    [503, 'overloaded', { code: 'unavailable', reason: 'overloaded' }],
    [504, 'timeout', { code: 'deadline_exceeded', reason: 'timeout' }],
  ])('keeps what the next gateway says of images with %d %s', async (status, code, expected) => {
    const error = { message: 'No.', type: 'server_error', param: null, code };
    upstream.answer(answerJson({ error }, { status }));
    const call = createCall({ body: { prompt: 'A' } });
    expect(await catchError(adapter.createImage?.(call) ?? Promise.resolve())).toMatchObject(expected);
  });

  it.each([
    [
      400,
      'unsupported_parameter',
      { code: 'invalid_argument', reason: 'unsupported_parameter', message: 'No.' },
    ],
    [400, 'unsupported_block', { code: 'invalid_argument', reason: 'unsupported_block', message: 'No.' }],
    [400, 'made_up', { code: 'invalid_argument', reason: 'invalid_request', message: 'No.' }],
    [404, 'model_not_found', { code: 'not_found', reason: 'model_not_found' }],
    [429, 'insufficient_quota', { code: 'bad_gateway', reason: 'upstream_rejected_credential' }],
    [429, 'too_many_attempts', { code: 'bad_gateway', reason: 'upstream_rejected_credential' }],
    [500, 'internal_error', { code: 'bad_gateway', reason: 'upstream_error' }],
    [502, 'upstream_rejected_credential', { code: 'bad_gateway', reason: 'upstream_rejected_credential' }],
    [503, 'too_many_bytes_in_flight', { code: 'unavailable', reason: 'too_many_bytes_in_flight' }],
  ])('keeps what the next gateway says of messages with %d %s', async (status, code, expected) => {
    const error = { type: 'invalid_request_error', message: 'No.', code };
    upstream.answer(answerJson({ type: 'error', error }, { status }));
    expect(await catchError(adapter.createMessage?.(createCall({})) ?? Promise.resolve())).toMatchObject(
      expected,
    );
  });

  it('sends the bytes of an image request on, with the key as a bearer and the id of the request', async () => {
    upstream.answer(playWhole('openai', 'image'));
    await adapter.createImage?.(
      createCall({ body: '{"model":"a", "prompt":"A","response_format":"b64_json"}' }),
    );
    const [call] = upstream.calls;
    expect(call?.body.toString()).toBe('{"model":"next-model", "prompt":"A","response_format":"b64_json"}');
    expect(call).toMatchObject({
      path: '/v1/images/generations',
      headers: { authorization: `Bearer ${testCredential}`, 'x-request-id': 'req_test_0001' },
    });
  });
});
