import { timingSafeEqual } from 'node:crypto';
import type { Clock } from '../core/clock.ts';
import { GatewayError } from '../core/gateway-error.ts';
import type { KeyAuthenticator, KeyStore, Principal, StoredApiKey } from '../core/principal.ts';
import { BoundedMap } from './bounded-map.ts';
import { hashApiKey } from './hash-api-key.ts';
import { ephemeralTokenPrefix, isWellFormedApiKey } from './is-well-formed-api-key.ts';
import { defaultKeyCacheLimits, type KeyCacheLimits } from './key-cache-limits.ts';

/** Told when the key store stops answering and when it answers again. `error` is what it failed with. */
export type StoreStateListener = (state: 'reachable' | 'unreachable', error: unknown) => void;

export interface KeyAuthenticatorOptions {
  readonly store: KeyStore;
  readonly clock: Clock;
  readonly limits?: Partial<KeyCacheLimits>;
  readonly onStoreState?: StoreStateListener;
}

interface AcceptedKey {
  readonly principal: Principal;
  /** When the look-up that found it began. */
  readonly checkedAt: number;
}

interface RefusedKey {
  readonly checkedAt: number;
}

/**
 * An authenticator that remembers what the key store said, by hash of the key. A key seen within `staleMs` costs no
 * promise and no database. Keys never seen can neither push valid ones out nor pile up look-ups.
 */
export function createKeyAuthenticator(options: KeyAuthenticatorOptions): KeyAuthenticator {
  return new CachingKeyAuthenticator(options);
}

class CachingKeyAuthenticator implements KeyAuthenticator {
  readonly #store: KeyStore;
  readonly #clock: Clock;
  readonly #limits: KeyCacheLimits;
  readonly #onStoreState: StoreStateListener;
  readonly #accepted: BoundedMap<AcceptedKey>;
  readonly #refused: BoundedMap<RefusedKey>;
  /** One look-up per hash, whoever asks. */
  readonly #pending = new Map<string, Promise<Principal>>();
  #pendingUnknown = 0;
  /** When the store was last tried in vain; `null` while it answers. */
  #failedAt: number | null = null;

  constructor({ store, clock, limits = {}, onStoreState = () => undefined }: KeyAuthenticatorOptions) {
    this.#store = store;
    this.#clock = clock;
    this.#limits = { ...defaultKeyCacheLimits, ...limits };
    this.#onStoreState = onStoreState;
    this.#accepted = new BoundedMap(this.#limits.capacity);
    this.#refused = new BoundedMap(this.#limits.capacity);
  }

  isKnown(apiKey: string): boolean {
    return isWellFormedApiKey(apiKey) && this.#accepted.get(hashApiKey(apiKey)) !== undefined;
  }

