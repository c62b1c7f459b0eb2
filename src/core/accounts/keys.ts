import type { KeyChanges, KeySettings, StoredApiKey } from '../principal.ts';
import type { ClientFacts, Login } from './session.ts';
import type { Page, PageQuery } from './user.ts';

/** Valid keys that a user may have at a time. */
export const maxKeysPerUser = 100;

/** Keys that a user may make within a day: rows of keys that have expired or were revoked stay. */
export const maxNewKeysPerDay = 500;

/** A key as its owner sees it. */
export interface KeyEntry extends Omit<StoredApiKey, 'hash' | 'revokedAt'> {
  /** Unix milliseconds of the last request to a model; `null` before the first one. */
  readonly lastUsedAt: number | null;
  /** Of the period that its budget is in; `null` for a key without a budget. */
  readonly budgetUse: BudgetUse | null;
}

/** What became of a budget so far, in micro-USD. */
export interface BudgetUse {
  readonly spent: bigint;
  /** For requests under way. */
  readonly held: bigint;
  /** Unix milliseconds of the next period; `null` for a budget that never begins anew. */
  readonly resetsAt: number | null;
}

/** Which keys are meant: those of one user, or with `null` everybody's. */
export interface KeyOwnerFilter {
  readonly userId: string | null;
}

/** The same, and of them those with a text: a part of the name, the beginning of the key, or a whole id. */
export interface KeySearch extends KeyOwnerFilter {
  readonly text?: string | null;
}

/** Keys as people manage them. Revoked keys are not found here. Rejects with `unavailable` while the database is away. */
export interface KeyDirectory {
  /** Newest first. */
  list(filter: KeySearch, page: PageQuery): Promise<Page<KeyEntry>>;
  find(filter: KeyOwnerFilter, id: string): Promise<KeyEntry | null>;
  /** Adds a key, unless its user is gone, has {@link maxKeysPerUser} valid ones already, or has made {@link maxNewKeysPerDay} of them. */
  add(key: StoredApiKey): Promise<'added' | 'unknown_user' | 'too_many_valid' | 'too_many_new'>;
  /** Changes a key, unless it had expired and its user has {@link maxKeysPerUser} valid ones without it. */
  change(
    owner: { readonly userId: string },
    id: string,
    changes: KeyChanges,
  ): Promise<'changed' | 'unknown' | 'too_many_valid'>;
  /** Says whether there was such a key. */
  revoke(filter: KeyOwnerFilter, id: string, revokedAt: number): Promise<boolean>;
  /** Adds a key that stands for another; those that are over go. `false`, and nothing added, where its login has ended. */
  addPlaygroundKey(key: PlaygroundKey): Promise<boolean>;
}

/** How long a key to try things with lasts, in milliseconds. */
export const playgroundMs = 15 * 60_000;

/** A key that stands for another one, and ends with a login. */
export interface PlaygroundKey {
  /** As that of {@link StoredApiKey}. */
  readonly hash: string;
  readonly keyId: string;
  readonly sessionId: string;
  /** Unix milliseconds. */
  readonly expiresAt: number;
}

/** Such a key: the only time that it is seen. */
export interface CreatedPlaygroundKey {
  readonly apiKey: string;
  /** Unix milliseconds. */
  readonly expiresAt: number;
}

/** A key that was just made: the only time that it is seen whole. */
export interface CreatedKey {
  readonly entry: KeyEntry;
  readonly apiKey: string;
}

/** What people do about their own keys. An id of nobody, or of somebody else's key, throws `not_found` (`api_key_not_found`). */
export interface KeyService {
  list(login: Login, page: PageQuery): Promise<Page<KeyEntry>>;
  /** Throws `invalid_argument` (`invalid_value`) for an expiry in the past, `failed_precondition` (`too_many_api_keys`). */
  create(login: Login, settings: KeySettings, client: ClientFacts): Promise<CreatedKey>;
  /** Throws as create does; `too_many_api_keys` for a key that had expired and would be one too many. */
  change(
    login: Login,
    change: { readonly id: string; readonly changes: KeyChanges },
    client: ClientFacts,
  ): Promise<KeyEntry>;
  /** Unix milliseconds of the end. */
  revoke(login: Login, id: string, client: ClientFacts): Promise<number>;
  /** Throws `failed_precondition` for a key that has expired, `unauthenticated` (`token_expired`) where the login has ended meanwhile. */
  openPlayground(login: Login, id: string, client: ClientFacts): Promise<CreatedPlaygroundKey>;
}
