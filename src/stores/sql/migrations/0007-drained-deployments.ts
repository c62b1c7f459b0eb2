import type { Kysely } from 'kysely';
import type { SchemaMigration } from './schema-migration.ts';

/** Deployments that administrators took out of service. */
export const createDrainedDeployments: SchemaMigration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('drained_deployments')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('drained_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
