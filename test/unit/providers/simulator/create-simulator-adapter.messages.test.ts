import { describe, expect, it } from 'vitest';
import type { UpstreamCall } from '../../../../src/core/provider.ts';
import { createPictureTools } from '../../../../src/pictures/index.ts';
import { createSimulatorAdapter } from '../../../../src/providers/simulator/create-simulator-adapter.ts';
import {
  createCall,
  createMessageBody,
  createTestClock,
  readStream,
  readWhole,
  weatherTool,
} from './simulator-calls.ts';

type Json = Readonly<Record<string, unknown>>;

const adapter = createSimulatorAdapter({
  clock: createTestClock(),
  pictures: createPictureTools(),
  createId: () => 'a1'.repeat(11),
});

async function createMessage(call: UpstreamCall) {
  if (!adapter.createMessage) throw new Error('No createMessage');
  return await adapter.createMessage(call);
}

async function answer(content: unknown, rest: Json = {}): Promise<Json> {
  return readWhole(await createMessage(createCall(createMessageBody(content, rest))));
}

async function stream(content: unknown, rest: Json = {}): Promise<readonly Json[]> {
  const body = createMessageBody(content, { ...rest, stream: true });
  const { events, error } = await readStream(await createMessage(createCall(body, { delivery: 'stream' })));
  if (error !== null) throw error;
  return events;
}

interface Block {
  readonly type: string;
  [field: string]: unknown;
}

/** Puts the events of a stream together as an SDK does. */
function accumulate(events: readonly Json[]): Json {
  const start = events[0] as { readonly message: Json };
  const blocks: Block[] = [];
  const inputs: string[] = [];
  let end: Json = {};
  for (const event of events) {
    const index = event.index as number;
    if (event.type === 'content_block_start') blocks[index] = structuredClone(event.content_block) as Block;
    if (event.type === 'content_block_delta')
      applyDelta(blocks[index] as Block, event.delta as Json, { inputs, index });
    if (event.type === 'content_block_stop' && inputs[index])
      (blocks[index] as Block).input = JSON.parse(inputs[index]) as unknown;
    if (event.type === 'message_delta') end = { ...(event.delta as Json), usage: event.usage };
  }
  return { ...start.message, content: blocks, ...end };
}

function applyDelta(block: Block, delta: Json, { inputs, index }: { inputs: string[]; index: number }): void {
  if (delta.type === 'text_delta') block.text = String(block.text) + String(delta.text);
  if (delta.type === 'thinking_delta') block.thinking = String(block.thinking) + String(delta.thinking);
  if (delta.type === 'signature_delta') block.signature = delta.signature;
  if (delta.type === 'input_json_delta') inputs[index] = (inputs[index] ?? '') + String(delta.partial_json);
}

const thinking = { type: 'enabled', budget_tokens: 1_024 };

const requests: Readonly<Record<string, readonly [content: unknown, rest?: Json]>> = {
  text: ['What is the capital of France?'],
  'text with thinking': ['What is the capital of France?', { thinking }],
  'sealed thinking': ['Hello', { thinking: { type: 'adaptive', display: 'omitted' } }],
  'no notes of progress': ['Hello', { thinking: { type: 'adaptive', display: 'updates' } }],
  'redacted thinking': ['Hello [[redacted_thinking]]', { thinking }],
  'a tool call': ['What is the weather in Zürich?', { tools: [weatherTool] }],
  'parallel tool calls': ['What is the weather in Paris and London?', { tools: [weatherTool], thinking }],
  'a forced tool call': [
    'Hello',
    { tools: [weatherTool], tool_choice: { type: 'tool', name: 'get_weather' } },
  ],
  'a token limit': ['What is tea?', { max_tokens: 5 }],
  'a stop sequence': ['Reply with exactly: one two STOP three', { stop_sequences: ['STOP'] }],
  'nothing left': ['Reply with exactly: STOP', { stop_sequences: ['STOP'] }],
  'a refusal': ['Hello [[filtered]]'],
  'many characters': ['Reply with exactly: 改善 🌍🌍🌍🌍🌍🌍🌍🌍🌍🌍 é'.repeat(3)],
  'structured output': [
    'A person',
    {
      output_config: {
        format: { type: 'json_schema', schema: { type: 'object', properties: { name: { type: 'string' } } } },
      },
    },
  ],
};

