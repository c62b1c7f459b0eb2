import { describe, expect, it } from 'vitest';
import { isBase64 } from '../../../src/core/is-base64.ts';

describe('isBase64', () => {
  /** Lengths around the pieces that are looked at together. */
  const lengths = [1, 2, 3, 49_151, 49_152, 49_153, 98_304, 200_000];
  const bytes = (length: number) => Buffer.from(Array.from({ length }, (_, index) => (index * 37) % 256));

  it.each(lengths)('knows %i bytes in either alphabet, with and without padding', (length) => {
    const text = bytes(length).toString('base64');
    expect(isBase64(text)).toBe(true);
    expect(isBase64(text.replaceAll('=', ''))).toBe(true);
    expect(isBase64(bytes(length).toString('base64url'))).toBe(true);
  });

  it.each([
    'A',
    'AAAAA',
    'AAA=A',
    'A===',
    'AA=',
    'AA===',
    '=',
    '====',
    '',
    ' ',
    'AAA ',
    'AA\nA',
    'AAA\0',
    'AAÄA',
    'AAAé',
    'AA.A',
    'AA😀',
  ])('refuses %j', (text) => {
    expect(isBase64(text)).toBe(false);
  });

  it.each([0, 5, 65_535, 65_536, 131_071, 266_000])('finds one wrong character at %i', (place) => {
    const text = bytes(200_000).toString('base64');
    for (const wrong of ['!', '=', '\n', ' ', '\u0100']) {
      expect(isBase64(text.slice(0, place) + wrong + text.slice(place + 1)), wrong).toBe(false);
    }
  });
});
