import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAccountServices } from '../../../src/accounts/index.ts';
import type { AccountServices } from '../../../src/core/accounts/account-services.ts';
import { systemClock } from '../../../src/core/clock.ts';
import { openDatabase } from '../../../src/stores/index.ts';
import { createTestUser, nothing } from '../../support/account-store-bench.ts';
import { createTestConfig } from '../../support/create-test-gateway.ts';
import { createTestKey } from '../../support/key-store-suite.ts';

const page = { limit: 100, cursor: null };
const everybody = { text: null, role: null, status: null, page };

let accounts: AccountServices;
let close: () => Promise<void>;

beforeAll(async () => {
  const database = await openDatabase('sqlite::memory:');
  const { accounts: stores } = database;
  for (let index = 0; index < 50; index += 1) {
    const id = String(index).padStart(2, '0');
    const user = createTestUser(`user${id}`, { affCode: `CODE00${id}` });
    await stores.users.register(user, { ...nothing, startQuota: BigInt(index) });
    await stores.keys.add(createTestKey({ id: `key_${id}`, hash: id, userId: user.id }));
  }
  const factor = { sealedSecret: 's', familyId: 'f', backupHashes: ['a', 'b', 'c'] };
  await stores.twoFactor.enable({ userId: 'usr_user07', ...factor });
  await stores.twoFactor.acceptBackupCode('usr_user07', 'a');
  accounts = createAccountServices({
    stores,
    config: createTestConfig('.').accounts,
    secretKey: null,
    clock: systemClock,
    onExposedKey: () => undefined,
  });
  close = () => database.close();
});
afterAll(() => close());

/** The statements that the database gets from now on, each as often as it gets it: none is kept for another time. */
function noteStatements(): () => readonly string[] {
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  return () => prepare.mock.calls.map(([sql]) => sql);
}

describe('lists of administrators', () => {
  it('ask for what belongs to all users of a page at once', async () => {
    const readStatements = noteStatements();
    const { items } = await accounts.admin.list(everybody);
    expect(items).toHaveLength(50);
    expect(readStatements().length).toBeLessThan(5);
    const found = items.find(({ user }) => user.id === 'usr_user07');
    expect(found?.quota).toMatchObject({ available: 7n, isUnlimited: false });
    expect(found?.affiliate).toMatchObject({ available: 0n, rewarded: 0n });
    expect(found?.twoFactor).toEqual({ isEnabled: true, isConfirmed: false, backupCodesRemaining: 2 });
    expect(items.filter(({ twoFactor }) => twoFactor.isEnabled)).toHaveLength(1);
    expect((await accounts.admin.list({ ...everybody, text: 'nobody' })).items).toEqual([]);
  });

  it('ask for the owners of all keys of a page at once', async () => {
    const readStatements = noteStatements();
    const { items } = await accounts.admin.listKeys({ userId: null }, page);
    expect(items).toHaveLength(50);
    expect(new Set(items.map(({ username }) => username)).size).toBe(50);
    expect(readStatements().length).toBeLessThan(5);
  });
});
