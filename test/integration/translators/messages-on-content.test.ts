import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sealSignature } from '../../../src/core/signature-envelope.ts';
import { renderToolUseId } from '../../../src/formats/messages/index.ts';
import {
  answerEventStream,
  answerJson,
  answerStatus,
  resetAtOnce,
  type BodyStep,
} from '../../support/fake-answers.ts';
import { readEvents, sendMessage, type Answer, type JsonObject } from '../../support/interface-client.ts';
import { createPictureGateway, type PictureGateway } from '../../support/picture-gateway.ts';
import { createTokenServer } from '../../support/token-server.ts';
import { playStream, playWhole, writeEvent } from '../../support/read-fixture.ts';

const weather = {
  name: 'get_weather',
  description: 'Tells the weather.',
  input_schema: { type: 'object', properties: { city: { type: 'string' } } },
};

describe('createMessage on models of format C', () => {
  let bench: PictureGateway;

  beforeEach(async () => {
    bench = await createPictureGateway({
      provider: 'gemini',
      models: { 'genfam-2.5-flash': 'gemini-2.5-flash', 'genfam-3-pro-preview': 'gemini-3-pro-preview' },
    });
  });

  afterEach(async () => {
    await bench.stop();
  });

  const base = { model: 'genfam-2.5-flash', max_tokens: 100, messages: [{ role: 'user', content: 'Hi' }] };
  const send = async (body: JsonObject = {}, headers: Readonly<Record<string, string>> = {}) =>
    await sendMessage(bench.gateway, { ...base, ...body }, { profile: 'vendor', headers });
  const stream = async (body: JsonObject = {}) => await send({ stream: true, ...body });
  const playChunks = (chunks: readonly (JsonObject | number)[]) =>
    answerEventStream(
      chunks.map((chunk): BodyStep =>
        typeof chunk === 'number' ? chunk : writeEvent('gemini', JSON.stringify(chunk)),
      ),
    );
  const readBody = (index = 0) => bench.upstream.calls[index]?.json() as JsonObject;
  const readError = (answer: Answer) => (answer.json() as { error: JsonObject }).error;

  it('asks the upstream in its own format and answers in that of the client', async () => {
    bench.upstream.answer(playWhole('gemini', 'content'));
    const answer = await send(
      {
        system: [{ type: 'text', text: 'Be brief.', cache_control: { type: 'ephemeral' } }],
        temperature: 0.5,
        top_k: 3,
        stop_sequences: ['END'],
        thinking: { type: 'disabled' },
        metadata: { user_id: 'u1' },
        tools: [weather],
        tool_choice: { type: 'auto' },
      },
      { 'anthropic-beta': 'some-beta-2026-01-01' },
    );
    const [call] = bench.upstream.calls;
    expect(call?.path).toBe('/v1beta/models/gemini-2.5-flash:generateContent');
    expect(Object.keys(call?.headers ?? {}).filter((name) => name.startsWith('anthropic'))).toEqual([]);
    expect(call?.json()).toEqual({
      systemInstruction: { parts: [{ text: 'Be brief.' }] },
      contents: [{ role: 'user', parts: [{ text: 'Hi' }] }],
      tools: [
        {
          functionDeclarations: [
            {
              name: 'get_weather',
              description: 'Tells the weather.',
              parametersJsonSchema: weather.input_schema,
            },
          ],
        },
      ],
      toolConfig: { functionCallingConfig: { mode: 'AUTO' } },
      generationConfig: {
        maxOutputTokens: 100,
        temperature: 0.5,
        topK: 3,
        stopSequences: ['END'],
        thinkingConfig: { thinkingBudget: 0 },
      },
    });
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({
      id: expect.stringMatching(/^msg_/u) as string,
      type: 'message',
      role: 'assistant',
      model: 'genfam-2.5-flash',
      content: [{ type: 'text' }],
      stop_reason: 'end_turn',
      stop_sequence: null,
    });
    expect(answer.headers.get('x-specway-ignored')).toBe('metadata, anthropic-beta, system[0].cache_control');
  });

  it('gives a call back with its id and signature, byte for byte, over two turns', async () => {
    const signature = 'CpQCAVSoXO4x7hS2vJkUwXb5KbLJ0gG1+/8=';
    const functionCall = { id: 'fc-1', name: 'get_weather', args: { city: 'Porto' } };
    const parts = [{ functionCall, thoughtSignature: signature }];
    const body = { model: 'genfam-3-pro-preview', tools: [weather] };
    bench.upstream.answer(
      answerJson({ candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP' }] }),
      playWhole('gemini', 'content'),
    );
    const first = (await send(body)).json() as { content: readonly { id: string }[]; stop_reason: string };
    expect(first.stop_reason).toBe('tool_use');
    expect(first.content).toMatchObject([
      { type: 'tool_use', name: 'get_weather', input: { city: 'Porto' } },
    ]);
    const result = { type: 'tool_result', tool_use_id: first.content[0]?.id, content: 'Rain' };
    const messages = [
      ...base.messages,
      { role: 'assistant', content: first.content },
      { role: 'user', content: [result] },
    ];
    expect((await send({ ...body, messages })).status).toBe(200);
    expect(readBody(1).contents).toEqual([
      { role: 'user', parts: [{ text: 'Hi' }] },
      { role: 'model', parts },
      {
        role: 'user',
        parts: [{ functionResponse: { id: 'fc-1', name: 'get_weather', response: { output: 'Rain' } } }],
      },
    ]);
  });

  it('turns a stream of text', async () => {
    bench.upstream.answer(playStream('gemini', 'text'));
    const answer = await stream();
    expect(bench.upstream.calls[0]?.path).toBe(
      '/v1beta/models/gemini-2.5-flash:streamGenerateContent?alt=sse',
    );
    expect(readBody()).not.toHaveProperty('stream');
    const events = readEvents(answer.text).filter(({ event }) => event !== 'ping');
    expect(events.every(({ event, data }) => event === data.type)).toBe(true);
    expect(events.map(({ event }) => event).filter((name) => name !== 'content_block_delta')).toEqual([
      'message_start',
      'content_block_start',
      'content_block_stop',
      'message_delta',
      'message_stop',
    ]);
    const text = events.flatMap(({ data }) => (data.delta as JsonObject | undefined)?.text ?? []).join('');
    expect(text.startsWith('Hello! The naïve answer is')).toBe(true);
    expect(events[0]?.data.message).toMatchObject({ model: 'genfam-2.5-flash', usage: { input_tokens: 8 } });
  });

  it('turns a stream of a thought and a call', async () => {
    bench.upstream.answer(playStream('gemini', 'function-call'));
    const events = readEvents((await stream({ tools: [weather] })).text);
    const blocks = events.filter(({ event }) => event === 'content_block_start').map(({ data }) => data);
    expect(blocks).toMatchObject([
      { index: 0, content_block: { type: 'thinking' } },
      { index: 1, content_block: { type: 'tool_use', name: 'get_weather', input: {} } },
    ]);
    const end = events.find(({ event }) => event === 'message_delta')?.data;
    expect(end).toMatchObject({
      delta: { stop_reason: 'tool_use' },
      usage: { input_tokens: 54, output_tokens: 75 },
    });
  });

  it('writes each event as its chunk arrives', async () => {
    const part = (text: string) => ({ candidates: [{ content: { role: 'model', parts: [{ text }] } }] });
    bench.upstream.answer(playChunks([part('one'), 400, part('two')]));
    const response = await fetch(`${bench.gateway.url}/v1/messages`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-api-key': bench.gateway.apiKey,
        'anthropic-version': '2023-06-01',
      },
      body: JSON.stringify({ ...base, stream: true }),
    });
    const { value } = await response.body!.pipeThrough(new TextDecoderStream()).getReader().read();
    expect(value).toContain('"text":"one"');
    expect(value).not.toContain('"text":"two"');
  });

  it('ends the upstream call when the client leaves', async () => {
    bench.upstream.answer(
      playChunks([{ candidates: [{ content: { role: 'model', parts: [{ text: 'one' }] } }] }, 60_000]),
    );
    const leaving = new AbortController();
    const response = await fetch(`${bench.gateway.url}/v1/messages`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-api-key': bench.gateway.apiKey,
        'anthropic-version': '2023-06-01',
      },
      body: JSON.stringify({ ...base, stream: true }),
      signal: leaving.signal,
    });
    await response.body!.getReader().read();
    leaving.abort();
    expect(await bench.upstream.calls[0]?.outcome).toBe('left');
  });

  it('never makes a truncated stream a success', async () => {
    bench.upstream.answer(playStream('gemini', 'text', { events: 2 }));
    const events = readEvents((await stream()).text);
    expect(events.at(-1)).toMatchObject({
      event: 'error',
      data: { type: 'error', error: { code: 'stream_truncated' } },
    });
    expect(events.map(({ event }) => event)).not.toContain('message_stop');
  });

  it('passes an error in mid-stream on as the event of format B', async () => {
    const chunk = { candidates: [{ content: { role: 'model', parts: [{ text: 'one' }] } }] };
    const error = { error: { code: 503, message: 'Down', status: 'UNAVAILABLE' } };
    bench.upstream.answer(playChunks([chunk, error]));
    const events = readEvents((await stream()).text);
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { error: { code: 'upstream_error' } } });
  });

  it('answers with a status where the upstream fails before the first event', async () => {
    bench.upstream.answerAlways(answerStatus(429));
    const limited = await stream();
    expect(limited.status).toBe(429);
    expect(readError(limited)).toMatchObject({ type: 'rate_limit_error', code: 'rate_limit_exceeded' });
    bench.upstream.answerAlways(resetAtOnce());
    expect((await stream()).status).toBe(502);
  });

  it('makes a blocked prompt a refusal, whole and streamed', async () => {
    bench.upstream.answer(playWhole('gemini', 'blocked'));
    expect((await send()).json()).toMatchObject({ content: [], stop_reason: 'refusal' });
    bench.upstream.answer(playChunks([{ promptFeedback: { blockReason: 'SAFETY' } }]));
    const events = readEvents((await stream()).text);
    expect(events.map(({ event }) => event)).toEqual(['message_start', 'message_delta', 'message_stop']);
    expect(events[1]?.data).toMatchObject({ delta: { stop_reason: 'refusal' } });
  });

  it('says what the upstream rejected in the words of the client', async () => {
    bench.upstream.answer(playWhole('gemini', 'error-invalid-argument', 400));
    const answer = await send();
    expect(answer.status).toBe(400);
    expect(readError(answer)).toMatchObject({
      type: 'invalid_request_error',
      message: "Invalid value at 'output_config.format' (TYPE_STRING), 7",
    });
  });

  it('says so too where the upstream rejects the request within a stream', async () => {
    const error = { code: 400, message: '* contents[0].parts: bad', status: 'INVALID_ARGUMENT' };
    const chunk = { candidates: [{ content: { role: 'model', parts: [{ text: 'one' }] } }] };
    bench.upstream.answer(playChunks([chunk, 50, { error }]));
    const { data } = readEvents((await stream()).text).at(-1) ?? {};
    expect(data).toMatchObject({ error: { message: '* messages: bad' } });
  });

  it('asks nobody for what it refuses by name', async () => {
    const answer = await send({ tools: [{ type: 'bash_20241022', name: 'bash' }] });
    expect(answer.status).toBe(400);
    expect(readError(answer)).toMatchObject({ code: 'unsupported_parameter' });
    expect(String(readError(answer).message)).toContain('tools[0]');
    expect(bench.upstream.calls).toHaveLength(0);
  });

  it('counts tokens', async () => {
    bench.upstream.answer(playWhole('gemini', 'count-tokens'));
    const { max_tokens: _, ...body } = { ...base, system: 'Be brief.', tools: [weather] };
    const path = '/v1/messages/count_tokens';
    const answer = await sendMessage(bench.gateway, body, { profile: 'vendor', path });
    expect(answer.json()).toEqual({ input_tokens: 8 });
    expect(bench.upstream.calls[0]?.path).toBe('/v1beta/models/gemini-2.5-flash:countTokens');
    expect(readBody()).toMatchObject({
      generateContentRequest: {
        model: 'models/gemini-2.5-flash',
        systemInstruction: { parts: [{ text: 'Be brief.' }] },
        contents: [{ role: 'user', parts: [{ text: 'Hi' }] }],
      },
    });
  });
});

