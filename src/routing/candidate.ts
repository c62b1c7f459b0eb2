import type { Deployment } from '../core/provider.ts';
import type { PerformCall } from '../core/translator.ts';
import type { DeploymentTracker } from './deployment-tracker.ts';
import type { RepeatRule } from './judge-failure.ts';

/** A deployment that can perform one operation with one model. Shared. */
export interface Candidate {
  readonly deployment: Deployment;
  readonly upstreamModel: string;
  readonly perform: PerformCall;
  readonly weight: number;
  readonly repeatRule: RepeatRule;
  readonly tracker: DeploymentTracker;
}

/** All candidates for one operation with one model: those of the lowest priority number first, never an empty tier. */
export interface CandidateGroup {
  readonly tiers: readonly (readonly Candidate[])[];
}
