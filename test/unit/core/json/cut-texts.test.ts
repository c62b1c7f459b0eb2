import { describe, expect, it } from 'vitest';
import { cutTexts, mark } from '../../../../src/core/json/cut-texts.ts';
import { createJsonScanner } from '../../../../src/core/json/json-scanner.ts';
import { maxJsonDepth } from '../../../../src/core/json/json-limits.ts';
import { parseJson, parseJsonDocument } from '../../../../src/core/json/parse-json.ts';
import { createRandom, pick } from '../../../support/create-random.ts';

const picture = 'iVBORw0KGgo+/='.repeat(6000);
const other = 'AAAA'.repeat(20_000);

const cut = (json: string) => {
  const bytes = Buffer.from(json);
  const scanner = createJsonScanner({ maxValues: Infinity });
  scanner.push(bytes);
  const { rest, texts } = cutTexts(bytes, scanner.longTexts);
  return {
    rest,
    texts: texts.map((text) =>
      typeof text === 'string' ? text : bytes.toString('utf8', text.start, text.end),
    ),
  };
};
const parse = (json: string) => parseJson(Buffer.from(json));

/** JSON.parse, with `null` for what it refuses and for lone surrogates. */
function readPlainly(json: string): unknown {
  try {
    const value: unknown = JSON.parse(json);
    return JSON.stringify(value).includes('\\ud') ? null : { value };
  } catch {
    return null;
  }
}

function readOurs(json: string): unknown {
  try {
    return { value: parse(json) };
  } catch {
    return null;
  }
}

describe('cutTexts', () => {
  it('cuts long texts out wherever they are and whatever they hold', () => {
    const prose = '\\"é\\" – \\u20ac\\\\'.repeat(300);
    expect(cut(`{"é":"${picture}","b":["–","${other}","${prose}"]}`)).toEqual({
      rest: `{"é":"${mark}0","b":["–","${mark}1","${mark}2"]}`,
      texts: [`"${picture}"`, `"${other}"`, `"${prose}"`],
    });
  });

  it.each([
    ['short texts', `["é","${'A'.repeat(1000)}"]`],
    ['keys', `{"${picture}" \n: "é"}`],
    ['an unfinished text', `["é","${picture}`],
  ])('leaves %s', (_name, json) => {
    expect(cut(json)).toEqual({ rest: json, texts: [] });
  });

  it('ends for any bytes', () => {
    for (const bytes of [Buffer.alloc(300_000), Buffer.alloc(300_000, '"'), Buffer.alloc(300_000, '\\')]) {
      expect(cutTexts(bytes, []).texts).toEqual([]);
      expect(() => parseJson(bytes)).toThrow('not valid JSON');
    }
  });
});

describe('parseJson, of documents with pictures', () => {
  it.each([
    ['a picture among words', `{"a":"é","b":[{"data":"${picture}"},"${other}"],"c":null}`],
    ['nothing else', ` "${picture}" \n\n`],
    ['a key that comes twice', `{"a":"${picture}","é":1,"a":"${other}"}`],
    ['a key that comes twice, shorter', `{"a":"${picture}","é":1,"a":2}`],
    ['the key __proto__', `{"é":1,"__proto__":"${picture}","a":{"__proto__":{"b":"${other}"}}}`],
    ['a long key', `{"é":1,"${picture}":"${other}"}`],
    ['long white space between texts', `{"é":"a"${' '.repeat(100_000)},"b":"${picture}"}`],
    ['a long list of numbers', `{"é":"a","n":[${'1,'.repeat(60_000)}2],"b":"${picture}"}`],
    ['escapes beside a picture', `["\\u00e9","\\ud83d\\ude00","é","${picture}"]`],
    ['a text like those that stand for others', `["text-0","text-","${picture}"]`],
    ['an escape for a surrogate pair in a long text', `["${'\\ud83d\\ude00'.repeat(9000)}"]`],
    ['long texts with escapes', `["é","${'\\"é\\n\\\\'.repeat(20_000)}","${picture}\\n"]`],
    ['numbers of many digits beside a picture', `{"data":"${picture}","n":12345678901234567890}`],
    ['a picture behind an escaped quote', `["é","\\"${picture}","${other}\\"","\\\\","${other}"]`],
  ])('reads %s', (_name, json) => {
    const expected: unknown = JSON.parse(json);
    const value = parse(json);
    expect(value).toEqual(expected);
    expect(JSON.stringify(value)).toBe(JSON.stringify(expected));
  });

  it.each([
    ['a line end in the text', `["é","${picture}\n"]`],
    ['two texts without a comma', `["é","${picture}""${other}"]`],
    ['numbers between two texts without commas', `["é" ${'1,'.repeat(60_000)} "b"]`],
    ['words after it', `["é","${picture}"] x`],
    ['an end that is missing', `["é","${picture}"`],
    ['a control character in a picture', `["${picture}\u0001"]`],
    ['an escape that is none in a long text', `["${picture}\\x"]`],
    ['a lone surrogate in a long text', `["é${picture}\\udfff"]`],
    ['a lone surrogate', `["é","\\ud800","${picture}"]`],
    ['a lone surrogate in a key', `{"\\uDC00":"é","a":"${picture}"}`],
    [
      'nesting beyond the limit',
      `${'['.repeat(maxJsonDepth + 1)}"é","${picture}"${']'.repeat(maxJsonDepth + 1)}`,
    ],
    ['nesting without end', `["${picture}","é",${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}]`],
  ])('refuses %s', (_name, json) => {
    expect(() => parse(json)).toThrow(/^(The|A) /u);
  });

  it('refuses bytes that are not UTF-8 beside a picture', () => {
    const bytes = Buffer.concat([
      Buffer.from(`["é","${picture}`),
      Buffer.from([0xed, 0xa0, 0x80]),
      Buffer.from('"]'),
    ]);
    expect(() => parseJson(bytes)).toThrow('UTF-8');
  });

  it('sees null beside a picture, and none in one', () => {
    const holdsNull = (json: string) => parseJsonDocument(Buffer.from(json)).holdsNull;
    expect(holdsNull(`{"é":null,"a":"${picture}"}`)).toBe(true);
    expect(holdsNull(`{"é":"null","a":"null${picture}"}`)).toBe(false);
  });

  it('reads or refuses what JSON.parse does, whatever stands where', () => {
    const random = createRandom(3);
    const pieces = [
      '"',
      '"',
      '"',
      ':',
      ',',
      ',',
      '{',
      '}',
      '[',
      ']',
      '\\',
      'é',
      ' ',
      '1',
      picture,
      picture,
      `"${other}"`,
    ];
    const shapes = ['["é",@,@]', '{"é":@,"b":@}', '["é","@","@"]', '{"@":1,"é":"@"}', '@,@'];
    for (let round = 0; round < 400; round++) {
      const fill = () =>
        Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(pieces, random)).join('');
      const json = pick(shapes, random).replaceAll('@', fill);
      expect(readOurs(json)).toEqual(readPlainly(json));
    }
  });
});
