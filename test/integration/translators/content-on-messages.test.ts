import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerEventStream, answerJson, keepSilent } from '../../support/fake-answers.ts';
import { readEvents, sendContent, type Answer, type JsonObject } from '../../support/interface-client.ts';
import { createPictureGateway, type PictureGateway } from '../../support/picture-gateway.ts';
import { playStream, playWhole, readChunks, writeEvent } from '../../support/read-fixture.ts';

const messages = [{ role: 'user', content: [{ type: 'text', text: 'What is the weather in Oslo?' }] }];
const question = { role: 'user', parts: [{ text: 'What is the weather in Oslo?' }] };
const declaration = {
  name: 'get_weather',
  description: 'Tells the weather.',
  parameters: { type: 'OBJECT', properties: { city: { type: 'STRING' } }, required: ['city'] },
};
const tools = [{ functionDeclarations: [declaration] }];
const weatherTool = {
  name: 'get_weather',
  description: 'Tells the weather.',
  input_schema: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
};

interface Chunk {
  readonly candidates: readonly [
    { readonly content?: { readonly parts: readonly JsonObject[] }; readonly finishReason?: string },
  ];
  readonly usageMetadata: JsonObject;
  readonly modelVersion: string;
  readonly responseId: string;
}

describe('generateContent on models of format B', () => {
  let bench: PictureGateway;

  beforeEach(async () => {
    bench = await createPictureGateway({
      provider: 'anthropic',
      models: { 'chatfam-sonnet-4-6': 'claude-sonnet-4-6', 'chatfam-opus-4-8': 'claude-opus-4-8' },
    });
  });

  afterEach(async () => {
    await bench.stop();
  });

  const model = 'chatfam-sonnet-4-6';
  const send = async (body: JsonObject, options: object = {}) =>
    await sendContent(bench.gateway, body, { model, profile: 'vendor', ...options });
  const stream = async (body: JsonObject, options: object = {}) =>
    await send(body, { verb: 'streamGenerateContent', query: 'alt=sse', ...options });
  const readChunkList = ({ text }: Answer) => readEvents(text).map(({ data }) => data as unknown as Chunk);
  const readError = (answer: Answer) => (answer.json() as { readonly error: JsonObject }).error;

  it('asks in format B and answers in format C', async () => {
    bench.upstream.answer(playWhole('anthropic', 'message-tool-use'));
    const answer = await send({
      systemInstruction: { parts: [{ text: 'Be brief.' }] },
      contents: [question],
      tools,
      toolConfig: { functionCallingConfig: { mode: 'AUTO' } },
      generationConfig: { maxOutputTokens: 500, temperature: 0.5, seed: 1 },
    });
    expect(answer.status).toBe(200);
    const [call] = bench.upstream.calls;
    expect(call?.path).toBe('/v1/messages');
    expect(call?.headers).toMatchObject({
      'anthropic-version': '2023-06-01',
      'x-api-key': 'upstream-secret-0001',
    });
    expect(call?.json()).toEqual({
      model: 'claude-sonnet-4-6',
      max_tokens: 500,
      system: 'Be brief.',
      messages,
      tools: [weatherTool],
      temperature: 0.5,
    });
    const value = answer.json() as unknown as Chunk;
    expect(value).toMatchObject({ modelVersion: model, responseId: expect.stringMatching(/^msg_/) });
    expect(value.candidates[0]).toMatchObject({ finishReason: 'STOP', content: { role: 'model' } });
    const call_ = value.candidates[0].content?.parts?.find((part) => part.functionCall !== undefined);
    expect(call_?.functionCall).toMatchObject({ id: expect.stringMatching(/^toolu_/), name: 'get_weather' });
    expect(answer.headers.get('x-specway-ignored')).toBe('generationConfig.seed');
  });

  it('reads the results of parallel calls by their ids', async () => {
    bench.upstream.answer(playWhole('anthropic', 'message'));
    const call = (id: string, city: string) => ({
      functionCall: { id, name: 'get_weather', args: { city } },
    });
    const result = (id: string, output: string) => ({
      functionResponse: { id, name: 'get_weather', response: { output } },
    });
    await send({
      contents: [
        question,
        { role: 'model', parts: [call('toolu_a', 'Oslo'), call('toolu_b', 'Rome')] },
        { role: 'user', parts: [result('toolu_b', 'hot'), result('toolu_a', 'cold')] },
      ],
      tools,
    });
    expect(bench.upstream.calls[0]?.json()).toMatchObject({
      messages: [
        ...messages,
        {
          role: 'assistant',
          content: [
            { type: 'tool_use', id: 'toolu_a', name: 'get_weather', input: { city: 'Oslo' } },
            { type: 'tool_use', id: 'toolu_b', name: 'get_weather', input: { city: 'Rome' } },
          ],
        },
        {
          role: 'user',
          content: [
            { type: 'tool_result', tool_use_id: 'toolu_b', content: 'hot' },
            { type: 'tool_result', tool_use_id: 'toolu_a', content: 'cold' },
          ],
        },
      ],
    });
  });

  it('streams text as it comes', async () => {
    bench.upstream.answer(playStream('anthropic', 'text', { paceMs: 5 }));
    const answer = await stream({ contents: [question] });
    expect(bench.upstream.calls[0]?.json()).toEqual({
      model: 'claude-sonnet-4-6',
      max_tokens: 128_000,
      messages,
      stream: true,
    });
    const chunks = readChunkList(answer);
    expect(chunks.length).toBeGreaterThan(2);
    const said = chunks
      .flatMap(({ candidates }) => candidates[0].content?.parts ?? [])
      .map(({ text }) => text);
    expect(said.join('')).toBe(readText('text'));
    expect(chunks.map(({ candidates }) => candidates[0].finishReason)).toEqual([
      ...chunks.slice(1).map(() => undefined),
      'STOP',
    ]);
    expect(new Set(chunks.map(({ responseId }) => responseId)).size).toBe(1);
    expect(chunks.every(({ modelVersion }) => modelVersion === model)).toBe(true);
  });

  it('writes the same chunks as one JSON array', async () => {
    bench.upstream.answerAlways(playStream('anthropic', 'tool-use', { paceMs: 2 }));
    const events = readChunkList(await stream({ contents: [question], tools }));
    const array = await stream({ contents: [question], tools }, { query: '' });
    expect(array.headers.get('content-type')).toContain('application/json');
    const join = (chunks: readonly Chunk[]) => JSON.stringify(mergeTexts(chunks));
    expect(join(JSON.parse(array.text) as readonly Chunk[])).toBe(join(events));
    const calls = events.flatMap(({ candidates }) =>
      (candidates[0].content?.parts ?? []).filter(({ functionCall }) => functionCall !== undefined),
    );
    expect(calls).toMatchObject([{ functionCall: { name: 'get_weather', args: expect.any(Object) } }]);
  });

  it('carries thoughts to and fro', async () => {
    bench.upstream.answer(playStream('anthropic', 'thinking'), playWhole('anthropic', 'message'));
    const generationConfig = { thinkingConfig: { thinkingBudget: 2000, includeThoughts: true } };
    const chunks = readChunkList(await stream({ contents: [question], generationConfig }));
    expect(bench.upstream.calls[0]?.json()).toMatchObject({
      thinking: { type: 'enabled', budget_tokens: 2000 },
    });
    const parts = chunks.flatMap(({ candidates }) => candidates[0].content?.parts ?? []);
    expect(parts.some(({ thought }) => thought === true)).toBe(true);
    const next = { role: 'user', parts: [{ text: 'And now?' }] };
    const contents = [question, { role: 'model', parts }, next];
    const answer = await send({ contents, generationConfig });
    expect(answer.headers.get('x-specway-ignored')).toBeNull();
    const [thought] = readChunks('anthropic', 'thinking').flatMap((line) => {
      const { delta } = JSON.parse(line) as { readonly delta?: { readonly signature?: string } };
      return delta?.signature === undefined ? [] : [delta.signature];
    });
    expect(bench.upstream.calls[1]?.json()).toMatchObject({
      messages: [{}, { role: 'assistant', content: [{ type: 'thinking', signature: thought }, {}] }, {}],
    });
  });

  it('counts tokens', async () => {
    bench.upstream.answer(playWhole('anthropic', 'count-tokens'));
    const answer = await send({ contents: [question] }, { verb: 'countTokens' });
    const [call] = bench.upstream.calls;
    expect(call?.path).toBe('/v1/messages/count_tokens');
    expect(call?.json()).toEqual({ model: 'claude-sonnet-4-6', messages });
    expect(answer.json()).toEqual({ totalTokens: expect.any(Number) });
  });

  it('takes requests in the neutral profile', async () => {
    bench.upstream.answer(playWhole('anthropic', 'message'));
    const answer = await send(
      { contents: [question], generationConfig: { temperature: 2, topP: 1 } },
      { profile: 'neutral' },
    );
    expect(answer.status).toBe(200);
    expect(bench.upstream.calls[0]?.json()).toMatchObject({ temperature: 1 });
    expect(answer.headers.get('x-specway-ignored')).toBe('generationConfig.temperature');
  });

  it('names settings that the model itself refuses in the words of the client', async () => {
    bench.upstream.answer(playWhole('anthropic', 'message'));
    const generationConfig = { temperature: 0.5, topK: 3 };
    const answer = await send({ contents: [question], generationConfig }, { model: 'chatfam-opus-4-8' });
    expect(answer.headers.get('x-specway-ignored')).toBe(
      'generationConfig.temperature, generationConfig.topK',
    );
  });

  it('refuses by name what models of format B do not have, without asking', async () => {
    const answer = await send({ contents: [question], tools: [{ googleSearch: {} }] });
    expect(answer.status).toBe(400);
    expect(readError(answer)).toMatchObject({
      status: 'INVALID_ARGUMENT',
      details: [{ fieldViolations: [{ field: 'tools[0].googleSearch' }] }, { domain: 'specway' }],
    });
    expect(bench.upstream.calls).toHaveLength(0);
  });

  it.each([
    ['error-overloaded', 529, 503, 'UNAVAILABLE'],
    ['error-rate-limit', 429, 429, 'RESOURCE_EXHAUSTED'],
    ['error-invalid-request', 400, 400, 'INVALID_ARGUMENT'],
  ])('renders %s', async (name, upstreamStatus, status, word) => {
    bench.upstream.answerAlways(playWhole('anthropic', name, upstreamStatus));
    const answer = await send({ contents: [question] });
    expect(answer.status).toBe(status);
    expect(readError(answer)).toMatchObject({ status: word });
  });

  it('says the upstream’s rejection in the words of the client', async () => {
    const error = { type: 'invalid_request_error', message: 'messages.0.content.0.text: too sad' };
    bench.upstream.answer(answerJson({ type: 'error', error }, { status: 400 }));
    expect(readError(await send({ contents: [question] }))).toMatchObject({ message: 'contents: too sad' });
  });

  it.each([
    ['breaks off', playStream('anthropic', 'text', { events: 5 })],
    ['is reset', playStream('anthropic', 'text', { events: 5, end: 'reset' })],
    ['fails', playStream('anthropic', 'overloaded')],
  ])('ends with an error where the upstream’s stream %s', async (_, play) => {
    bench.upstream.answerAlways(play);
    const answer = await stream({ contents: [question] });
    const last = readEvents(answer.text).at(-1)?.data;
    expect(last).toMatchObject({ error: { status: 'UNAVAILABLE' } });
    expect(answer.text).not.toContain('finishReason');
  });

  it('ends the upstream call when the client leaves', async () => {
    const [start = '', ...rest] = readChunks('anthropic', 'text').map((line) =>
      writeEvent('anthropic', line),
    );
    bench.upstream.answer(answerEventStream([start, ...rest.slice(0, 4)], 'hold'));
    const leaving = new AbortController();
    const url = `${bench.gateway.url}/v1beta/models/${model}:streamGenerateContent?alt=sse`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'x-goog-api-key': bench.gateway.apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({ contents: [question] }),
      signal: leaving.signal,
    });
    const reader = response.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    leaving.abort();
    await expect(bench.upstream.calls[0]?.outcome).resolves.toBe('left');
  });

  it('ends the upstream call when the client leaves before anything came', async () => {
    bench.upstream.answer(keepSilent());
    const leaving = new AbortController();
    const answer = send({ contents: [question] }, { signal: leaving.signal });
    const call = await bench.upstream.waitForCall(0);
    leaving.abort();
    await expect(answer).rejects.toThrow();
    await expect(call.outcome).resolves.toBe('left');
  });
});

/** All that is said in a stream of format B. */
function readText(name: string): string {
  return readChunks('anthropic', name)
    .map((line) => (JSON.parse(line) as { readonly delta?: { readonly text?: string } }).delta?.text ?? '')
    .join('');
}

/** The parts of all chunks; pieces of one text depend on how the bytes arrived. */
function mergeTexts(chunks: readonly Chunk[]): readonly JsonObject[] {
  const merged: JsonObject[] = [];
  for (const part of chunks.flatMap(({ candidates }) => candidates[0].content?.parts ?? [])) {
    const last = merged.at(-1);
    if (typeof part.text === 'string' && typeof last?.text === 'string') {
      merged[merged.length - 1] = { text: last.text + part.text };
    } else merged.push(part);
  }
  return merged;
}
