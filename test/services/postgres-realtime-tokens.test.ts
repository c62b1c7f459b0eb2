import { afterAll, beforeAll, describe } from 'vitest';
import { openDatabase, type Database } from '../../src/stores/index.ts';
import { createTestDatabase, serverUrl, type TestDatabase } from '../support/postgres-database.ts';
import { describeTokenStore } from '../support/realtime-token-suite.ts';

/** One for all tests of this file: to make another one takes longer than all of them. */
let test: TestDatabase;
let database: Database;

describe.skipIf(serverUrl === '')('PostgreSQL', () => {
  beforeAll(async () => {
    test = await createTestDatabase();
    database = await openDatabase(test.url);
  });

  afterAll(async () => {
    await database.close();
    await test.drop();
  });

  describeTokenStore('PostgreSQL', async () => {
    await test.query('delete from realtime_tokens');
    return {
      database,
      url: test.url,
      query: async (sql) => (await test.query(sql)) as readonly Readonly<Record<string, unknown>>[],
      close: () => Promise.resolve(),
    };
  });
});
