import { describe } from 'vitest';
import { describeData } from '../support/data-suite.ts';
import { describeExport } from '../support/export-suite.ts';
import { createTestDatabase, serverUrl } from '../support/postgres-database.ts';
import { createSqliteFile } from '../support/sqlite-file.ts';

async function createPostgres() {
  const test = await createTestDatabase();
  return { url: test.url, remove: () => test.drop() };
}

describe.skipIf(serverUrl === '')('PostgreSQL', () => {
  describeExport('PostgreSQL', createPostgres);
  describeData({
    name: 'SQLite to PostgreSQL',
    createSource: createSqliteFile,
    createTarget: createPostgres,
  });
  describeData({
    name: 'PostgreSQL to SQLite',
    createSource: createPostgres,
    createTarget: createSqliteFile,
    refusals: 'tested elsewhere',
  });
  describeData({
    name: 'PostgreSQL to PostgreSQL',
    createSource: createPostgres,
    createTarget: createPostgres,
    refusals: 'tested elsewhere',
  });
});
