import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../../src/stores/sql/postgres-pool.ts';
import { createTestDatabase, serverUrl, type TestDatabase } from '../support/postgres-database.ts';

describe.skipIf(serverUrl === '')('connections to PostgreSQL', () => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(async () => {
    await test.drop();
  });

  it('see what others commit, in a database that has another default', async () => {
    await test.query(`do $$ begin
      execute format('alter database %I set default_transaction_isolation = %L', current_database(), 'serializable');
    end $$`);
    const pool = createPool({ onConnectionError: () => undefined }, { connectionString: test.url, max: 1 });
    const show = async (sql: string) => (await pool.query<Record<string, string>>(sql)).rows;
    const expected = [{ transaction_isolation: 'read committed' }];
    expect(await show('show transaction_isolation')).toEqual(expected);
    const client = await pool.connect();
    await client.query('begin');
    expect((await client.query('show transaction_isolation')).rows).toEqual(expected);
    await client.query('rollback');
    client.release();
    await pool.end();
  });
});
