import { describe, expect, it } from 'vitest';
import { EventNames } from '../../../../src/realtime/relay/event-names.ts';

const type = 'response.create';

describe('EventNames', () => {
  it.each([
    '{"type":"response.create"}',
    '{"type":"response.create", "event_id":null}\r\n',
    '{"type":"response.create"} \t',
  ])('names %j once, for whoever reads its text as well', (text) => {
    const value = JSON.parse(text) as Record<string, unknown>;
    const named = new EventNames().name({ type, value, text });
    const written = named.text ?? JSON.stringify(named.value);
    expect(JSON.parse(written)).toEqual({ type, event_id: named.eventId });
    expect(written.match(/event_id/g)).toHaveLength(1);
  });
});
