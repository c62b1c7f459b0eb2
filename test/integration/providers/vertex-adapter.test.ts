import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProviderAdapter, UpstreamAnswer, UpstreamCall } from '../../../src/core/provider.ts';
import { createVertexAdapter } from '../../../src/providers/vertex/create-vertex-adapter.ts';
import { catchError, collectStream, createUpstreamCall } from '../../support/create-upstream-call.ts';
import type { TestCallOptions } from '../../support/create-upstream-call.ts';
import { answerEventStream, answerJson, answerStatus, keepSilent } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeUpstream } from '../../support/fake-upstream.ts';
import { describeHttpAdapter } from '../../support/http-adapter-suite.ts';
import { playWhole } from '../../support/read-fixture.ts';
import { createTokenServer, type TokenServer } from '../../support/token-server.ts';

const place = '/v1/projects/my-project-123/locations/global/publishers/google';

/** The adapter behind the base URL that the configuration makes of an address. */
function createPlacedAdapter(options: { readonly maxEventBytes?: number } = {}): ProviderAdapter {
  const { generateContent, countContentTokens, predictImages, ...adapter } = createVertexAdapter(options);
  const move =
    (perform: ProviderAdapter['generateContent']) =>
    async (call: UpstreamCall): Promise<UpstreamAnswer> => {
      const deployment = { ...call.deployment, baseUrl: call.deployment.baseUrl + place };
      if (!perform) throw new Error('The adapter lacks an operation.');
      return await perform({ ...call, deployment });
    };
  return {
    ...adapter,
    generateContent: move(generateContent),
    countContentTokens: move(countContentTokens),
    predictImages: move(predictImages),
  };
}

