import { describe, expect, it } from 'vitest';
import { readUpstreamEvent } from '../../../../../src/providers/http/realtime/read-upstream-event.ts';

const read = (event: object) => readUpstreamEvent(Buffer.from(JSON.stringify(event)), 'text');

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

  it.each([
    ...Object.entries(place('x'.repeat(1_025))),
    ['item', { call_id: 'x'.repeat(1_025) }],
    ['item', { name: 'x'.repeat(1_025) }],
  ])('takes no name without end, which would be kept for the session: %s', (field, value) => {
    expect(() => read({ type: 'response.made', [field]: value })).toThrow('a name that is too long');
  });
});
