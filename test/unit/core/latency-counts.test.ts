import { describe, expect, it } from 'vitest';
import {
  addLatencies,
  countAnswers,
  findLatencyRank,
  findLatencyStep,
  type LatencyCounts,
} from '../../../src/core/latency-counts.ts';

function count(latencies: readonly number[]): LatencyCounts {
  return addLatencies(latencies.map((latency) => new Map([[findLatencyStep(latency), 1]])));
}

const range = (length: number, offset: number) => Array.from({ length }, (_, index) => index + offset);

describe('findLatencyRank', () => {
  it('has nothing to say of nothing', () => {
    expect(findLatencyRank(new Map(), 0.5)).toBeNull();
    expect(countAnswers(new Map())).toBe(0);
  });

  it.each([0.1, 1, 17.3, 640.2, 2_210.7, 600_000])('is right to 1.1 %% for %d ms', (latency) => {
    const rank = findLatencyRank(count([latency]), 0.5) ?? 0;
    expect(Math.abs(rank - latency)).toBeLessThanOrEqual(latency * 0.011 + 0.05);
  });

  it('takes what is shorter than a tenth of a millisecond for that', () => {
    expect(findLatencyRank(count([0, -1, 0.001]), 0.95)).toBe(0.1);
  });

  it('is that of all nodes together, which no mean of their ranks is', () => {
    const fast = count(range(90, 10));
    const slow = count(range(10, 5_000));
    const together = addLatencies([fast, slow]);
    expect(countAnswers(together)).toBe(100);
    expect(Math.abs((findLatencyRank(together, 0.5) ?? 0) - 59)).toBeLessThan(1.5);
    expect(findLatencyRank(together, 0.95)).toBeGreaterThan(4_900);
  });
});
