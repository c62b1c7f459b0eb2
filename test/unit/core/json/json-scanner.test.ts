import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../../src/core/gateway-error.ts';
import { mayPassLimit, type JsonLimits } from '../../../../src/core/json/json-limits.ts';
import { createJsonScanner } from '../../../../src/core/json/json-scanner.ts';
import { watchCpu } from '../../../support/watch-cpu.ts';

const unlimited: JsonLimits = { maxValues: Infinity, maxDepth: Infinity };

/** Scans a document cut at these places. */
function count(json: string | Buffer, cuts: readonly number[] = [], limits: JsonLimits = unlimited): number {
  const bytes = Buffer.from(json);
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length];
  const scanner = createJsonScanner(limits);
  places.slice(1).forEach((end, index) => {
    scanner.push(bytes.subarray(places[index], end));
  });
  return scanner.valueCount;
}

function countByBytes(json: string): number {
  const { length } = Buffer.from(json);
  return count(
    json,
    Array.from({ length }, (_, index) => index),
  );
}

/** The values that JSON.parse gave: what a scanner must count. */
function countParsed(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + countParsed(item), 1);
  return Object.values(value).reduce((sum: number, item) => sum + 1 + countParsed(item), 1);
}

function refusalOf(json: string | Buffer, limits: JsonLimits): string | null {
  try {
    count(json, [7, 70, 700], limits);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(GatewayError);
    expect(error).toMatchObject({ code: 'invalid_argument', reason: 'invalid_json' });
    return (error as GatewayError).message;
  }
}

describe('createJsonScanner', () => {
  it.each([
    ['1', 1],
    ['-1.5e+10', 1],
    ['"a"', 1],
    ['null', 1],
    ['[]', 1],
    ['{}', 1],
    ['[[],{},"",0,true]', 6],
    ['{"a":{"b":[1,2]},"c":""}', 9],
    [' [ 1 , 2 ]\r\n\t', 3],
    ['{ "a" : [ ] }', 3],
    ['["a,b","{[","]}",":"]', 5],
    ['["\\"","\\\\","\\\\\\"",1]', 5],
    ['["\\u0022\\u005c",1]', 3],
    ['["é€🙂",{"ключ":"🙂"}]', 5],
    ['{"a":1,"a":2}', 5],
  ])('counts the values of %s', (json, expected) => {
    expect(count(json)).toBe(expected);
    expect(countByBytes(json)).toBe(expected);
  });

  it('counts what JSON.parse finds, wherever the chunks begin and end', () => {
    const text = fc.string({
      unit: fc.constantFrom('"', '\\', '\\"', '{', ']', ',', 'a', 'é', '🙂', '\n'),
      maxLength: 90,
    });
    const document = fc.jsonValue({ depthSize: 'medium', stringUnit: 'grapheme' });
    const tree = fc.oneof(
      document,
      fc.array(text),
      fc.dictionary(text, fc.oneof(text, fc.double(), document)),
    );
    const space = fc.constantFrom(undefined, 1, '\t');
    fc.assert(
      fc.property(tree, space, fc.array(fc.nat(), { maxLength: 20 }), (value, indent, cuts) => {
        const json = JSON.stringify(value, null, indent);
        expect(count(json, cuts)).toBe(countParsed(JSON.parse(json)));
      }),
    );
  });

  it('counts texts longer than a search, with escapes where chunks end', () => {
    const pieces = ['a'.repeat(60), '\\"', '\\\\', '\\\\\\"', '\\u0022', 'é'.repeat(40), '"'];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...pieces.slice(0, 6)), { maxLength: 60 }),
        fc.array(fc.nat()),
        (parts, cuts) => {
          expect(count(`["${parts.join('')}",{"${parts.join('')}":1}]`, cuts)).toBe(5);
        },
      ),
    );
  });

  it('allows as many values as its limit, and refuses one more with a message that names it', () => {
    const limits = { maxValues: 10 };
    const list = (length: number) => `[${Array.from({ length }, () => '{}').join(',')}]`;
    expect(refusalOf(list(9), limits)).toBeNull();
    expect(refusalOf(list(10), limits)).toBe(
      'The JSON holds more than the 10 values accepted here; every object, array, text, number, literal and key counts as one.',
    );
  });

  it('refuses the value past the limit as soon as it begins', () => {
    const scanner = createJsonScanner({ maxValues: 3 });
    scanner.push(Buffer.from('[1,2'));
    expect(() => {
      scanner.push(Buffer.from(',"'));
    }).toThrow(GatewayError);
  });

  it('allows the nesting of its limit, and refuses one level more', () => {
    const nested = (depth: number) => '[{"a":'.repeat(depth / 2);
    expect(refusalOf(nested(100), { maxValues: 1_000 })).toBeNull();
    expect(refusalOf(`${nested(100)}[`, { maxValues: 1_000 })).toBe(
      'The JSON is nested deeper than 100 levels.',
    );
    expect(refusalOf('[[]]', { maxValues: 1_000, maxDepth: 1 })).toBe(
      'The JSON is nested deeper than 1 levels.',
    );
    expect(refusalOf('[[],[],[[]],[]]', { maxValues: 1_000, maxDepth: 3 })).toBeNull();
  });

  it('throws nothing for bytes that are no JSON but hold few values', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.array(fc.nat()), (bytes, cuts) => {
        expect(count(Buffer.from(bytes), cuts)).toBeLessThanOrEqual(bytes.length);
      }),
    );
    for (const json of ['', ']]]]', '"', '"\\', 'a'.repeat(500), '{"a"', ',,,,::::', '[1,2]3]4}5'])
      expect(refusalOf(json, { maxValues: 100 })).toBeNull();
  });

  it.each([
    ['backslashes', '"', '\\\\'],
    ['escaped quotes', '"', '\\"'],
    ['a lone text of quotes far apart', '"', `${'a'.repeat(500)}\\"`],
    ['escapes', '"', '\\u0061'],
    ['halves of surrogate pairs', '"', '\\ud83d'],
    ['characters of two bytes', '"', 'é'],
    ['empty texts', '[', '"",'],
    ['closing brackets', '', ']'],
    ['opening and closing brackets', '', '[]'],
    ['digits', '', '1'],
    ['white space', '', ' '],
    ['zeros', '', '\0'],
  ])('reads 8 MB of %s in little time', (_name, begin, piece) => {
    const bytes = Buffer.from(begin + piece.repeat(8_000_000 / Buffer.byteLength(piece)));
    const cuts = Array.from({ length: 128 }, (_, index) => index * 65_521);
    const spentMs = watchCpu();
    count(bytes, cuts);
    expect(spentMs()).toBeLessThan(1_500);
  });

  it('reads a document that comes byte by byte in little time', () => {
    const scanner = createJsonScanner(unlimited);
    const piece = Buffer.from('\\');
    const spentMs = watchCpu();
    scanner.push(Buffer.from('"'));
    for (let index = 0; index < 500_000; index++) scanner.push(piece);
    expect(spentMs()).toBeLessThan(1_500);
  });
});

