/** Who a request is made for. Shared between requests that carry the same key; never mutated. */
export interface Principal {
  /** The id of the API key, safe to log. */
  readonly keyId: string;
  readonly userId: string | null;
}

/** An API key as it is stored: only the hash of its secret is kept. */
export interface StoredApiKey {
  readonly id: string;
  /** Lower-case hex SHA-256 of the whole key. */
  readonly hash: string;
  /** The first characters, for display. */
  readonly prefix: string;
  readonly name: string;
  readonly userId: string | null;
  /** Unix milliseconds. */
  readonly createdAt: number;
  /** Unix milliseconds; `null` while the key is valid. */
  readonly revokedAt: number | null;
}

/** Where API keys live. Every implementation passes test/support/key-store-suite.ts. */
export interface KeyStore {
  /** The key with this hash, revoked or not; `null` when there is none. Rejects when the store cannot be reached. */
  findByHash(hash: string): Promise<StoredApiKey | null>;
  /** Adds a key; a second key with the same hash is ignored, so that two starting nodes may both ensure one. */
  insert(key: StoredApiKey): Promise<void>;
  /** Marks a key revoked; returns whether a valid key with this id existed. */
  revoke(id: string, revokedAt: number): Promise<boolean>;
  /** How many valid keys there are. */
  countValid(): Promise<number>;
}

/**
 * Finds the principal of an API key. Throws `unauthenticated` for a key that is unknown or revoked, and `unavailable`
 * when the key store cannot be reached and no recent answer is known (never `unauthenticated` in that case).
 */
export interface KeyAuthenticator {
  /** Whether the key was found valid not long ago, so that asking for it costs next to nothing. */
  isKnown(apiKey: string): boolean;
  authenticate(apiKey: string): Promise<Principal> | Principal;
}
