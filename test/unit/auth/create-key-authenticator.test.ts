import { beforeEach, describe, expect, it } from 'vitest';
import { createKeyAuthenticator, type KeyCacheLimits } from '../../../src/auth/index.ts';
import { GatewayError } from '../../../src/core/gateway-error.ts';
import type { KeyAuthenticator } from '../../../src/core/principal.ts';
import { noLimits, TestClock, TestKeyStore, testOwner } from '../../support/test-key-store.ts';

const apiKey = 'sk-specway-example-key-0001';
const otherKey = 'sk-specway-example-key-0002';
const invalid = { code: 'unauthenticated', reason: 'invalid_api_key' };
const unavailable = { code: 'unavailable', reason: 'key_store_unavailable', retryAfterMs: 2000 };

let clock: TestClock;
let store: TestKeyStore;
let states: string[];
let authenticator: KeyAuthenticator;

function create(limits: Partial<KeyCacheLimits> = {}): KeyAuthenticator {
  return createKeyAuthenticator({
    store,
    clock,
    limits,

    onStoreState: (state) => states.push(state),
  });
}

/** Lets everything that needs no time happen. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

async function readOutcome(key: string, from = authenticator): Promise<unknown> {
  try {
    return await from.authenticate(key);
  } catch (error) {
    return error;
  }
}

beforeEach(() => {
  clock = new TestClock();
  store = new TestKeyStore();
  states = [];
  authenticator = create();
  store.add(apiKey);
});

describe('authenticate', () => {
  it('answers with the principal of a valid key', async () => {
    const { id, hash } = store.add(apiKey);
    expect(await authenticator.authenticate(apiKey)).toEqual({
      keyId: id,
      keyHash: hash,
      userId: 'user_1',
      accountId: 'user_1',
      isUnlimited: false,
      models: null,
      keyLimits: null,
      userLimits: null,
      budget: null,
      expiresAt: null,
    });
  });

  it('answers with what the owner chose, and what an admin set', async () => {
    const limits = { rpm: 5, tpm: null, concurrency: null };
    const budget = { amount: 7n, period: 'day' } as const;
    const userLimits = { ...noLimits, concurrency: 2 };
    const settings = { models: ['chatfam-*'], limits, budget, expiresAt: clock.time + 1 };
    store.add(otherKey, { ...settings, owner: { ...testOwner, isUnlimited: true, limits: userLimits } });
    expect(await authenticator.authenticate(otherKey)).toMatchObject({
      isUnlimited: true,
      models: ['chatfam-*'],
      keyLimits: limits,
      userLimits,
      budget,
    });
  });

  it('answers the same for the hash of a key, whoever has it', async () => {
    const { hash } = store.add(apiKey);
    const principal = await authenticator.authenticate(apiKey);
    expect(authenticator.authenticateHash(hash)).toBe(principal);
    expect(await authenticator.authenticateHash(hash)).toMatchObject({ keyHash: hash });
    store.revokeAll();
    clock.advance(61);
    await expect(authenticator.authenticateHash(hash)).rejects.toMatchObject(invalid);
    expect(() => authenticator.authenticateHash(hash)).toThrow('The API key is not valid.');
  });

  it("refuses a disabled user's key with 403, each time", async () => {
    store.add(otherKey, { owner: { ...testOwner, isDisabled: true } });
    const denied = { code: 'permission_denied', reason: 'permission_denied' };
    expect(await readOutcome(otherKey)).toMatchObject(denied);
    expect(await readOutcome(otherKey)).toMatchObject(denied);
    expect(store.lookups).toBe(1);
  });

  it('refuses a key when its time is over, whatever is remembered', async () => {
    store.add(otherKey, { expiresAt: clock.time + 1000 });
    expect(await readOutcome(otherKey)).toMatchObject({ userId: 'user_1' });
    clock.advance(1);
    expect(await readOutcome(otherKey)).toMatchObject(invalid);
    expect(store.lookups).toBe(1);
  });

  it('answers at once and with the same principal while the key is fresh', async () => {
    const first = await authenticator.authenticate(apiKey);
    clock.advance(29.9);
    expect(authenticator.authenticate(apiKey)).toBe(first);
    expect(store.lookups).toBe(1);
  });

  it('refuses an unknown key', async () => {
    expect(await readOutcome(otherKey)).toMatchObject(invalid);
  });

  it('refuses a revoked key', async () => {
    store.revokeAll();
    expect(await readOutcome(apiKey)).toMatchObject(invalid);
  });

  it.each(['', 'short', 'sk-with spaces inside it', `sk-${'x'.repeat(300)}`, 'ek_0123456789abcdef'])(
    'refuses %j without a look-up',
    async (malformed) => {
      expect(await readOutcome(malformed)).toMatchObject(invalid);
      expect(store.lookups).toBe(0);
    },
  );

  it('says that an ephemeral token is no API key', () => {
    expect(() => authenticator.authenticate('ek_0123456789abcdef')).toThrow(/^An ephemeral token /);
  });

  it('never repeats a key in an error', async () => {
    const errors = await Promise.all(
      [otherKey, 'hunter2', 'ek_hunter2hunter2'].map((key) => readOutcome(key)),
    );
    expect(errors.every((error) => error instanceof GatewayError)).toBe(true);
    expect(errors.map(String).join()).not.toMatch(/hunter2|sk-/);
  });

  it('refuses a row that a lenient index returned for another hash', async () => {
    store.findByHash = () => Promise.resolve({ ...store.add(apiKey), hash: 'F'.repeat(64) });
    expect(await readOutcome(apiKey)).toMatchObject(invalid);
  });

  it('asks the store once for many simultaneous requests with one key', async () => {
    store.isHeld = true;
    const outcomes = [apiKey, apiKey, apiKey, otherKey, otherKey].map((key) => readOutcome(key));
    store.release();
    expect((await Promise.all(outcomes)).filter((outcome) => outcome instanceof GatewayError)).toHaveLength(
      2,
    );
    expect(store.lookups).toBe(2);
  });
});

describe('authenticate, when a key grows stale', () => {
  beforeEach(async () => {
    await authenticator.authenticate(apiKey);
  });

  it('answers at once and looks up behind the request, once', async () => {
    clock.advance(31);
    store.isHeld = true;
    expect(authenticator.authenticate(apiKey)).not.toBeInstanceOf(Promise);
    expect(authenticator.authenticate(apiKey)).not.toBeInstanceOf(Promise);
    expect(store.lookups).toBe(2);
    store.release();
    await settle();
    clock.advance(29);
    await authenticator.authenticate(apiKey);
    expect(store.lookups).toBe(2);
  });

  it('keeps the principal when nothing about the key has changed', async () => {
    const first = await authenticator.authenticate(apiKey);
    clock.advance(60);
    expect(await authenticator.authenticate(apiKey)).toBe(first);
    expect(store.lookups).toBe(2);
  });

  it('counts the age of an answer from the moment the store was asked', async () => {
    clock.advance(31);
    store.isHeld = true;
    await authenticator.authenticate(apiKey);
    clock.advance(50);
    store.release();
    await settle();
    store.revokeAll();
    clock.advance(10);
    expect(await readOutcome(apiKey)).toMatchObject(invalid);
  });

  it('refuses a key after the look-up found it revoked', async () => {
    store.revokeAll();
    clock.advance(31);
    expect(authenticator.authenticate(apiKey)).not.toBeInstanceOf(Promise);
    await settle();
    expect(() => authenticator.authenticate(apiKey)).toThrow('The API key is not valid.');
  });

  it('looks a key up before it accepts it once a minute has passed', async () => {
    store.revokeAll();
    clock.advance(60);
    expect(await readOutcome(apiKey)).toMatchObject(invalid);
  });

  it('does not trust an answer that lies in the future of a clock that was set back', async () => {
    store.revokeAll();
    clock.advance(-3600);
    expect(await readOutcome(apiKey)).toMatchObject(invalid);
  });
});

describe('authenticate, for refused keys', () => {
  it('refuses at once for five seconds, then looks again', async () => {
    await readOutcome(otherKey);
    clock.advance(4.9);
    expect(() => authenticator.authenticate(otherKey)).toThrow('The API key is not valid.');
    expect(store.lookups).toBe(1);
    store.add(otherKey);
    clock.advance(0.1);
    expect(await authenticator.authenticate(otherKey)).toMatchObject({ userId: 'user_1' });
  });

  it('lets no flood of unknown keys push out a valid one', async () => {
    authenticator = create({ capacity: 100 });
    await authenticator.authenticate(apiKey);
    for (let count = 0; count < 1000; count += 1) await readOutcome(`sk-flood-of-keys-${String(count)}`);
    expect(authenticator.authenticate(apiKey)).not.toBeInstanceOf(Promise);
  });

  it('answers 503 to more unknown keys than may be looked up at once, and serves known ones', async () => {
    await authenticator.authenticate(apiKey);
    store.isHeld = true;
    const flood = Array.from({ length: 100 }, (_, count) => readOutcome(`sk-flood-of-keys-${String(count)}`));
    await settle();
    expect(store.lookups).toBe(1 + 64);
    clock.advance(61);
    const known = readOutcome(apiKey);
    store.release();
    expect(await known).toMatchObject({ userId: 'user_1' });
    const codes = (await Promise.all(flood)).map((error) => (error as GatewayError).code);
    expect(codes.filter((code) => code === 'unavailable')).toHaveLength(36);
    expect(codes.filter((code) => code === 'unauthenticated')).toHaveLength(64);
    expect(await readOutcome('sk-after-the-flood')).toMatchObject(invalid);
  });
});

describe('authenticate, while the store cannot be reached', () => {
  const failure = new Error('connect ECONNREFUSED');

  it('serves a key it knows for ten minutes, then answers 503', async () => {
    await authenticator.authenticate(apiKey);
    store.failure = failure;
    for (let second = 0; second < 599; second += 1) {
      clock.advance(1);
      expect(await readOutcome(apiKey)).toMatchObject({ userId: 'user_1' });
    }
    clock.advance(1);
    expect(await readOutcome(apiKey)).toMatchObject(unavailable);
  });

  it('serves a known key when the outage shows only as its time is over', async () => {
    await authenticator.authenticate(apiKey);
    store.failure = failure;
    clock.advance(599);
    expect(await readOutcome(apiKey)).toMatchObject({ userId: 'user_1' });
  });

  it('does not wait for a store that it knows to hang', async () => {
    await authenticator.authenticate(apiKey);
    store.failure = failure;
    clock.advance(120);
    await authenticator.authenticate(apiKey);
    clock.advance(2);
    store.isHeld = true;
    expect(authenticator.authenticate(apiKey)).not.toBeInstanceOf(Promise);
    store.release();
    await settle();
  });

  it('answers 503 to a key it does not know, never 401, with the cause for the log', async () => {
    store.failure = failure;
    const error = await readOutcome(otherKey);
    expect(error).toMatchObject(unavailable);
    expect((error as GatewayError).cause).toBe(failure);
    expect((error as GatewayError).message).not.toContain('ECONNREFUSED');
  });

  it('tries the store once in two seconds, whatever comes in', async () => {
    await authenticator.authenticate(apiKey);
    store.failure = failure;
    clock.advance(61);
    await readOutcome(apiKey);
    expect(store.lookups).toBe(2);
    for (let request = 0; request < 50; request += 1) {
      await readOutcome(apiKey);
      await readOutcome(`sk-unknown-key-${String(request)}`);
    }
    expect(store.lookups).toBe(2);
    clock.advance(2);
    await Promise.all([apiKey, otherKey, apiKey].map((key) => readOutcome(key)));
    expect(store.lookups).toBe(3);
  });

  it('recovers, and finds keys that were revoked meanwhile', async () => {
    await authenticator.authenticate(apiKey);
    store.failure = failure;
    clock.advance(61);
    await readOutcome(apiKey);
    store.failure = null;
    store.revokeAll();
    clock.advance(2);
    await readOutcome(apiKey);
    await settle();
    expect(await readOutcome(apiKey)).toMatchObject(invalid);
    expect(await readOutcome(otherKey)).toMatchObject(invalid);
    expect(states).toEqual(['unreachable', 'reachable']);
  });

  it('looks again before it accepts a key when the last failure is long past', async () => {
    await authenticator.authenticate(apiKey);
    store.failure = failure;
    clock.advance(61);
    await readOutcome(apiKey);
    store.failure = null;
    store.revokeAll();
    clock.advance(120);
    expect(await readOutcome(apiKey)).toMatchObject(invalid);
  });

  it('never serves a key from before the outage that it had found revoked', async () => {
    await authenticator.authenticate(apiKey);
    store.revokeAll();
    clock.advance(61);
    await readOutcome(apiKey);
    store.failure = failure;
    clock.advance(6);
    expect(await readOutcome(apiKey)).toMatchObject(unavailable);
  });

  it('tries again at once when the clock was set back', async () => {
    store.failure = failure;
    await readOutcome(apiKey);
    store.failure = null;
    clock.advance(-3600);
    expect(await readOutcome(apiKey)).toMatchObject({ userId: 'user_1' });
  });

  it('reports an outage once', async () => {
    store.failure = failure;
    for (let attempt = 0; attempt < 3; attempt += 1) {
      clock.advance(2);
      await readOutcome(apiKey);
    }
    expect(states).toEqual(['unreachable']);
  });
});
