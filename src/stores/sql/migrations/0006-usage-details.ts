import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { SchemaMigration } from './schema-migration.ts';

interface Index {
  readonly table: string;
  readonly columns: readonly string[];
}

/** The ways in which people look for records and entries: with the id in it, a page is read in order. */
const indexes: Readonly<Record<string, Index>> = {
  usage_records_by_user: { table: 'usage_records', columns: ['user_id', 'started_at', 'request_id'] },
  usage_records_by_request: { table: 'usage_records', columns: ['request_id'] },
  entries_by_time: { table: 'entries', columns: ['created_at', 'id'] },
};

/** What people want to know of a request beside its figures. */
export const addUsageDetails: SchemaMigration = {
  async prepare(database: Kysely<unknown>): Promise<void> {
    const isShared = database.getExecutor().adapter instanceof PostgresAdapter;
    const beside = isShared ? sql`concurrently` : sql``;
    for (const [name, { table, columns }] of Object.entries(indexes)) {
      // One that was not finished stays behind, and serves nobody.
      await sql`drop index ${beside} if exists ${sql.ref(name)}`.execute(database);
      const places = sql.join(columns.map((column) => sql.ref(column)));
      await sql`create index ${beside} ${sql.ref(name)} on ${sql.table(table)} (${places})`.execute(database);
    }
  },
  async up(database: Kysely<unknown>): Promise<void> {
    for (const name of ['requested_model', 'attempt_list'])
      await database.schema.alterTable('usage_records').addColumn(name, 'text').execute();
  },
};
