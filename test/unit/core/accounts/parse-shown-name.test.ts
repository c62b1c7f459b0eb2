import { describe, expect, it } from 'vitest';
import { parseShownName } from '../../../../src/core/accounts/parse-shown-name.ts';

describe('parseShownName', () => {
  it.each([
    ['  Ada Lovelace ', 'Ada Lovelace'],
    ['Zoe\u0308', 'Zo\u00eb'],
    ['\u2764\ufe0f', '\u2764\ufe0f'],
    ['\u115f\u1161', '\u115f\u1161'],
    ['\u2800\u2801', '\u2800\u2801'],
  ])('takes %j', (text, name) => {
    expect(parseShownName(text, 'name')).toBe(name);
  });

  it.each([
    ['hangul filler', '\u3164'],
    ['halfwidth hangul filler', '\uffa0'],
    ['fillers of jamo', '\u115f\u1160'],
    ['empty pattern of Braille', '\u2800 \u2800'],
    ['selectors of variants', '\ufe0f\u{e0100}'],
    ['inherent vowels of Khmer', '\u17b4\u17b5'],
    ['grapheme joiner', '\u034f'],
  ])('refuses a name of nothing but %s', (_, text) => {
    expect(() => parseShownName(text, 'display_name')).toThrow(
      'display_name must have a character that can be seen.',
    );
  });

  it.each([' ', '\u3000\u00a0', ''])('refuses %j as empty', (text) => {
    expect(() => parseShownName(text, 'name')).toThrow('name must not be empty.');
  });
});
