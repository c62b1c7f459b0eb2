import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { SchemaMigration } from './schema-migration.ts';

/** Keys of a quarter of an hour, which end with the login that made them: every process hears of that. */
export const createPlaygroundKeys: SchemaMigration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('playground_keys')
      .addColumn('hash', 'text', (column) => column.notNull().primaryKey())
      .addColumn('key_id', 'text', (column) => column.notNull())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('playground_keys_by_session')
      .on('playground_keys')
      .column('session_id')
      .execute();
    await (database.getExecutor().adapter instanceof PostgresAdapter
      ? createNotice(database)
      : createCounter(database));
  },
};

const matters = sql`exists (select 1 from playground_keys where session_id = new.id)`;

async function createNotice(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function specway_note_login_end() returns trigger language plpgsql as $body$
    begin
      if ${matters} then perform pg_notify('specway_access', ''); end if;
      return null;
    end
    $body$`.execute(database);
  await sql`
    create trigger sessions_access after update of ended_at on sessions
    for each row execute function specway_note_login_end()`.execute(database);
}

async function createCounter(database: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger sessions_access after update of ended_at on sessions when ${matters}
    begin update access_changes set version = version + 1 where id = 1; end`.execute(database);
}
