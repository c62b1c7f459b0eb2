import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { KeyStore, StoredApiKey } from '../../src/core/principal.ts';

/** A store with nothing in it, and how to get rid of it. */
export interface OpenedKeyStore {
  readonly store: KeyStore;
  close(): Promise<void>;
}

/** A key as it would be stored; `overrides` replace single fields. */
export function createTestKey(overrides: Partial<StoredApiKey> = {}): StoredApiKey {
  return {
    id: 'key_aaaaaaaa',
    hash: 'a'.repeat(64),
    prefix: 'sk-aaaaaaaa',
    name: 'a key',
    userId: null,
    createdAt: 1_790_000_000_123,
    revokedAt: null,
    expiresAt: null,
    models: null,
    limits: { rpm: null, tpm: null, concurrency: null },
    budget: null,
    ...overrides,
  };
}

/** What every KeyStore promises. */
export function describeKeyStore(name: string, open: () => Promise<OpenedKeyStore>): void {
  describe(`KeyStore: ${name}`, () => {
    let opened: OpenedKeyStore;
    let store: KeyStore;

    beforeEach(async () => {
      opened = await open();
      store = opened.store;
    });

    afterEach(async () => {
      await opened.close();
    });

    it('finds a key by its hash, unchanged', async () => {
      const key = createTestKey({ userId: 'user_1', name: "O'Brien; drop table api_keys --" });
      await store.insert(key);
      expect(await store.findByHash(key.hash)).toEqual({ ...key, owner: null });
    });

    it('finds what its owner chose', async () => {
      const key = createTestKey({
        expiresAt: 1_790_000_009_999,
        models: ['chatfam-*', 'imgfam-2'],
        limits: { rpm: 60, tpm: 2_000_000_000, concurrency: 1 },
        budget: { amount: 1_000_000_000_000n, period: 'week' },
      });
      await store.insert(key);
      expect(await store.findByHash(key.hash)).toEqual({ ...key, owner: null });
    });

    it('finds nothing under another hash', async () => {
      await store.insert(createTestKey());
      expect(await store.findByHash('A'.repeat(64))).toBeNull();
      expect(await store.findByHash("' or '1'='1")).toBeNull();
    });

    it('ignores a second key with the same hash', async () => {
      await store.insert(createTestKey());
      await store.insert(createTestKey({ id: 'key_bbbbbbbb', name: 'another' }));
      expect(await store.findByHash('a'.repeat(64))).toMatchObject({ id: 'key_aaaaaaaa', name: 'a key' });
      expect(await store.countValid()).toBe(1);
    });

    it('keeps one key when many insert the same hash at once', async () => {
      const ids = Array.from({ length: 20 }, (_, index) => `key_${String(index)}`);
      await Promise.all(ids.map((id) => store.insert(createTestKey({ id }))));
      expect(await store.countValid()).toBe(1);
    });

    it('refuses a second key with the same id', async () => {
      await store.insert(createTestKey());
      await expect(store.insert(createTestKey({ hash: 'b'.repeat(64) }))).rejects.toThrow();
      expect(await store.findByHash('b'.repeat(64))).toBeNull();
    });

    it('revokes a key once and still finds it', async () => {
      await store.insert(createTestKey());
      expect(await store.revoke('key_aaaaaaaa', 1_790_000_000_456)).toBe(true);
      expect(await store.revoke('key_aaaaaaaa', 1_790_000_000_789)).toBe(false);
      expect(await store.findByHash('a'.repeat(64))).toMatchObject({ revokedAt: 1_790_000_000_456 });
    });

    it('revokes nothing under an unknown id', async () => {
      await store.insert(createTestKey());
      expect(await store.revoke('key_zzzzzzzz', 1)).toBe(false);
      expect(await store.countValid()).toBe(1);
    });

    it('does not bring a revoked key back when it is inserted again', async () => {
      await store.insert(createTestKey());
      await store.revoke('key_aaaaaaaa', 5);
      await store.insert(createTestKey({ id: 'key_bbbbbbbb' }));
      expect(await store.findByHash('a'.repeat(64))).toMatchObject({ id: 'key_aaaaaaaa', revokedAt: 5 });
    });

    it('counts valid keys only', async () => {
      expect(await store.countValid()).toBe(0);
      await store.insert(createTestKey());
      await store.insert(createTestKey({ id: 'key_bbbbbbbb', hash: 'b'.repeat(64) }));
      await store.insert(createTestKey({ id: 'key_cccccccc', hash: 'c'.repeat(64), revokedAt: 9 }));
      await store.revoke('key_bbbbbbbb', 7);
      expect(await store.countValid()).toBe(1);
    });
  });
}