describe('createMessage', () => {
  it.each(Object.entries(requests))(
    'streams exactly what it answers whole: %s',
    async (_, [content, rest]) => {
      expect(accumulate(await stream(content, rest))).toEqual(await answer(content, rest));
    },
  );

  it.each(Object.entries(requests))('answers %s the same way each time', async (_, [content, rest]) => {
    expect(await answer(content, rest)).toEqual(await answer(content, rest));
  });

  it('names events and orders them as the vendor does', async () => {
    const events = await stream('Weather in Paris?', { tools: [weatherTool], thinking });
    const types = events.map(({ type }) => type).filter((type, index, all) => type !== all[index - 1]);
    expect(types).toEqual([
      'message_start',
      'ping',
      'content_block_start',
      'content_block_delta',
      'content_block_stop',
      'content_block_start',
      'content_block_delta',
      'content_block_stop',
      'content_block_start',
      'content_block_delta',
      'content_block_stop',
      'message_delta',
      'message_stop',
    ]);
    expect(events[0]).toMatchObject({
      message: { content: [], stop_reason: null, stop_sequence: null, usage: { output_tokens: 1 } },
    });
    const ends = events.filter(({ type }) => type === 'message_delta');
    expect(ends).toMatchObject([
      {
        delta: { stop_reason: 'tool_use', stop_sequence: null },
        usage: { input_tokens: expect.any(Number) },
      },
    ]);
    expect(ends[0]?.delta).not.toHaveProperty('usage');
  });

  it('gives ids the shape of the vendor', async () => {
    const message = await answer('Weather in Paris?', { tools: [weatherTool] });
    expect(message.id).toMatch(/^msg_01[0-9A-Za-z]{22}$/);
    expect((message.content as readonly Json[])[1]?.id).toMatch(/^toolu_01[0-9A-Za-z]{22}$/);
  });

  it('repeats the model it was called by', async () => {
    const whole = await createMessage(
      createCall(createMessageBody('Hi'), { upstreamModel: 'claude-haiku-4-5' }),
    );
    expect(readWhole(whole).model).toBe('claude-haiku-4-5');
  });

  it('says which limit ended the answer', async () => {
    expect(await answer('What is tea?', { max_tokens: 5 })).toMatchObject({
      stop_reason: 'max_tokens',
      stop_sequence: null,
      usage: { output_tokens: 5 },
    });
    expect(
      await answer('Reply with exactly: one two STOP three', { stop_sequences: ['x', 'STOP'] }),
    ).toMatchObject({
      content: [{ text: 'one two ' }],
      stop_reason: 'stop_sequence',
      stop_sequence: 'STOP',
    });
  });

  it('has output tokens even for an empty answer', async () => {
    expect(await answer('Reply with exactly: STOP', { stop_sequences: ['STOP'] })).toMatchObject({
      content: [],
      usage: { output_tokens: 1 },
    });
  });

  it('keeps input and cached tokens apart', async () => {
    const content = [
      { type: 'text', text: 'x'.repeat(4_000), cache_control: { type: 'ephemeral' } },
      { type: 'text', text: 'Go.' },
    ];
    const { usage } = (await answer(content)) as { readonly usage: Record<string, number> };
    expect(usage).toMatchObject({
      cache_creation_input_tokens: 1_007,
      cache_read_input_tokens: 0,
      input_tokens: 1,
    });
    expect(await answer([...content, { type: 'text', text: '[[cached]]' }])).toMatchObject({
      usage: { cache_creation_input_tokens: 0, cache_read_input_tokens: 1_007 },
    });
  });

  it('takes a tool through its whole loop', async () => {
    const first = await answer('What is the weather in Paris?', { tools: [weatherTool] });
    const call = (first.content as readonly Json[]).find(({ type }) => type === 'tool_use');
    const messages = [
      { role: 'user', content: 'What is the weather in Paris?' },
      { role: 'assistant', content: first.content },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: call?.id, content: '18 °C and sunny' }] },
    ];
    const last = await answer('', { messages, tools: [weatherTool] });
    expect(last.stop_reason).toBe('end_turn');
    expect(JSON.stringify(last.content)).toContain('get_weather answered “18 °C and sunny”');
  });

  it('names request fields it has no use for', async () => {
    const result = await createMessage(
      createCall(createMessageBody('Hi', { container: 'c', temperature: 0.5 })),
    );
    expect(result.ignoredFields).toEqual(['container']);
  });

  it.each([
    { messages: [] },
    { messages: 'none' },
    { messages: [{ role: 'user' }] },
    { messages: [{ role: 'user', content: [{ type: 'tool_result' }] }] },
    { messages: [{ role: 'assistant', content: [{ type: 'tool_use' }] }] },
    {
      messages: [
        {
          role: 'user',
          content: [{ type: 'document' }, { type: 'document', source: { type: 'content', content: 'x' } }],
        },
      ],
    },
    { messages: [{ role: 'user', content: 'Hi' }], tools: [{}], tool_choice: { type: 'any' } },
    { messages: [{ role: 'user', content: 'Hi' }], tools: [], tool_choice: { type: 'any' } },
    {
      messages: [{ role: 'user', content: 'Hi' }],
      system: 5,
      thinking: [],
      stop_sequences: 'x',
      max_tokens: 'many',
    },
    { messages: [{ role: 'user', content: 'Hi' }], output_config: { format: { type: 'json_schema' } } },
  ])('answers a request as odd as %j', async (body) => {
    expect(readWhole(await createMessage(createCall(body)))).toMatchObject({
      type: 'message',
      role: 'assistant',
    });
  });
});

describe('countMessageTokens', () => {
  it.each(Object.entries(requests))(
    'counts what the answer to %s is charged for',
    async (_, [content, rest]) => {
      if (!adapter.countMessageTokens) throw new Error('No countMessageTokens');
      const body = createMessageBody(content, rest);
      const count = readWhole(await adapter.countMessageTokens(createCall(body)));
      const { usage } = (await answer(content, rest)) as { readonly usage: Record<string, number> };
      expect(count).toEqual({ input_tokens: usage.input_tokens });
    },
  );
});
