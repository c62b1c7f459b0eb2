import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tokenMemoryMs, type NewRealtimeToken } from '../../src/core/realtime/token-store.ts';
import type { RetentionConfig } from '../../src/core/config.ts';
import { openDatabase, type Database } from '../../src/stores/index.ts';
import type { LedgerPlace } from './ledger-rig.ts';

/** A database without tokens. */
export type TokenPlace = Pick<LedgerPlace, 'database' | 'url' | 'query' | 'close'>;

const keepAll: RetentionConfig = { auditMs: null, addressesMs: null, sessionsMs: null, usageMs: null };

const session = {
  id: 'sess_1',
  dialect: 'beta',
  profile: 'vendor',
  model: "rtfam-4o'; drop table realtime_tokens --",
  configJson: '{"voice":"verse"}',
} as const;

function createToken(name: string, changes: Partial<NewRealtimeToken> = {}): NewRealtimeToken {
  const hash = createHash('sha256').update(name).digest('hex');
  return { hash, keyHash: 'a'.repeat(64), session, lifetimeMs: 60_000, uses: 'one', ...changes };
}

/** What every store of ephemeral tokens promises. */
export function describeTokenStore(name: string, open: () => Promise<TokenPlace>): void {
  describe(`RealtimeTokenStore: ${name}`, () => {
    let place: TokenPlace;
    let otherNode: Database;
    const stores = () => [place.database.realtimeTokens, otherNode.realtimeTokens];
    const age = async (hash: string, byMs: number) => {
      await place.query(
        `update realtime_tokens set expires_at = expires_at - ${String(byMs)} where hash = '${hash}'`,
      );
    };

    beforeEach(async () => {
      place = await open();
      otherNode = await openDatabase(place.url);
    });
    afterEach(async () => {
      await otherNode.close();
      await place.close();
    });

    it('finds a token on every node, with the session and the key it is for', async () => {
      const token = createToken('one');
      const [store, other] = stores();
      const before = Date.now();
      const expiresAt = await store?.insert(token);
      expect(expiresAt).toBeGreaterThan(before + 50_000);
      expect(expiresAt).toBeLessThan(Date.now() + 70_000);
      expect((expiresAt ?? 0) % 1_000).toBe(0);
      expect(await other?.find(token.hash)).toEqual({
        keyHash: token.keyHash,
        session,
        expiresAt,
        state: 'valid',
      });
      expect(await other?.find('b'.repeat(64))).toBeNull();
    });

    it('opens one session, whoever of many asks first', async () => {
      const token = createToken('one');
      await stores()[0]?.insert(token);
      const tries = Array.from({ length: 20 }, (_, index) => stores()[index % 2]?.use(token.hash));
      const opened = (await Promise.all(tries)).filter((found) => found !== null);
      expect(opened).toMatchObject([{ session, state: 'valid' }]);
      expect(await stores()[1]?.find(token.hash)).toMatchObject({ state: 'used' });
    });

    it('opens many where it may', async () => {
      const token = createToken('many', { uses: 'many' });
      const [store] = stores();
      await store?.insert(token);
      expect(await store?.use(token.hash)).toMatchObject({ state: 'valid' });
      expect(await store?.use(token.hash)).toMatchObject({ state: 'valid' });
      expect(await store?.find(token.hash)).toMatchObject({ state: 'valid' });
    });

    it.each(['one', 'many'] as const)('opens nothing once it has expired: %s', async (uses) => {
      const token = createToken('late', { uses });
      const [store] = stores();
      await store?.insert(token);
      await age(token.hash, token.lifetimeMs);
      expect(await store?.use(token.hash)).toBeNull();
      expect(await store?.find(token.hash)).toMatchObject({ state: 'expired' });
    });

    it('is told from one that never was for an hour after its end', async () => {
      const token = createToken('old');
      const [store] = stores();
      await store?.insert(token);
      await age(token.hash, token.lifetimeMs + tokenMemoryMs - 10_000);
      await place.database.purge(keepAll);
      expect(await store?.find(token.hash)).toMatchObject({ state: 'expired' });
      await age(token.hash, 20_000);
      await place.database.purge(keepAll);
      expect(await store?.find(token.hash)).toBeNull();
    });
  });
}