describe('createMessage at vertex', () => {
  it('asks and counts as Vertex AI does', async () => {
    const tokens = await createTokenServer();
    const { credential } = tokens;
    const models = { 'genfam-2.5-flash': 'gemini-2.5-flash' };
    const bench = await createPictureGateway({
      provider: 'vertex',
      models,
      credential,
      prefix: '/v1/places/x',
    });
    try {
      bench.upstream.answer(playWhole('gemini', 'content'), playWhole('gemini', 'count-tokens'));
      const messages = [{ role: 'user', content: 'Hi' }];
      const body = { model: 'genfam-2.5-flash', max_tokens: 9, messages };
      const answer = await sendMessage(bench.gateway, body);
      expect(answer.json()).toMatchObject({
        type: 'message',
        model: 'genfam-2.5-flash',
        stop_reason: 'end_turn',
      });
      const { max_tokens: _, ...counted } = body;
      const count = await sendMessage(bench.gateway, counted, { path: '/v1/messages/count_tokens' });
      expect(count.json()).toEqual({ input_tokens: 8 });
      expect(bench.upstream.calls.map((call) => [call.path.split('/').at(-1), call.json()])).toEqual([
        [
          'gemini-2.5-flash:generateContent',
          { contents: [{ role: 'user', parts: [{ text: 'Hi' }] }], generationConfig: { maxOutputTokens: 9 } },
        ],
        ['gemini-2.5-flash:countTokens', { contents: [{ role: 'user', parts: [{ text: 'Hi' }] }] }],
      ]);
    } finally {
      await bench.stop();
      await tokens.close();
    }
  });
});

