import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countDeltaCharacters } from '../../../../src/formats/messages/count-delta-characters.ts';

const members = { text_delta: 'text', input_json_delta: 'partial_json', thinking_delta: 'thinking' } as const;

const write = (type: string, member: string, text: string) =>
  ({ type: 'content_block_delta', index: 0, delta: { type, [member]: text } }) as const;

describe('countDeltaCharacters', () => {
  it.each(Object.entries(members))('counts the characters of a %s, parsed or not', (type, member) => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const value = write(type, member, text);
        const data = JSON.stringify(value);
        const escaped = data.replace(/[^\0-\x7f]/gu, (character) =>
          [...Array(character.length).keys()]
            .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
            .join(''),
        );
        const event = 'content_block_delta';
        expect(countDeltaCharacters({ event, data })).toBe(text.length);
        expect(countDeltaCharacters({ event, data: escaped })).toBe(text.length);
        expect(countDeltaCharacters({ event, data, value })).toBe(text.length);
      }),
    );
  });

  it('counts no signatures, no citations, and nothing of what is no delta', () => {
    const signature = write('signature_delta', 'signature', 'c2lnbmF0dXJl');
    const citation = { ...signature, delta: { type: 'citations_delta', citation: { cited: 'words' } } };
    for (const value of [signature, citation]) {
      const data = JSON.stringify(value);
      expect(countDeltaCharacters({ event: 'content_block_delta', data })).toBe(0);
      expect(countDeltaCharacters({ event: 'content_block_delta', data, value })).toBe(0);
    }
    expect(countDeltaCharacters({ event: null, data: '{"text": "' })).toBe(0);
    expect(countDeltaCharacters({ event: null, data: '' })).toBe(0);
  });
});
