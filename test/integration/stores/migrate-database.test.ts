import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { findDialect } from '../../../src/stores/sql/dialects.ts';
import { migrateDatabase } from '../../../src/stores/sql/migrate-database.ts';
import { migrations } from '../../../src/stores/sql/migrations/migrations.ts';
import { describeMigrations } from '../../support/migration-suite.ts';
import { createSqliteFile } from '../../support/sqlite-file.ts';

async function openMemory() {
  const dialect = await findDialect('sqlite:');
  return dialect.open('sqlite::memory:', { onConnectionError: () => undefined });
}

describeMigrations('SQLite', createSqliteFile);

describe('migrateDatabase', () => {
  it('leaves nothing behind when a later migration fails', async () => {
    const connection = await openMemory();
    const migrating = migrateDatabase(connection, {
      '0001-first': { up: (kysely) => kysely.schema.createTable('first').addColumn('id', 'text').execute() },
      '0002-second': { up: () => Promise.reject(new Error('disk on fire')) },
    });
    await expect(migrating).rejects.toThrow('Migration 0002-second failed: disk on fire');
    const { rows } = await sql<{ name: string }>`select name from sqlite_schema`.execute(connection.kysely);
    expect(rows).toEqual([]);
    await connection.close();
  });

  it('runs each migration once', async () => {
    const connection = await openMemory();
    let runs = 0;
    const migrations = {
      '0001-count': {
        up: () => {
          runs += 1;
          return Promise.resolve();
        },
      },
    };
    await migrateDatabase(connection, migrations);
    await migrateDatabase(connection, migrations);
    expect(runs).toBe(1);
    await connection.close();
  });

  it.each(['0008-playground-keys', '0009-video-tasks', '0010-node-reports', '0011-entries-by-id'])(
    'lets programs that end with %s go on beside this one',
    async (last) => {
      const connection = await openMemory();
      await migrateDatabase(connection, migrations);
      const known = Object.entries(migrations).filter(([name]) => name <= last);
      await expect(migrateDatabase(connection, Object.fromEntries(known))).resolves.toBeUndefined();
      await connection.close();
    },
  );

  it('lets no programs go on that know nothing of keys with a limit of time', async () => {
    const connection = await openMemory();
    await migrateDatabase(connection, migrations);
    const known = Object.entries(migrations).filter(([name]) => name < '0008');
    await expect(migrateDatabase(connection, Object.fromEntries(known))).rejects.toThrow('too old for it');
    await connection.close();
  });
});
