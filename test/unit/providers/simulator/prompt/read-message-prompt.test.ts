import { describe, expect, it } from 'vitest';
import { readMessagePrompt } from '../../../../../src/providers/simulator/prompt/read-message-prompt.ts';
import { createCall, createMessageBody, weatherTool } from '../simulator-calls.ts';

function read(content: unknown, rest: Readonly<Record<string, unknown>> = {}) {
  return readMessagePrompt(createCall(createMessageBody(content, rest)));
}

describe('readMessagePrompt', () => {
  it('takes a string for one text block', () => {
    expect(read('Hello').turns).toEqual([{ role: 'user', parts: [{ kind: 'text', text: 'Hello' }] }]);
    expect(read([{ type: 'text', text: 'Hello' }]).input.total).toBe(read('Hello').input.total);
  });

  it('asks a model for no more thinking than it may write', () => {
    const thinking = { type: 'enabled', budget_tokens: 100_000 };
    const prompt = readMessagePrompt(
      createCall(createMessageBody('Hi', { max_tokens: 128_000, thinking }), {
        upstreamModel: 'claude-haiku-4-5',
      }),
    );
    expect(prompt.limits.maxTokens).toBe(64_000);
    expect(prompt.thinking.budgetTokens).toBe(32_000);
    expect(prompt.ignoredFields).toEqual(['max_tokens', 'thinking.budget_tokens']);
  });

  it('knows the model by its neutral id', () => {
    expect(
      readMessagePrompt(createCall(createMessageBody('Hi'), { upstreamModel: 'claude-haiku-4-5' })).model,
    ).toBe('chatfam-haiku-4-5');
  });

  it('reads a system string, a list of texts, and messages with the role system', () => {
    const messages = [
      { role: 'system', content: 'Three' },
      { role: 'user', content: 'Hi' },
    ];
    const system = [
      { type: 'text', text: 'One', cache_control: { type: 'ephemeral' } },
      { type: 'text', text: 'Two' },
    ];
    expect(read('', { system: 'Be brief.' }).system).toEqual(['Be brief.']);
    const prompt = read('', { system, messages });
    expect(prompt.system).toEqual(['One', 'Two', 'Three']);
    expect(prompt.turns).toHaveLength(1);
  });

  it('takes the text of a last assistant message for a prefill', () => {
    const messages = [
      { role: 'user', content: 'Hi' },
      { role: 'assistant', content: 'The answer' },
      { role: 'assistant', content: [{ type: 'text', text: 'is' }] },
    ];
    expect(read('', { messages }).prefill).toBe('The answer\nis');
    expect(read('Hi').prefill).toBeNull();
  });

  it('names the tool a result belongs to and keeps its text', () => {
    const messages = [
      { role: 'user', content: 'Weather?' },
      {
        role: 'assistant',
        content: [{ type: 'tool_use', id: 'toolu_1', name: 'get_weather', input: { a: 1 } }],
      },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 'toolu_1', content: [{ type: 'text', text: '18 °C' }] },
          { type: 'tool_result', tool_use_id: 'toolu_9', is_error: true },
          {
            type: 'tool_result',
            tool_use_id: 'toolu_1',
            content: [{ type: 'tool_reference', tool_name: 'get_time' }],
          },
        ],
      },
    ];
    expect(read('', { messages }).turns[2]?.parts).toEqual([
      { kind: 'tool-result', name: 'get_weather', text: '18 °C', outcome: 'ok' },
      { kind: 'tool-result', name: 'unknown', text: '', outcome: 'error' },
      { kind: 'tool-result', name: 'get_weather', text: 'get_time', outcome: 'ok' },
    ]);
  });

  it.each([
    [
      'base64',
      { type: 'base64', media_type: 'application/pdf', data: 'JVBERi0=' },
      { mimeType: 'application/pdf', pages: 1 },
    ],
    ['text', { type: 'text', media_type: 'text/plain', data: 'A text.' }, { text: 'A text.' }],
    [
      'content',
      {
        type: 'content',
        content: [
          { type: 'text', text: 'A' },
          { type: 'text', text: 'B' },
        ],
      },
      { text: 'A\nB' },
    ],
    [
      'url',
      { type: 'url', url: 'https://example.com/a.pdf' },
      { mimeType: 'application/pdf', sizeBytes: null },
    ],
    ['file', { type: 'file', file_id: 'file_1' }, { sizeBytes: null }],
    ['nothing', undefined, { sizeBytes: null }],
  ])('reads a document by %s', (_, source, media) => {
    expect(read([{ type: 'document', source }]).turns[0]?.parts[0]).toMatchObject({ kind: 'media', media });
  });

  it('passes over blocks, tools and fields it does not know', () => {
    const blocks = [
      { type: 'thinking', thinking: 'Hm.', signature: 'x' },
      { type: 'search_result', source: 'a', title: 'b', content: [] },
      { type: 'image', source: { type: 'url', url: 'https://example.com/a.png' } },
      { type: 'image' },
      { type: 17 },
      'not even an object',
      null,
    ];
    const tools = [{ type: 'web_search_20250305', name: 'web_search' }, { name: 3 }, 'tool'];
    const prompt = read(blocks, {
      tools,
      container: 'c',
      context_management: {},
      thinking: 'yes',
      tool_choice: 5,
    });
    expect(prompt.turns[0]?.parts.map(({ kind }) => kind)).toEqual([
      'other',
      'other',
      'media',
      'media',
      'other',
    ]);
    expect(prompt.tools.map(({ name, kind }) => [name, kind])).toEqual([['web_search', 'server']]);
    expect(prompt.ignoredFields).toEqual([
      'messages[0].content[1]',
      'messages[0].content[4]',
      'tools[0]',
      'container',
      'context_management',
    ]);
    expect(prompt.thinking.mode).toBe('off');
  });

  it.each([
    [
      { type: 'enabled', budget_tokens: 2_048 },
      { mode: 'shown', budgetTokens: 2_048 },
    ],
    [{ type: 'disabled' }, { mode: 'off', budgetTokens: null }],
  ])('reads thinking %j', (thinking, expected) => {
    expect(read('Hi', { thinking }).thinking).toEqual(expected);
  });

  it.each([
    [undefined, 'chatfam-sonnet-4-6', 'shown'],
    [null, 'chatfam-opus-4-6', 'shown'],
    [undefined, 'chatfam-opus-4-7', 'sealed'],
    [null, 'claude-opus-4-8', 'sealed'],
    [undefined, 'claude-opus-5-5', 'sealed'],
    ['summarized', 'chatfam-opus-4-8', 'shown'],
    ['omitted', 'chatfam-sonnet-4-6', 'sealed'],
    ['updates', 'chatfam-sonnet-4-6', 'sealed'],
    ['updates', 'claude-opus-5-5', 'sealed'],
    ['bogus', 'chatfam-sonnet-4-6', 'sealed'],
  ])('reads the display %j of %s as thoughts that are %s', (display, upstreamModel, mode) => {
    const thinking = { type: 'adaptive', display };
    const call = createCall(createMessageBody('Hi', { thinking }), { upstreamModel });
    const prompt = readMessagePrompt(call);
    expect(prompt.thinking).toEqual({ mode, budgetTokens: null });
    expect(prompt.ignoredFields).toEqual(display === 'bogus' ? ['thinking.display'] : []);
  });

  it('shows thoughts by a budget whatever the model does by itself', () => {
    const thinking = { type: 'enabled', budget_tokens: 2_048 };
    expect(read('Hi', { thinking }).thinking.mode).toBe('shown');
    expect(read('Hi', { thinking: { ...thinking, display: 'updates' } }).thinking.mode).toBe('sealed');
  });

  it.each([
    [undefined, { mode: 'auto', names: null, calls: 'many' }],
    [
      { type: 'auto', disable_parallel_tool_use: true },
      { mode: 'auto', calls: 'one' },
    ],
    [{ type: 'any' }, { mode: 'required', names: null, calls: 'many' }],
    [
      { type: 'tool', name: 'get_weather' },
      { mode: 'required', names: ['get_weather'], calls: 'one' },
    ],
    [{ type: 'none' }, { mode: 'none' }],
  ])('reads tool_choice %j', (choice, expected) => {
    expect(read('Hi', { tools: [weatherTool], tool_choice: choice }).toolChoice).toMatchObject(expected);
  });

  it('reads structured output in both vendor spellings', () => {
    const format = { type: 'json_schema', schema: { type: 'object' } };
    const expected = { kind: 'json', schema: { type: 'object' } };
    expect(read('Hi', { output_config: { format, effort: 'low' } }).output).toEqual(expected);
    expect(read('Hi', { output_format: format }).output).toEqual(expected);
    expect(read('Hi', { output_config: { effort: 'low' } }).output).toEqual({ kind: 'text' });
  });

  it('counts cached tokens up to the last breakpoint, read where an earlier turn set it', () => {
    const cached = { type: 'text', text: 'x'.repeat(400), cache_control: { type: 'ephemeral' } };
    const first = read([cached, { type: 'text', text: 'y'.repeat(40) }]).input;
    expect(first).toMatchObject({ cacheRead: 0, cacheWrite: 107, total: 117 });
    const messages = [
      { role: 'user', content: [cached] },
      { role: 'assistant', content: 'Yes.' },
      { role: 'user', content: [cached] },
    ];
    const second = read('', { messages }).input;
    expect(second.cacheRead).toBe(107);
    expect(second.cacheWrite).toBe(second.total - 107);
  });

  it('counts a breakpoint before a prefill as written, not read', () => {
    const messages = [
      { role: 'user', content: [{ type: 'text', text: 'x', cache_control: { type: 'ephemeral' } }] },
      { role: 'assistant', content: 'So' },
    ];
    expect(read('', { messages }).input.cacheRead).toBe(0);
  });

  it('names what a token count has no use for', () => {
    const call = createCall(createMessageBody('Hi'));
    expect(readMessagePrompt(call, 'MessageTokenCountRequest').ignoredFields).toEqual(['max_tokens']);
  });

  it('names no ignored fields in the neutral profile, which lets none pass', () => {
    const call = createCall(createMessageBody('Hi', { foo: 1 }), { profile: 'neutral' });
    expect(readMessagePrompt(call).ignoredFields).toEqual([]);
  });
});
