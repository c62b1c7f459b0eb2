import { describe, expect, it } from 'vitest';
import { chooseRates } from '../../../../../scripts/bench/open-loop/choose-rates.ts';
import type { TargetName } from '../../../../../scripts/bench/scenario.ts';

function createCapacities(entries: readonly (readonly [TargetName, number])[]) {
  return new Map<TargetName, number>(entries);
}

describe('chooseRates', () => {
  const rates = chooseRates(
    createCapacities([
      ['bare', 9000],
      ['specway', 4000],
      ['portkey', 600],
    ]),
  );

  it('gives bare proxy, Specway and upstream half of what the slower server can do', () => {
    expect((['upstream', 'bare', 'specway'] as const).map((name) => rates.rateOf(name))).toEqual([
      2000, 2000, 2000,
    ]);
  });

  it('gives Portkey half of what it can do itself', () => {
    expect(rates.rateOf('portkey')).toBe(300);
  });

  it('knows a rate for the upstream when Portkey is alone', () => {
    expect(chooseRates(createCapacities([['portkey', 600]])).rateOf('upstream')).toBe(300);
  });
});
