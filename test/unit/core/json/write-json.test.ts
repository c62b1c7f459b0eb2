import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson, parseToolValue } from '../../../../src/core/json/parse-json.ts';
import { writeJson } from '../../../../src/core/json/write-json.ts';
import { joinBytes } from '../../../support/join-bytes.ts';

const picture = 'iVBORw0KGgo+/A=='.replaceAll('=', 'A').repeat(2000);
const other = `${'_-A0'.repeat(9000)}==`.slice(0, -2);

describe('writeJson', () => {
  it.each<[string, object]>([
    ['nothing long', { a: [1, null, 'é', undefined], b: undefined, c: 'text' }],
    ['a picture', { data: [{ b64_json: picture }], created: 1 }],
    ['pictures in an array', ['é', picture, { a: other, '–': [picture] }, 'é'.repeat(20_000)]],
    ['a long text with spaces', { text: 'word "word" \n'.repeat(4000), picture }],
    [
      'the key __proto__',
      JSON.parse(`{"__proto__":"${picture}","a":{"__proto__":{"b":"${other}"}}}`) as object,
    ],
    ['a picture as a key', { [picture]: picture }],
    ['texts like those that stand for others', ['text-0', picture, 'text-']],
  ])('writes what JSON.stringify writes: %s', (_name, value) => {
    expect(joinBytes(writeJson(value)).toString()).toBe(JSON.stringify(value));
  });

  it('keeps numbers with all their digits', () => {
    const value = { picture, input: parseToolValue('{"n":12345678901234567890}') };
    expect(joinBytes(writeJson(value)).toString()).toBe(
      `{"picture":"${picture}","input":{"n":12345678901234567890}}`,
    );
  });

  it('writes whatever JSON can hold', () => {
    const leaf = fc.oneof(
      fc.constant(picture),
      fc.string({ unit: 'grapheme' }),
      fc.integer(),
      fc.constant(null),
    );
    const json = fc.oneof(fc.array(leaf), fc.dictionary(fc.string(), fc.array(leaf)));
    fc.assert(
      fc.property(json, (value) => {
        const bytes = joinBytes(writeJson(value));
        expect(bytes.toString()).toBe(JSON.stringify(value));
        expect(parseJson(bytes)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 50 },
    );
  });
});
