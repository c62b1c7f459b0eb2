import { describe } from 'vitest';
import { openDatabase } from '../../src/stores/index.ts';
import { createTestDatabase, serverUrl } from '../support/postgres-database.ts';
import { describeUsagePurge } from '../support/usage-purge-suite.ts';
import { describeUsageReader, type OpenedUsageReader } from '../support/usage-reader-suite.ts';

async function open(): Promise<OpenedUsageReader> {
  const test = await createTestDatabase();
  const database = await openDatabase(test.url);
  return {
    store: database.usage,
    keys: database.keys,
    reader: database.records.usage,
    purge: database.purge,
    close: async () => {
      await database.close();
      await test.drop();
    },
  };
}

describe.skipIf(serverUrl === '')('PostgreSQL', () => {
  describeUsageReader('PostgreSQL', open);
  describeUsagePurge('PostgreSQL', open);
});
