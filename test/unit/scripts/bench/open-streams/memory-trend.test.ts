import { describe, expect, it } from 'vitest';
import { findTrend, findWindowMs } from '../../../../../scripts/bench/open-streams/memory-trend.ts';

/** One sample a second. */
function createSamples(count: number, rssBytes: (second: number) => number) {
  return Array.from({ length: count }, (_, second) => ({
    atMs: 5000 + second * 1000,
    rssBytes: rssBytes(second),
  }));
}

describe('findWindowMs', () => {
  it('is a minute, or a third of a short hold', () => {
    expect(findWindowMs(600_000)).toBe(60_000);
    expect(findWindowMs(30_000)).toBe(10_000);
  });
});

describe('findTrend', () => {
  it('finds no growth where there is none', () => {
    expect(findTrend(createSamples(601, () => 4096))).toEqual({
      medianBytes: 4096,
      firstBytes: 4096,
      lastBytes: 4096,
      bytesPerMinute: 0,
    });
  });

  it('finds steady growth', () => {
    const trend = findTrend(createSamples(601, (second) => 1000 + second * 10));
    expect(trend.bytesPerMinute).toBeCloseTo(600, 6);
    expect(trend).toMatchObject({ medianBytes: 4000, firstBytes: 1300, lastBytes: 6700 });
  });

  it('does not take a saw-tooth for growth of its first and last minute', () => {
    const { firstBytes, lastBytes } = findTrend(createSamples(601, (second) => 1000 + (second % 20)));
    expect(Math.abs(lastBytes - firstBytes)).toBeLessThanOrEqual(1);
  });

  it('has no slope for a single sample', () => {
    expect(findTrend(createSamples(1, () => 10))).toMatchObject({ medianBytes: 10, bytesPerMinute: 0 });
  });
});
