import { describe, expect, it } from 'vitest';
import { maxMessageValues, parseMessage } from '../../../../src/realtime/dialects/parse-message.ts';

describe('parseMessage', () => {
  it('takes JSON, and the event_id that faults name', () => {
    const text = '{"event_id":"mine"}';
    expect(parseMessage(text)).toEqual({ value: { event_id: 'mine' }, eventId: 'mine', text });
    expect(parseMessage('[1]')).toEqual({ value: [1], eventId: null, text: '[1]' });
  });

  it.each([
    '{"type":"response.create","type":"response.cancel"}',
    '{"type":"response.create","t\\u0079pe":"response.cancel"}',
    '{"response":{"metadata":{}},"type":"response.create","response":null}',
    '{"type":"x","session":{"audio":{"input":{"format":null},"input":{}}}}',
    '{"type":"x","item":{"content":[{"type":"input_text","type":"input_audio"}]}}',
  ])('keeps no text that readers disagree about: %s', (text) => {
    expect(parseMessage(text)).toMatchObject({ value: JSON.parse(text) as unknown, text: null });
  });

  it.each(['{"item":{"type":"message"},"type":"x"}', '{"a":"\\"a\\":1,"}', '{"a":null}', '{}'])(
    'keeps the text of all others: %s',
    (text) => {
      expect(parseMessage(text)).toMatchObject({ text });
    },
  );

  it.each([
    ['{', 'The message is not valid JSON.'],
    ['', 'The message is not valid JSON.'],
    [`${'['.repeat(101)}${']'.repeat(101)}`, 'The JSON is nested deeper than 100 levels.'],
    ['"\\ud800"', 'A string holds a lone surrogate, which is not valid Unicode.'],
    [
      `[${'0,'.repeat(maxMessageValues)}0]`,
      `The JSON holds more than the ${String(maxMessageValues)} values accepted here; every object, array, text, number, literal and key counts as one.`,
    ],
  ])('refuses what is none: %.20s', (text, message) => {
    expect(parseMessage(text)).toEqual({
      fault: { code: 'invalid_json', message, param: null, eventId: null },
    });
  });
});
