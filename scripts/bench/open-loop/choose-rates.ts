import type { TargetName } from '../scenario.ts';

/** The share of what a server can do at which it is measured. */
const loadShare = 0.5;

/** Servers that get a rate of their own: at the common one they could be idle or drown. */
const ownRate: readonly TargetName[] = ['portkey'];

/** The rate at which each target is measured. */
export interface Rates {
  /** Requests per second. */
  rateOf(target: TargetName): number;
}

/**
 * Half of what the slowest server can do, for all but Portkey, which gets half of what it can do itself. The upstream
 * gets the common rate. `capacities` are requests per second in a closed loop.
 */
export function chooseRates(capacities: ReadonlyMap<TargetName, number>): Rates {
  const common = [...capacities].filter(([name]) => !ownRate.includes(name)).map(([, capacity]) => capacity);
  const slowest = Math.min(...(common.length > 0 ? common : capacities.values()));
  return {
    rateOf: (target) =>
      loadShare * (ownRate.includes(target) ? (capacities.get(target) ?? slowest) : slowest),
  };
}
