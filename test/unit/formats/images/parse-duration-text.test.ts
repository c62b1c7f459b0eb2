import { describe, expect, it } from 'vitest';
import { parseDurationText } from '../../../../src/formats/images/parse-duration-text.ts';

describe('parseDurationText', () => {
  it.each([
    ['Please try again in 12s. Visit us.', 12_000],
    ['Please try again in 250ms.', 250],
    ['Please try again in 1m12.5s', 72_500],
    ['Please try again in 2h 3m', 7_380_000],
    ['try again in 0.2ms', 1],
    ['Please try again later.', null],
    ['Please try again in a while.', null],
    ['', null],
  ])('reads %j', (text, expected) => {
    expect(parseDurationText(text)).toBe(expected);
  });
});
