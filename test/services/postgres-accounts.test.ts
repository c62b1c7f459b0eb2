import { describe } from 'vitest';
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
});
