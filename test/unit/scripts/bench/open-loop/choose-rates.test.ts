import { describe, expect, it } from 'vitest';
import { chooseRates } from '../../../../../scripts/bench/open-loop/choose-rates.ts';
import type { TargetName } from '../../../../../scripts/bench/scenario.ts';

function createRates(entries: readonly (readonly [TargetName, number])[]) {
  return new Map<TargetName, number>(entries);
}

describe('chooseRates', () => {
  const rates = chooseRates(
    createRates([
      ['bare', 9000],
      ['bare-control', 9100],
      ['specway', 4000],
      ['portkey', 600],
    ]),
  );

  it('gives bare proxy, its control and Specway what keeps the slowest of them half busy', () => {
    expect((['bare', 'bare-control', 'specway'] as const).map((name) => rates.rateOf(name))).toEqual([
      4000, 4000, 4000,
    ]);
  });

  it('gives Portkey what keeps Portkey half busy', () => {
    expect(rates.rateOf('portkey')).toBe(600);
    expect(chooseRates(createRates([['portkey', 600]])).rateOf('portkey')).toBe(600);
  });
});