  authenticate(apiKey: string): Promise<Principal> | Principal {
    if (!isWellFormedApiKey(apiKey)) throw malformedKey(apiKey);
    const hash = hashApiKey(apiKey);
    const now = this.#clock.now();
    const accepted = this.#accepted.get(hash);
    if (accepted !== undefined) return this.#accept(hash, accepted, now);
    const refused = this.#refused.get(hash);
    if (refused !== undefined && readAge(refused.checkedAt, now) < this.#limits.refusedMs) throw invalidKey();
    return this.#lookUpUnknown(hash, now);
  }

  #accept(hash: string, accepted: AcceptedKey, now: number): Promise<Principal> | Principal {
    const age = readAge(accepted.checkedAt, now);
    if (age < this.#limits.freshMs) return accepted.principal;
    const isUsable = age < (this.#isOutage(now) ? this.#limits.outageMs : this.#limits.staleMs);
    if (this.#mayTryStore(now)) {
      const lookup = this.#lookUp(hash, now);
      if (!isUsable) return lookup;
      // Nobody waits for this one; what comes of it is in the cache.
      lookup.catch(() => undefined);
    }
    if (!isUsable) throw this.#unavailable(null);
    return accepted.principal;
  }

  #lookUpUnknown(hash: string, now: number): Promise<Principal> {
    const running = this.#pending.get(hash);
    if (running !== undefined) return running;
    if (!this.#mayTryStore(now) || this.#pendingUnknown >= this.#limits.maxPendingLookups) {
      throw this.#unavailable(null);
    }
    this.#pendingUnknown += 1;
    return this.#lookUp(hash, now).finally(() => {
      this.#pendingUnknown -= 1;
    });
  }

  #lookUp(hash: string, now: number): Promise<Principal> {
    const running = this.#pending.get(hash);
    if (running !== undefined) return running;
    if (this.#failedAt !== null) this.#failedAt = now;
    const lookup = this.#askStore(hash, now).finally(() => this.#pending.delete(hash));
    this.#pending.set(hash, lookup);
    return lookup;
  }

  async #askStore(hash: string, startedAt: number): Promise<Principal> {
    let stored: StoredApiKey | null;
    try {
      stored = await this.#store.findByHash(hash);
    } catch (error) {
      return this.#fallBack(hash, error);
    }
    this.#noteReachable();
    if (stored === null || stored.revokedAt !== null || !isSameHash(stored.hash, hash)) {
      this.#accepted.delete(hash);
      this.#refused.set(hash, { checkedAt: startedAt });
      throw invalidKey();
    }
    const principal = this.#reusePrincipal(hash, stored);
    this.#accepted.set(hash, { principal, checkedAt: startedAt });
    return principal;
  }

  #reusePrincipal(hash: string, { id, userId }: StoredApiKey): Principal {
    const known = this.#accepted.get(hash)?.principal;
    return known?.keyId === id && known.userId === userId ? known : { keyId: id, userId };
  }

  /** The store failed: the last known answer counts, if it is recent enough. */
  #fallBack(hash: string, error: unknown): Principal {
    const now = this.#clock.now();
    this.#noteUnreachable(now, error);
    const known = this.#accepted.get(hash);
    if (known !== undefined && readAge(known.checkedAt, now) < this.#limits.outageMs) return known.principal;
    throw this.#unavailable(error);
  }

  /** Known to fail, and tried not long ago. Without traffic nothing is tried, so an old failure says little. */
  #isOutage(now: number): boolean {
    const { retryMs, freshMs } = this.#limits;
    return this.#failedAt !== null && readAge(this.#failedAt, now) < retryMs + freshMs;
  }

  #mayTryStore(now: number): boolean {
    return this.#failedAt === null || readAge(this.#failedAt, now) >= this.#limits.retryMs;
  }

  #noteReachable(): void {
    if (this.#failedAt === null) return;
    this.#failedAt = null;
    this.#onStoreState('reachable', null);
  }

  #noteUnreachable(now: number, error: unknown): void {
    const isNews = this.#failedAt === null;
    this.#failedAt = now;
    if (isNews) this.#onStoreState('unreachable', error);
  }

  #unavailable(cause: unknown): GatewayError {
    return new GatewayError('unavailable', 'API keys cannot be checked at the moment. Try again shortly.', {
      reason: 'key_store_unavailable',
      retryAfterMs: this.#limits.retryMs,
      cause,
    });
  }
}

/** A wall clock may be set back; an answer from the future is no fresher than one from the past. */
function readAge(checkedAt: number, now: number): number {
  return Math.abs(now - checkedAt);
}

/** The index may have its own idea of equality (collations); the hash decides. */
function isSameHash(stored: string, wanted: string): boolean {
  const a = Buffer.from(stored);
  const b = Buffer.from(wanted);
  return a.length === b.length && timingSafeEqual(a, b);
}

function malformedKey(apiKey: string): GatewayError {
  if (!apiKey.startsWith(ephemeralTokenPrefix)) return invalidKey();
  const message = 'An ephemeral token opens a realtime connection and nothing else. Send an API key.';
  return new GatewayError('unauthenticated', message, { reason: 'invalid_api_key' });
}

function invalidKey(): GatewayError {
  return new GatewayError('unauthenticated', 'The API key is not valid.', { reason: 'invalid_api_key' });
}
