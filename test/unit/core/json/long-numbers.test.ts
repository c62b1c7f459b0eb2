import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson, parseToolValue } from '../../../../src/core/json/parse-json.ts';

/** What becomes of a number among the arguments of a call. */
const pass = (number: string): string => {
  const text = `{"functionCall":{"name":"f","args":{"n":${number}}}}`;
  const written = JSON.stringify(parseJson(text));
  expect(JSON.stringify(parseJson(Buffer.from(text)))).toBe(written);
  return written.slice('{"functionCall":{"name":"f","args":{"n":'.length, -'}}}'.length);
};

const kept = [
  '9007199254740993',
  '-9007199254740993',
  '12345678901234567890',
  '18446744073709551615',
  '123456789012345678901234567890.5',
  '0.1234567890123456789',
  '-3.14159265358979323846',
  '9007199254740994',
  '10000000000000000000000',
  '12345678901234567890e5',
  '1e400',
  '-1.5E+999',
  `1${'0'.repeat(400)}`,
];

/** The double, as JSON.stringify writes it: of the same value, or nearer to it than a double can tell. */
const rewritten: readonly (readonly [number: string, written: string])[] = [
  ['1.0', '1'],
  ['1e2', '100'],
  ['-0', '0'],
  ['0.10', '0.1'],
  ['1E-7', '1e-7'],
  ['0.30000000000000004', '0.30000000000000004'],
  ['9007199254740992', '9007199254740992'],
  ['1e22', '1e+22'],
  ['1.7976931348623157e308', '1.7976931348623157e+308'],
  ['100.00000000000000012345678', '100'],
  ['1e-400', '0'],
];

describe('numbers in the values of tools', () => {
  it.each(kept)('keep their digits: %s', (number) => {
    expect(pass(number)).toBe(number);
  });

  it.each(rewritten)('may be written otherwise where a double holds them: %s as %s', (number, written) => {
    expect(pass(number)).toBe(written);
  });

  it('keep every digit of integers, whatever their size', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 200n), max: 2n ** 200n }), (integer) => {
        expect(pass(String(integer))).toBe(String(integer));
      }),
    );
  });

  it.each([
    ['a tool_use block', { type: 'tool_use', id: 'a', name: 'f', input: 0 }, 'input'],
    ['a functionCall', { functionCall: { name: 'f', args: 0 } }, 'args'],
    ['a functionResponse', { functionResponse: { name: 'f', response: 0 } }, 'response'],
  ])('are those of %s, at any depth', (_, holder, key) => {
    const text = JSON.stringify({ content: [holder] }).replace(
      `"${key}":0`,
      `"${key}":{"a":[[{"b":9007199254740993}],null],"c":"12345678901234567890 \\"1\\\\"}`,
    );
    expect(JSON.stringify(parseJson(text))).toBe(text);
  });

  it('are the only ones that are kept: a contract judges all others', () => {
    const outside = ['"seed":N', '"name":"f","input":N', '"input":{"n":N}', '"args":{"name":"f","a":N}'];
    for (const member of outside) {
      const text = `{${member.replace('N', '9007199254740993')}}`;
      const inside = '{"name":"f","args":{"n":9007199254740993}}';
      const value = parseJson(`[${text},${inside}]`) as readonly unknown[];
      expect(value[0]).toEqual(JSON.parse(text));
      expect(JSON.stringify(value[1])).toBe(inside);
    }
  });

  it('are kept in a large document that texts are cut out of', () => {
    const picture = 'A'.repeat(200_000);
    const text = `{"é":"é","data":"${picture}","name":"f","input":{"n":12345678901234567890,"p":"${picture}"}}`;
    expect(JSON.stringify(parseJson(Buffer.from(text)))).toBe(text);
  });

  it('are everywhere in a document that is such a value itself', () => {
    for (const text of ['{"a":[12345678901234567890]}', '12345678901234567890', '{"a":0.5}']) {
      expect(JSON.stringify(parseToolValue(text))).toBe(text);
    }
  });

  it('count as one value each', () => {
    const text = '{"name":"f","args":{"n":12345678901234567890}}';
    expect(() => parseJson(text, 6)).toThrow('more than the 6 values');
    expect(JSON.stringify(parseJson(text, 7))).toBe(text);
  });
});
