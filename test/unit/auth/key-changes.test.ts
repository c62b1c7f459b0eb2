import { beforeEach, describe, expect, it } from 'vitest';
import { createKeyAuthenticator, type KeyCacheLimits } from '../../../src/auth/index.ts';
import type { KeyAuthenticator, KeyWatch } from '../../../src/core/principal.ts';
import { TestClock, TestKeyStore } from '../../support/test-key-store.ts';

const apiKey = 'sk-specway-example-key-0001';
const otherKey = 'sk-specway-example-key-0002';
const invalid = { code: 'unauthenticated', reason: 'invalid_api_key' };
const unavailable = { code: 'unavailable', reason: 'key_store_unavailable', retryAfterMs: 2000 };

let clock: TestClock;
let store: TestKeyStore;
let states: string[];
let watch: { generation: number; isListening: boolean };
let authenticator: KeyAuthenticator;

function create(limits: Partial<KeyCacheLimits> = {}): KeyAuthenticator {
  const onStoreState = (state: string) => states.push(state);
  return createKeyAuthenticator({ store, clock, limits, watch: watch satisfies KeyWatch, onStoreState });
}

async function readOutcome(key: string): Promise<unknown> {
  try {
    return await authenticator.authenticate(key);
  } catch (error) {
    return error;
  }
}

beforeEach(() => {
  clock = new TestClock();
  store = new TestKeyStore();
  states = [];
  watch = { generation: 0, isListening: true };
  authenticator = create();
  store.add(apiKey);
});

describe('authenticate, when something may have changed', () => {
  beforeEach(async () => {
    await authenticator.authenticate(apiKey);
  });

  it('looks a key up once before it is used again', async () => {
    const known = await authenticator.authenticate(apiKey);
    watch.generation += 1;
    expect(await authenticator.authenticate(apiKey)).toBe(known);
    expect(authenticator.authenticate(apiKey)).toBe(known);
    expect(store.lookups).toBe(2);
  });

  it('refuses a key that was revoked at once', async () => {
    store.revokeAll();
    watch.generation += 1;
    expect(await readOutcome(apiKey)).toMatchObject(invalid);
  });

  it('takes a change that came during a look-up for one that it did not see', async () => {
    watch.generation += 1;
    store.isHeld = true;
    const during = readOutcome(apiKey);
    watch.generation += 1;
    store.release();
    await during;
    store.revokeAll();
    expect(await readOutcome(apiKey)).toMatchObject(invalid);
  });

  it('finds a key at once that was refused before it was there', async () => {
    await readOutcome(otherKey);
    store.add(otherKey);
    watch.generation += 1;
    expect(await readOutcome(otherKey)).toMatchObject({ userId: 'user_1' });
  });

  it('looks every key up while nothing is heard', async () => {
    watch.isListening = false;
    await authenticator.authenticate(apiKey);
    await authenticator.authenticate(apiKey);
    expect(store.lookups).toBe(3);
    store.revokeAll();
    expect(await readOutcome(apiKey)).toMatchObject(invalid);
  });

  it('serves a known key when nothing is heard and the store is away, too', async () => {
    watch.isListening = false;
    store.failure = new Error('connect ECONNREFUSED');
    expect(await readOutcome(apiKey)).toMatchObject({ userId: 'user_1' });
    clock.advance(599);
    expect(await readOutcome(apiKey)).toMatchObject({ userId: 'user_1' });
    clock.advance(1);
    expect(await readOutcome(apiKey)).toMatchObject(unavailable);
  });

  it('gives a store that does not answer up in time', async () => {
    authenticator = create({ answerMs: 20 });
    await authenticator.authenticate(apiKey);
    watch.generation += 1;
    store.isHeld = true;
    expect(await readOutcome(apiKey)).toMatchObject({ userId: 'user_1' });
    expect(states).toEqual(['unreachable']);
    store.release();
  });
});
