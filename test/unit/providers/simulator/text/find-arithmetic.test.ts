import { describe, expect, it } from 'vitest';
import { findArithmetic } from '../../../../../src/providers/simulator/text/find-arithmetic.ts';

describe('findArithmetic', () => {
  it.each([
    ['What is 12 * 7?', '12 * 7', 84],
    ['2+3', '2 + 3', 5],
    ['3 plus 4 times 5', '3 + 4 * 5', 23],
    ['10 divided by 4', '10 / 4', 2.5],
    ['compute 2^10 now', '2 ** 10', 1024],
    ['6 x 7', '6 * 7', 42],
    ['9 − 4 - 1', '9 - 4 - 1', 4],
    ['0.1 + 0.2', '0.1 + 0.2', 0.3],
    ['2 * 3 ** 2', '2 * 3 ** 2', 18],
  ])('works out %s', (text, expression, value) => {
    expect(findArithmetic(text)).toEqual({ expression, value });
  });

  it.each([
    'nothing to count',
    'on 2026-05-01',
    'call 555-0123',
    'version 1.2.3',
    'https://example.com/1/2',
    '1 / 0',
    'room 12',
  ])('sees no sum in %j', (text) => {
    expect(findArithmetic(text)).toBeNull();
  });
});
