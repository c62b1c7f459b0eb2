import type { TargetName } from '../scenario.ts';

/** Servers that get a rate of their own: at the common one they could be idle or drown. */
const ownRate: readonly TargetName[] = ['portkey'];

/** The rate at which each target is measured. */
export interface Rates {
  /** Requests per second. */
  rateOf(target: TargetName): number;
}

/**
 * The lowest of the given rates for all but Portkey, which gets its own. `rates` are requests per second that keep each
 * server busy half of the time.
 */
export function chooseRates(rates: ReadonlyMap<TargetName, number>): Rates {
  const common = [...rates].filter(([name]) => !ownRate.includes(name)).map(([, rate]) => rate);
  const lowest = Math.min(...common);
  return {
    rateOf: (target) => (ownRate.includes(target) ? (rates.get(target) ?? lowest) : lowest),
  };
}
