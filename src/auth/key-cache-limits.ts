/** How long answers of the key store are relied on, in milliseconds, and how many are kept. */
export interface KeyCacheLimits {
  /** A valid key is not looked up again for this long. Default 30000. */
  readonly freshMs: number;
  /**
   * A valid key found longer ago is looked up before it is accepted; until then it is accepted at once and looked up
   * behind the request. Default 60000.
   */
  readonly staleMs: number;
  /** While the store cannot be reached, a valid key found at most this long ago is accepted. Default 600000. */
  readonly outageMs: number;
  /** An unknown or revoked key is refused without a look-up for this long. Default 5000. */
  readonly refusedMs: number;
  /** While the store cannot be reached, it is tried once in this time; also the Retry-After then. Default 2000. */
  readonly retryMs: number;
  /** Longest wait for the store, in milliseconds; after that it counts as out of reach. Default 2000. */
  readonly answerMs: number;
  /** Valid keys kept, and as many refused ones. Default 10000. */
  readonly capacity: number;
  /** Look-ups of keys not seen before that may run at once; more are answered 503. Default 64. */
  readonly maxPendingLookups: number;
}

/** How long keys that were seen serve while the store cannot be reached, in milliseconds. */
export const keyOutageMs = 600_000;

/** What holds where nothing else is said. */
export const defaultKeyCacheLimits: KeyCacheLimits = {
  freshMs: 30_000,
  staleMs: 60_000,
  outageMs: keyOutageMs,
  refusedMs: 5000,
  retryMs: 2000,
  answerMs: 2000,
  capacity: 10_000,
  maxPendingLookups: 64,
};
