import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findDialect } from '../../src/stores/sql/dialects.ts';
import { migrateDatabase } from '../../src/stores/sql/migrate-database.ts';
import type { SchemaMigration } from '../../src/stores/sql/migrations/schema-migration.ts';
import type { OpenConnection } from '../../src/stores/sql/sql-dialect.ts';
import { migrations } from '../../src/stores/sql/migrations/migrations.ts';
import { describeMigrations } from '../support/migration-suite.ts';
import { createTestDatabase, serverUrl, type TestDatabase } from '../support/postgres-database.ts';

const limits = { maxLockMs: 200, maxWaits: 1_000, maxOverruns: 2, pauseMs: 20 };

const createThings: SchemaMigration = {
  up: (database) => database.schema.createTable('things').addColumn('id', 'text').execute(),
};
const addNote: SchemaMigration = {
  up: (database) => database.schema.alterTable('things').addColumn('note', 'text').execute(),
};

describe.skipIf(serverUrl === '')('PostgreSQL', () => {
  describeMigrations('PostgreSQL', async () => {
    const test = await createTestDatabase();
    return { url: test.url, remove: () => test.drop() };
  });

  describe('migrations beside others who work', () => {
    let test: TestDatabase;
    let connection: OpenConnection;
    let other: Client;

    beforeEach(async () => {
      test = await createTestDatabase();
      connection = (await findDialect(test.url)).open(test.url, { onConnectionError: () => undefined });
      other = new Client({ connectionString: test.url });
      await other.connect();
      await migrateDatabase(connection, { '0001-things': createThings });
    });

    afterEach(async () => {
      await other.end();
      await connection.close();
      await test.drop();
    });

    const migrate = (second: SchemaMigration) =>
      migrateDatabase(connection, { '0001-things': createThings, '0002-note': second }, limits);

    it('do not hold up readers while they wait for somebody who reads for long', async () => {
      await other.query('begin; select * from things');
      let isDone = false;
      const migrating = migrate(addNote).then(() => (isDone = true));
      // Whoever comes after a waiting migration waits too, but not until the long transaction ends.
      for (let read = 0; read < 10; read += 1) {
        await test.query('select * from things');
        await sleep(50);
      }
      expect(isDone).toBe(false);
      await other.query('commit');
      await migrating;
      await expect(test.query('select note from things')).resolves.toEqual([]);
    });

    it('are undone when they keep others from a table for too long', async () => {
      const slow: SchemaMigration = {
        up: async (database) => {
          await addNote.up(database);
          await sleep(2 * limits.maxLockMs);
        },
      };
      await expect(migrate(slow)).rejects.toThrow(
        /^Migration 0002-note failed: it would keep others from a table for \d+ ms\. Stop everything/,
      );
      await expect(test.query('select note from things')).rejects.toThrow('does not exist');
      const stuck: SchemaMigration = {
        up: async (database) => {
          await sql`select pg_sleep(10)`.execute(database);
        },
      };
      await expect(migrate(stuck)).rejects.toThrow('Migration 0002-note failed: canceling statement');
    });

    it('may take their time where nobody else uses the database', async () => {
      const fresh = await createTestDatabase();
      const opened = (await findDialect(fresh.url)).open(fresh.url, { onConnectionError: () => undefined });
      const slow: SchemaMigration = { up: () => sleep(2 * limits.maxLockMs) };
      const all = { '0001-slow': slow, '0002-slow': slow };
      await migrateDatabase(opened, { '0001-slow': slow }, limits);
      await expect(migrateDatabase(opened, all, limits)).resolves.toBeUndefined();
      await opened.close();
      await fresh.drop();
    });

    it(
      'make an index beside writers while other processes wait to migrate',
      { timeout: 60_000 },
      async () => {
        await other.query('insert into things select generate_series(1, 20000)');
        let isOver = false;
        const writing = (async () => {
          let count = 0;
          while (!isOver) {
            await other.query(`insert into things values ('w${String(count++)}')`);
          }
          return count;
        })();
        const indexed: SchemaMigration = {
          prepare: async (database) => {
            await sql`drop index if exists things_by_id`.execute(database);
            await sql`create index concurrently things_by_id on things (id)`.execute(database);
          },
          up: () => Promise.resolve(),
        };
        await Promise.all([migrate(indexed), migrate(indexed), migrate(indexed)]);
        isOver = true;
        expect(await writing).toBeGreaterThan(0);
        expect(
          await test.query("select indisvalid from pg_index where indexrelid = 'things_by_id'::regclass"),
        ).toEqual([{ indisvalid: true }]);
      },
    );

    it('index what was used and paid while both are written', { timeout: 60_000 }, async () => {
      const fresh = await createTestDatabase();
      const opened = (await findDialect(fresh.url)).open(fresh.url, { onConnectionError: () => undefined });
      const before = Object.entries(migrations).filter(([name]) => name < '0006');
      await migrateDatabase(opened, Object.fromEntries(before), limits);
      const writer = new Client({ connectionString: fresh.url });
      const slow = new Client({ connectionString: fresh.url });
      await Promise.all([writer.connect(), slow.connect()]);
      let count = 0;
      const write = async (client: Client) => {
        const id = String(count++);
        await client.query(`insert into entries (id, kind, amount, actor, created_at)
          values ('${id}', 'credit', 1, 'system', 1)`);
        await client.query(`insert into usage_records (request_id, started_at, key_id, operation_id, model,
          attempts, status, outcome, duration_ms) values ('${id}', 1, 'k', 'o', 'm', 1, 200, 'answered', 1)`);
      };
      // Whoever wants to keep writers out has to wait for this one, and keeps the others waiting behind.
      await slow.query('begin');
      await write(slow);
      let isDone = false;
      const patient = { ...limits, maxLockMs: 4_000 };
      const migrating = migrateDatabase(opened, migrations, patient).then(() => (isDone = true));
      let longestMs = 0;
      for (const end = performance.now() + 1_500; performance.now() < end; await sleep(5)) {
        const startedAt = performance.now();
        await write(writer);
        longestMs = Math.max(longestMs, performance.now() - startedAt);
      }
      expect(isDone).toBe(false);
      // One that kept them waiting would do so for half of `maxLockMs`.
      expect(longestMs).toBeLessThan(1_000);
      await slow.query('commit');
      await migrating;
      expect(
        await fresh.query(`select indisvalid from pg_index where indexrelid in
          ('usage_records_by_user'::regclass, 'usage_records_by_request'::regclass)`),
      ).toEqual(Array(2).fill({ indisvalid: true }));
      expect(await fresh.query(`select to_regclass('entries_by_time') as id`)).toEqual([{ id: null }]);
      await Promise.all([writer.end(), slow.end(), opened.close()]);
      await fresh.drop();
    });
  });
});
