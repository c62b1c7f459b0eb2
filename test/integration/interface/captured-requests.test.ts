import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendContent, sendMessage, type JsonObject } from '../../support/interface-client.ts';
import { createPictureGateway, type PictureGateway } from '../../support/picture-gateway.ts';
import { playStream, playWhole } from '../../support/read-fixture.ts';

/** Requests as programs send them that are not installed here: older versions, and examples of the vendors' pages. */

let bench: PictureGateway;

afterEach(async () => {
  await bench.stop();
});

const readCall = () => bench.upstream.calls[0]?.json() as JsonObject;
const declaration = {
  name: 'get_weather',
  description: 'w',
  parameters: { required: ['city'], type: 'object', properties: { city: { type: 'string' } } },
};
const aiSdkContents = [{ role: 'user', parts: [{ text: 'hi' }] }];
const aiSdkTools = {
  generationConfig: { temperature: 0 },
  contents: aiSdkContents,
  tools: { functionDeclarations: [declaration] },
  toolConfig: { functionCallingConfig: { mode: 'AUTO' } },
};
const aiSdkSearch = {
  generationConfig: { temperature: 0 },
  contents: aiSdkContents,
  tools: { googleSearch: {} },
};
const restExample = {
  system_instruction: { parts: { text: 'You are a cat. Your name is Neko.' } },
  contents: { role: 'user', parts: { text: 'Good morning! How are you?' } },
  safetySettings: { category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_ONLY_HIGH' },
  tools: { function_declarations: { name: 'get_weather', description: 'w' } },
};

describe('format C at Google', () => {
  beforeEach(async () => {
    bench = await createPictureGateway({
      provider: 'gemini',
      models: { 'genfam-2.5-flash': 'gemini-2.5-flash' },
    });
  });

  const send = (body: JsonObject, options: object = {}) =>
    sendContent(bench.gateway, body, { model: 'gemini-2.5-flash', profile: 'vendor', ...options });

  it.each([
    ['AI SDK 4 with tools', aiSdkTools],
    ['AI SDK 4 with search', aiSdkSearch],
    ["the vendor's REST examples", restExample],
    ['AI Studio for models of before', { contents: aiSdkContents, generationConfig: { topK: 0 } }],
  ])('%s: what was sent reaches Google', async (_name, body) => {
    bench.upstream.answer(playWhole('gemini', 'content'));
    const { status, text } = await send(body);
    expect(status, text).toBe(200);
    expect(readCall()).toEqual(body);
  });

  it('passes a large picture in such a request on', async () => {
    bench.upstream.answer(playWhole('gemini', 'content'));
    const inline_data = { mime_type: 'image/png', data: 'iVBO'.repeat(500_000) };
    const body = { contents: { parts: [{ text: 'What is this?' }, { inline_data }] } };
    const { status, text } = await send(body);
    expect(status, text).toBe(200);
    expect(bench.upstream.calls[0]?.body.equals(Buffer.from(JSON.stringify(body)))).toBe(true);
  });

  it.each([
    ['contents', { contents: restExample.contents }],
    ['a whole request', { generateContentRequest: restExample }],
  ])("counts %s of the vendor's REST examples", async (_name, body) => {
    bench.upstream.answer(playWhole('gemini', 'count-tokens'));
    const { status, text } = await send(body, { verb: 'countTokens' });
    expect(status, text).toBe(200);
  });

  it("streams the answer to the vendor's REST examples", async () => {
    bench.upstream.answer(playStream('gemini', 'text'));
    const { status, text } = await send(restExample, { verb: 'streamGenerateContent' });
    expect(status, text).toBe(200);
  });
});

describe('format C at Anthropic', () => {
  beforeEach(async () => {
    const models = { 'chatfam-sonnet-4-6': 'claude-sonnet-4-6' };
    bench = await createPictureGateway({ provider: 'anthropic', models });
  });

  const send = (body: JsonObject, options: object = {}) =>
    sendContent(bench.gateway, body, { model: 'claude-sonnet-4-6', profile: 'vendor', ...options });

  it('reads one object as a list of one', async () => {
    bench.upstream.answer(playWhole('anthropic', 'message'));
    const { status, text } = await send(restExample);
    expect(status, text).toBe(200);
    expect(readCall()).toMatchObject({
      system: 'You are a cat. Your name is Neko.',
      messages: [{ role: 'user', content: [{ type: 'text', text: 'Good morning! How are you?' }] }],
      tools: [{ name: 'get_weather' }],
    });
  });

  it('takes a topK of 0 for none', async () => {
    bench.upstream.answer(playWhole('anthropic', 'message'));
    const { status, headers } = await send({ contents: aiSdkContents, generationConfig: { topK: 0 } });
    expect([status, headers.get('x-specway-ignored')]).toEqual([200, null]);
    expect(readCall()).not.toHaveProperty('top_k');
  });

  it('counts what Gemini CLI has after the first call of a tool', async () => {
    bench.upstream.answer(playWhole('anthropic', 'count-tokens'));
    const contents = [
      { role: 'user', parts: [{ text: 'Read note.txt' }] },
      {
        role: 'model',
        parts: [{ functionCall: { id: 'toolu_a', name: 'read_file', args: { path: 'note.txt' } } }],
      },
    ];
    const { status, text } = await send({ contents }, { verb: 'countTokens' });
    expect(status, text).toBe(200);
    expect(readCall().messages).toEqual([
      { role: 'user', content: [{ type: 'text', text: 'Read note.txt' }] },
      {
        role: 'assistant',
        content: [{ type: 'tool_use', id: 'toolu_a', name: 'read_file', input: { path: 'note.txt' } }],
      },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_a' }] },
    ]);
  });
});

describe('format B with the defaults of @langchain/anthropic 0.3', () => {
  const body = {
    model: 'claude-sonnet-4-5',
    top_k: -1,
    top_p: -1,
    stream: false,
    max_tokens: 2048,
    thinking: { type: 'disabled' },
    messages: [{ role: 'user', content: 'hi' }],
  };
  const models = { 'chatfam-sonnet-4-5': 'claude-sonnet-4-5', 'genfam-2.5-flash': 'gemini-2.5-flash' };
  const send = (change: JsonObject = {}) =>
    sendMessage(bench.gateway, { ...body, ...change }, { profile: 'vendor' });

  it('reaches Anthropic as it is', async () => {
    bench = await createPictureGateway({ provider: 'anthropic', models });
    bench.upstream.answer(playWhole('anthropic', 'message'));
    const { status, text } = await send();
    expect(status, text).toBe(200);
    expect(readCall()).toEqual(body);
  });

  it('leaves the sampling to a model of format C', async () => {
    bench = await createPictureGateway({ provider: 'gemini', models });
    bench.upstream.answer(playWhole('gemini', 'content'));
    const { status, text, headers } = await send({ model: 'gemini-2.5-flash' });
    expect([status, headers.get('x-specway-ignored')], text).toEqual([200, null]);
    expect(readCall().generationConfig).toEqual({
      maxOutputTokens: 2048,
      thinkingConfig: { thinkingBudget: 0 },
    });
  });

  it.each(['claude-sonnet-4-5', 'gemini-2.5-flash'])('is answered by the simulator as %s', async (model) => {
    bench = await createPictureGateway({ provider: 'simulator', models });
    const { status, text } = await send({ model });
    expect(status, text).toBe(200);
  });
});
