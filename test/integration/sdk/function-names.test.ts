import { FunctionCallingConfigMode } from '@google/genai';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerEventStream, answerJson } from '../../support/fake-answers.ts';
import type { FakeExchange } from '../../support/fake-upstream.ts';
import { writeEvent } from '../../support/read-fixture.ts';
import { createGenAiClient } from '../../support/sdk-clients.ts';
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
