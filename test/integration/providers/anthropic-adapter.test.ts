import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProviderAdapter, UpstreamAnswer } from '../../../src/core/provider.ts';
import { sealSignature } from '../../../src/core/signature-envelope.ts';
import { createAnthropicAdapter } from '../../../src/providers/anthropic/create-anthropic-adapter.ts';
import type { RecordedCall } from '../../support/fake-upstream.ts';
import { catchError, collectStream, createUpstreamCall } from '../../support/create-upstream-call.ts';
import type { TestCallOptions } from '../../support/create-upstream-call.ts';
import { answerEventStream, answerJson } from '../../support/fake-answers.ts';
import { createFakeUpstream } from '../../support/fake-upstream.ts';
import type { FakeUpstream } from '../../support/fake-upstream.ts';
import { describeHttpAdapter } from '../../support/http-adapter-suite.ts';
import { playStream, playWhole, readChunks, writeEvent } from '../../support/read-fixture.ts';

describe('createAnthropicAdapter', () => {
  const common = { createAdapter: createAnthropicAdapter, fixtures: 'anthropic' } as const;
  describeHttpAdapter({ ...common, operation: 'createMessage', whole: 'message', stream: 'text' });
  describeHttpAdapter({ ...common, operation: 'countMessageTokens', whole: 'count-tokens', stream: null });

  let upstream: FakeUpstream;
  let adapter: ProviderAdapter;

  beforeEach(async () => {
    upstream = await createFakeUpstream();
    adapter = createAnthropicAdapter();
  });

  afterEach(async () => {
    await adapter.close();
    await upstream.close();
  });

  async function perform(options: Partial<TestCallOptions>): Promise<UpstreamAnswer | undefined> {
    return await adapter.createMessage?.(createUpstreamCall({ url: upstream.url, ...options }));
  }

  async function record(options: Partial<TestCallOptions>): Promise<RecordedCall | undefined> {
    upstream.answer(playWhole('anthropic', 'message'));
    await perform(options);
    return upstream.calls[0];
  }

  it('calls POST /v1/messages', async () => {
    expect(await record({})).toMatchObject({ method: 'POST', path: '/v1/messages' });
  });

  it('calls POST /v1/messages/count_tokens', async () => {
    upstream.answer(playWhole('anthropic', 'count-tokens'));
    const body = { model: 'chatfam-opus-4-8', messages: [] };
    await adapter.countMessageTokens?.(createUpstreamCall({ url: upstream.url, body }));
    expect(upstream.calls[0]?.path).toBe('/v1/messages/count_tokens');
    expect(upstream.calls[0]?.json()).toEqual({ model: 'upstream-model', messages: [] });
  });

  it('shortens ids of calls that another model made, also for a count', async () => {
    const talk = (id: unknown) => ({
      messages: [
        { role: 'user', content: 'Tea?' },
        { role: 'assistant', content: [{ type: 'tool_use', id, name: 'f', input: {} }] },
        { role: 'user', content: [{ type: 'tool_result', tool_use_id: id, content: 'Yes.' }] },
      ],
    });
    const body = { model: 'chatfam-opus-4-8', ...talk('functions.Bash:0') };
    const upstreamModel = 'claude-opus-4-8';
    const usable: unknown = expect.stringMatching(/^toolu_[0-9a-f]{40}$/u);
    expect((await record({ body, upstreamModel }))?.json()).toMatchObject(talk(usable));
    upstream.answer(playWhole('anthropic', 'count-tokens'));
    await adapter.countMessageTokens?.(createUpstreamCall({ url: upstream.url, body, upstreamModel }));
    expect(upstream.calls[1]?.json()).toMatchObject(talk(usable));
  });

  it('replaces the model and keeps every other byte', async () => {
    const call = await record({
      body: '{ "model": "chatfam-opus-4-8",  "max_tokens": 1e2, "messages": [] }',
    });
    expect(call?.body.toString()).toBe('{ "model": "upstream-model",  "max_tokens": 1e2, "messages": [] }');
  });

  it('pins the version in the neutral profile', async () => {
    const call = await record({
      profile: 'neutral',
      headers: { 'msg-version': '2026-10-21', 'msg-beta': 'a,b' },
    });
    expect(call?.headers).toMatchObject({ 'anthropic-version': '2023-06-01', 'anthropic-beta': 'a,b' });
    expect(call?.headers).not.toHaveProperty('msg-version');
  });

  it('forwards the version in the vendor profile', async () => {
    const call = await record({ headers: { 'anthropic-version': '2026-10-21' } });
    expect(call?.headers['anthropic-version']).toBe('2026-10-21');
    expect(call?.headers).not.toHaveProperty('anthropic-beta');
  });

  it('leaves out the betas of what it leaves out', async () => {
    const body = {
      model: 'x',
      max_tokens: 20_000,
      speed: 'fast',
      output_config: { task_budget: { type: 'tokens', total: 20_000 } },
      thinking: { type: 'adaptive', display: 'updates' },
    };
    const opened = ['fast-mode-2026-02-01', 'task-budgets-2026-03-13', 'thinking-display-updates-2026-08-18'];
    const headers = { 'anthropic-beta': ['a', ...opened].join(',') };
    const betas: unknown[] = [];
    for (const upstreamModel of ['claude-sonnet-4-5', 'claude-opus-4-8', 'claude-opus-5-5']) {
      upstream.answer(playWhole('anthropic', 'message'));
      await perform({ body, headers, upstreamModel });
      betas.push(upstream.calls.at(-1)?.headers['anthropic-beta']);
    }
    expect(betas).toEqual(['a', 'a,task-budgets-2026-03-13', headers['anthropic-beta']]);
  });

  it('adds the beta that the tools of October 2024 need', async () => {
    const body = { model: 'x', tools: [{ type: 'computer_20241022', name: 'computer' }] };
    const call = await record({ body, headers: { 'anthropic-beta': 'a' } });
    expect(call?.headers['anthropic-beta']).toBe('a,computer-use-2024-10-22');
  });

  it('leaves out what newer models refuse and says so', async () => {
    upstream.answer(playWhole('anthropic', 'message'));
    const answer = await perform({
      upstreamModel: 'claude-opus-4-8',
      body: { model: 'x', temperature: 0.5, top_k: 4 },
    });
    expect(upstream.calls[0]?.json()).toEqual({ model: 'claude-opus-4-8' });
    expect(answer?.ignoredFields).toEqual(['temperature', 'top_k']);
  });

  it.each(['rewrite', 'forward'] as const)(
    'has the upstream choose no model by itself (%s)',
    async (refusedParameters) => {
      const choosing = createAnthropicAdapter({ refusedParameters });
      const named = [{ model: 'claude-opus-4-8' }];
      const ignored: unknown[] = [];
      for (const fallbacks of [
        'default',
        named,
        ['claude-opus-4-8', null],
        ['x', ...named, { model: ['x'] }],
      ]) {
        upstream.answer(playWhole('anthropic', 'message'));
        const call = createUpstreamCall({ url: upstream.url, body: { model: 'x', fallbacks } });
        ignored.push((await choosing.createMessage?.(call))?.ignoredFields);
      }
      await choosing.close();
      expect(upstream.calls.map((call) => call.json())).toEqual([
        { model: 'upstream-model' },
        { model: 'upstream-model', fallbacks: named },
        { model: 'upstream-model' },
        { model: 'upstream-model', fallbacks: named },
      ]);
      expect(ignored).toEqual([['fallbacks'], [], ['fallbacks'], ['fallbacks[0]', 'fallbacks[2]']]);
    },
  );

  it('numbers what it changes as the client did, behind a turn that it left out whole', async () => {
    upstream.answer(playWhole('anthropic', 'message'));
    const signature = sealSignature({ provider: 'gemini', signature: 'x' });
    const user = { role: 'user', content: 'Hi' };
    const foreign = { role: 'assistant', content: [{ type: 'thinking', thinking: 'Hm.', signature }] };
    const messages = [user, foreign, user, { role: 'system', content: 'Be brief.' }];
    const answer = await perform({ upstreamModel: 'claude-sonnet-4-6', body: { model: 'x', messages } });
    expect(answer?.ignoredFields).toEqual(['messages[1].content[0]', 'messages[3].role']);
  });

  it('can be told to send what newer models refuse', async () => {
    const forwarding = createAnthropicAdapter({ refusedParameters: 'forward' });
    upstream.answer(playWhole('anthropic', 'message'));
    const body = { model: 'x', temperature: 0.5 };
    await forwarding.createMessage?.(
      createUpstreamCall({ url: upstream.url, upstreamModel: 'claude-opus-4-8', body }),
    );
    expect(upstream.calls[0]?.json()).toEqual({ model: 'claude-opus-4-8', temperature: 0.5 });
    await forwarding.close();
  });

  it.each([
    [
      'error-invalid-request',
      400,
      { code: 'invalid_argument', reason: 'invalid_request' },
      'rejected_request',
    ],
    [
      'error-authentication',
      401,
      { code: 'bad_gateway', reason: 'upstream_rejected_credential' },
      'rejected_credential',
    ],
    [
      'error-credit',
      400,
      { code: 'bad_gateway', reason: 'upstream_rejected_credential' },
      'rejected_credential',
    ],
    ['error-not-found', 404, { code: 'not_found', reason: 'model_not_found' }, 'not_found'],
    ['error-rate-limit', 429, { code: 'resource_exhausted', reason: 'rate_limit_exceeded' }, 'rate_limited'],
    ['error-api', 500, { code: 'bad_gateway', reason: 'upstream_error' }, 'server_error'],
    ['error-overloaded', 529, { code: 'overloaded', reason: 'overloaded' }, 'overloaded'],
  ])('maps %s', async (name, status, ...[expected, kind]) => {
    upstream.answer(playWhole('anthropic', name, status));
    const error = await catchError(perform({}));
    expect(error).toMatchObject({ ...expected, upstream: { status, kind } });
  });

  it('keeps the text of a rejected request', async () => {
    upstream.answer(playWhole('anthropic', 'error-invalid-request', 400));
    expect((await catchError(perform({}))).message).toMatch(
      /^messages\.0\.content\.1\.image\.source\.base64: The image/u,
    );
  });

  it('does not show the organization of a rate limit', async () => {
    upstream.answer(playWhole('anthropic', 'error-rate-limit', 429));
    expect((await catchError(perform({}))).message).not.toContain('7a1f7c3e');
  });

  it('takes an error with status 200 for what it is', async () => {
    upstream.answer(playWhole('anthropic', 'error-overloaded', 200));
    expect(await catchError(perform({}))).toMatchObject({
      code: 'overloaded',
      upstream: { kind: 'overloaded' },
    });
  });

  it('passes on x-should-retry: false', async () => {
    upstream.answer(answerJson({}, { status: 429, headers: { 'x-should-retry': 'false' } }));
    expect((await catchError(perform({}))).final).toBe(true);
  });

  it('throws an error event after the events before it', async () => {
    upstream.answer(playStream('anthropic', 'overloaded'));
    const answer = await perform({ delivery: 'stream' });
    if (answer?.kind !== 'stream') throw new Error('The answer is not a stream.');
    const { events, error } = await collectStream(answer.batches);
    expect(events).toHaveLength(readChunks('anthropic', 'overloaded').length - 1);
    expect(error).toMatchObject({
      code: 'overloaded',
      reason: 'overloaded',
      upstream: { kind: 'overloaded' },
    });
  });

  it('survives an error event that is not JSON', async () => {
    upstream.answer(answerEventStream(['event: error\ndata: oops\n\n']));
    const answer = await perform({ delivery: 'stream' });
    if (answer?.kind !== 'stream') throw new Error('The answer is not a stream.');
    expect((await collectStream(answer.batches)).error).toMatchObject({
      code: 'bad_gateway',
      reason: 'upstream_error',
    });
  });

  it('names events whose upstream does not', async () => {
    upstream.answer(answerEventStream(readChunks('anthropic', 'text').map((data) => `data: ${data}\n\n`)));
    const answer = await perform({ delivery: 'stream' });
    if (answer?.kind !== 'stream') throw new Error('The answer is not a stream.');
    const { events } = await collectStream(answer.batches);
    expect(events.map(({ event }) => event)).toEqual(
      readChunks('anthropic', 'text').map((data) => (JSON.parse(data) as { readonly type: string }).type),
    );
  });

  it('keeps the connection when the reader stops after message_stop', async () => {
    const written = readChunks('anthropic', 'text').map((data) => writeEvent('anthropic', data));
    upstream.answer(answerEventStream([...written, 50]));
    const answer = await perform({ delivery: 'stream' });
    if (answer?.kind !== 'stream') throw new Error('The answer is not a stream.');
    for await (const batch of answer.batches) {
      if (batch.some(({ event }) => event === 'message_stop')) break;
    }
    expect(await upstream.calls[0]?.outcome).toBe('answered');
  });
});
