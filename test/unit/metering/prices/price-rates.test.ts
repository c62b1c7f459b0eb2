import { describe, expect, it } from 'vitest';
import type { PicturePrice } from '../../../../src/core/config.ts';
import { findPicturePrice } from '../../../../src/metering/prices/price-rates.ts';

const row = (size: string | null, quality: PicturePrice['quality'], microUsd: bigint): PicturePrice => ({
  size,
  quality,
  microUsd,
});

const rows = [
  row('1024x1024', 'low', 10n),
  row('1024x1024', 'high', 40n),
  row('1024x1024', null, 20n),
  row(null, 'high', 60n),
];

describe('findPicturePrice', () => {
  it.each([
    ['1024x1024', 'low', 10n],
    ['1024x1024', 'high', 40n],
    ['1024x1024', 'medium', 20n],
    ['1536x1024', 'high', 60n],
    // A quality that the rows know nothing of counts as not known.
    ['1024x1024', 'xhigh', 40n],
    // Not known: the dearest of those that may be the first to match.
    ['1024x1024', null, 40n],
    [null, 'low', 60n],
    [null, 'high', 60n],
    [null, null, 60n],
    // No row matches: nothing is given away.
    ['1536x1024', 'low', 60n],
  ])('takes the first row for %s in %s', (size, quality, price) => {
    expect(findPicturePrice(rows, { size, quality })).toBe(price);
  });

  it('takes a newer quality by the row that names it', () => {
    const newer = [row('1024x1024', 'max', 30n), ...rows];
    expect(findPicturePrice(newer, { size: '1024x1024', quality: 'max' })).toBe(30n);
    expect(findPicturePrice(newer, { size: '1024x1024', quality: 'xhigh' })).toBe(40n);
  });

  it('does not look behind a row that matches for certain', () => {
    const behind = [row(null, null, 5n), row('1024x1024', null, 99n)];
    expect(findPicturePrice(behind, { size: null, quality: null })).toBe(5n);
  });
});
