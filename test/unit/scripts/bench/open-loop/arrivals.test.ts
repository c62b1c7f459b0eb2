import { describe, expect, it } from 'vitest';
import { Arrivals, findDueNs } from '../../../../../scripts/bench/open-loop/arrivals.ts';

const plan = { startNs: 1000, intervalNs: 10, count: 4 };

function takeAll(arrivals: Arrivals, nowNs: number): readonly number[] {
  const taken: number[] = [];
  for (let due = arrivals.takeDue(nowNs); due !== null; due = arrivals.takeDue(nowNs)) taken.push(due);
  return taken;
}

describe('Arrivals', () => {
  it('gives nothing before the first request is due', () => {
    expect(new Arrivals(plan).takeDue(999)).toBeNull();
  });

  it('gives each request once, with the time it was due', () => {
    const arrivals = new Arrivals(plan);
    expect(takeAll(arrivals, 1000)).toEqual([1000]);
    expect(takeAll(arrivals, 1005)).toEqual([]);
    expect(takeAll(arrivals, 1010)).toEqual([1010]);
  });

  it('gives every request that was missed, each with its own time, so that no delay is left out', () => {
    expect(takeAll(new Arrivals(plan), 1029)).toEqual([1000, 1010, 1020]);
  });

  it('ends after the last one', () => {
    const arrivals = new Arrivals(plan);
    expect(takeAll(arrivals, 9999)).toHaveLength(4);
    expect(arrivals.takeDue(99_999)).toBeNull();
  });
});

describe('findDueNs', () => {
  it('does not drift with an interval that is no whole number', () => {
    expect(findDueNs({ startNs: 0, intervalNs: 1e9 / 3000, count: 3001 }, 3000)).toBeCloseTo(1e9, 3);
  });
});
