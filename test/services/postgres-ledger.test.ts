import { describe } from 'vitest';
import { openDatabase } from '../../src/stores/index.ts';
import type { LedgerPlace } from '../support/ledger-rig.ts';
import { describeLedger } from '../support/ledger-suite.ts';
import { convertCounts, createTestDatabase, serverUrl } from '../support/postgres-database.ts';

async function openPlace(): Promise<LedgerPlace> {
  const test = await createTestDatabase();
  const database = await openDatabase(test.url);
  return {
    database,
    url: test.url,
    query: async (sql) => {
      const rows = (await test.query(sql)) as readonly Readonly<Record<string, unknown>>[];
      return rows.map(convertCounts);
    },
    close: async () => {
      await database.close();
      await test.drop();
    },
  };
}

describe.skipIf(serverUrl === '')('PostgreSQL', () => {
  describeLedger('PostgreSQL', openPlace);
});
