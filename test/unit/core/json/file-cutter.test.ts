import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createInvalidJson } from '../../../../src/core/json/json-limits.ts';
import { listFiles, readRest, type DocumentBytes } from '../../../../src/core/json/document-bytes.ts';
import { FileCutter, type ArrivedDocument } from '../../../../src/core/json/file-cutter.ts';
import { parseJsonDocument } from '../../../../src/core/json/parse-json.ts';
import { parseInSteps } from '../../../../src/core/json/parse-in-steps.ts';
import { spliceTopLevelString } from '../../../../src/core/json/splice-json.ts';
import { joinBytes } from '../../../support/join-bytes.ts';

const picture = 'iVBORw0KGgo+/A8z'.repeat(8_000);
const padded = `${'AZaz09-_'.repeat(5_000)}QQ==`;

interface ArrivalOptions {
  readonly chunkBytes?: number;
  readonly maxValues?: number;
  readonly announcedBytes?: number;
}

function arrive(json: string, options: ArrivalOptions = {}): ArrivedDocument {
  const bytes = Buffer.from(json);
  const { chunkBytes = 4_096, maxValues = Infinity, announcedBytes = bytes.length } = options;
  const cutter = new FileCutter({ maxValues, announcedBytes, chunks: 'own' });
  for (let position = 0; position < bytes.length; position += chunkBytes) {
    cutter.push(Buffer.from(bytes.subarray(position, position + chunkBytes)));
    expect(cutter.sizeBytes).toBe(Math.min(bytes.length, position + chunkBytes));
  }
  return cutter.take();
}

function parse({ bytes }: ArrivedDocument): unknown {
  const steps = parseInSteps(bytes);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value.value;
}

const message = {
  model: 'old',
  a: [{ data: picture, note: 'é "–" \n' }, { data: padded }],
  text: 'Words, and more of them. '.repeat(2_000),
};

describe('FileCutter', () => {
  it.each([1_000, 4_095, 4_096, 65_536, 10_000_000])(
    'gives back the bytes and the value of a document in chunks of %i bytes',
    (chunkBytes) => {
      const json = JSON.stringify(message);
      const arrived = arrive(json, { chunkBytes });
      expect(joinBytes(arrived.bytes).toString()).toBe(json);
      expect(parse(arrived)).toEqual(message);
    },
  );

  it('holds files as texts only', () => {
    const { bytes, valueCount } = arrive(JSON.stringify(message));
    expect(listFiles(bytes).map(({ text }) => text)).toEqual([picture, padded]);
    expect(readRest(bytes).length).toBeLessThan(60_000);
    expect(valueCount).toBe(parseJsonDocument(Buffer.from(JSON.stringify(message))).valueCount);
  });

  it.each([0, 1, 100_000, 20_000_000])('does so where %i bytes were announced', (announcedBytes) => {
    const json = JSON.stringify({ data: picture });
    const { bytes } = arrive(json, { announcedBytes });
    expect(listFiles(bytes)).toHaveLength(1);
    expect(joinBytes(bytes).toString()).toBe(json);
  });

  it.each([
    ['is short', picture.slice(0, 12_000)],
    ['has a space in it', `${picture} ${picture}`],
    ['has padding in the middle', `${picture}==${picture}`],
    ['has a character too many', `${picture}A`],
    ['has an escape at its end', `${picture}\n`],
    ['has an escaped quote', `${picture}"${picture}`],
    ['has a character beyond ASCII', `${picture}é`],
    ['has another in its middle', `${picture}\u2013${picture}`],
  ])('leaves a text that %s where it is', (_what, text) => {
    const json = JSON.stringify({ a: text, b: 1 });
    const arrived = arrive(json);
    expect(listFiles(arrived.bytes)).toEqual([]);
    expect(joinBytes(arrived.bytes).toString()).toBe(json);
    expect(parse(arrived)).toEqual({ a: text, b: 1 });
  });

  it('leaves keys where they are, and all files with them', () => {
    const json = JSON.stringify({ [picture]: padded });
    const arrived = arrive(json);
    expect(joinBytes(arrived.bytes).toString()).toBe(json);
    expect(parse(arrived)).toEqual({ [picture]: padded });
  });

  it.each([
    ['ends in a file', `{"a":"${picture}`],
    ['lacks a bracket', `{"a":"${picture}"`],
    ['has text behind it', `{"a":"${picture}"} x`],
    ['is two texts', `"${picture}""${picture}"`],
    ['has a line end in a text', `{"a":"${picture}\n${picture}"}`],
  ])('gives back a document that %s, which is refused', (_what, json) => {
    const arrived = arrive(json);
    expect(joinBytes(arrived.bytes).toString()).toBe(json);
    expect(() => parse(arrived)).toThrow(
      expect.objectContaining({ reason: createInvalidJson('').reason }) as Error,
    );
  });

  it('counts the values of what was no file', () => {
    const json = JSON.stringify([picture, `${picture} `, [1, 2, 3], padded]);
    expect(arrive(json).valueCount).toBe(8);
    expect(() => arrive(json, { maxValues: 7 })).toThrow('values');
  });

  it('lets the name of the model be changed', () => {
    for (const value of [message, { a: picture, model: 'old', z: padded }]) {
      const json = JSON.stringify(value);
      const spliced = spliceTopLevelString({ value, bytes: arrive(json).bytes }, 'model', 'a longer name');
      expect(joinBytes(spliced as DocumentBytes).toString()).toBe(json.replace('"old"', '"a longer name"'));
    }
  });

  it('agrees with JSON.parse, whatever the document and its chunks', () => {
    const text = fc.oneof(
      fc.constantFrom(picture, padded, `${padded}é`, `"${picture}`, ''),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.string({ unit: 'grapheme', maxLength: 40 }).map((piece) => piece.repeat(400)),
    );
    const json = fc.oneof(fc.array(text), fc.dictionary(fc.string(), fc.array(text)));
    fc.assert(
      fc.property(json, fc.integer({ min: 500, max: 70_000 }), (value, chunkBytes) => {
        const written = JSON.stringify(value);
        const arrived = arrive(written, { chunkBytes });
        expect(joinBytes(arrived.bytes).toString() === written).toBe(true);
        expect(parse(arrived)).toEqual(JSON.parse(written));
      }),
      { numRuns: 60 },
    );
  });
});
