import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { SchemaMigration } from './schema-migration.ts';

/** Entries are found by time through their ids, which begin with it: another index costs every charge a page. */
export const findEntriesById: SchemaMigration = {
  worksFrom: '0008-playground-keys',
  async prepare(database: Kysely<unknown>): Promise<void> {
    const isShared = database.getExecutor().adapter instanceof PostgresAdapter;
    await sql`drop index ${isShared ? sql`concurrently` : sql``} if exists entries_by_time`.execute(database);
  },
  up: () => Promise.resolve(),
};
