import type { KeyBudget } from './ledger.ts';
import type { RateLimits } from './limiter.ts';

/** Who a request is made for. Shared between requests that carry the same key; never mutated. */
export interface Principal {
  /** The id of the API key, safe to log. */
  readonly keyId: string;
  /** Lower-case hex SHA-256 of the key. */
  readonly keyHash: string;
  readonly userId: string | null;
  /** Who pays; `null` for a key that belongs to nobody. */
  readonly accountId: string | null;
  /** Whether the account pays whatever it costs. */
  readonly isUnlimited: boolean;
  /** Neutral ids of the models the key may use; one that ends in `*` stands for all that begin so. `null` for every model. */
  readonly models: readonly string[] | null;
  /** `null` where the key has none of its own. */
  readonly keyLimits: RateLimits | null;
  /** What an admin set for the user; where it says nothing, the configured limits of users hold. `null` for nothing at all. */
  readonly userLimits: Partial<RateLimits> | null;
  readonly budget: KeyBudget | null;
  /** Unix milliseconds of the wall clock; `null` for a key that does not expire. */
  readonly expiresAt: number | null;
}

/** What the owner of a key may choose. */
export interface KeySettings {
  /** What the owner calls it. */
  readonly name: string;
  /** Unix milliseconds; `null` for never. */
  readonly expiresAt: number | null;
  /** As {@link Principal.models}. */
  readonly models: readonly string[] | null;
  readonly limits: RateLimits;
  readonly budget: KeyBudget | null;
}

/** Changes of them; what is absent stays. */
export interface KeyChanges extends Partial<Omit<KeySettings, 'limits'>> {
  readonly limits?: Partial<RateLimits>;
}

/** An API key as it is stored: only the hash of its secret is kept. */
export interface StoredApiKey extends KeySettings {
  readonly id: string;
  /** Lower-case hex SHA-256 of the whole key. */
  readonly hash: string;
  /** The first characters, for display. */
  readonly prefix: string;
  readonly userId: string | null;
  /** Unix milliseconds. */
  readonly createdAt: number;
  /** Unix milliseconds; `null` while the key is valid. */
  readonly revokedAt: number | null;
}

/** The user of a key, as far as requests need to know. */
export interface KeyOwner {
  readonly isDisabled: boolean;
  readonly isUnlimited: boolean;
  readonly limits: Partial<RateLimits> | null;
}

/** A key that was looked up, and whose it is: `null` for nobody's. */
export interface FoundApiKey extends StoredApiKey {
  readonly owner: KeyOwner | null;
}

/** Where API keys live. Every implementation passes test/support/key-store-suite.ts. */
export interface KeyStore {
  /** The key with this hash, revoked or not; `null` when there is none. Rejects when the store cannot be reached. */
  findByHash(hash: string): Promise<FoundApiKey | null>;
  /** Adds a key; a second key with the same hash is ignored, so that two starting nodes may both ensure one. */
  insert(key: StoredApiKey): Promise<void>;
  /** Marks a key revoked; returns whether a valid key with this id existed. */
  revoke(id: string, revokedAt: number): Promise<boolean>;
  /** How many valid keys there are. */
  countValid(): Promise<number>;
}

/** Whether what is remembered of keys and their users still holds. Read for every request. Shared. */
export interface KeyWatch {
  /** Another number after every change of a key or a user, within a second and wherever it was made. */
  readonly generation: number;
  /** Whether changes are heard of at the moment. Where they are not, keys must be looked up before they are used. */
  readonly isListening: boolean;
}

/**
 * Finds the principal of an API key. Throws `unauthenticated` for a key that is unknown, revoked or expired,
 * `permission_denied` for one whose user is disabled, and `unavailable` when the key store cannot be reached and no recent
 * answer is known (never `unauthenticated` in that case).
 */
export interface KeyAuthenticator {
  /** Whether the key was found valid not long ago, so that asking for it costs next to nothing. */
  isKnown(apiKey: string): boolean;
  authenticate(apiKey: string): Promise<Principal> | Principal;
  /** The same by the lower-case hex SHA-256 of a key, for what stands for it: an ephemeral token, a session that goes on. */
  authenticateHash(hash: string): Promise<Principal> | Principal;
}
