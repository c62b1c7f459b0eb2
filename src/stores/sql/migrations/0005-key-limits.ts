import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What changes who may do what, by table. Triggers see every change, whoever makes it. */
const watched: Readonly<Record<string, readonly string[]>> = {
  api_keys: [
    'revoked_at',
    'expires_at',
    'models',
    'rpm',
    'tpm',
    'concurrency',
    'budget_amount',
    'budget_period',
    'user_id',
  ],
  accounts: ['unlimited'],
  users: ['status', 'limits'],
};

/** What the owner of a key may choose, and how every process hears of a change. */
export const createKeyLimits: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await addColumns(database);
    await database.schema
      .createIndex('api_keys_by_user')
      .on('api_keys')
      .columns(['user_id', 'created_at'])
      .execute();
    await (database.getExecutor().adapter instanceof PostgresAdapter
      ? createNotices(database)
      : createCounter(database));
  },
};

async function addColumns(database: Kysely<unknown>): Promise<void> {
  const add = (name: string, type: 'bigint' | 'text') =>
    database.schema.alterTable('api_keys').addColumn(name, type).execute();
  for (const name of ['expires_at', 'rpm', 'tpm', 'concurrency', 'budget_amount']) await add(name, 'bigint');
  for (const name of ['models', 'budget_period']) await add(name, 'text');
}

/** PostgreSQL tells who listens when the transaction is committed. */
async function createNotices(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function specway_note_access_change() returns trigger language plpgsql as $body$
    begin
      perform pg_notify('specway_access', '');
      return null;
    end
    $body$`.execute(database);
  for (const [table, columns] of Object.entries(watched)) {
    await sql`
      create trigger ${sql.ref(`${table}_access`)} after update of ${sql.join(columns.map(sql.ref))}
      on ${sql.table(table)} for each statement execute function specway_note_access_change()`.execute(
      database,
    );
  }
}

/** SQLite tells nobody, so changes are counted where it costs next to nothing to look. */
async function createCounter(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('access_changes')
    .addColumn('id', 'bigint', (column) => column.notNull().primaryKey())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into access_changes (id, version) values (1, 0)`.execute(database);
  for (const [table, columns] of Object.entries(watched)) {
    await sql`
      create trigger ${sql.ref(`${table}_access`)} after update of ${sql.join(columns.map(sql.ref))}
      on ${sql.table(table)}
      begin update access_changes set version = version + 1 where id = 1; end`.execute(database);
  }
}
