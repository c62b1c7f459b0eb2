import type { StoredSession } from '../ephemeral-token.ts';

/** An ephemeral token as it is made: only the hash of its secret is kept. */
export interface NewRealtimeToken {
  /** Lower-case hex SHA-256 of the whole token. */
  readonly hash: string;
  /** That of the key which made it, and whose limits, budget and life are the token's. */
  readonly keyHash: string;
  readonly session: StoredSession;
  /** From now, by the clock of the database, in milliseconds. */
  readonly lifetimeMs: number;
  /** Whether it opens one session, or as many as are opened while it lasts. */
  readonly uses: 'one' | 'many';
}

/** A token that was found; it may have served. */
export interface RealtimeToken extends Pick<NewRealtimeToken, 'keyHash' | 'session'> {
  /** Unix milliseconds. */
  readonly expiresAt: number;
  readonly state: 'valid' | 'used' | 'expired';
}

/** For so long a token is told from one that never was, after it has ended, in milliseconds. */
export const tokenMemoryMs = 3_600_000;

/** Ephemeral tokens of all nodes. Every implementation passes test/support/realtime-token-suite.ts. Shared. */
export interface RealtimeTokenStore {
  /** Resolves to when it expires, in Unix milliseconds by the clock of the database: a whole second, and none after its lifetime. */
  insert(token: NewRealtimeToken): Promise<number>;
  /** `null` where there is none with this hash. Changes nothing. */
  find(hash: string): Promise<RealtimeToken | null>;
  /**
   * Uses a token up, where it is for one session. Of several that try at the same time, on whatever node, one is told `valid`; nobody
   * is when it has expired meanwhile.
   */
  use(hash: string): Promise<RealtimeToken | null>;
}
