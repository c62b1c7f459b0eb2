import { Migrator, type Migration } from 'kysely/migration';
import type { OpenConnection } from './sql-dialect.ts';

/**
 * Brings the schema up to date. Several processes may start at once: one migrates, the others wait. Rejects when a
 * migration fails, and when the database was last used by a newer version of the gateway.
 */
export async function migrateDatabase(
  connection: OpenConnection,
  migrations: Readonly<Record<string, Migration>>,
): Promise<void> {
  await connection.migrate(async (kysely) => {
    const migrator = new Migrator({
      db: kysely,
      provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    });
    const { error, results } = await migrator.migrateToLatest();
    if (error === undefined) return;
    const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
    const place =
      failed === undefined ? 'The database cannot be brought up to date' : `Migration ${failed} failed`;
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  });
}
