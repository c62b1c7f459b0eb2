import type { Kysely } from 'kysely';
import type { SchemaMigration } from './schema-migration.ts';

/** What nodes say of themselves. Programs that know nothing of it forget a report with its node. */
export const createNodeReports: SchemaMigration = {
  worksFrom: '0008-playground-keys',
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('node_reports')
      .addColumn('node_id', 'text', (column) =>
        column.notNull().primaryKey().references('nodes.id').onDelete('cascade'),
      )
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('requests', 'bigint', (column) => column.notNull())
      .addColumn('rss_bytes', 'bigint', (column) => column.notNull())
      .addColumn('database', 'text', (column) => column.notNull())
      .addColumn('redis', 'text')
      .addColumn('waiting_charges', 'bigint', (column) => column.notNull())
      .addColumn('clock_offset_ms', 'bigint')
      .addColumn('deployments', 'text', (column) => column.notNull())
      .execute();
  },
};
