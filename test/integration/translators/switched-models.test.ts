import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { answerEventStream, answerJson, answerStatus } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeAnswer, type FakeUpstream } from '../../support/fake-upstream.ts';
import {
  readEvents,
  sendContent,
  sendMessage,
  type Answer,
  type JsonObject,
} from '../../support/interface-client.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { writeEvent } from '../../support/read-fixture.ts';

/** What every envelope begins with. */
const mark = 'c3BlY3dheS0x';
const skip = 'skip_thought_signature_validator';
const sonnet = 'chatfam-sonnet-4-6';
const gemini = 'genfam-3-pro-preview';
const deliveries = ['whole', 'stream'] as const;
type Delivery = (typeof deliveries)[number];

const schema = { type: 'object', properties: { city: { type: 'string' } } };
const input = { city: 'Oslo' };

/** An answer of format B with these blocks, whole and as a stream. */
function playMessage(content: readonly JsonObject[], delivery: Delivery): FakeAnswer {
  const usage = { input_tokens: 5, output_tokens: 7 };
  const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'claude', stop_sequence: null };
  if (delivery === 'whole') return answerJson({ ...message, content, stop_reason: 'tool_use', usage });
  const events: JsonObject[] = [
    { type: 'message_start', message: { ...message, content: [], stop_reason: null, usage } },
    ...content.flatMap((block, index) => [
      { type: 'content_block_start', index, content_block: emptyBlock(block) },
      ...listDeltas(block).map((delta) => ({ type: 'content_block_delta', index, delta })),
      { type: 'content_block_stop', index },
    ]),
    { type: 'message_delta', delta: { stop_reason: 'tool_use', stop_sequence: null }, usage },
    { type: 'message_stop' },
  ];
  return answerEventStream(
    events.flatMap((event) => [writeEvent('anthropic', JSON.stringify(event)), 5] as const),
  );
}

function emptyBlock(block: JsonObject): JsonObject {
  if (block.type === 'thinking') return { ...block, thinking: '', signature: '' };
  return block.type === 'tool_use' ? { ...block, input: {} } : { ...block, text: '' };
}

function listDeltas(block: JsonObject): readonly JsonObject[] {
  if (block.type === 'tool_use') {
    return [{ type: 'input_json_delta', partial_json: JSON.stringify(block.input) }];
  }
  if (block.type === 'text') return [{ type: 'text_delta', text: block.text }];
  return [
    { type: 'thinking_delta', thinking: 'Hm, ' },
    { type: 'thinking_delta', thinking: 'Oslo.' },
    { type: 'signature_delta', signature: block.signature },
  ];
}

/** An answer of format C with these parts, whole or as a chunk for each. */
function playParts(parts: readonly JsonObject[], delivery: Delivery): FakeAnswer {
  const answer = (some: readonly JsonObject[], more: JsonObject = {}) => ({
    candidates: [{ content: { role: 'model', parts: some }, index: 0, ...more }],
    usageMetadata: { promptTokenCount: 5, candidatesTokenCount: 7, totalTokenCount: 12 },
    responseId: 'r1',
  });
  if (delivery === 'whole') return answerJson(answer(parts, { finishReason: 'STOP' }));
  const chunks = [...parts.map((part) => answer([part])), answer([{ text: '' }], { finishReason: 'STOP' })];
  return answerEventStream(
    chunks.flatMap((chunk) => [writeEvent('gemini', JSON.stringify(chunk)), 5] as const),
  );
}

/** The blocks of an answer as a client puts them together. */
function readBlocks(answer: Answer, delivery: Delivery): readonly JsonObject[] {
  expect(answer.status).toBe(200);
  if (delivery === 'whole') return answer.json().content as readonly JsonObject[];
  const blocks: Record<string, unknown>[] = [];
  for (const { event, data } of readEvents(answer.text)) {
    const at = data.index as number;
    if (event === 'content_block_start') blocks[at] = { ...(data.content_block as JsonObject) };
    if (event === 'content_block_delta') addDelta(blocks[at] ?? {}, data.delta as JsonObject);
  }
  return blocks;
}

