import { describe, expect, it } from 'vitest';
import { median, percentile } from '../../../../scripts/bench/statistics.ts';

describe('median', () => {
  it('is the middle of an odd number of values in any order', () => {
    expect(median([9, 1, 100])).toBe(9);
  });

  it('is the mean of the two middle ones of an even number', () => {
    expect(median([4, 1, 100, 2])).toBe(3);
  });

  it('is NaN for no values', () => {
    expect(median([])).toBeNaN();
  });
});

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);

  it('is the value at the nearest rank', () => {
    expect(percentile(hundred, 0.5)).toBe(50);
    expect(percentile(hundred, 0.99)).toBe(99);
    expect(percentile(hundred, 0.991)).toBe(100);
  });

  it('is the only value of a single one', () => {
    expect(percentile([7], 0.01)).toBe(7);
    expect(percentile([7], 0.99)).toBe(7);
  });

  it('is NaN for no values', () => {
    expect(percentile([], 0.5)).toBeNaN();
  });
});
