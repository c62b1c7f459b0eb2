/** No window is longer, in milliseconds: one that ends later than that was begun while the clock was ahead, and is over. */
export const maxThrottleWindowMs = 3_600_000;

/** Something that may happen so many times in a while. */
export interface Throttle {
  /** What is counted, for whom; no secret, and no name that somebody typed. */
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
  /** Events that are counted at once. Default 1. */
  readonly by?: number;
}

/** How often it has happened. */
export interface ThrottleCount {
  readonly count: number;
  /** How long the window lasts, in milliseconds; 0 where none is open. */
  readonly remainingMs: number;
}

/** Counts for all nodes. A window begins with the first event in it, and never has more than `windowMs` to go. */
export interface ThrottleStore {
  read(throttles: readonly Pick<Throttle, 'key' | 'windowMs'>[]): Promise<readonly ThrottleCount[]>;
  /** Counts them, and gives the numbers with them. */
  count(throttles: readonly Throttle[]): Promise<readonly ThrottleCount[]>;
}
