import type { Kysely } from 'kysely';
import type { SchemaMigration } from './schema-migration.ts';

/** Whose it was that something was done to: tasks and sessions are gone before their lines are. Lines of older programs do not say. */
export const nameOwnersOfTargets: SchemaMigration = {
  worksFrom: '0008-playground-keys',
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.alterTable('audit').addColumn('owner', 'text').execute();
  },
};
