import type { LimitKind } from './gateway-error.ts';

/** What an API key, or a user, may have in a minute and at once. `null` is no limit; every limit is a whole number above 0. */
export interface RateLimits {
  /** Requests in a minute. */
  readonly rpm: number | null;
  /** Tokens in a minute. */
  readonly tpm: number | null;
  /** Requests under way at once. */
  readonly concurrency: number | null;
}

/** An API key or a user, and what it may have. */
export interface LimitedParty {
  /** Unique among keys and users. */
  readonly id: string;
  readonly limits: RateLimits;
}

/** A request that asks to be let in. */
export interface LimitRequest {
  readonly requestId: string;
  /** Whose limits must all be kept. They are counted in one place, so the id of the first names that place. */
  readonly parties: readonly LimitedParty[];
  /** Tokens to reserve; of more than a party may have in a minute, that many. */
  readonly tokens: number;
}

/** How much of one limit is left. */
export interface LimitLevel {
  readonly limit: number;
  /** After this request, rounded down, never below 0. */
  readonly remaining: number;
  /** Until all of it is there again, in milliseconds. */
  readonly resetMs: number;
}

/** Of two parties' levels the one that has less left. */
export function chooseTighterLevel(one: LimitLevel | null, other: LimitLevel | null): LimitLevel | null {
  if (one === null || other === null) return one ?? other;
  return other.remaining < one.remaining ? other : one;
}

/** What clients are told of their limits: of several parties, the level of the one that has least left. */
export interface LimitReport {
  readonly requests: LimitLevel | null;
  readonly tokens: LimitLevel | null;
}

/** Which limit stood in the way, and when the same request fits, in milliseconds. */
export interface LimitRefusal {
  readonly kind: LimitKind;
  readonly retryAfterMs: number;
}

/** What was taken for one request. */
export interface LimitLease {
  /**
   * The request has ended, its slot is free, and this many tokens were used: what was reserved beyond them goes back, what was
   * used beyond the reservation becomes a debt, of a minute's tokens at most. Called once; never throws.
   */
  end(usedTokens: number): void;
}

/** How soon a client may come back whose requests under way are too many, in milliseconds. */
export const slotRetryMs = 1_000;

/** Either everything was taken, or nothing was. */
export interface LimitAnswer {
  readonly report: LimitReport;
  readonly outcome: LimitLease | LimitRefusal;
}

/**
 * Counts requests, tokens and slots of keys and users by token buckets: each holds a minute's worth, is full at first and is
 * refilled evenly over a minute. Every implementation passes test/support/limiter-suite.ts. Shared.
 */
export interface Limiter {
  /** Takes a request, its tokens and its slot of every party, or nothing of any. Never throws, and waits 50 ms at most. */
  take(request: LimitRequest): Promise<LimitAnswer> | LimitAnswer;
  /** Frees timers and sockets. */
  close(): Promise<void>;
}

/** A limiter that counts for all nodes at a service that may be away. Shared. */
export interface SharedLimiter {
  /** Answers at once where the service need not be asked. Rejects, within 50 ms, when it does not answer. */
  take(request: LimitRequest): Promise<LimitAnswer> | LimitAnswer;
  /** Nodes that share the limits, this one included, as far as it is known; at least 1. */
  readonly nodeCount: number;
  /** Whether the service answered when it was last asked, which it is every few seconds. */
  readonly state: 'ok' | 'failing';
  close(): Promise<void>;
}
