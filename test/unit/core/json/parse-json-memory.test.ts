import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { createJsonScanner } from '../../../../src/core/json/json-scanner.ts';
import { bytesPerJsonValue, parseJsonDocument } from '../../../../src/core/json/parse-json.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** What the test runner itself may allocate meanwhile, in bytes. */
const slack = 2 * 1024 * 1024;

function readAlive(): number {
  collectGarbage();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const list = (count: number, write: (index: number) => string) =>
  `[${Array.from({ length: count }, (_, index) => write(index)).join(',')}]`;

const picture = 'AAAA'.repeat(3_000_000);

describe('the memory of a parsed document', () => {
  it.each([
    ['empty objects', () => list(100_000, () => '{}')],
    ['empty arrays', () => list(100_000, () => '[]')],
    ['empty texts', () => list(100_000, () => '""')],
    ['numbers among other things', () => list(100_000, (index) => (index % 2 === 0 ? '1.5' : 'null'))],
    ['minus zeros', () => list(100_000, () => '-0')],
    ['objects of unlike keys', () => list(40_000, (index) => `{"k${String(index)}":1}`)],
    [
      'objects within, of unlike keys',
      () => list(20_000, (index) => `{"k${String(index)}":{"l${String(index)}":1}}`),
    ],
    ['unlike keys in one object', () => `{${list(50_000, (index) => `"k${String(index)}":1`).slice(1, -1)}}`],
    ['keys with escapes', () => list(40_000, (index) => `{"\\u006b${String(index)}":1}`)],
    ['objects whose key is a number', () => list(40_000, () => '{"34":1}')],
    [
      'nested objects whose keys are numbers',
      () => list(500, () => `${'{"34":'.repeat(98)}1${'}'.repeat(98)}`),
    ],
    ['nested arrays', () => list(1_000, () => '['.repeat(98) + ']'.repeat(98))],
    ['short texts beyond Latin-1', () => list(100_000, (index) => `"€${String(index)}"`)],
    ['a picture', () => list(1, () => `"${picture}"`)],
    ['a picture beside a text beyond Latin-1', () => `["€","${picture}"]`],
    ['a long text beyond Latin-1', () => `["€${picture}"]`],
    ['escapes of characters beyond Latin-1', () => `["${'\\u20ac'.repeat(2_000_000)}"]`],
  ])('is no more than is counted for it: %s', (_name, write) => {
    const source = Buffer.from(write());
    const scanner = createJsonScanner({ maxValues: Infinity });
    scanner.push(source);
    let textBytes = 0;
    const onTextBytes = (sizeBytes: number) => (textBytes += sizeBytes);
    const before = readAlive();
    const { value } = parseJsonDocument(source, { onTextBytes });
    const taken = readAlive() - before;
    expect(value).toBeDefined();
    expect(taken).toBeLessThan(textBytes + scanner.valueCount * bytesPerJsonValue + slack);
  });

  it('is told before anything is made', () => {
    const source = Buffer.from(`["€","${picture}"]`);
    const stop = new Error('no room');
    const refuse = () => {
      throw stop;
    };
    expect(() => parseJsonDocument(source, { onTextBytes: refuse })).toThrow(stop);
    expect(() => parseJsonDocument(Buffer.from('no JSON'), { onTextBytes: refuse })).toThrow(stop);
  });

  it('is that of one byte for a character where all of a text is ASCII', () => {
    const measure = (json: string): number => {
      let sum = 0;
      parseJsonDocument(Buffer.from(json), { onTextBytes: (sizeBytes) => (sum += sizeBytes) });
      return sum;
    };
    const rest = 200;
    expect(measure(`["${picture}"]`)).toBeLessThan(picture.length + rest);
    expect(measure(`["€","${picture}"]`)).toBeLessThan(picture.length + rest);
    expect(measure(`["€${picture}"]`)).toBeGreaterThan(2 * picture.length);
  });
});