function addDelta(block: Record<string, unknown>, delta: JsonObject): void {
  if (delta.type === 'input_json_delta') block.input = JSON.parse(String(delta.partial_json));
  for (const name of ['text', 'thinking', 'signature']) {
    if (delta[name] !== undefined) block[name] = String(block[name]) + String(delta[name]);
  }
}

/** The contents of an answer as clients keep them: one for each chunk. */
function readContents(answer: Answer, delivery: Delivery): readonly JsonObject[] {
  expect(answer.status).toBe(200);
  const chunks = delivery === 'whole' ? [answer.json()] : readEvents(answer.text).map(({ data }) => data);
  return chunks.map(({ candidates }) => (candidates as readonly JsonObject[])[0]?.content as JsonObject);
}

const listParts = (contents: unknown): readonly JsonObject[] =>
  (contents as readonly JsonObject[]).flatMap(({ parts }) => parts as readonly JsonObject[]);

describe('a conversation that changes its model', () => {
  let claude: FakeUpstream;
  let google: FakeUpstream;
  let gateway: TestGateway;

  beforeEach(async () => {
    [claude, google] = await Promise.all([createFakeUpstream(), createFakeUpstream()]);
    gateway = await createTestGateway({
      config: {
        deployments: [
          createUpstreamDeployment('anthropic', claude.url),
          createUpstreamDeployment('gemini', google.url),
        ],
        models: {
          'chatfam-haiku-4-5': { fallbacks: [gemini], aliases: [] },
          'genfam-3-flash-preview': { fallbacks: [sonnet], aliases: [] },
        },
      },
    });
  });

  afterEach(async () => {
    await gateway.stop();
    await Promise.all([claude.close(), google.close()]);
  });

  const readIgnored = (answer: Answer) => answer.headers.get('x-specway-ignored')?.split(', ') ?? [];

  describe('in format B', () => {
    const question = { role: 'user', content: 'How is the weather in Oslo?' };
    const ask = async (model: string, messages: readonly JsonObject[], delivery: Delivery) =>
      await sendMessage(
        gateway,
        {
          model,
          max_tokens: 5000,
          thinking: { type: 'enabled', budget_tokens: 2000 },
          tools: [{ name: 'f', input_schema: schema }],
          messages,
          ...(delivery === 'stream' ? { stream: true } : {}),
        },
        { profile: 'vendor' },
      );
    const answerCall = (blocks: readonly JsonObject[]) => [
      question,
      { role: 'assistant', content: blocks },
      {
        role: 'user',
        content: blocks
          .filter(({ type }) => type === 'tool_use')
          .map(({ id }) => ({ type: 'tool_result', tool_use_id: id, content: 'Rain' })),
      },
    ];
    const signed = { text: 'Hm.', thought: true, thoughtSignature: 'Th+1=' };
    const call = { functionCall: { id: 'c-1', name: 'f', args: input }, thoughtSignature: 'Ca+1=' };
    const done = [{ type: 'text', text: 'Rain.' }];

    it.each(
      deliveries.flatMap((delivery) => [
        [delivery, 'signed', signed] as const,
        [delivery, 'unsigned', { text: 'Hm.', thought: true }] as const,
      ]),
    )('leaves out the thoughts of the other format (%s, %s)', async (delivery, _, thought) => {
      google.answer(playParts([thought, call], delivery));
      claude.answer(playMessage(done, delivery));
      const blocks = readBlocks(await ask(gemini, [question], delivery), delivery);
      expect(blocks.map(({ type }) => type)).toEqual(['thinking', 'tool_use']);
      expect(blocks[0]?.signature).toEqual(expect.stringContaining(mark));
      const answer = await ask(sonnet, answerCall(blocks), delivery);
      expect(readBlocks(answer, delivery)).toEqual(done);
      const body = claude.calls[0]?.json() as JsonObject;
      expect(body.messages).toEqual(answerCall(blocks.slice(1)));
      // Where the thoughts of a tool loop are lost, it goes on without thinking.
      expect(body).not.toHaveProperty('thinking');
      expect(readIgnored(answer)).toEqual(['messages[1].content[0]', 'thinking']);
    });

    it.each(deliveries)('goes on thinking where no tool loop is open (%s)', async (delivery) => {
      google.answer(playParts([signed], delivery));
      claude.answer(playMessage(done, delivery));
      const blocks = readBlocks(await ask(gemini, [question], delivery), delivery);
      const messages = [question, { role: 'assistant', content: blocks }, question];
      const answer = await ask(sonnet, messages, delivery);
      const body = claude.calls[0]?.json() as JsonObject;
      // An answer of thoughts alone leaves nothing behind.
      expect(body).toMatchObject({ messages: [question, question], thinking: { type: 'enabled' } });
      expect(readIgnored(answer)).toEqual(['messages[1].content[0]']);
    });

    it.each(deliveries)('gives each model its own thoughts after a fallback (%s)', async (delivery) => {
      const own = { type: 'thinking', thinking: 'Hm, Oslo.', signature: 'EqQB+/8=' };
      const toolUse = (id: string) => ({ type: 'tool_use', id, name: 'f', input });
      claude.answer(playMessage([own, toolUse('toolu_01')], delivery), answerStatus(529));
      google.answer(playParts([signed, call], delivery));
      claude.answer(playMessage(done, delivery));
      const model = 'chatfam-haiku-4-5';
      const first = answerCall(readBlocks(await ask(model, [question], delivery), delivery));
      const second = readBlocks(await ask(model, first, delivery), delivery);
      expect(google.calls[0]?.body.toString()).not.toContain('EqQB+/8=');
      const messages = [...first, ...answerCall(second).slice(1)];
      expect((await ask(model, messages, delivery)).status).toBe(200);
      const body = claude.calls[2]?.json() as JsonObject;
      expect(body.messages).toEqual([
        question,
        { role: 'assistant', content: [own, toolUse('toolu_01')] },
        first[2],
        ...answerCall(second.slice(1)).slice(1),
      ]);
    });
  });

  describe('in format C', () => {
    const question = { role: 'user', parts: [{ text: 'How is the weather in Oslo?' }] };
    const ask = async (
      model: string,
      contents: readonly JsonObject[],
      { delivery, thoughts = true }: { readonly delivery: Delivery; readonly thoughts?: boolean },
    ) =>
      await sendContent(
        gateway,
        {
          contents,
          tools: [{ functionDeclarations: [{ name: 'f', parametersJsonSchema: schema }] }],
          ...(thoughts ? { generationConfig: { thinkingConfig: { includeThoughts: true } } } : {}),
        },
        {
          model,
          profile: 'vendor',
          ...(delivery === 'stream' ? { verb: 'streamGenerateContent', query: 'alt=sse' } : {}),
        },
      );
    const answerCall = (contents: readonly JsonObject[]) => [
      question,
      ...contents,
      {
        role: 'user',
        parts: listParts(contents).flatMap(({ functionCall }) => {
          if (functionCall === undefined) return [];
          const { id, name } = functionCall as JsonObject;
          return [{ functionResponse: { id, name, response: { output: 'Rain' } } }];
        }),
      },
    ];
    const thinking = { type: 'thinking', thinking: 'Hm, Oslo.', signature: 'EqQB+/8=' };
    const toolUse = (id: string) => ({ type: 'tool_use', id, name: 'f', input });
    const functionCall = (id: string) => ({ functionCall: { id, name: 'f', args: input } });

    it.each(deliveries)('leaves out the thoughts of the other format (%s)', async (delivery) => {
      claude.answer(playMessage([thinking, toolUse('toolu_1'), toolUse('toolu_2')], delivery));
      google.answer(playParts([{ text: 'Rain.' }], delivery));
      const contents = readContents(await ask(sonnet, [question], { delivery }), delivery);
      expect(JSON.stringify(contents)).toContain(mark);
      const answer = await ask(gemini, answerCall(contents), { delivery });
      expect(answer.status).toBe(200);
      const body = google.calls[0]?.json() as JsonObject;
      expect(JSON.stringify(body)).not.toContain(mark);
      expect(listParts(body.contents).filter(({ text }) => text !== '')).toEqual([
        ...question.parts,
        { ...functionCall('toolu_1'), thoughtSignature: skip },
        functionCall('toolu_2'),
        expect.objectContaining({ functionResponse: expect.anything() as unknown }),
        expect.objectContaining({ functionResponse: expect.anything() as unknown }),
      ]);
      expect(readIgnored(answer)).toContain('contents[1].parts[0]');
      expect(readIgnored(answer).some((name) => name.endsWith('.thoughtSignature'))).toBe(true);
    });

    it.each(
      deliveries.flatMap((delivery) => [
        [delivery, gemini, skip] as const,
        [delivery, 'genfam-2.5-flash', undefined] as const,
      ]),
    )('marks calls that were made without thinking (%s, %s)', async (delivery, model, thoughtSignature) => {
      claude.answer(playMessage([{ type: 'text', text: 'Let me see.' }, toolUse('toolu_1')], delivery));
      google.answer(playParts([{ text: 'Rain.' }], delivery));
      const options = { delivery, thoughts: false };
      const contents = readContents(await ask(sonnet, [question], options), delivery);
      expect((await ask(model, answerCall(contents), options)).status).toBe(200);
      const body = google.calls[0]?.json() as JsonObject;
      expect(listParts(body.contents).filter((part) => part.functionCall !== undefined)).toEqual([
        { ...functionCall('toolu_1'), ...(thoughtSignature === undefined ? {} : { thoughtSignature }) },
      ]);
      expect(JSON.stringify(body)).not.toContain(mark);
    });

    it.each(deliveries)('gives each model its own thoughts after a fallback (%s)', async (delivery) => {
      const model = 'genfam-3-flash-preview';
      const signed = { ...functionCall('c-1'), thoughtSignature: 'Ca+1=' };
      google.answer(playParts([signed], delivery), answerStatus(503));
      claude.answer(playMessage([thinking, toolUse('toolu_1')], delivery));
      google.answer(playParts([{ text: 'Rain.' }], delivery));
      const first = answerCall(readContents(await ask(model, [question], { delivery }), delivery));
      const second = readContents(await ask(model, first, { delivery }), delivery);
      expect(claude.calls[0]?.body.toString()).not.toContain('Ca+1=');
      const contents = [...first, ...answerCall(second).slice(1)];
      expect((await ask(model, contents, { delivery })).status).toBe(200);
      const body = google.calls[2]?.json() as JsonObject;
      expect(listParts(body.contents).filter((part) => part.functionCall !== undefined)).toEqual([
        signed,
        { ...functionCall('toolu_1'), thoughtSignature: skip },
      ]);
      expect(listParts(body.contents).filter(({ thought }) => thought === true)).toEqual([]);
      expect(JSON.stringify(body)).not.toContain(mark);
    });

    it.each(deliveries)('goes back to the model that thought (%s)', async (delivery) => {
      claude.answer(playMessage([thinking, toolUse('toolu_1')], delivery), playMessage([], delivery));
      const contents = readContents(await ask(sonnet, [question], { delivery }), delivery);
      await ask(sonnet, answerCall(contents), { delivery });
      expect(claude.calls[1]?.json()).toMatchObject({
        messages: [{}, { role: 'assistant', content: [thinking, toolUse('toolu_1')] }, {}],
      });
    });
  });
});
