import { afterAll, beforeAll, describe } from 'vitest';
import { openDatabase, type Database } from '../../src/stores/index.ts';
import type { LedgerPlace } from '../support/ledger-rig.ts';
import {
  convertCounts,
  createTestDatabase,
  serverUrl,
  type TestDatabase,
} from '../support/postgres-database.ts';
import { describeTaskStore } from '../support/task-store-suite.ts';
import { describeVideoChaos } from '../support/video-chaos-suite.ts';
import { describeVideoTasks } from '../support/video-task-suite.ts';

/** One for all tests of this file: to make another one takes longer than most of them. */
let test: TestDatabase;
let database: Database;

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

async function openPlace(): Promise<LedgerPlace> {
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

describe.skipIf(serverUrl === '')('PostgreSQL', () => {
  beforeAll(async () => {
    test = await createTestDatabase();
    database = await openDatabase(test.url);
  });

  afterAll(async () => {
    await database.close();
    await test.drop();
  });

  describeTaskStore('PostgreSQL', openPlace);
  describeVideoTasks('PostgreSQL', openPlace);
  describeVideoChaos('PostgreSQL', { nodes: 3, open: openPlace });
});
