import { beforeEach, describe, expect, it } from 'vitest';
import { ensureStartKey, hashApiKey } from '../../../src/auth/index.ts';
import type { FoundApiKey, KeyStore } from '../../../src/core/principal.ts';

const configuredKey = 'sk-specway-example-key-0001';
const clock = { now: () => 1_790_000_000_000 };

let stored: Map<string, FoundApiKey>;
let printed: string[];

/** A store over a plain map. */
const store: KeyStore = {
  findByHash: (hash) => Promise.resolve(stored.get(hash) ?? null),
  insert: (key) => {
    if (!stored.has(key.hash)) stored.set(key.hash, { ...key, owner: null });
    return Promise.resolve();
  },
  revoke: () => Promise.reject(new Error('not used')),
  countValid: () => Promise.resolve([...stored.values()].filter((key) => key.revokedAt === null).length),
};

function ensure(key: string | null) {
  return ensureStartKey({ store, configuredKey: key, clock, print: (text) => printed.push(text) });
}

beforeEach(() => {
  stored = new Map();
  printed = [];
});

describe('ensureStartKey', () => {
  it('stores the configured key once and prints nothing', async () => {
    expect(await ensure(configuredKey)).toBe('configured');
    expect(await ensure(configuredKey)).toBe('configured');
    expect([...stored.keys()]).toEqual([hashApiKey(configuredKey)]);
    expect(printed).toEqual([]);
  });

  it('adds the configured key to keys that are there', async () => {
    await ensure(null);
    expect(await ensure(configuredKey)).toBe('configured');
    expect(stored.size).toBe(2);
  });

  it('does not bring back a configured key that was revoked, and says so without showing it', async () => {
    await ensure(configuredKey);
    for (const [hash, key] of stored) stored.set(hash, { ...key, revokedAt: 5 });
    expect(await ensure(configuredKey)).toBe('revoked');
    expect(printed).toEqual(['The key in SPECWAY_API_KEY has been revoked and stays so. Set another one.']);
  });

  it('refuses a malformed configured key without showing it', async () => {
    await expect(ensure('hunter2')).rejects.toThrow(/^The configured API key is not well-formed\.$/);
    expect(stored.size).toBe(0);
  });

  it('creates a key when there is none and prints it once', async () => {
    expect(await ensure(null)).toBe('created');
    expect(printed).toHaveLength(1);
    const [shown] = /sk-[A-Za-z0-9]{40}/.exec(printed[0] ?? '') ?? [];
    expect([...stored.keys()]).toEqual([hashApiKey(shown ?? '')]);
  });

  it('creates no key when a valid one is there', async () => {
    await ensure(configuredKey);
    expect(await ensure(null)).toBe('present');
    expect(printed).toEqual([]);
  });

  it('creates a key when every other one is revoked', async () => {
    await ensure(null);
    for (const [hash, key] of stored) stored.set(hash, { ...key, revokedAt: 5 });
    expect(await ensure(null)).toBe('created');
  });
});
