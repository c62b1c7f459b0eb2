import type { UpstreamCall, UpstreamEvent, UpstreamOperation, WholeAnswer } from './provider.ts';

/**
 * Reads what upstreams say was used: from the answer of each call in the upstream's own format, before anything is made of it
 * for the client. What a call used is added to its `notes` as soon as it is known (docs/observability.md). Shared.
 */
export interface Meter {
  noteWhole(operation: UpstreamOperation, answer: WholeAnswer, call: UpstreamCall): void;
  /** `null` where a stream of this operation uses nothing. */
  openStream(operation: UpstreamOperation, call: UpstreamCall): StreamMeter | null;
}

/** Who closed a stream: its upstream, a failure included, or its reader. */
export type StreamClose = 'ended' | 'left';

/** Looks at one stream. Per stream. */
export interface StreamMeter {
  /** Events that go by; never throws. */
  note(events: readonly UpstreamEvent[]): void;
  /**
   * The stream is over. Called once. `ended`: by itself, or broken off, so that nobody gets what was only begun. `left`: by whom
   * it was for, who may have seen what was begun.
   */
  settle(how: StreamClose): void;
}
