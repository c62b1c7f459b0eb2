import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAccountServices } from '../../../src/accounts/index.ts';
import { hashRandomPassword } from '../../../src/accounts/passwords/create-password-hasher.ts';
import type { AccountServices } from '../../../src/core/accounts/account-services.ts';
import type { AccountStores } from '../../../src/core/accounts/account-stores.ts';
import { systemClock } from '../../../src/core/clock.ts';
import { openDatabase } from '../../../src/stores/index.ts';
import { createTestUser, nothing } from '../../support/account-store-bench.ts';
import { createTestConfig } from '../../support/create-test-gateway.ts';

const user = createTestUser('ada', { passwordHash: hashRandomPassword('a password') });
const request = { username: 'ada', password: 'a password', session: 'both' } as const;
const client = { address: '192.0.2.1', userAgent: null, isSecure: true, requestId: 'req_1' };
const factor = { userId: user.id, sealedSecret: 's', familyId: 'f', backupHashes: ['a'] };

let stores: AccountStores;
let accounts: AccountServices;
let close: () => Promise<void>;

beforeEach(async () => {
  const database = await openDatabase('sqlite::memory:');
  stores = database.accounts;
  close = () => database.close();
  accounts = createAccountServices({
    stores,
    config: createTestConfig('.').accounts,
    secretKey: null,
    clock: systemClock,
    onExposedKey: () => undefined,
  });
  await stores.users.register(user, nothing);
});
afterEach(() => close());

async function listLogins() {
  const page = { limit: 10, cursor: null };
  const everything = { about: null, actor: null, target: null, from: null, to: null, page };
  const { items } = await stores.audit.list({ ...everything, action: 'login' });
  return items.map(({ target, address, reason, outcome }) => ({ target, address, reason, outcome }));
}

describe('a login of somebody who is changed while the password is looked at', () => {
  const changePassword = () => stores.users.setPassword(user.id, { hash: 'another hash', isOneTime: false });
  const line = { target: user.id, address: client.address, reason: 'token_expired', outcome: 'refused' };

  it.each([
    ['has another password', changePassword],
    ['is disabled', () => stores.users.update(user.id, { status: 'disabled' })],
    ['has a second factor', () => stores.twoFactor.enable(factor)],
  ])('leaves a line where the user %s', async (_change, change) => {
    const login = accounts.logins.begin(request, client);
    await setImmediate();
    await change();
    await expect(login).rejects.toMatchObject({ reason: 'token_expired' });
    expect(await listLogins()).toEqual([line]);
  });

  it('leaves a line where a code was to follow', async () => {
    await stores.twoFactor.enable(factor);
    const login = accounts.logins.begin(request, client);
    await setImmediate();
    await changePassword();
    await expect(login).rejects.toMatchObject({ reason: 'token_expired' });
    expect(await listLogins()).toEqual([line]);
  });
});
