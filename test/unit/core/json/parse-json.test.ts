import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../../src/core/gateway-error.ts';
import { maxJsonDepth } from '../../../../src/core/json/json-limits.ts';
import { maxAnswerValues, parseJson, parseJsonDocument } from '../../../../src/core/json/parse-json.ts';
import { createRandom } from '../../../support/create-random.ts';

function reasonOf(source: Buffer | string): string | null {
  try {
    parseJson(source);
    return null;
  } catch (error) {
    if (error instanceof GatewayError && error.code === 'invalid_argument') return error.reason;
    throw error;
  }
}

/** Whole numbers below a limit, the same ones for the same seed. */
function createNext(seed: number): (below: number) => number {
  const random = createRandom(seed);
  return (below) => Math.floor(random() * below);
}

describe('parseJson', () => {
  it('parses bytes and text alike', () => {
    expect(parseJson(Buffer.from('{"a":[1,"é😀",null]}'))).toEqual({ a: [1, 'é😀', null] });
    expect(parseJson('true')).toBe(true);
  });

  it.each(['', '{', '{"a":1', '[1,]', 'NaN', "{'a':1}", '{"a":1}x'])('refuses %j as invalid JSON', (text) => {
    expect(reasonOf(text)).toBe('invalid_json');
  });

  it('says that a document begins with a byte order mark, which nobody sees (RFC 8259, 8.1)', () => {
    for (const text of ['\ufeff{"a":1}', '\ufeff'])
      expect(() => parseJson(Buffer.from(text))).toThrow(
        'The body begins with a byte order mark; send UTF-8 without one.',
      );
    expect(parseJson('"\ufeff"')).toBe('\ufeff');
  });

  it('refuses bytes that are not UTF-8', () => {
    expect(reasonOf(Buffer.from([0x22, 0xff, 0xfe, 0x22]))).toBe('invalid_json');
  });

  it('refuses a lone surrogate in a value and in a key', () => {
    expect(reasonOf('{"a":"\\ud800"}')).toBe('invalid_json');
    expect(reasonOf('{"\\udc00":1}')).toBe('invalid_json');
    expect(reasonOf('{"a":"\\ud83d\\ude00"}')).toBeNull();
  });

  it.each(['{"a":"\\ud800"}', '{"\\uDC00":1}', '["\\uD83D\\ud83d\\ude00"]'])(
    'refuses the bytes of %s, whatever else is written beside it',
    (json) => {
      for (const other of ['a', 'é', '中', '😀', '\\u00e9', '\\n']) {
        expect(reasonOf(Buffer.from(`["${other}",${json}]`))).toBe('invalid_json');
        expect(reasonOf(Buffer.from(`[${json},{"${other}":1}]`))).toBe('invalid_json');
      }
    },
  );

  it('refuses a lone surrogate that a text holds without an escape', () => {
    expect(reasonOf('{"a":"\ud800"}')).toBe('invalid_json');
    expect(reasonOf('{"é\udc00":1}')).toBe('invalid_json');
  });

  it('refuses exactly what has a lone surrogate, in bytes and in text', () => {
    const pieces = ['a', 'é', '中', '😀', '\\n', '\\\\', '\\ud83d', '\\uDE00', '\\u00e9', 'u', 'ud83d'];
    const next = createNext(11);
    for (let round = 0; round < 3000; round++) {
      const text = Array.from({ length: 1 + next(5) }, () => pieces[next(pieces.length)]).join('');
      const json = next(2) === 0 ? `["${text}"]` : `{"x":{"${text}":[]}}`;
      const isSound = (JSON.parse(`"${text}"`) as string).isWellFormed();
      const expected = isSound ? null : 'invalid_json';
      expect(reasonOf(Buffer.from(json)), json).toBe(expected);
      expect(reasonOf(json), json).toBe(expected);
    }
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

describe('parseJson, with a limit of values', () => {
  const list = (count: number, item: string) => `[${Array.from({ length: count }, () => item).join(',')}]`;
  const messageOf = (source: Buffer | string, maxValues: number): string | null => {
    try {
      parseJson(source, maxValues);
      return null;
    } catch (error) {
      return (error as GatewayError).message;
    }
  };

  it.each(['{}', '[]', '""', '1', '-0', 'null', '"é"', '"\\u0061"', '"\ud83d\ude42"'])(
    'takes as many values as it allows and not one more, be they %s',
    (item) => {
      for (const read of [(json: string) => json, (json: string) => Buffer.from(json)]) {
        expect(messageOf(read(list(99, item)), 100)).toBeNull();
        expect(messageOf(read(list(100, item)), 100)).toMatch(/^The JSON holds more than the 100 values/);
      }
    },
  );

  it('counts before it parses', () => {
    expect(messageOf(`${list(100, '1')} and no JSON`, 100)).toMatch(/100 values/);
    expect(messageOf('['.repeat(1_000), 100)).toMatch(/deeper than 100 levels/);
  });

  it('takes long texts, keys and numbers whatever the limit', () => {
    const long = 'x'.repeat(200_000);
    expect(messageOf(`{"${long}":["${long}",${'1'.repeat(200_000)}]}`, 5)).toBeNull();
    expect(messageOf(`["${'🙂'.repeat(100_000)}","a,b"]`, 3)).toBeNull();
  });

  it('refuses millions of values by itself', () => {
    expect(messageOf(list(3_000_000, '{}'), maxAnswerValues)).toMatch(/2000000 values/);
    expect(reasonOf(list(3_000_000, '{}'))).toBe('invalid_json');
  });
});

describe('parseJsonDocument', () => {
  it.each(['null', '[null]', '{"a":null}', '{"a":[1,{"b":[[null]]},2]}', '[null,1]', '["é",{"a":null}]'])(
    'sees the null in %s',
    (json) => {
      const { value, holdsNull } = parseJsonDocument(Buffer.from(json));
      expect(value).toEqual(JSON.parse(json));
      expect(holdsNull).toBe(true);
    },
  );

  it.each(['"null"', '{"null":0}', '["a null",false,0,"",{},[]]', '{"a":null,"a":1}'])(
    'sees none in %s',
    (json) => {
      const { value, holdsNull } = parseJsonDocument(Buffer.from(json));
      expect(value).toEqual(JSON.parse(json));
      expect(holdsNull).toBe(false);
    },
  );

  it.each(['', '{', '"\\ud800"', '["é\\udc00"]', '['.repeat(101) + ']'.repeat(101), '[null,"\\ud800"]'])(
    'refuses what parseJson refuses: %s',
    (json) => {
      expect(() => parseJsonDocument(Buffer.from(json))).toThrow(GatewayError);
      expect(reasonOf(json)).toBe('invalid_json');
    },
  );

  it.each([
    ['1', 1],
    ['[]', 1],
    ['{}', 1],
    ['[1,"a",true,null]', 5],
    ['{"a":1,"b":{"c":[]}}', 7],
    ['["é",[[]],{"":{}}]', 7],
    [`["é","${'A'.repeat(80_000)}",{"a":"${'B'.repeat(80_000)}"}]`, 6],
  ])('counts the values of %.40s', (json, expected) => {
    expect(parseJsonDocument(Buffer.from(json)).valueCount).toBe(expected);
  });

  it('refuses bytes that are not UTF-8', () => {
    expect(() => parseJsonDocument(Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]))).toThrow(GatewayError);
  });
});
