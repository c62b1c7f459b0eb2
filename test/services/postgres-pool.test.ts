import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/stores/index.ts';
import { postgresDialect } from '../../src/stores/sql/postgres-dialect.ts';
import { createPool } from '../../src/stores/sql/postgres-pool.ts';
import { purgeDatabase } from '../../src/stores/sql/purge-database.ts';
import { createTestRecord } from '../support/test-records.ts';
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

  it('do not stay with a server that takes no writes, as one that was replaced by another', async () => {
    const setReadOnly = (value: 'on' | 'off') =>
      test.query(`begin read write; do $$ begin
        execute format('alter database %I set default_transaction_read_only = ${value}', current_database());
      end $$; commit`);
    await (await openDatabase(test.url)).close();
    await setReadOnly('on');
    const connection = postgresDialect.open(test.url, { onConnectionError: () => undefined });
    const record = createTestRecord({ requestId: 'req_1', startedAt: 0 });
    const writes = [
      () => connection.insertUsage([record]),
      () => sql`insert into throttles (key, count, ends_at) values ('a', 1, 0)`.execute(connection.kysely),
      () => connection.transact(({ kysely }) => sql`delete from throttles`.execute(kysely)),
    ];
    for (const write of writes) await expect(write()).rejects.toMatchObject({ code: '25006' });
    // Whoever is connected keeps what was so when it began.
    await setReadOnly('off');
    for (const write of writes) await write();
    await connection.close();
  });

  it('for long queries are waited for by what removes old rows', async () => {
    await (await openDatabase(test.url)).close();
    const connection = postgresDialect.open(test.url, { onConnectionError: () => undefined });
    await test.query(`insert into audit (id, at, action, address, outcome)
      values ('aud_old', 0, 'login', '192.0.2.1', 'done')`);
    // Twice as long as a connection is waited for.
    const busy = [1, 2].map(() => sql`select pg_sleep(4)`.execute(connection.reading));
    await purgeDatabase(connection, { auditMs: null, addressesMs: 1_000, sessionsMs: null, usageMs: null });
    await Promise.all(busy);
    const left = await connection.kysely.selectFrom('audit').select('address').executeTakeFirst();
    expect(left).toEqual({ address: null });
    await connection.close();
  });
});
