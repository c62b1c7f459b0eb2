import { describe, expect, it } from 'vitest';
import { parseCoreList, planCores } from '../../../../scripts/bench/cores.ts';

describe('parseCoreList', () => {
  it('reads single cores and ranges', () => {
    expect(parseCoreList('0-2,5,8-9\n')).toEqual([0, 1, 2, 5, 8, 9]);
  });

  it('reads an empty list', () => {
    expect(parseCoreList('')).toEqual([]);
  });
});

describe('planCores', () => {
  it('lets upstream and load share a core when there are two', () => {
    expect(planCores([4, 5], String)).toEqual({ load: 4, server: 5, upstream: 4 });
  });

  it('gives the upstream a core of its own when there are three', () => {
    expect(planCores([0, 1, 2, 3], String)).toEqual({ load: 0, server: 1, upstream: 2 });
  });

  it('does not put two parts on two threads of one physical core when it can help it', () => {
    const pairs = (core: number): string => String(core >> 1);
    expect(planCores([0, 1, 2, 3], pairs)).toEqual({ load: 0, server: 2, upstream: 0 });
    expect(planCores([0, 1], pairs)).toEqual({ load: 0, server: 1, upstream: 0 });
  });

  it('has no plan for one core', () => {
    expect(planCores([3], String)).toBeNull();
  });
});