describe.each(['gemini', 'vertex'] as const)('countMessageTokens at %s', (provider) => {
  let bench: PictureGateway;
  let tokens: Awaited<ReturnType<typeof createTokenServer>>;

  beforeEach(async () => {
    tokens = await createTokenServer();
    const models = { 'genfam-2.5-flash': 'gemini-2.5-flash' };
    const vertex = { credential: tokens.credential, prefix: '/v1/places/x' };
    bench = await createPictureGateway({ provider, models, ...(provider === 'vertex' ? vertex : {}) });
    bench.upstream.answer(playWhole('gemini', 'count-tokens'));
  });

  afterEach(async () => {
    await bench.stop();
    await tokens.close();
  });

  const count = async (body: JsonObject) => {
    const answer = await sendMessage(
      bench.gateway,
      { model: 'genfam-2.5-flash', tools: [weather], ...body },
      { profile: 'vendor', path: '/v1/messages/count_tokens' },
    );
    expect(answer.json()).toEqual({ input_tokens: 8 });
    return answer.headers.get('x-specway-ignored');
  };

  it('names what says how to answer, which has no tokens and is not sent', async () => {
    const ignored = await count({
      messages: [{ role: 'user', content: 'Hi' }],
      tool_choice: { type: 'any' },
      thinking: { type: 'enabled', budget_tokens: 2_000 },
      max_tokens: 4_000,
    });
    expect(ignored).toBe('tool_choice, thinking, max_tokens');
    const sent = JSON.stringify(bench.upstream.calls[0]?.json());
    expect(sent).not.toMatch(/toolConfig|generationConfig/);
  });

  it('names in the words of the client what the upstream does not take', async () => {
    const signature = sealSignature({ provider: 'anthropic', signature: 'x' });
    const id = renderToolUseId({ callId: 'one', signature });
    const ignored = await count({
      messages: [
        { role: 'user', content: 'Hi' },
        { role: 'assistant', content: [{ type: 'tool_use', id, name: 'get_weather', input: {} }] },
        { role: 'user', content: [{ type: 'tool_result', tool_use_id: id, content: 'Sun' }] },
      ],
    });
    expect(ignored).toBe('messages');
  });
});
