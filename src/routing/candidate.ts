import type { Deployment, UpstreamAnswer, UpstreamCall, UpstreamOperation } from '../core/provider.ts';
import type { RealtimeLinkCall } from '../core/realtime/realtime-adapter.ts';
import type { RealtimeLink } from '../core/realtime/realtime-link.ts';
import type { LinkOrder } from '../core/realtime/realtime-places.ts';
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

/** A deployment that can do something with one model, as far as choosing it goes. Shared. */
export interface Choosable {
  readonly deployment: Deployment;
  readonly upstreamModel: string;
  readonly weight: number;
  readonly tracker: ModelTracker;
}

/** A deployment that can perform one operation with one model. Shared. */
export interface Candidate extends Choosable, Performer {
  /** What the model makes, asked for or not; `null` where nothing tells. */
  readonly makes: RepeatFacts['makes'];
}

/** A deployment that can make videos with one model. Shared. */
export interface VideoCandidate extends Choosable, VideoPlace {}

/** One session to open, and for whom. */
export interface LinkOpening extends RealtimeLinkCall {
  readonly order: LinkOrder;
}

/** Opens a session at one deployment: `RealtimeAdapter` says when it resolves and what it throws. */
export type OpenLink = (opening: LinkOpening) => Promise<RealtimeLink>;

/** A deployment that can have sessions with one model. Shared. */
export interface RealtimeCandidate extends Choosable {
  readonly open: OpenLink;
}

/** All candidates for one operation with one model: those of the lowest priority number first, never an empty tier. */
export interface CandidateGroup<One extends Choosable = Candidate> {
  readonly tiers: readonly (readonly One[])[];
}
