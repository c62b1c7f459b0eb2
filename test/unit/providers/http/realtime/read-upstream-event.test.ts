import { describe, expect, it } from 'vitest';
import { HalfJoiner } from '../../../../../src/core/json/half-joiner.ts';
import { readUpstreamEvent } from '../../../../../src/providers/http/realtime/read-upstream-event.ts';

const read = (event: object) =>
  readUpstreamEvent(Buffer.from(JSON.stringify(event)), 'text', new HalfJoiner());

describe('readUpstreamEvent', () => {
  const place = (id: string) => ({
    response_id: id,
    item_id: id,
    previous_item_id: id,
    response: { id },
    item: { id, call_id: id, name: id },
  });

  it('takes names as long as anybody has them', () => {
    expect(read({ type: 'response.made', ...place('x'.repeat(1_024)) })).toMatchObject({
      type: 'response.made',
    });
    expect(read({ type: 'response.made', response: null, item: [7] }).type).toBe('response.made');
  });

  it('joins a character that was cut in two', () => {
    const halves = new HalfJoiner();
    const say = (delta: string) =>
      readUpstreamEvent(
        Buffer.from(`{"type":"response.output_text.delta","delta":"${delta}"}`),
        'text',
        halves,
      );
    expect(say(String.raw`a\ud83d`).value).toMatchObject({ delta: 'a' });
    expect(say(String.raw`\ude00`)).toEqual({
      type: 'response.output_text.delta',
      value: { type: 'response.output_text.delta', delta: '😀' },
      text: '{"type":"response.output_text.delta","delta":"😀"}',
    });
  });

  it.each([
    ...Object.entries(place('x'.repeat(1_025))),
    ['item', { call_id: 'x'.repeat(1_025) }],
    ['item', { name: 'x'.repeat(1_025) }],
  ])('takes no name without end, which would be kept for the session: %s', (field, value) => {
    expect(() => read({ type: 'response.made', [field]: value })).toThrow('a name that is too long');
  });
});
