import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createKeyAuthenticator, ensureStartKey, hashApiKey } from '../../../src/auth/index.ts';
import { openDatabase, type Database } from '../../../src/stores/index.ts';

const configuredKey = 'sk-specway-example-key-0001';
let directory: string;
let database: Database;
let time: number;
const clock = { now: () => time };

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'specway-auth-'));
  database = await openDatabase(`sqlite:${join(directory, 'specway.db')}`);
  time = 1_790_000_000_000;
});

afterEach(async () => {
  await database.close();
  rmSync(directory, { recursive: true });
});

function createAuthenticator() {
  return createKeyAuthenticator({ store: database.keys, clock });
}

function ensure(key: string | null, print: (text: string) => void = () => undefined) {
  return ensureStartKey({ store: database.keys, configuredKey: key, clock, print });
}

describe('authenticate over SQLite', () => {
  it('accepts the key that the first start printed, and no other', async () => {
    let printed = '';
    expect(await ensure(null, (text) => (printed = text))).toBe('created');
    const [apiKey = ''] = /sk-[A-Za-z0-9]{40}/.exec(printed) ?? [];
    const principal = await createAuthenticator().authenticate(apiKey);
    expect(principal).toMatchObject({ keyId: `key_${apiKey.slice(3, 11)}`, userId: null, models: null });
    await expect(createAuthenticator().authenticate(`${apiKey.slice(0, -1)}-`)).rejects.toMatchObject({
      reason: 'invalid_api_key',
    });
    expect(await ensure(null)).toBe('present');
  });

  it('keeps no key in the clear', async () => {
    await ensure(configuredKey);
    const raw = new DatabaseSync(join(directory, 'specway.db'), { readOnly: true });
    const rows = JSON.stringify(raw.prepare('select * from api_keys').all());
    raw.close();
    expect(rows).toContain(hashApiKey(configuredKey));
    expect(rows).not.toContain('example-key');
  });

  it('refuses a key soon that another process revoked', async () => {
    await ensure(configuredKey);
    const { keys: store, keyWatch: watch } = database;
    const authenticator = createKeyAuthenticator({ store, clock, watch });
    const { keyId } = await authenticator.authenticate(configuredKey);
    const beside = await openDatabase(`sqlite:${join(directory, 'specway.db')}`);
    expect(await beside.keys.revoke(keyId, time)).toBe(true);
    await beside.close();
    const read = async () => {
      try {
        await authenticator.authenticate(configuredKey);
        return null;
      } catch (error) {
        return error;
      }
    };
    await expect.poll(read).toMatchObject({ reason: 'invalid_api_key' });
  });

  it('refuses a revoked key within a minute where nobody watches', async () => {
    await ensure(configuredKey);
    const authenticator = createAuthenticator();
    const { keyId } = await authenticator.authenticate(configuredKey);
    expect(await database.keys.revoke(keyId, time)).toBe(true);
    time += 60_000;
    await expect(authenticator.authenticate(configuredKey)).rejects.toMatchObject({
      reason: 'invalid_api_key',
    });
    expect(await ensure(configuredKey)).toBe('revoked');
  });

  it('serves known keys when the database is gone, for ten minutes, and answers 503 after that', async () => {
    await ensure(configuredKey);
    const authenticator = createAuthenticator();
    const principal = await authenticator.authenticate(configuredKey);
    await database.close();
    time += 599_000;
    expect(await authenticator.authenticate(configuredKey)).toBe(principal);
    time += 1000;
    expect(() => authenticator.authenticate(configuredKey)).toThrow(
      'API keys cannot be checked at the moment.',
    );
  });

  it('answers 503 to a key it never saw when the database is gone', async () => {
    await ensure(configuredKey);
    await database.close();
    await expect(createAuthenticator().authenticate(configuredKey)).rejects.toMatchObject({
      code: 'unavailable',
      reason: 'key_store_unavailable',
      retryAfterMs: 2000,
    });
  });
});
