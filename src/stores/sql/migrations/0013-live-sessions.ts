import type { Kysely } from 'kysely';
import type { SchemaMigration } from './schema-migration.ts';

/** Realtime sessions that are going on. Programs that know nothing of it forget them with their node. */
export const createLiveSessions: SchemaMigration = {
  worksFrom: '0008-playground-keys',
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('live_sessions')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('node_id', 'text', (column) => column.notNull().references('nodes.id').onDelete('cascade'))
      .addColumn('transport', 'text', (column) => column.notNull())
      .addColumn('dialect', 'text', (column) => column.notNull())
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('deployment_id', 'text', (column) => column.notNull())
      .addColumn('key_id', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text')
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('last_event_at', 'bigint', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .addColumn('responses', 'bigint', (column) => column.notNull())
      .addColumn('audio_in_ms', 'bigint', (column) => column.notNull())
      .addColumn('audio_out_ms', 'bigint', (column) => column.notNull())
      .addColumn('cost', 'bigint', (column) => column.notNull())
      .addColumn('end_ordered_at', 'bigint')
      .execute();
    await database.schema
      .createIndex('live_sessions_node_id')
      .on('live_sessions')
      .column('node_id')
      .execute();
  },
};
