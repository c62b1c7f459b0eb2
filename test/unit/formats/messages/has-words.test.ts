import { describe, expect, it } from 'vitest';
import { createMeteredRequest, meterStream, meterWhole } from '../../../support/metered-stream.ts';

const name = (event: string, data: object) => ({ event, data: JSON.stringify({ type: event, ...data }) });
const start = (counts: object) => [name('message_start', { message: { usage: counts } })];
const piece = (type: string, delta: object) => [
  name('content_block_delta', { index: 0, delta: { type, ...delta } }),
];
const text = (words: string) => piece('text_delta', { text: words });
const end = (counts: object) => [
  name('message_delta', { delta: { stop_reason: 'end_turn' }, usage: counts }),
  name('message_stop', {}),
];
const fresh = () => createMeteredRequest({ messages: [{ role: 'user', content: 'x'.repeat(80) }] });

describe('the output that an upstream says 0 for', () => {
  const none = { input_tokens: 9, output_tokens: 0 };
  const words = { type: 'text', text: 'w'.repeat(40) };
  const call = { type: 'tool_use', id: 'toolu_1', name: 'f', input: { city: 'Rome' } };
  const thought = { type: 'thinking', thinking: 't'.repeat(40), signature: 's' };

  it('is an estimate of the words that came all the same', async () => {
    const estimated = { inputTokens: 9, outputTokens: 10, source: 'estimated' };
    expect(meterWhole('createMessage', { content: [words], usage: none }, fresh())).toMatchObject(estimated);
    expect(await meterStream('createMessage', [start(none), text(words.text), end(none)])).toMatchObject(
      estimated,
    );
  });

  it('is an estimate of the call of a tool', async () => {
    const whole = meterWhole('createMessage', { content: [call], usage: none }, fresh());
    expect(whole).toMatchObject({ inputTokens: 9, source: 'estimated' });
    expect(whole?.outputTokens).toBeGreaterThan(0);
    const pieces = piece('input_json_delta', { partial_json: '{"city":"Rome"}' });
    const streamed = await meterStream('createMessage', [start(none), pieces, end(none)]);
    expect(streamed).toMatchObject({ inputTokens: 9, outputTokens: 4, source: 'estimated' });
  });

  it.each([
    ['nothing', []],
    ['an empty text', [{ type: 'text', text: '' }]],
    ['thoughts alone', [thought]],
    ['what made the conversation shorter', [{ type: 'compaction', content: 'w'.repeat(40) }]],
  ])('is 0 where there is %s', (_what, content) => {
    const said = { inputTokens: 9, outputTokens: 0, source: 'upstream' };
    expect(meterWhole('createMessage', { content, usage: none }, fresh())).toMatchObject(said);
  });

  it('is 0 where a stream has no text, or thoughts alone', async () => {
    const said = { inputTokens: 9, outputTokens: 0, source: 'upstream' };
    const thoughts = piece('thinking_delta', { thinking: 't'.repeat(40) });
    for (const batches of [[], [text('')], [thoughts]])
      expect(await meterStream('createMessage', [start(none), ...batches, end(none)])).toMatchObject(said);
  });

  it('is that of the fallback that the upstream counts by itself', () => {
    const iterations = [{ ...none, type: 'fallback_message', model: 'claude-opus-4-8', output_tokens: 7 }];
    const said = { content: [words], usage: { ...none, iterations } };
    expect(meterWhole('createMessage', said, fresh())).toMatchObject({
      outputTokens: 7,
      source: 'upstream',
    });
  });
});
