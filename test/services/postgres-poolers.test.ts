import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/stores/index.ts';
import { createTestDatabase, serverUrl, type TestDatabase } from '../support/postgres-database.ts';
import { startPostgresPooler, type PostgresPooler } from '../support/postgres-pooler.ts';

describe.skipIf(serverUrl === '')('a pooler that lends a session for a transaction', () => {
  let test: TestDatabase;
  let pooler: PostgresPooler;

  beforeEach(async () => {
    test = await createTestDatabase();
    pooler = await startPostgresPooler(test.url);
  });

  afterEach(async () => {
    pooler.close();
    await test.drop();
  });

  it('answers queries and transactions', async () => {
    const client = new Client({ connectionString: pooler.url });
    await client.connect();
    await client.query('begin');
    await client.query('create table teas (name text)');
    await client.query('insert into teas values ($1)', ['Assam']);
    await client.query('commit');
    await client.end();
    expect(await test.query('select name from teas')).toEqual([{ name: 'Assam' }]);
  });

  it('is refused before anything is made', async () => {
    await expect(openDatabase(pooler.url)).rejects.toThrow(/pool_mode = session/u);
    expect(await test.query("select tablename from pg_tables where schemaname = 'public'")).toEqual([]);
  });

  it('is refused while others use its sessions', async () => {
    const others = [1, 2, 3].map(() => new Client({ connectionString: pooler.url }));
    for (const client of others) {
      await client.connect();
      await client.query('begin');
    }
    const opening = openDatabase(pooler.url);
    for (const client of others) await client.query('commit');
    await expect(opening).rejects.toThrow(/pool_mode = session/u);
    for (const client of others) await client.end();
  });
});
