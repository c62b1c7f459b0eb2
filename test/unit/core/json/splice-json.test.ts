import { describe, expect, it } from 'vitest';
import {
  findTopLevelValue,
  spliceTopLevelString,
  type ParsedObject,
} from '../../../../src/core/json/splice-json.ts';
import { createRandom } from '../../../support/create-random.ts';
import type { BytePieces } from '../../../../src/core/byte-pieces.ts';
import { joinBytes } from '../../../support/join-bytes.ts';

function found(json: string, key: string): string | null {
  const bytes = Buffer.from(json);
  const value = findTopLevelValue(bytes, key);
  return value.kind === 'found' ? bytes.subarray(value.start, value.end).toString() : null;
}

/** A document as its reader has it; what is no JSON has a value all the same. */
function read(json: string): ParsedObject & { readonly bytes: Buffer } {
  let value: Readonly<Record<string, unknown>> = { model: 'a' };
  try {
    value = JSON.parse(json) as typeof value;
  } catch {
    // Nothing promises anything of it, but that the search ends.
  }
  return { value, bytes: Buffer.from(json) };
}

function splice(json: string): string | null {
  const spliced = spliceTopLevelString(read(json), 'model', 'new');
  return spliced && joinBytes(spliced).toString();
}

/** Whole numbers below a limit, the same ones for the same seed. */
function createNext(seed: number): (below: number) => number {
  const random = createRandom(seed);
  return (below) => Math.floor(random() * below);
}

describe('findTopLevelValue', () => {
  it.each([
    ['{"model":"a"}', '"a"'],
    ['{"x":1,"model":"a","y":[2]}', '"a"'],
    [' \n{\t"x" : true ,\r\n "model" : "a b" \n}\n', '"a b"'],
    ['{"x":{"model":"no"},"y":[{"model":"no"}],"model":"yes"}', '"yes"'],
    ['{"x":"\\"model\\":\\"no\\"","model":"yes"}', '"yes"'],
    ['{"x":"ends in a backslash \\\\","model":"yes"}', '"yes"'],
    ['{"x":"[{","y":"}]","model":"yes"}', '"yes"'],
    ['{"model":-1.5e3}', '-1.5e3'],
    ['{"model":null,"x":1}', 'null'],
    ['{"model":{"a":["}"]} ,"x":1}', '{"a":["}"]}'],
    ['{"model":[1,[2,{}]]}', '[1,[2,{}]]'],
    ['{"naïve ключ 🙂":"ü","model":"мир"}', '"мир"'],
  ])('finds the value in %s', (json, expected) => {
    expect(found(json, 'model')).toBe(expected);
  });

  it.each(['{"mod\\u0065l":"a"}', '{"\\u006d\\u006F\\u0064el":"a"}'])(
    'knows the key when it is written with escapes, as in %s',
    (json) => {
      expect(found(json, 'model')).toBe('"a"');
    },
  );

  it('finds a key that must be escaped itself', () => {
    expect(found('{"a\\"b\\\\":1}', 'a"b\\')).toBe('1');
    expect(found('{"\\u0061\\u0022b\\u005c":1}', 'a"b\\')).toBe('1');
  });

  it('does not take a longer or shorter key for the key', () => {
    expect(found('{"models":"a","mode":"b"}', 'model')).toBeNull();
  });

  it.each(['{}', ' { } ', '{"x":1}', '{"x":{"model":1}}'])('reports that %s lacks the key', (json) => {
    expect(findTopLevelValue(Buffer.from(json), 'model')).toEqual({ kind: 'missing' });
  });

  it.each(['{"model":"a","model":"b"}', '{"model":"a","x":[],"m\\u006fdel":"a"}'])(
    'reports that %s holds the key twice',
    (json) => {
      expect(findTopLevelValue(Buffer.from(json), 'model')).toEqual({ kind: 'duplicate' });
    },
  );

  it.each([
    ['nothing', ''],
    ['white space', '  '],
    ['an array', '["model"]'],
    ['a string', '"model"'],
    ['an unfinished object', '{"model":"a"'],
    ['an unfinished string', '{"model":"a'],
    ['a string that ends in a backslash', '{"model":"\\'],
    ['an unfinished nested value', '{"model":{"a":[1]'],
    ['a key without a value', '{"model":}'],
    ['a key without a colon', '{"model" "a"}'],
    ['a key without quotes', '{model:"a"}'],
    ['a comma at the end', '{"model":"a",}'],
    ['text after the object', '{"model":"a"} x'],
    ['bytes that are not text', '\u0000\u0001'],
  ])('calls %s invalid', (_name, json) => {
    expect(findTopLevelValue(Buffer.from(json), 'model')).toEqual({ kind: 'invalid' });
  });

  it('skips long strings with escaped quotes at every distance from their end', () => {
    for (let length = 30; length < 70; length++) {
      const json = JSON.stringify({ x: `${'a'.repeat(length)}"\\"\\\\`, model: 'yes' });
      expect(found(json, 'model')).toBe('"yes"');
    }
  });

  it('skips strings of quotes and backslashes, dense or sparse, whatever their length', () => {
    const next = createNext(5);
    const pieces = ['"', '\\', '\\"', '"\\', 'é', ' '.repeat(30), 'a'.repeat(700)];
    for (let round = 0; round < 400; round++) {
      const kinds = 1 + next(pieces.length);
      const text = Array.from({ length: next(300) }, () => pieces[next(kinds)]).join('');
      const json = JSON.stringify({ x: text, model: 'yes', [text]: [text] });
      expect(found(json, 'model')).toBe('"yes"');
      expect(found(`{"x":"${'\\"'.repeat(round)}`, 'model')).toBeNull();
    }
  });

  it('sees a second key behind a string with thousands of quotes', () => {
    const json = JSON.stringify({ model: 'a', x: '{"model":"b"},'.repeat(5000) });
    expect(found(json, 'model')).toBe('"a"');
    const twice = `${json.slice(0, -1)},"model":"c"}`;
    expect(findTopLevelValue(Buffer.from(twice), 'model')).toEqual({ kind: 'duplicate' });
  });

  it('agrees with JSON.parse on documents with random structure', () => {
    const next = createNext(7);
    const make = (depth: number): unknown => {
      const kind = next(depth > 3 ? 4 : 6);
      if (kind === 0) return next(1000) / 7;
      if (kind === 1) return [null, true, false][next(3)];
      if (kind < 4)
        return Array.from({ length: next(60) }, () => '"\\/{}[],:é🙂 a\n'.charAt(next(16))).join('');
      if (kind === 4) return Array.from({ length: next(4) }, () => make(depth + 1));
      return Object.fromEntries(
        Array.from({ length: next(4) }, (_, i) => [`k${String(i)}"\\`, make(depth + 1)]),
      );
    };
    for (let round = 0; round < 300; round++) {
      const value = { a: make(0), model: make(0), z: make(0) };
      const json = JSON.stringify(value, null, next(3));
      expect(JSON.parse(found(json, 'model') ?? '"missing"')).toEqual(value.model);
    }
  });
});

