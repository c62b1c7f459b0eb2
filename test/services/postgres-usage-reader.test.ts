import { describe } from 'vitest';
import { openDatabase } from '../../src/stores/index.ts';
import { createTestDatabase, serverUrl } from '../support/postgres-database.ts';
import { describeUsageReader } from '../support/usage-reader-suite.ts';

describe.skipIf(serverUrl === '')('PostgreSQL', () => {
  describeUsageReader('PostgreSQL', async () => {
    const test = await createTestDatabase();
    const database = await openDatabase(test.url);
    return {
      store: database.usage,
      keys: database.keys,
      reader: database.records.usage,
      close: async () => {
        await database.close();
        await test.drop();
      },
    };
  });
});
