import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/stores/index.ts';
import { describeAccountStores } from '../support/account-store-suite.ts';
import { createTestDatabase, serverUrl } from '../support/postgres-database.ts';

describe.skipIf(serverUrl === '')('PostgreSQL', () => {
  describeAccountStores('PostgreSQL', async () => {
    const test = await createTestDatabase();
    const database = await openDatabase(test.url);
    return {
      stores: database.accounts,
      keys: database.keys,
      purge: database.purge,
      close: async () => {
        await database.close();
        await test.drop();
      },
    };
  });

  it('finds the actions of a kind where the locale looks at full stops last, as those of glibc do', async () => {
    const shifted = `template template0 locale_provider icu icu_locale 'en-u-ka-shifted' locale 'C'`;
    const test = await createTestDatabase(shifted);
    const database = await openDatabase(test.url);
    const { audit } = database.accounts;
    const line = { actor: null, target: null, address: null, reason: null, outcome: 'done' } as const;
    for (const action of ['user.create', 'users.none']) await audit.append({ ...line, action });
    const page = { cursor: null, limit: 10 };
    const query = { actor: null, target: null, from: null, to: null, page, about: null } as const;
    const { items } = await audit.list({ ...query, action: 'user.' });
    expect(items.map(({ action }) => action)).toEqual(['user.create']);
    await database.close();
    await test.drop();
  });
});
