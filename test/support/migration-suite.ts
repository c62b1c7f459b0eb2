import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findDialect } from '../../src/stores/sql/dialects.ts';
import { migrateDatabase } from '../../src/stores/sql/migrate-database.ts';
import type { SchemaMigration } from '../../src/stores/sql/migrations/schema-migration.ts';
import type { OpenConnection } from '../../src/stores/sql/sql-dialect.ts';

/** An empty database of a test's own. */
export interface EmptyDatabase {
  readonly url: string;
  remove(): Promise<unknown>;
}

const childFile = fileURLToPath(new URL('./migrating-child.ts', import.meta.url));

const createTable = (name: string): SchemaMigration => ({
  up: (database: Kysely<unknown>) => database.schema.createTable(name).addColumn('id', 'text').execute(),
});

/** Two versions of a program, of which the second first adds and then removes. */
const first = { '0001-things': createTable('things') };
const expanding = { ...first, '0002-more': { ...createTable('more'), worksFrom: '0001-things' } };
const contracting = {
  ...expanding,
  '0003-fewer': {
    worksFrom: '0002-more',
    up: (database: Kysely<unknown>) => database.schema.dropTable('things').execute(),
  },
};

/** What is to be true of migrations on every database. */
export function describeMigrations(name: string, createEmpty: () => Promise<EmptyDatabase>): void {
  describe(`migrations on ${name}`, () => {
    let database: EmptyDatabase;
    let connection: OpenConnection;

    beforeEach(async () => {
      database = await createEmpty();
      connection = (await findDialect(database.url)).open(database.url, {
        onConnectionError: () => undefined,
      });
    });

    afterEach(async () => {
      await connection.close();
      await database.remove();
    });

    const migrate = (migrations: Readonly<Record<string, SchemaMigration>>) =>
      migrateDatabase(connection, migrations);

    it('let a program start that a newer one has left behind, as long as it works', async () => {
      await migrate(expanding);
      await expect(migrate(first)).resolves.toBeUndefined();
    });

    it('refuse a program that is too old, and say which works', async () => {
      await migrate(contracting);
      await expect(migrate(expanding)).resolves.toBeUndefined();
      await expect(migrate(first)).rejects.toThrow(
        'The database was changed by a newer version of Specway (migration 0003-fewer), and this one is too old for it: ' +
          'it ends with migration 0001-things, and the oldest that works has 0002-more. Start a newer version',
      );
    });

    it('refuse every older program where a migration names none', async () => {
      await migrate({ ...first, '0002-more': createTable('more') });
      await expect(migrate(first)).rejects.toThrow('the oldest that works has 0002-more');
    });

    it('refuse a program that has a migration which was left out before', async () => {
      await migrate({ '0001-things': createTable('things'), '0003-late': createTable('late') });
      await expect(
        migrate({
          '0001-things': createTable('things'),
          '0002-early': createTable('early'),
          '0003-late': createTable('late'),
        }),
      ).rejects.toThrow('The database cannot be brought up to date');
    });

    it('leave nothing of a migration that fails, and what it prepared is done again', async () => {
      let isBroken = true;
      let preparations = 0;
      const changed: SchemaMigration = {
        prepare: () => {
          preparations += 1;
          return Promise.resolve();
        },
        up: async (kysely) => {
          await createTable('more').up(kysely);
          if (isBroken) throw new Error('disk on fire');
        },
      };
      await migrate(first);
      const next = { ...first, '0002-more': changed };
      await expect(migrate(next)).rejects.toThrow('Migration 0002-more failed: disk on fire');
      isBroken = false;
      await migrate(next);
      expect(preparations).toBe(2);
      await expect(sql`select * from more`.execute(connection.kysely)).resolves.toBeDefined();
    });

    it('run once each when several processes start at once', { timeout: 60_000 }, async () => {
      const run = promisify(execFile);
      await Promise.all(
        Array.from({ length: 4 }, () =>
          run(process.execPath, [childFile, database.url], { timeout: 50_000 }),
        ),
      );
      const { rows } = await sql<{ name: string }>`select name from runs`.execute(connection.kysely);
      expect(rows.map((row) => row.name)).toEqual([
        '0001-runs',
        'before 0002-second',
        '0002-second',
        '0003-third',
      ]);
    });
  });
}
