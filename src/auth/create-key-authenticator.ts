import { timingSafeEqual } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../core/clock.ts';
import { GatewayError } from '../core/gateway-error.ts';
import type { FoundApiKey, KeyAuthenticator, KeyStore, KeyWatch, Principal } from '../core/principal.ts';
import { withinTime } from '../core/within-time.ts';
import { BoundedMap } from './bounded-map.ts';
import { createPrincipal } from './create-principal.ts';
import { hashApiKey } from './hash-api-key.ts';
import { ephemeralTokenPrefix, isWellFormedApiKey } from './is-well-formed-api-key.ts';
import { defaultKeyCacheLimits, type KeyCacheLimits } from './key-cache-limits.ts';

/** Told when the key store stops answering and when it answers again. `error` is what it failed with. */
export type StoreStateListener = (state: 'reachable' | 'unreachable', error: unknown) => void;

export interface KeyAuthenticatorOptions {
  readonly store: KeyStore;
  readonly clock: Clock;
  /** Default: nothing ever changes. */
  readonly watch?: KeyWatch;
  readonly limits?: Partial<KeyCacheLimits>;
  readonly onStoreState?: StoreStateListener;
  /** Before it resolves nothing is looked up, since what is found then may not be all yet. Default: at once. */
  readonly ready?: Promise<unknown>;
}

/** When the look-up began that found something, and what it could not know of. */
interface Checked {
  readonly checkedAt: number;
  /** That of the {@link KeyWatch}. */
  readonly generation: number;
}

interface AcceptedKey extends Checked {
  readonly principal: Principal;
  /** Whether its user is disabled, and the key good for nothing while that is so. */
  readonly isDisabled: boolean;
}

type RefusedKey = Checked;

/** What is logged of a store that says nothing. */
const silence = 'The key store did not answer in time';

const unwatched: KeyWatch = { generation: 0, isListening: true };

/**
 * An authenticator that remembers what the key store said, by hash of the key. A key seen within `staleMs` costs no
 * promise and no database, unless the watch says that something may have changed. Keys never seen can neither push valid ones out nor pile up look-ups.
 */
export function createKeyAuthenticator(options: KeyAuthenticatorOptions): KeyAuthenticator {
  return new CachingKeyAuthenticator(options);
}

class CachingKeyAuthenticator implements KeyAuthenticator {
  readonly #store: KeyStore;
  readonly #clock: Clock;
  readonly #watch: KeyWatch;
  readonly #limits: KeyCacheLimits;
  readonly #onStoreState: StoreStateListener;
  readonly #ready: Promise<unknown> | null;
  readonly #accepted: BoundedMap<AcceptedKey>;
  readonly #refused: BoundedMap<RefusedKey>;
  /** One look-up per hash, whoever asks. */
  readonly #pending = new Map<string, Promise<Principal>>();
  #pendingUnknown = 0;
  /** When the store was last tried in vain; `null` while it answers. */
  #failedAt: number | null = null;

  constructor(options: KeyAuthenticatorOptions) {
    const { store, clock, watch = unwatched, limits = {}, onStoreState = () => undefined } = options;
    this.#store = store;
    this.#clock = clock;
    this.#watch = watch;
    this.#limits = { ...defaultKeyCacheLimits, ...limits };
    this.#onStoreState = onStoreState;
    this.#ready = options.ready ?? null;
    this.#accepted = new BoundedMap(this.#limits.capacity);
    this.#refused = new BoundedMap(this.#limits.capacity);
  }

  isKnown(apiKey: string): boolean {
    return isWellFormedApiKey(apiKey) && this.#accepted.get(hashApiKey(apiKey)) !== undefined;
  }

  authenticate(apiKey: string): Promise<Principal> | Principal {
    if (!isWellFormedApiKey(apiKey)) throw malformedKey(apiKey);
    return this.authenticateHash(hashApiKey(apiKey));
  }

  authenticateHash(hash: string): Promise<Principal> | Principal {
    const now = this.#clock.now();
    const accepted = this.#accepted.get(hash);
    if (accepted !== undefined) return this.#accept(hash, accepted, now);
    const refused = this.#refused.get(hash);
    if (refused !== undefined && this.#isCurrent(refused)) {
      if (readAge(refused.checkedAt, now) < this.#limits.refusedMs) throw invalidKey();
    }
    return this.#lookUpUnknown(hash, now);
  }

  #accept(hash: string, accepted: AcceptedKey, now: number): Promise<Principal> | Principal {
    const age = readAge(accepted.checkedAt, now);
    const isCurrent = this.#isCurrent(accepted);
    if (isCurrent && age < this.#limits.freshMs) return admit(accepted, now);
    const isUsable = this.#isOutage(now)
      ? age < this.#limits.outageMs
      : isCurrent && age < this.#limits.staleMs;
    if (this.#mayTryStore(now)) {
      const lookup = this.#lookUp(hash, now);
      if (!isUsable) return lookup;
      // Nobody waits for this one; what comes of it is in the cache.
      lookup.catch(() => undefined);
    }
    if (!isUsable) throw this.#unavailable(null);
    return admit(accepted, now);
  }

  /** Whether nothing has changed since, as far as anybody would know. */
  #isCurrent({ generation }: Checked): boolean {
    return this.#watch.isListening && generation === this.#watch.generation;
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

  async #askStore(hash: string, checkedAt: number): Promise<Principal> {
    if (this.#ready !== null) await this.#ready;
    const { generation } = this.#watch;
    let found: FoundApiKey | null;
    try {
      found = await withinTime(this.#store.findByHash(hash), this.#limits.answerMs, silence);
    } catch (error) {
      return this.#fallBack(hash, error);
    }
    this.#noteReachable();
    if (found === null || found.revokedAt !== null || !isSameHash(found.hash, hash)) {
      this.#accepted.delete(hash);
      this.#refused.set(hash, { checkedAt, generation });
      throw invalidKey();
    }
    const principal = this.#reusePrincipal(hash, found);
    const accepted = { principal, isDisabled: found.owner?.isDisabled === true, checkedAt, generation };
    this.#accepted.set(hash, accepted);
    return admit(accepted, this.#clock.now());
  }

  #reusePrincipal(hash: string, found: FoundApiKey): Principal {
    const principal = createPrincipal(found);
    const known = this.#accepted.get(hash)?.principal;
    return known !== undefined && isDeepStrictEqual(known, principal) ? known : principal;
  }

  /** The store failed: the last known answer counts, if it is recent enough. */
  #fallBack(hash: string, error: unknown): Principal {
    const now = this.#clock.now();
    this.#noteUnreachable(now, error);
    const known = this.#accepted.get(hash);
    if (known !== undefined && readAge(known.checkedAt, now) < this.#limits.outageMs)
      return admit(known, now);
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

/** Expiry is by the wall clock, whatever is remembered. */
function admit({ principal, isDisabled }: AcceptedKey, now: number): Principal {
  const { expiresAt } = principal;
  if (expiresAt !== null && now >= expiresAt) throw invalidKey();
  if (isDisabled) throw disabledUser();
  return principal;
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

function disabledUser(): GatewayError {
  return new GatewayError('permission_denied', 'The user of this API key is disabled.', {
    reason: 'permission_denied',
  });
}
