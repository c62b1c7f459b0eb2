import { describe, expect, it } from 'vitest';
import { measureEvent } from '../../../../src/core/realtime/measure-event.ts';

describe('measureEvent', () => {
  it('is as long as the text of an event, or all that is in it', () => {
    const content = [{ type: 'input_audio', audio: 'A'.repeat(1_000) }, null, 5];
    const value = { type: 'conversation.item.create', item: { content } };
    const text = JSON.stringify(value);
    expect(measureEvent({ type: value.type, value, text })).toBe(text.length);
    const texts = 1_000 + 11 + 24;
    const names = 'type'.length + 'item'.length + 'content'.length + 'type'.length + 'audio'.length;
    const [numbers, strings, objects] = [2, 3, 4];
    const size = texts + names + numbers * 8 + strings * 32 + objects * 56;
    expect(measureEvent({ type: value.type, value, text: null })).toBe(size);
  });
});
