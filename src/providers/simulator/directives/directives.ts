import type { VideoFailureCode } from '../../../core/video/video-failure.ts';
import type { SimulatedStatus } from './simulated-statuses.ts';

/** Whether a router may try again after the outcome, and an SDK too; `,retry` at the end of a directive allows it. */
export type Persistence = 'final' | 'retryable';

/** An upstream status to answer with. */
export interface StatusOutcome {
  readonly status: SimulatedStatus;
  readonly persistence: Persistence;
}

/** The upstream's error after this many events of a stream. */
export interface DelayedStatusOutcome extends StatusOutcome {
  readonly afterEvents: number;
}

/** What the prompt tells the simulator to do. Everything is off unless a directive says otherwise. Per request. */
export interface Directives {
  readonly status: StatusOutcome | null;
  readonly error: DelayedStatusOutcome | null;
  /** The connection breaks in the middle of the answer. */
  readonly cut: Persistence | null;
  /** The connection breaks before the first byte. */
  readonly reset: Persistence | null;
  /** Before the first byte, in milliseconds. */
  readonly delayMs: number;
  /** Between the events of a stream, in milliseconds; `null` for the simulator's own pace. */
  readonly paceMs: number | null;
  /** The format's content-filter outcome. */
  readonly filtered: 'yes' | 'no';
  /** How many videos of a task the filter blocks; `null` for all of them. */
  readonly filteredCount: number | null;
  /** A task fails with this code; `null` where it does not. */
  readonly failed: VideoFailureCode | null;
  /** The upstream forgets a task that it took. */
  readonly lost: 'yes' | 'no';
  /** A task never ends. */
  readonly hang: 'yes' | 'no';
  /** Videos are sent within the answer. */
  readonly base64: 'yes' | 'no';
  /** Format C's `promptFeedback.blockReason`. */
  readonly block: string | null;
  /** Names of tools to call, in this order. */
  readonly tools: readonly string[];
  /** Exact length of the answer's text. */
  readonly tokens: number | null;
  /** A stop or finish reason of either format. */
  readonly finish: string | null;
  readonly redactedThinking: 'yes' | 'no';
  /** Every cache breakpoint counts as read. */
  readonly cached: 'yes' | 'no';
  /** An image model says that it worded the prompt anew. */
  readonly revised: 'yes' | 'no';
}

export const noDirectives: Directives = {
  status: null,
  error: null,
  cut: null,
  reset: null,
  delayMs: 0,
  paceMs: null,
  filtered: 'no',
  filteredCount: null,
  failed: null,
  lost: 'no',
  hang: 'no',
  base64: 'no',
  block: null,
  tools: [],
  tokens: null,
  finish: null,
  redactedThinking: 'no',
  cached: 'no',
  revised: 'no',
};
