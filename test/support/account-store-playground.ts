import { beforeEach, describe, expect, it } from 'vitest';
import { createTestSession, createTestUser, type Suite } from './account-store-bench.ts';
import { createTestKey } from './key-store-suite.ts';

const hash = 'f'.repeat(64);

/** What stores promise of keys that stand for others. */
export function describePlaygroundKeys(suite: Suite): void {
  describe('keys of a playground', () => {
    const expiresAt = Date.now() + 900_000;

    beforeEach(async () => {
      await suite.register(createTestUser('ada'));
      await suite.stores.sessions.create(createTestSession('ses_1'));
      await suite.keys.insert(createTestKey({ id: 'key_1', userId: 'usr_ada', expiresAt: null }));
      const key = { hash, keyId: 'key_1', sessionId: 'ses_1', expiresAt };
      await suite.stores.keys.addPlaygroundKey(key);
    });

    it('are the other key, for a shorter time', async () => {
      const found = await suite.keys.findByHash(hash);
      expect(found).toMatchObject({ id: 'key_1', hash, userId: 'usr_ada', expiresAt, revokedAt: null });
      expect(found?.owner).toMatchObject({ isDisabled: false });
    });

    it('are not there after the login', async () => {
      await suite.stores.sessions.end('usr_ada', 'ses_1');
      expect(await suite.keys.findByHash(hash)).toBeNull();
    });

    it('are not made for a login that has ended', async () => {
      await suite.stores.sessions.end('usr_ada', 'ses_1');
      const late = { hash: 'c'.repeat(64), keyId: 'key_1', sessionId: 'ses_1', expiresAt };
      expect(await suite.stores.keys.addPlaygroundKey(late)).toBe(false);
    });

    it('go when they are over and another one comes', async () => {
      const over = { hash: 'e'.repeat(64), keyId: 'key_1', sessionId: 'ses_1', expiresAt: 1 };
      await suite.stores.keys.addPlaygroundKey(over);
      const next = { ...over, hash: 'd'.repeat(64), expiresAt };
      await suite.stores.keys.addPlaygroundKey(next);
      expect(await suite.keys.findByHash(over.hash)).toBeNull();
      expect(await suite.keys.findByHash(next.hash)).not.toBeNull();
    });

    it('are revoked with the other key', async () => {
      await suite.keys.revoke('key_1', 5);
      expect(await suite.keys.findByHash(hash)).toMatchObject({ revokedAt: 5 });
    });
  });
}
