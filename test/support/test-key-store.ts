import { createStoredApiKey } from '../../src/auth/index.ts';
import type { FoundApiKey, KeyStore } from '../../src/core/principal.ts';

export const noLimits = { rpm: null, tpm: null, concurrency: null };
/** Somebody without limits. */
export const testOwner = { isDisabled: false, isUnlimited: false, limits: null };

/** A clock that stands still until it is moved. */
export class TestClock {
  time = 1_790_000_000_000;
  now(): number {
    return this.time;
  }
  advance(seconds: number): void {
    this.time += seconds * 1000;
  }
}

/** A store whose keys, failures and slowness the test decides. */
export class TestKeyStore implements KeyStore {
  readonly keys = new Map<string, FoundApiKey>();
  lookups = 0;
  failure: Error | null = null;
  /** While set, look-ups wait until `release` is called. */
  isHeld = false;
  #held: (() => void)[] = [];

  add(key: string, changes: Partial<FoundApiKey> = {}): FoundApiKey {
    const stored = createStoredApiKey(key, { name: 'test', userId: 'user_1', clock: { now: () => 0 } });
    const found = { ...stored, owner: testOwner, ...changes };
    this.keys.set(stored.hash, found);
    return found;
  }

  revokeAll(): void {
    for (const [hash, key] of this.keys) this.keys.set(hash, { ...key, revokedAt: 1 });
  }

  release(): void {
    this.isHeld = false;
    for (const resume of this.#held.splice(0)) resume();
  }

  async findByHash(hash: string): Promise<FoundApiKey | null> {
    this.lookups += 1;
    if (this.isHeld) await new Promise<void>((resume) => this.#held.push(resume));
    if (this.failure) throw this.failure;
    return this.keys.get(hash) ?? null;
  }

  insert(): Promise<void> {
    throw new Error('not used');
  }
  revoke(): Promise<boolean> {
    throw new Error('not used');
  }
  countValid(): Promise<number> {
    throw new Error('not used');
  }
}
