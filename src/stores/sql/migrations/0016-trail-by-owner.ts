import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { SchemaMigration } from './schema-migration.ts';

/** What was done to things of somebody, and what others than their owner did to their keys: few lines among many. */
const indexes: Readonly<Record<string, readonly string[]>> = {
  audit_by_owner: ['owner', 'at'],
  audit_by_target_and_actor: ['target', 'actor', 'at'],
};

export const findTrailByOwner: SchemaMigration = {
  worksFrom: '0008-playground-keys',
  async prepare(database: Kysely<unknown>): Promise<void> {
    const isShared = database.getExecutor().adapter instanceof PostgresAdapter;
    const beside = isShared ? sql`concurrently` : sql``;
    for (const [name, columns] of Object.entries(indexes)) {
      // One that was not finished stays behind, and serves nobody.
      await sql`drop index ${beside} if exists ${sql.ref(name)}`.execute(database);
      const places = sql.join(columns.map((column) => sql.ref(column)));
      await sql`create index ${beside} ${sql.ref(name)} on audit (${places})`.execute(database);
    }
  },
  up: () => Promise.resolve(),
};
