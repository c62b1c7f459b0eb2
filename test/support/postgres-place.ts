import type { Database } from '../../src/stores/index.ts';
import type { LedgerPlace } from './ledger-rig.ts';
import { convertCounts, type TestDatabase } from './postgres-database.ts';

const tables = [
  'audit',
  'video_tasks',
  'accounts',
  'holds',
  'entries',
  'budget_windows',
  'nodes',
  'usage_records',
];

/** The one database of a file, emptied for the next test: to make another one takes longer than most tests. Nothing can be blocked in it. */
export async function openPostgresPlace(test: TestDatabase, database: Database): Promise<LedgerPlace> {
  await test.query(tables.map((table) => `delete from ${table}`).join('; '));
  return {
    database,
    url: test.url,
    query: async (sql) => {
      const rows = (await test.query(sql)) as readonly Readonly<Record<string, unknown>>[];
      return rows.map(convertCounts);
    },
    block: () => Promise.reject(new Error('Nothing is blocked here')),
    close: () => Promise.resolve(),
  };
}
