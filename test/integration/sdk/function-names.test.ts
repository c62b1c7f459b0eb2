import { FunctionCallingConfigMode } from '@google/genai';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerEventStream, answerJson } from '../../support/fake-answers.ts';
import type { FakeExchange } from '../../support/fake-upstream.ts';
import { writeEvent } from '../../support/read-fixture.ts';
import { anthropicVersions, createAnthropicClient, createGenAiClient } from '../../support/sdk-clients.ts';
import { createVendorGateway, type VendorGateway } from '../../support/sdk-gateways.ts';

interface Sent {
  readonly stream?: boolean;
  readonly tools: readonly { readonly name: string }[];
  readonly tool_choice?: object;
  readonly messages: readonly { readonly content: readonly object[] }[];
}

const model = 'claude-sonnet-4-6';
const names = ['mcp_github.search', 'mcp:git hub.search'];
const tools = [{ functionDeclarations: names.map((name) => ({ name, description: 'Searches.' })) }];
const usage = { input_tokens: 9, output_tokens: 5 };
const accepted = /^[a-zA-Z0-9_-]{1,64}$/u;

/** A model of Anthropic's that calls the first tool it is offered, and takes only names that Anthropic's take. */
async function callFirst(exchange: FakeExchange): Promise<void> {
  const sent = exchange.call.json() as Sent;
  const call = { type: 'tool_use', id: 'toolu_1', name: sent.tools[0]!.name, input: {} };
  const message = { id: 'msg_1', type: 'message', role: 'assistant', model, usage };
  const wrong = sent.tools.some(({ name }) => !accepted.test(name));
  if (wrong) return answerJson({ type: 'error', error: {} }, { status: 400 })(exchange);
  if (sent.stream !== true) {
    return answerJson({ ...message, content: [call], stop_reason: 'tool_use', stop_sequence: null })(
      exchange,
    );
  }
  const events = [
    { type: 'message_start', message: { ...message, content: [], stop_reason: null, stop_sequence: null } },
    { type: 'content_block_start', index: 0, content_block: call },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: 'tool_use', stop_sequence: null }, usage },
    { type: 'message_stop' },
  ];
  return answerEventStream(events.map((event) => writeEvent('anthropic', JSON.stringify(event))))(exchange);
}

describe('@google/genai with names of functions that only format C has, on a model of format B', () => {
  let vendor: VendorGateway;

  beforeEach(async () => {
    vendor = await createVendorGateway();
    vendor.upstream.answerAlways(callFirst);
  });

  afterEach(() => vendor.stop());

  it('is told of calls by its own names, whole and streamed', async () => {
    const client = createGenAiClient(vendor.gateway);
    const asked = { model, contents: 'Search.', config: { tools } };
    const { functionCalls } = await client.models.generateContent(asked);
    expect(functionCalls?.map(({ name }) => name)).toEqual([names[0]]);
    const streamed: (string | undefined)[] = [];
    for await (const chunk of await client.models.generateContentStream(asked)) {
      streamed.push(...(chunk.functionCalls ?? []).map(({ name }) => name));
    }
    expect(streamed).toEqual([names[0]]);
  });

  it('goes on with their results, and chooses among them', async () => {
    const client = createGenAiClient(vendor.gateway);
    const call = { id: 'toolu_1', name: names[1]!, args: {} };
    const functionResponse = { id: 'toolu_1', name: names[1]!, response: { output: 'found' } };
    const functionCallingConfig = { mode: FunctionCallingConfigMode.ANY, allowedFunctionNames: [names[1]!] };
    await client.models.generateContent({
      model,
      contents: [
        { role: 'user', parts: [{ text: 'Search.' }] },
        { role: 'model', parts: [{ functionCall: call }] },
        { role: 'user', parts: [{ functionResponse }] },
      ],
      config: { tools, toolConfig: { functionCallingConfig } },
    });
    const sent = vendor.upstream.calls[0]!.json() as Sent;
    const second = sent.tools[1]!.name;
    expect(sent.tool_choice).toEqual({ type: 'tool', name: second });
    expect(sent.messages[1]!.content).toEqual([{ type: 'tool_use', id: 'toolu_1', name: second, input: {} }]);
  });
});

interface SentContent {
  readonly contents: readonly { readonly parts: readonly object[] }[];
  readonly tools: readonly [{ readonly functionDeclarations: readonly { readonly name: string }[] }];
  readonly toolConfig?: object;
}

/** A model of Google's that calls the first function it is offered, and takes only names that Google's take. */
async function callFirstFunction(exchange: FakeExchange): Promise<void> {
  const [{ functionDeclarations }] = (exchange.call.json() as SentContent).tools;
  const taken = /^[a-zA-Z_][a-zA-Z0-9_.-]{0,63}$/u;
  if (functionDeclarations.some(({ name }) => !taken.test(name)))
    return answerJson(
      { error: { code: 400, message: 'Invalid function name.', status: 'INVALID_ARGUMENT' } },
      { status: 400 },
    )(exchange);
  const parts = [{ functionCall: { name: functionDeclarations[0]!.name, args: {} } }];
  const answer = { candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0 }] };
  const isStream = exchange.call.path.includes(':stream');
  if (!isStream) return answerJson(answer)(exchange);
  return answerEventStream([writeEvent('gemini', JSON.stringify(answer))])(exchange);
}

describe.each(anthropicVersions)(
  '@anthropic-ai/sdk %s with names of tools that only format B has, on a model of format C',
  (version) => {
    const given = ['2fa-check', '-x'];
    const offered = given.map((name) => ({ name, input_schema: { type: 'object' as const } }));
    const asked = { model: 'gemini-2.5-pro', max_tokens: 500, tools: offered };
    const hello = { role: 'user' as const, content: 'Check.' };

    let vendor: VendorGateway;

    beforeEach(async () => {
      vendor = await createVendorGateway();
      vendor.upstream.answerAlways(callFirstFunction);
    });

    afterEach(() => vendor.stop());

    it('is told of calls by its own names, whole and streamed', async () => {
      const { messages } = createAnthropicClient(version, vendor.gateway);
      const whole = await messages.create({ ...asked, messages: [hello] });
      expect(whole.content).toMatchObject([{ type: 'tool_use', name: given[0] }]);
      const streamed = await messages.stream({ ...asked, messages: [hello] }).finalMessage();
      expect(streamed.content).toMatchObject([{ type: 'tool_use', name: given[0] }]);
    });

    it('goes on with their results, and chooses among them', async () => {
      const { messages } = createAnthropicClient(version, vendor.gateway);
      const use = { type: 'tool_use' as const, id: 'toolu_1', name: given[1]!, input: {} };
      await messages.create({
        ...asked,
        messages: [
          hello,
          { role: 'assistant', content: [use] },
          { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_1', content: 'found' }] },
        ],
        tool_choice: { type: 'tool', name: given[1]! },
      });
      const sent = vendor.upstream.calls[0]!.json() as SentContent;
      const { name } = sent.tools[0].functionDeclarations[1]!;
      expect(sent.toolConfig).toEqual({
        functionCallingConfig: { mode: 'ANY', allowedFunctionNames: [name] },
      });
      expect(sent.contents.slice(1).map(({ parts }) => parts[0])).toMatchObject([
        { functionCall: { name } },
        { functionResponse: { name } },
      ]);
    });
  },
);
