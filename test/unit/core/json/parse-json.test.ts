import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../../src/core/gateway-error.ts';
import { maxJsonDepth, parseJson } from '../../../../src/core/json/parse-json.ts';

function reasonOf(source: Buffer | string): string | null {
  try {
    parseJson(source);
    return null;
  } catch (error) {
    if (error instanceof GatewayError && error.code === 'invalid_argument') return error.reason;
    throw error;
  }
}

describe('parseJson', () => {
  it('parses bytes and text alike', () => {
    expect(parseJson(Buffer.from('{"a":[1,"é😀",null]}'))).toEqual({ a: [1, 'é😀', null] });
    expect(parseJson('true')).toBe(true);
  });

  it.each(['', '{', '{"a":1', '[1,]', 'NaN', "{'a':1}", '{"a":1}x'])('refuses %j as invalid JSON', (text) => {
    expect(reasonOf(text)).toBe('invalid_json');
  });

  it('refuses bytes that are not UTF-8', () => {
    expect(reasonOf(Buffer.from([0x22, 0xff, 0xfe, 0x22]))).toBe('invalid_json');
  });

  it('refuses a lone surrogate in a value and in a key', () => {
    expect(reasonOf('{"a":"\\ud800"}')).toBe('invalid_json');
    expect(reasonOf('{"\\udc00":1}')).toBe('invalid_json');
    expect(reasonOf('{"a":"\\ud83d\\ude00"}')).toBeNull();
  });

  it('accepts nesting up to the limit and refuses one level more', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(reasonOf(nested(maxJsonDepth))).toBeNull();
    expect(reasonOf(nested(maxJsonDepth + 1))).toBe('invalid_json');
  });

  it('refuses a million levels without overflowing the stack', () => {
    expect(reasonOf('['.repeat(1_000_000) + ']'.repeat(1_000_000))).toBe('invalid_json');
    expect(reasonOf('{"a":'.repeat(200_000))).toBe('invalid_json');
  });
});
