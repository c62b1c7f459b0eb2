import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/stores/index.ts';
import { createTestDatabase, serverUrl, type TestDatabase } from '../support/postgres-database.ts';
import { createDirectory, runGatewayProcess } from '../support/start-gateway-process.ts';

describe.skipIf(serverUrl === '')('a start on PostgreSQL', { timeout: 60_000 }, () => {
  const directory = createDirectory();
  let database: TestDatabase;

  beforeAll(async () => {
    writeFileSync(join(directory.path, 'taken'), '');
    database = await createTestDatabase();
  });
  afterAll(async () => {
    await database.drop();
    directory.remove();
  });

  it('is refused where the journal of charges cannot be kept', async () => {
    const environment = { DATABASE_URL: database.url, SPECWAY_DATA_DIR: './taken' };
    const { code, stdout, stderr } = await runGatewayProcess({ directory: directory.path, environment });
    expect(stderr).toMatch(/SPECWAY_DATA_DIR: .*taken/);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(stdout + stderr).not.toContain('No API key exists yet');
    expect(code).toBe(1);
  });

  it('is refused in words where the database does not answer in the middle of it', async () => {
    await (await openDatabase(database.url)).close();
    const locker = new Client({ connectionString: database.url });
    await locker.connect();
    await locker.query('begin; lock table users in access exclusive mode');
    const environment = { DATABASE_URL: database.url };
    const { code, stderr } = await runGatewayProcess({ directory: directory.path, environment });
    await locker.end();
    expect([code, stderr]).toEqual([1, 'DATABASE_URL: canceling statement due to lock timeout\n']);
  });
});
