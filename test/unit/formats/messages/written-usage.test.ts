import { describe, expect, it } from 'vitest';
import { meterStream, meterWhole } from '../../../support/metered-stream.ts';

const name = (event: string, data: object) => [{ event, data: JSON.stringify({ type: event, ...data }) }];
const begin = (usage: object) => name('message_start', { message: { usage } });
const start = (block: object) => name('content_block_start', { index: 0, content_block: block });
const delta = (members: object) => name('content_block_delta', { index: 0, delta: members });
const text = (words: string) => delta({ type: 'text_delta', text: words });
const end = (usage: object) => name('message_delta', { delta: { stop_reason: 'end_turn' }, usage });

describe('the output of format B that no upstream counts', () => {
  it('is estimated where the end counts none, whatever the beginning did', async () => {
    const seen = { inputTokens: 10, outputTokens: 51, source: 'estimated' };
    const counted = begin({ input_tokens: 10, output_tokens: 1 });
    const events = [counted, text('x'.repeat(200)), end({ output_tokens: 0 })];
    expect(await meterStream('createMessage', events)).toMatchObject(seen);
  });

  it('is what the model wrote, and nothing that tools found, whole and streamed', async () => {
    const citations = [{ type: 'char_location', cited_text: 'x'.repeat(4_000) }];
    const found = { type: 'web_search_result', title: 'x', encrypted_content: 'x'.repeat(4_000) };
    const input = { query: 'x'.repeat(28) };
    const call = { type: 'server_tool_use', id: 'a', name: 'web_search', input };
    const result = { type: 'web_search_tool_result', tool_use_id: 'a', content: [found] };
    const content = [
      { type: 'thinking', thinking: 'x'.repeat(40), signature: 'x'.repeat(4_000) },
      call,
      result,
      { type: 'text', text: 'x'.repeat(110), citations },
    ];
    const events = [
      begin({}),
      start({ type: 'thinking', thinking: '', signature: '' }),
      delta({ type: 'thinking_delta', thinking: 'x'.repeat(40) }),
      start({ ...call, input: {} }),
      delta({ type: 'input_json_delta', partial_json: JSON.stringify(input) }),
      start(result),
      start({ type: 'text', text: '' }),
      text('x'.repeat(110)),
      end({}),
    ];
    expect(await meterStream('createMessage', events)).toMatchObject({ outputTokens: 50 });
    expect(meterWhole('createMessage', { content })).toMatchObject({ outputTokens: 50 });
  });

  it.each([
    ['a call without arguments', { type: 'tool_use', id: 'a', name: 'x'.repeat(40), input: {} }],
    ['a call that comes at once', { type: 'tool_use', id: 'a', name: 'x'.repeat(28), input: { a: 'x123' } }],
    ['a text that comes at once', { type: 'text', text: 'x'.repeat(40) }],
  ])('is that of %s', async (_what, block) => {
    const usage = { input_tokens: 10, output_tokens: 0 };
    const seen = { inputTokens: 10, outputTokens: 10, source: 'estimated' };
    expect(meterWhole('createMessage', { content: [block], usage })).toMatchObject(seen);
    const events = [begin(usage), start(block), end(usage)];
    expect(await meterStream('createMessage', events)).toMatchObject(seen);
  });

  it('is none of thoughts that come at once', async () => {
    const block = { type: 'thinking', thinking: 'x'.repeat(40), signature: '' };
    const usage = { input_tokens: 10, output_tokens: 0 };
    const said = { inputTokens: 10, outputTokens: 0, source: 'upstream' };
    expect(meterWhole('createMessage', { content: [block], usage })).toMatchObject(said);
    const events = [begin(usage), start(block), end(usage)];
    expect(await meterStream('createMessage', events)).toMatchObject(said);
  });
});
