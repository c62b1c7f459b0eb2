import type { Deployment, UpstreamAnswer, UpstreamCall } from '../core/provider.ts';
import type { AttemptCalls } from './attempt-calls.ts';
import type { RepeatFacts } from './find-repeat-rule.ts';
import type { ModelTracker } from './model-tracker.ts';

/** Performs an operation; where that takes more than one upstream call, each is made through `calls`. */
export type PerformAttempt = (call: UpstreamCall, calls: AttemptCalls) => Promise<UpstreamAnswer>;

/** A deployment that can perform one operation with one model. Shared. */
export interface Candidate {
  readonly deployment: Deployment;
  readonly upstreamModel: string;
  /** What the model makes, asked for or not. */
  readonly makes: RepeatFacts['makes'];
  readonly perform: PerformAttempt;
  readonly weight: number;
  readonly tracker: ModelTracker;
}

/** All candidates for one operation with one model: those of the lowest priority number first, never an empty tier. */
export interface CandidateGroup {
  readonly tiers: readonly (readonly Candidate[])[];
}
