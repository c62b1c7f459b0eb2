import type { Kysely } from 'kysely';
import type { SchemaMigration } from './schema-migration.ts';

/** Ephemeral tokens of realtime sessions. Programs that know nothing of them open none. */
export const createRealtimeTokens: SchemaMigration = {
  worksFrom: '0008-playground-keys',
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('realtime_tokens')
      .addColumn('hash', 'text', (column) => column.notNull().primaryKey())
      .addColumn('key_hash', 'text', (column) => column.notNull())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('dialect', 'text', (column) => column.notNull())
      .addColumn('profile', 'text', (column) => column.notNull())
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('config_json', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('is_reusable', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
  },
};