/** The first long text in a list of one, of which so many bytes come at a time. */
function findLongText(text: string, chunkBytes: number) {
  const bytes = Buffer.from(`["${text}"]`);
  const scanner = createJsonScanner(unlimited);
  for (let position = 0; position < bytes.length; position += chunkBytes)
    scanner.push(bytes.subarray(position, position + chunkBytes));
  const [found] = scanner.longTexts;
  return found && { isSound: found.isSound, written: bytes.toString('utf8', found.start, found.end) };
}

const isSound = (text: string, chunkBytes: number) => findLongText(text, chunkBytes)?.isSound;

describe('the long texts that a scanner finds', () => {
  const prose = '"Is it dark?" \u2013 \u00e9\n\t\\ '.repeat(400);
  const written = JSON.stringify(prose).slice(1, -1);

  it.each([1, 7, 4_096, 1_000_000])('are known to be sound in chunks of %i bytes', (chunkBytes) => {
    for (const text of [written, 'a'.repeat(5_000), '\\/'.repeat(5_000), '\x7f\u2028🙂'.repeat(2_000)])
      expect(isSound(text, chunkBytes)).toBe(true);
  });

  it.each([
    ['a line end', '\n'],
    ['a NUL', '\0'],
    ['the last control character', '\x1f'],
    ['an escape that is none', '\\x'],
    ['an escape of a control character', '\\\n'],
    ['an escape by number', '\\u0061'],
    ['half of a surrogate pair', '\\ud83d'],
  ])('are not with %s', (_what, flaw) => {
    for (const chunkBytes of [1, 2, 4_097, 1_000_000]) {
      expect(isSound(flaw + written, chunkBytes)).toBe(false);
      expect(isSound(written + flaw, chunkBytes)).toBe(false);
      expect(isSound(`${written}${flaw}${written}`, chunkBytes)).toBe(false);
    }
  });

  it('are sound only where JSON.parse takes them', () => {
    const piece = fc.constantFrom(
      'a',
      'é',
      '\\n',
      '\\\\',
      '\\"',
      '\\',
      '\\u00',
      '\t',
      '🙂',
      'words '.repeat(700),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }),
        fc.integer({ min: 1, max: 9_000 }),
        (pieces, chunkBytes) => {
          const found = findLongText(pieces.join(''), chunkBytes);
          if (found?.isSound === true) expect(typeof JSON.parse(found.written)).toBe('string');
        },
      ),
    );
  });

  it('are measured as they read, wherever their chunks end', () => {
    const piece = fc.constantFrom('a', '0123456789abcdef', 'é', '\u2013', '🙂', '"', '\n', '\\');
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 2_500, maxLength: 4_000 }),
        fc.integer({ min: 1, max: 9_000 }),
        (pieces, chunkBytes) => {
          const text = pieces.join('');
          const bytes = Buffer.from(JSON.stringify({ before: `🙂"${text}`, text, after: '' }));
          const scanner = createJsonScanner(unlimited);
          for (let position = 0; position < bytes.length; position += chunkBytes)
            scanner.push(bytes.subarray(position, position + chunkBytes));
          const { start = 0, end = 0, escapes = 0, extraBytes = 0 } = scanner.longTexts[1] ?? {};
          const sizeBytes = end - start - 2 - escapes;
          expect(sizeBytes).toBe(Buffer.byteLength(text));
          expect(sizeBytes - extraBytes).toBe(text.length);
        },
      ),
    );
  });

  it('do not make those that follow unsound', () => {
    const scanner = createJsonScanner(unlimited);
    scanner.push(Buffer.from(JSON.stringify([`${prose}\x01`, prose])));
    expect(scanner.longTexts.map((text) => text.isSound)).toEqual([false, true]);
  });
});

describe('mayPassLimit', () => {
  it('is false exactly where no document of the size can hold more values', () => {
    const densest = (values: number) => `[${Array.from({ length: values - 1 }, () => '1').join(',')}]`;
    for (const maxValues of [1, 2, 3, 10, 1_000]) {
      const tooMany = maxValues === 1 ? '[1]' : densest(maxValues + 1);
      expect(countParsed(JSON.parse(tooMany))).toBe(maxValues + 1);
      expect(mayPassLimit(tooMany.length, maxValues)).toBe(true);
      expect(mayPassLimit(tooMany.length - 1, maxValues)).toBe(false);
    }
  });
});