describe('createVertexAdapter', () => {
  const common = { createAdapter: createPlacedAdapter, fixtures: 'gemini' } as const;
  describeHttpAdapter({ ...common, operation: 'generateContent', whole: 'content', stream: 'text' });
  describeHttpAdapter({ ...common, operation: 'predictImages', whole: 'predict', stream: null });

  let upstream: FakeUpstream;
  let tokens: TokenServer;
  let adapter: ProviderAdapter;

  beforeEach(async () => {
    [upstream, tokens] = await Promise.all([createFakeUpstream(), createTokenServer()]);
    adapter = createPlacedAdapter();
  });

  afterEach(async () => {
    await adapter.close();
    await Promise.all([upstream.close(), tokens.close()]);
  });

  async function perform(
    options: Partial<TestCallOptions> = {},
    operation: 'generateContent' | 'countContentTokens' | 'predictImages' = 'generateContent',
  ): Promise<UpstreamAnswer | undefined> {
    const call = createUpstreamCall({
      url: upstream.url,
      provider: 'vertex',
      upstreamModel: 'gemini-2.5-flash',
      credential: tokens.credential,
      ...options,
    });
    return await adapter[operation]?.(call);
  }

  it('sends calls and results without ids, which this API refuses, the results in the order of the calls', async () => {
    upstream.answerAlways(playWhole('gemini', 'content'));
    const user = { role: 'user', parts: [{ text: 'Hi' }] };
    const call = (id: object, city: string) => ({ functionCall: { ...id, name: 'f', args: { city } } });
    const result = (id: object, output: string) => ({
      functionResponse: { ...id, name: 'f', response: { output } },
    });
    const picture = { inlineData: { mimeType: 'image/png', data: 'AAAA' } };
    const [oslo, rome] = [{ id: 'toolu_1' }, { id: 'toolu_2' }];
    const body = (ids: readonly object[], results: readonly object[]) => ({
      contents: [
        user,
        { role: 'model', parts: [{ ...call(ids[0] ?? {}, 'Oslo'), thoughtSignature: 'Ca+=' }] },
        { role: 'model', parts: [call(ids[1] ?? {}, 'Rome')] },
        { role: 'user', parts: [...results, picture] },
      ],
    });
    const sorted = [result({}, 'cold'), result({}, 'hot')];
    const answer = await perform({ body: body([oslo, rome], [result(rome, 'hot'), result(oslo, 'cold')]) });
    expect(upstream.calls[0]?.json()).toEqual(body([], sorted));
    // They do their work by the order; nothing is lost.
    expect(answer?.ignoredFields).toEqual([]);
    const counted = {
      generateContentRequest: body([oslo, rome], [result(oslo, 'cold'), result(rome, 'hot')]),
    };
    await perform({ body: counted }, 'countContentTokens');
    expect(upstream.calls[1]?.json()).toEqual(body([], sorted));
    const bare = JSON.stringify(body([], sorted), null, 1);
    await perform({ body: bare });
    expect(upstream.calls[2]?.body.toString()).toBe(bare);
  });

  it('asks for one token less than the model writes, which this API counts as one too many', async () => {
    upstream.answerAlways(playWhole('gemini', 'content'));
    const ask = (maxOutputTokens: number) =>
      perform({ body: { contents: [], generationConfig: { maxOutputTokens } } });
    const answers = [await ask(65_535), await ask(65_536), await ask(65_537)];
    const sent = upstream.calls.map((call) => (call.json() as { generationConfig: object }).generationConfig);
    expect(sent).toEqual(sent.map(() => ({ maxOutputTokens: 65_535 })));
    const ignored = answers.map((answer) => answer?.ignoredFields);
    expect(ignored).toEqual([[], [], ['generationConfig.maxOutputTokens']]);
  });

  it('signs a statement for a token and keeps the token', async () => {
    upstream.answerAlways(playWhole('gemini', 'content'));
    const before = Math.floor(Date.now() / 1000);
    await perform();
    await perform();
    expect(upstream.calls.map(({ path }) => path)).toEqual([
      `${place}/models/gemini-2.5-flash:generateContent`,
      `${place}/models/gemini-2.5-flash:generateContent`,
    ]);
    expect(upstream.calls.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer token-1',
      'Bearer token-1',
    ]);
    expect(upstream.calls[0]?.headers['x-goog-api-key']).toBeUndefined();
    const [assertion, ...more] = tokens.assertions;
    expect(more).toEqual([]);
    expect(assertion?.header).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'key-0001' });
    expect(assertion?.payload.scope).toBe('https://www.googleapis.com/auth/cloud-platform');
    expect(assertion?.payload.iat).toBeGreaterThanOrEqual(before);
    expect(Number(assertion?.payload.exp) - Number(assertion?.payload.iat)).toBe(3600);
    expect(tokens.upstream.calls[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
  });

  it('asks once for a token that many calls wait for', async () => {
    upstream.answerAlways(playWhole('gemini', 'content'));
    await Promise.all([perform(), perform(), perform()]);
    expect(tokens.assertions).toHaveLength(1);
  });

  it('goes on waiting for the others when one call leaves', async () => {
    upstream.answerAlways(playWhole('gemini', 'content'));
    const leaving = new AbortController();
    const left = catchError(perform({ signal: leaving.signal }));
    const staying = perform();
    leaving.abort();
    expect((await left).code).toBe('cancelled');
    expect((await staying)?.kind).toBe('whole');
    expect(tokens.assertions).toHaveLength(1);
  });

  it('forgets a token that the upstream refuses, and does not try again itself', async () => {
    upstream.answer(playWhole('gemini', 'error-api-key', 401), playWhole('gemini', 'content'));
    const error = await catchError(perform());
    expect(error.upstream).toMatchObject({ kind: 'rejected_credential', status: 401 });
    expect(upstream.calls).toHaveLength(1);
    await perform();
    expect(upstream.calls[1]?.headers.authorization).toBe('Bearer token-2');
  });

  it('asks for another token when the old one ends', async () => {
    await tokens.close();
    tokens = await createTokenServer(1);
    upstream.answerAlways(playWhole('gemini', 'content'));
    await perform();
    await perform();
    expect(tokens.assertions).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await perform();
    expect(upstream.calls[2]?.headers.authorization).toBe('Bearer token-2');
  });

  it.each([
    [400, 'rejected_credential', 'upstream_rejected_credential'],
    [401, 'rejected_credential', 'upstream_rejected_credential'],
    [403, 'rejected_credential', 'upstream_rejected_credential'],
    [500, 'connect', 'upstream_error'],
    [429, 'connect', 'upstream_error'],
    [302, 'connect', 'upstream_error'],
  ])('takes status %i of the token server for %s', async (status, kind, reason) => {
    tokens.upstream.answer(answerJson({ error: 'invalid_grant' }, { status }));
    const error = await catchError(perform());
    expect(error).toMatchObject({ code: 'bad_gateway', reason, upstream: { deploymentId: 'primary', kind } });
    expect(upstream.calls).toEqual([]);
    const said = `${error.message} ${String(error.cause)}`;
    expect(said).not.toContain('PRIVATE');
    expect(said).not.toContain('@');
  });

  it.each([
    ['no token', answerJson({ token_type: 'Bearer' })],
    ['a token that is no header', answerJson({ access_token: 'a\r\nb', expires_in: 10 })],
    ['no JSON', answerStatus(200)],
  ])('takes %s for a token server that cannot be used', async (_what, answer) => {
    tokens.upstream.answer(answer);
    expect((await catchError(perform())).upstream?.kind).toBe('connect');
    upstream.answer(playWhole('gemini', 'content'));
    expect((await perform())?.kind).toBe('whole');
  });

  it('gives up a token server that does not answer', async () => {
    tokens.upstream.answer(keepSilent());
    const error = await catchError(perform({ timeouts: { totalMs: 100 } }));
    expect(error).toMatchObject({
      code: 'deadline_exceeded',
      reason: 'timeout',
      upstream: { kind: 'connect' },
    });
  });

  it('refuses a key that cannot sign without showing it', async () => {
    const credential = JSON.stringify({ ...JSON.parse(tokens.credential), private_key: 'not a key at all' });
    const error = await catchError(perform({ credential }));
    expect(error.upstream?.kind).toBe('rejected_credential');
    expect(`${error.message} ${String(error.cause)}`).not.toContain('not a key');
  });

  it('names roles and leaves out what Vertex AI does not know', async () => {
    upstream.answer(playWhole('gemini', 'content'));
    const answer = await perform({
      body: {
        contents: [{ parts: [{ text: 'a' }] }, { role: 'model', parts: [{ text: 'b' }] }],
        generationConfig: {
          temperature: 1,
          enableEnhancedCivicAnswers: true,
          // Another model than the one that is allowed and paid.
          routingConfig: { manualMode: { modelName: 'gemini-2.5-pro' } },
          modelConfig: { featureSelectionPreference: 'PRIORITIZE_QUALITY' },
        },
        safetySettings: [{ category: 'HARM_CATEGORY_CIVIC_INTEGRITY', threshold: 'OFF' }],
        toolConfig: { functionCallingConfig: { mode: 'AUTO' }, includeServerSideToolInvocations: true },
      },
    });
    expect(upstream.calls[0]?.json()).toEqual({
      contents: [
        { parts: [{ text: 'a' }], role: 'user' },
        { role: 'model', parts: [{ text: 'b' }] },
      ],
      generationConfig: { temperature: 1 },
      safetySettings: [],
      toolConfig: { functionCallingConfig: { mode: 'AUTO' } },
    });
    expect(answer?.ignoredFields).toEqual([
      'safetySettings[0]',
      'generationConfig.modelConfig',
      'generationConfig.routingConfig',
      'generationConfig.enableEnhancedCivicAnswers',
      'toolConfig.includeServerSideToolInvocations',
    ]);
  });

  it('leaves out what the Gemini API alone knows and an answer does not depend on', async () => {
    upstream.answer(playWhole('gemini', 'content'));
    const noted = { text: 'a', partMetadata: { source: 'a.txt' } };
    const contents = [{ role: 'user', parts: [noted, { text: 'b' }] }];
    const body = { contents, systemInstruction: { parts: [noted] }, store: false };
    const answer = await perform({ body });
    expect(upstream.calls[0]?.json()).toEqual({
      contents: [{ role: 'user', parts: [{ text: 'a' }, { text: 'b' }] }],
      systemInstruction: { parts: [{ text: 'a' }] },
    });
    expect(answer?.ignoredFields).toEqual([
      'systemInstruction.parts[0].partMetadata',
      'contents[0].parts[0].partMetadata',
      'store',
    ]);
  });

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['tools[0].fileSearch', { tools: [{ fileSearch: { fileSearchStoreNames: ['a'] } }] }],
    ['contents[0].parts[1].toolCall', { contents: [{ parts: [{ text: 'a' }, { toolCall: {} }] }] }],
    ['contents[0].parts[0].toolResponse', { contents: [{ parts: [{ toolResponse: {} }] }] }],
  ])('leaves %s to a deployment at the Gemini API', async (param, body) => {
    const refusal = { code: 'invalid_argument', reason: 'unsupported_parameter', param, upstream: null };
    expect(await catchError(perform({ body }))).toMatchObject(refusal);
    expect(upstream.calls).toEqual([]);
  });

  it('passes the bytes of the client where nothing has to change', async () => {
    upstream.answer(playWhole('gemini', 'content'));
    const body =
      '{ "contents": [{"role":"user","parts":[{"text":"\\u00e9"}]}],' +
      ' "toolConfig": {"functionCallingConfig":{"streamFunctionCallArguments":true}} }';
    await perform({ body });
    expect(upstream.calls[0]?.body.toString()).toBe(body);
  });

  it('counts a request without its wrapping', async () => {
    upstream.answer(playWhole('gemini', 'count-tokens'));
    const inner = { model: 'models/genfam-2.5-flash', contents: [{ parts: [{ text: 'a' }] }] };
    await perform({ body: { generateContentRequest: inner } }, 'countContentTokens');
    expect(upstream.calls[0]).toMatchObject({ path: `${place}/models/gemini-2.5-flash:countTokens` });
    expect(upstream.calls[0]?.json()).toEqual({ contents: [{ parts: [{ text: 'a' }], role: 'user' }] });
  });

  it('counts what this API takes with a count, and says what it does not take', async () => {
    upstream.answerAlways(playWhole('gemini', 'count-tokens'));
    const contents = [{ role: 'user', parts: [{ text: 'a' }] }];
    const known = { contents, tools: [], systemInstruction: { parts: [{ text: 'b' }] } };
    const count = async (request: object) => {
      const body = { generateContentRequest: { model: 'models/genfam-2.5-flash', ...request } };
      return (await perform({ body }, 'countContentTokens'))?.ignoredFields;
    };
    const empty = { generationConfig: {}, safetySettings: [], toolConfig: {} };
    expect(await count({ ...known, ...empty })).toEqual([]);
    expect(upstream.calls[0]?.json()).toEqual({ ...known, generationConfig: {} });
    const ignored = await count({
      ...known,
      generationConfig: { enableEnhancedCivicAnswers: true, thinkingConfig: { thinkingLevel: 'LOW' } },
      safetySettings: [{ category: 'HARM_CATEGORY_CIVIC_INTEGRITY', threshold: 'OFF' }],
      toolConfig: { includeServerSideToolInvocations: true },
      cachedContent: 'cachedContents/a',
      labels: { a: 'b' },
    });
    expect(upstream.calls[1]?.json()).toEqual({
      ...known,
      generationConfig: { thinkingConfig: { thinkingBudget: 1024 } },
    });
    expect(ignored).toEqual(
      [
        'safetySettings',
        'toolConfig',
        'cachedContent',
        'labels',
        'generationConfig.thinkingConfig.thinkingLevel',
        'generationConfig.enableEnhancedCivicAnswers',
      ].map((field) => `generateContentRequest.${field}`),
    );
    const bare = { contents, safetySettings: [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'OFF' }] };
    const answer = await perform({ body: bare }, 'countContentTokens');
    expect(upstream.calls[2]?.json()).toEqual({ contents });
    expect(answer?.ignoredFields).toEqual(['safetySettings']);
  });

  const cited = (name: string) => ({
    candidates: [
      { content: { role: 'model', parts: [{ text: 'x' }] }, citationMetadata: { [name]: [{ uri: 'u' }] } },
    ],
  });

  it('gives citations the name that the format has for them', async () => {
    upstream.answer(answerJson(cited('citations')));
    const answer = await perform();
    expect(answer).toMatchObject({ kind: 'whole', value: cited('citationSources'), bytes: null });
    const text = JSON.stringify({ candidates: [{ content: { parts: [{ text: '"citations"' }] } }] });
    upstream.answer(answerEventStream([`data: ${text}\n\ndata: ${JSON.stringify(cited('citations'))}\n\n`]));
    const streamed = await perform({ delivery: 'stream' });
    expect(upstream.calls[1]?.path).toBe(`${place}/models/gemini-2.5-flash:streamGenerateContent?alt=sse`);
    if (streamed?.kind !== 'stream') throw new Error('The answer is not a stream.');
    const { events } = await collectStream(streamed.batches);
    expect(events[0]?.data).toBe(text);
    expect(JSON.parse(events[1]?.data ?? '')).toEqual(cited('citationSources'));
  });

  it('keeps the project out of what a client reads', async () => {
    const message = 'Invalid resource projects/my-project-123/locations/global/models/x';
    upstream.answer(
      answerJson({ error: { code: 400, message, status: 'INVALID_ARGUMENT' } }, { status: 400 }),
    );
    expect((await catchError(perform())).message).not.toContain('my-project-123');
  });

  it('sends an API key in a header', async () => {
    upstream.answer(playWhole('gemini', 'content'));
    await perform({ credential: 'AQ.express-key-0001' });
    expect(upstream.calls[0]?.headers).toMatchObject({ 'x-goog-api-key': 'AQ.express-key-0001' });
    expect(upstream.calls[0]?.headers.authorization).toBeUndefined();
  });

  it('uses the credential that the configuration gives a deployment now', async () => {
    upstream.answerAlways(playWhole('gemini', 'content'));
    const other = await createTokenServer();
    const keys = ['AQ.express-key-0001', 'AQ.express-key-0002', tokens.credential, other.credential, null];
    for (const credential of keys) await perform({ credential });
    await other.close();
    expect(upstream.calls.map(({ headers }) => headers['x-goog-api-key'])).toEqual([
      ...keys.slice(0, 2),
      undefined,
      undefined,
      undefined,
    ]);
    const [, , first, second, none] = upstream.calls.map(({ headers }) => headers.authorization);
    expect([first, second, none]).toEqual(['Bearer token-1', 'Bearer token-1', undefined]);
    expect([tokens.assertions.length, other.assertions.length]).toEqual([1, 1]);
  });

  it('calls imagen models by predict and by nothing else', async () => {
    upstream.answer(playWhole('gemini', 'predict'));
    const body = { instances: [{ prompt: 'a fox' }], parameters: { sampleCount: 2 } };
    await perform({ upstreamModel: 'imagen-4.0-generate-001', body }, 'predictImages');
    expect(upstream.calls[0]?.json()).toEqual(body);
    upstream.answer(playWhole('gemini', 'predict'));
    const uncounted = { instances: body.instances };
    await perform({ upstreamModel: 'imagen-4.0-generate-001', body: uncounted }, 'predictImages');
    expect(upstream.calls[1]?.json()).toEqual({ ...uncounted, parameters: { sampleCount: 1 } });
    upstream.answer(playWhole('gemini', 'predict'));
    const twice = '{"parameters":{"storageUri":"gs://evil/"},"parameters":{"sampleCount":1},"instances":[]}';
    await perform({ upstreamModel: 'imagen-4.0-generate-001', body: twice }, 'predictImages');
    expect(upstream.calls[2]?.body.toString()).not.toContain('evil');
    expect(upstream.calls[0]?.path).toBe(`${place}/models/imagen-4.0-generate-001:predict`);
    expect(adapter.listOperations?.('imagen-4.0-generate-001')).toEqual(['predictImages']);
    expect(adapter.listOperations?.('gemini-2.5-pro')).toEqual(['generateContent', 'countContentTokens']);
  });
});
