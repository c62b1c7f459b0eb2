import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/core/json/json-object.ts';
import type { ProviderAdapter, UpstreamAnswer } from '../../../src/core/provider.ts';
import { sealSignature } from '../../../src/core/signature-envelope.ts';
import { createGeminiAdapter } from '../../../src/providers/gemini/create-gemini-adapter.ts';
import {
  catchError,
  collectStream,
  createUpstreamCall,
  testCredential,
} from '../../support/create-upstream-call.ts';
import type { TestCallOptions } from '../../support/create-upstream-call.ts';
import { createFakeUpstream } from '../../support/fake-upstream.ts';
import type { FakeUpstream } from '../../support/fake-upstream.ts';
import { describeHttpAdapter } from '../../support/http-adapter-suite.ts';
import { playStream, playWhole } from '../../support/read-fixture.ts';

describe('createGeminiAdapter', () => {
  const common = { createAdapter: createGeminiAdapter, fixtures: 'gemini' } as const;
  describeHttpAdapter({ ...common, operation: 'generateContent', whole: 'content', stream: 'text' });
  describeHttpAdapter({ ...common, operation: 'countContentTokens', whole: 'count-tokens', stream: null });
  describeHttpAdapter({ ...common, operation: 'predictImages', whole: 'predict', stream: null });

  let upstream: FakeUpstream;
  let adapter: ProviderAdapter;

  beforeEach(async () => {
    upstream = await createFakeUpstream();
    adapter = createGeminiAdapter();
  });

  afterEach(async () => {
    await adapter.close();
    await upstream.close();
  });

  async function perform(options: Partial<TestCallOptions>): Promise<UpstreamAnswer | undefined> {
    const upstreamModel = 'gemini-2.5-flash';
    return await adapter.generateContent?.(
      createUpstreamCall({ url: upstream.url, provider: 'gemini', upstreamModel, ...options }),
    );
  }

  it('calls generateContent with the key in a header and the bytes untouched', async () => {
    upstream.answer(playWhole('gemini', 'content'));
    const body = '{ "contents": [{"parts":[{"text":"\\u00e9"}]}] }';
    await perform({ body });
    expect(upstream.calls[0]).toMatchObject({
      method: 'POST',
      path: '/v1beta/models/gemini-2.5-flash:generateContent',
    });
    expect(upstream.calls[0]?.headers['x-goog-api-key']).toBe(testCredential);
    expect(upstream.calls[0]?.body.toString()).toBe(body);
  });

  it('always asks for streams as server-sent events', async () => {
    upstream.answer(playStream('gemini', 'function-call'));
    const answer = await perform({ delivery: 'stream' });
    expect(upstream.calls[0]?.path).toBe('/v1beta/models/gemini-2.5-flash:streamGenerateContent?alt=sse');
    if (answer?.kind !== 'stream') throw new Error('The answer is not a stream.');
    const { events } = await collectStream(answer.batches);
    expect(events.every(({ event }) => event === null)).toBe(true);
  });

  it('calls countTokens and writes the name of the model where the body has it', async () => {
    upstream.answer(playWhole('gemini', 'count-tokens'));
    const body = { generateContentRequest: { model: 'models/genfam-2.5-flash', contents: [] } };
    const call = createUpstreamCall({ url: upstream.url, upstreamModel: 'gemini-2.5-flash', body });
    await adapter.countContentTokens?.(call);
    expect(upstream.calls[0]?.path).toBe('/v1beta/models/gemini-2.5-flash:countTokens');
    expect(upstream.calls[0]?.json()).toEqual({
      generateContentRequest: { model: 'models/gemini-2.5-flash', contents: [] },
    });
  });

  it('leaves out what Vertex AI alone knows, for a request that another deployment could not answer', async () => {
    upstream.answer(playWhole('gemini', 'content'));
    const kept = { contents: [{ parts: [{ text: 'Hi' }] }], generationConfig: { temperature: 1 } };
    const vertexOnly = {
      audioTimestamp: true,
      modelConfig: {},
      modelSelectionConfig: {},
      routingConfig: {},
    };
    const generationConfig = { ...kept.generationConfig, ...vertexOnly };
    const functionCallingConfig = { mode: 'AUTO' };
    const pieces = { ...functionCallingConfig, streamFunctionCallArguments: true };
    const toolConfig = { functionCallingConfig: pieces };
    const body = { ...kept, generationConfig, toolConfig, labels: { team: 'a' } };
    const answer = await adapter.generateContent?.(
      createUpstreamCall({ url: upstream.url, provider: 'gemini', upstreamModel: 'gemini-2.5-flash', body }),
    );
    expect(upstream.calls[0]?.json()).toEqual({ ...kept, toolConfig: { functionCallingConfig } });
    expect(answer?.ignoredFields).toEqual([
      'labels',
      'generationConfig.audioTimestamp',
      'toolConfig.functionCallingConfig.streamFunctionCallArguments',
      'generationConfig.modelConfig',
      'generationConfig.modelSelectionConfig',
      'generationConfig.routingConfig',
    ]);
  });

  it.each<[string, JsonObject]>([
    ['modelArmorConfig', { modelArmorConfig: {} }],
    [
      'generationConfig.imageConfig.personGeneration',
      { generationConfig: { imageConfig: { personGeneration: 'ALLOW_NONE' } } },
    ],
    [
      'generationConfig.imageConfig.imageOutputOptions',
      { generationConfig: { imageConfig: { imageOutputOptions: { mimeType: 'image/jpeg' } } } },
    ],
    ['safetySettings[0].method', { safetySettings: [{ method: 'SEVERITY' }] }],
    ['tools[1].enterpriseWebSearch', { tools: [{ googleSearch: {} }, { enterpriseWebSearch: {} }] }],
    [
      'tools[0].googleSearch.excludeDomains',
      { tools: [{ googleSearch: { excludeDomains: ['a.example'] } }] },
    ],
  ])(
    'leaves %s to a deployment at Vertex AI, without which the answer would be another',
    async (param, body) => {
      const refusal = { code: 'invalid_argument', reason: 'unsupported_parameter', upstream: null };
      expect(await catchError(perform({ body }))).toMatchObject({ ...refusal, param });
      const counted = { generateContentRequest: body };
      const call = createUpstreamCall({
        url: upstream.url,
        upstreamModel: 'gemini-2.5-flash',
        body: counted,
      });
      const count = async () => await adapter.countContentTokens?.(call);
      expect(await catchError(count())).toMatchObject({
        ...refusal,
        param: `generateContentRequest.${param}`,
      });
      expect(upstream.calls).toEqual([]);
    },
  );

  it('wraps a count of what Vertex AI takes beside the contents', async () => {
    upstream.answer(playWhole('gemini', 'count-tokens'));
    const body = {
      contents: [{ parts: [{ text: 'Hi' }] }],
      tools: [{ codeExecution: {} }],
      labels: { a: 'b' },
    };
    const call = createUpstreamCall({ url: upstream.url, upstreamModel: 'gemini-2.5-flash', body });
    const answer = await adapter.countContentTokens?.(call);
    const { labels: _, ...request } = body;
    expect(upstream.calls[0]?.json()).toEqual({
      generateContentRequest: { ...request, model: 'models/gemini-2.5-flash' },
    });
    expect(answer?.ignoredFields).toEqual(['labels']);
  });

  it('fits a request whose tokens are counted, also where it is wrapped', async () => {
    const thoughtSignature = sealSignature({ provider: 'anthropic', signature: 'x' });
    const user = { role: 'user', parts: [{ text: 'Hi' }] };
    const called = { functionCall: { name: 'f' } };
    const inner = {
      model: 'models/genfam-2.5-flash',
      contents: [user, { role: 'model', parts: [{ ...called, thoughtSignature }] }, user],
      generationConfig: { maxOutputTokens: 70_000, thinkingConfig: { thinkingLevel: 'LOW' } },
      safetySettings: [{ category: 'HARM_CATEGORY_CIVIC_INTEGRITY', threshold: 'OFF' }],
    };
    const body = { generateContentRequest: inner };
    upstream.answer(playWhole('gemini', 'count-tokens'));
    const answer = await adapter.countContentTokens?.(
      createUpstreamCall({ url: upstream.url, provider: 'gemini', upstreamModel: 'gemini-2.5-flash', body }),
    );
    expect(upstream.calls[0]?.json()).toEqual({
      generateContentRequest: {
        model: 'models/gemini-2.5-flash',
        contents: [user, { role: 'model', parts: [called] }, user],
        generationConfig: { maxOutputTokens: 65_536, thinkingConfig: { thinkingBudget: 1024 } },
        safetySettings: [],
      },
    });
    expect(answer?.ignoredFields).toEqual([
      'generateContentRequest.contents[1].parts[0].thoughtSignature',
      'generateContentRequest.generationConfig.maxOutputTokens',
      'generateContentRequest.generationConfig.thinkingConfig.thinkingLevel',
      'generateContentRequest.safetySettings[0]',
    ]);
  });

  it('calls imagen models by predict and by nothing else', async () => {
    upstream.answer(playWhole('gemini', 'predict'));
    const body = { instances: [{ prompt: 'a fox' }], parameters: { sampleCount: 2 } };
    const upstreamModel = 'imagen-4.0-fast-generate-001';
    await adapter.predictImages?.(createUpstreamCall({ url: upstream.url, upstreamModel, body }));
    expect(upstream.calls[0]?.path).toBe('/v1beta/models/imagen-4.0-fast-generate-001:predict');
    expect(upstream.calls[0]?.json()).toEqual(body);
    expect(adapter.listOperations?.(upstreamModel)).toEqual(['predictImages']);
    expect(adapter.listOperations?.('gemini-3-pro-image')).toEqual(['generateContent', 'countContentTokens']);
  });

  it('leaves out retired safety settings and says so', async () => {
    upstream.answer(playWhole('gemini', 'content'));
    const safetySettings = [{ category: 'HARM_CATEGORY_CIVIC_INTEGRITY', threshold: 'OFF' }];
    const answer = await perform({ body: { contents: [], safetySettings } });
    expect(upstream.calls[0]?.json()).toEqual({ contents: [], safetySettings: [] });
    expect(answer?.ignoredFields).toEqual(['safetySettings[0]']);
  });

  it('numbers what it changes as the client did, behind a content that it left out whole', async () => {
    upstream.answer(playWhole('gemini', 'content'));
    const thoughtSignature = sealSignature({ provider: 'anthropic', signature: 'x' });
    const image = { inlineData: { mimeType: 'image/png', data: 'AAAA' } };
    const functionResponse = { name: 'f', response: {}, parts: [image] };
    const contents = [
      { role: 'user', parts: [{ text: 'Hi' }] },
      { role: 'model', parts: [{ text: 'Hm.', thought: true, thoughtSignature }] },
      { role: 'user', parts: [{ functionResponse }] },
    ];
    const answer = await perform({ body: { contents } });
    expect(answer?.ignoredFields).toEqual([
      'contents[1].parts[0]',
      'contents[2].parts[0].functionResponse.parts',
    ]);
  });

  it('returns a blocked prompt as an answer, not as an error', async () => {
    upstream.answer(playWhole('gemini', 'blocked'));
    const answer = await perform({});
    if (answer?.kind !== 'whole') throw new Error('The answer is a stream.');
    expect(answer.value.promptFeedback).toEqual({ blockReason: 'PROHIBITED_CONTENT' });
  });

  it.each([
    [
      'error-invalid-argument',
      400,
      { code: 'invalid_argument', reason: 'invalid_request' },
      'rejected_request',
    ],
    [
      'error-location',
      400,
      { code: 'bad_gateway', reason: 'upstream_rejected_credential' },
      'rejected_credential',
    ],
    [
      'error-api-key',
      400,
      { code: 'bad_gateway', reason: 'upstream_rejected_credential' },
      'rejected_credential',
    ],
    ['error-not-found', 404, { code: 'not_found', reason: 'model_not_found' }, 'not_found'],
    ['error-quota', 429, { code: 'resource_exhausted', reason: 'rate_limit_exceeded' }, 'rate_limited'],
    ['error-unavailable', 503, { code: 'unavailable', reason: 'upstream_error' }, 'unavailable'],
  ])('maps %s', async (name, status, ...[expected, kind]) => {
    upstream.answer(playWhole('gemini', name, status));
    const error = await catchError(perform({}));
    expect(error).toMatchObject({ ...expected, upstream: { status, kind } });
  });

  it('keeps the field violations of a rejected request', async () => {
    upstream.answer(playWhole('gemini', 'error-invalid-argument', 400));
    const { violations } = await catchError(perform({}));
    expect(violations.map(({ field }) => field)).toEqual(['generation_config.response_mime_type']);
  });

  it('reads how long to wait from RetryInfo', async () => {
    upstream.answer(playWhole('gemini', 'error-quota', 429));
    const error = await catchError(perform({}));
    expect(error).toMatchObject({ retryAfterMs: 34_075, upstream: { retryAfterMs: 34_075 } });
  });

  it('throws an error chunk after the chunks before it', async () => {
    upstream.answer(playStream('gemini', 'unavailable'));
    const answer = await perform({ delivery: 'stream' });
    if (answer?.kind !== 'stream') throw new Error('The answer is not a stream.');
    const { events, error } = await collectStream(answer.batches);
    expect(events).toHaveLength(1);
    expect(error).toMatchObject({ code: 'unavailable', upstream: { status: 503, kind: 'unavailable' } });
  });
});
