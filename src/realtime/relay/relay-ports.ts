import type { LimitReport } from '../../core/limiter.ts';
import type { LiveSession, LiveSessionEnding } from '../../core/realtime/live-sessions.ts';
import type { TokenUsage, UsageOutcome } from '../../core/usage.ts';

/** What a relay needs of money, limits and whoever watches; each is one session's. */

/** How one response ended, and what is known of it. */
export interface ResponseFacts {
  readonly outcome: UsageOutcome;
  readonly errorReason: string | null;
  /** Unix milliseconds. */
  readonly startedAt: number;
  readonly durationMs: number;
  /** To the first piece of the answer; `null` where none came. */
  readonly firstByteMs: number | null;
  /** `null` where nothing was used. */
  readonly usage: TokenUsage | null;
}

/** The money of one response, which is held before it begins. */
export interface ResponseCharge {
  /**
   * Has enough held for so much usage. `null` where that is so already; otherwise it resolves when it is. Rejects as `Ledger.hold` does,
   * and then as much is held as before.
   */
  cover(usage: TokenUsage): Promise<void> | null;
  /** Whether so much usage costs anything. */
  costs(usage: TokenUsage): boolean;
  /**
   * Charges the response, and keeps its usage record. `null` where nothing is paid; otherwise it resolves with what was charged, in
   * micro-USD, after a quarter of a second or so at the latest. Called once, and nothing after it. Never rejects.
   */
  end(facts: ResponseFacts): Promise<bigint> | null;
  /** No response came: gives back what is held. Called instead of `end`. */
  giveBack(): Promise<void>;
}

/** The money of one session. */
export interface SessionMoney {
  /** Has a first amount held for one more response. Rejects as `Ledger.hold` does. */
  open(): Promise<ResponseCharge>;
}

/** What one response may come to, for the limits. */
export interface ResponseDemand {
  /** What it reads, about. */
  readonly usage: TokenUsage;
  /** What it may write at most; `null` where neither it nor its session says. */
  readonly maxOutputTokens: number | null;
}

/** What one response has taken of the limits. */
export interface ResponseLease {
  /** The level right after it was taken; `null` where nothing is limited. */
  readonly report: LimitReport | null;
  /** Tokens that were taken, until it is known how many there are. */
  readonly reserved: number;
  end(usage: TokenUsage | null): void;
}

/** The limits of one session's key and user. */
export interface SessionLimits {
  /** Takes a response and its tokens. Throws `resource_exhausted` where a limit stands in the way. */
  take(demand: ResponseDemand): Promise<ResponseLease> | ResponseLease;
  /** The session is over, and its slot is free. Called once. */
  end(): void;
}

/** How a session ended. */
export type SessionOutcome =
  | 'closed'
  | 'vanished'
  | 'abandoned'
  | 'overflow'
  | 'expired'
  | 'upstream'
  | 'quota'
  | 'internal'
  | LiveSessionEnding;

/** What there is to say of a session that is over. */
export interface SessionSummary extends LiveSession {
  readonly outcome: SessionOutcome;
  /** `null` for a session that no client was there for. */
  readonly closeCode: number | null;
  readonly durationMs: number;
}

/** Who hears what happens in sessions. Nothing of what is said in them is told. */
export interface RelayObserver {
  onEvent(direction: 'client' | 'server', type: string): void;
  /** From the beginning of a response to its first sound. */
  onFirstAudio(milliseconds: number): void;
  onResponse(session: LiveSession, facts: ResponseFacts): void;
  onEnd(summary: SessionSummary): void;
  /** What nobody expected; for the log. */
  onFault(cause: unknown): void;
}

/** What bounds one session. */
export interface RelayLimits {
  /** After which it is ended, in milliseconds. */
  readonly maxDurationMs: number;
  /** What may wait of either side before that side is read no more, in bytes. */
  readonly maxWaitingBytes: number;
  /** Client events in a second; who sends more is read more slowly. */
  readonly maxEventsPerSecond: number;
  /** Sound of the client in all, in milliseconds. */
  readonly maxAudioMs: number;
}
