import { describe, expect, it } from 'vitest';
import { planWait } from '../../../src/routing/plan-wait.ts';

const policy = { backoffMs: 250, maxBackoffMs: 8000 };
const almostOne = 1 - Number.EPSILON;

describe('planWait', () => {
  it.each([
    [1, 250],
    [2, 500],
    [3, 1000],
    [6, 8000],
    [60, 8000],
  ])('doubles with each failure: %d of them, %d ms', (count, expected) => {
    expect(planWait({ count, retryAfterMs: null }, policy, 0)).toBe(expected);
    expect(planWait({ count, retryAfterMs: null }, policy, almostOne)).toBeCloseTo(expected / 2);
  });

  it.each([
    [0, 0, 250],
    [3000, 0, 3000],
    [3000, 0.5, 3125],
    [8000, 0, 8000],
    [8001, 0, Infinity],
  ])('waits as long as the upstream asks: %d ms, chance %d: %d ms', (retryAfterMs, random, expected) => {
    expect(planWait({ count: 1, retryAfterMs }, policy, random)).toBe(expected);
  });
});
