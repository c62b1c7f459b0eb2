import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** API keys, found by the unique index on their hash. */
export const createApiKeys: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('api_keys')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('prefix', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('revoked_at', 'bigint')
      .execute();
  },
};
