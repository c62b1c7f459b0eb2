import type { Deployment } from '../core/provider.ts';
import type { CandidateGroup, Choosable } from './candidate.ts';

/** Who is left of a group for a request that must not go to another gateway. */
export function leaveOutGateways<One extends Choosable>({ tiers }: CandidateGroup<One>): CandidateGroup<One> {
  const kept = tiers.map((tier) => tier.filter(({ deployment }) => !isGateway(deployment)));
  return { tiers: kept.filter(({ length }) => length > 0) };
}

/** Whether it is another gateway with this contract. */
export function isGateway({ provider }: Deployment): boolean {
  return provider.isGateway === true;
}
