import type { Deployment, UpstreamAnswer, UpstreamCall, UpstreamOperation } from '../core/provider.ts';
import type { VideoPlace } from '../core/video/video-places.ts';
import type { AttemptCalls } from './attempt-calls.ts';
import type { RepeatFacts } from './find-repeat-rule.ts';
import type { ModelTracker } from './model-tracker.ts';

/** How an operation is performed at a deployment. */
export interface Performer {
  /** The operation where the upstream has it itself; `null` where it is made of calls of others, each through `attempt.calls`. */
  readonly native: UpstreamOperation | null;
  perform(call: UpstreamCall, attempt: { readonly calls: AttemptCalls }): Promise<UpstreamAnswer>;
}

/** A deployment that can perform one operation with one model. Shared. */
export interface Candidate extends Performer {
  readonly deployment: Deployment;
  readonly upstreamModel: string;
  /** What the model makes, asked for or not. */
  readonly makes: RepeatFacts['makes'];
  readonly weight: number;
  readonly tracker: ModelTracker;
}

/** A deployment that can make videos with one model. Shared. */
export interface VideoCandidate extends VideoPlace {
  readonly weight: number;
  readonly tracker: ModelTracker;
}

/** All candidates for one operation with one model: those of the lowest priority number first, never an empty tier. */
export interface CandidateGroup {
  readonly tiers: readonly (readonly Candidate[])[];
}