describe('spliceTopLevelString', () => {
  it('replaces the value and keeps every other byte', () => {
    expect(splice('{ "model" : "old", "max_tokens":1.0, "é":"\\u00e9" }')).toBe(
      '{ "model" : "new", "max_tokens":1.0, "é":"\\u00e9" }',
    );
  });

  it('writes the new value as JSON', () => {
    expect(spliceTopLevelString(read('{"model":"a"}'), 'model', 'say "ü"')?.toString()).toBe(
      '{"model":"say \\"ü\\""}',
    );
  });

  it('returns the same buffer when the value is there already', () => {
    const parsed = read('{"model":"new","x":1}');
    expect(spliceTopLevelString(parsed, 'model', 'new')).toBe(parsed.bytes);
  });

  it('copies nothing of a large document', () => {
    const parsed = read(JSON.stringify({ model: 'old', x: 'é'.repeat(300_000) }));
    const spliced = spliceTopLevelString(parsed, 'model', 'new');
    expect(spliced).not.toBeInstanceOf(Buffer);
    const pieces = [...(spliced as BytePieces)] as Buffer[];
    expect(pieces.map(({ buffer }) => buffer === parsed.bytes.buffer)).toEqual([true, false, true]);
    expect(Buffer.concat(pieces).toString()).toBe(parsed.bytes.toString().replace('"old"', '"new"'));
  });

  it('does not change the buffer it was given', () => {
    const parsed = read('{"model":"old"}');
    spliceTopLevelString(parsed, 'model', 'new');
    expect(parsed.bytes.toString()).toBe('{"model":"old"}');
  });

  it.each([
    ['{"mod\\u0065l":"old","x":{"model":"deep"}}', '{"mod\\u0065l":"new","x":{"model":"deep"}}'],
    ['{"x":{"model":"deep"},"model":"old"}', '{"x":{"model":"deep"},"model":"new"}'],
    ['{"x":"model","model":"old"}', '{"x":"model","model":"new"}'],
    ['{"super\\"model":"x","model":"old"}', '{"super\\"model":"x","model":"new"}'],
    ['{"supermodel":"x","model":"old"}', '{"supermodel":"x","model":"new"}'],
    ['{"x":"\\"model\\":\\"deep\\"","model":"old"}', '{"x":"\\"model\\":\\"deep\\"","model":"new"}'],
  ])('changes the one at the top in %s', (json, expected) => {
    expect(splice(json)).toBe(expected);
  });

  it('has nothing to splice where there are no bytes', () => {
    expect(spliceTopLevelString({ value: { model: 'old' }, bytes: null }, 'model', 'new')).toBeNull();
  });

  it.each([
    '{"x":1}',
    '{"x":{"model":"deep"}}',
    '{"model":"a","model":"b"}',
    '{"model":7}',
    '{"model":null}',
    '[]',
    '{"model":"a',
  ])('declines %s', (json) => {
    expect(splice(json)).toBeNull();
  });
});
