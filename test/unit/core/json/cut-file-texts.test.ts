import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutFileTexts } from '../../../../src/core/json/cut-file-texts.ts';
import { parseJson, parseToolValue } from '../../../../src/core/json/parse-json.ts';
import { writeJsonText } from '../../../../src/core/json/write-json.ts';

const picture = 'iVBORw0KGgo+/A8z'.repeat(8_000);

describe('cutFileTexts', () => {
  it('takes files out', () => {
    const { rest, files } = cutFileTexts(JSON.stringify({ a: picture, b: ['é', picture] }));
    expect(files).toEqual([picture, picture]);
    expect(rest.length).toBeLessThan(200);
  });

  it.each([
    ['a key', JSON.stringify({ [picture]: 1 })],
    ['a key with space behind it', `{"${picture}" : 1}`],
    ['what stands in a text between escaped quotes', JSON.stringify(`say "${picture}" twice`)],
    ['a text with spaces', JSON.stringify(`${picture} ${picture}`)],
    ['a short text', JSON.stringify('AAAA')],
  ])('leaves %s where it is', (_what, json) => {
    expect(cutFileTexts(json)).toEqual({ rest: json, files: [] });
  });
});

describe('parseJson of a large text', () => {
  it.each([
    `{"a":"${picture}`,
    `{"a":"x"${picture}"y"}`,
    `{"a":"x\\\\"${picture}"}`,
    `{"a":"${picture}""${picture}"}`,
    `{"a":"${picture}\n"}`,
  ])('refuses what is no JSON (%#)', (json) => {
    expect(() => parseJson(json)).toThrow('not valid JSON');
  });

  it('keeps long numbers', () => {
    const value = parseToolValue(`{"a":"${picture}","n":12345678901234567890}`);
    expect(JSON.stringify(value)).toBe(`{"a":"${picture}","n":12345678901234567890}`);
  });

  it('reads what JSON.parse reads, and is written as JSON.stringify writes it', () => {
    const leaf = fc.oneof(fc.constant(picture), fc.constant(`"${picture}"`), fc.string({ unit: 'grapheme' }));
    const json = fc.oneof(fc.array(leaf), fc.dictionary(fc.oneof(fc.string(), leaf), fc.array(leaf)));
    fc.assert(
      fc.property(json, (value) => {
        const text = JSON.stringify(value);
        expect(parseJson(text)).toEqual(JSON.parse(text));
        expect(writeJsonText(value) === text).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
