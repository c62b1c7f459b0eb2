import { sql, type CreateTableBuilder, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Table = CreateTableBuilder<string, string>;

/** Accounts, holds, entries, budgets and the processes that hold; usage records say what they cost. */
export const createLedger: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createAccounts(database);
    await createHolds(database);
    await createEntries(database);
    await createWindows(database);
    await database.schema
      .createTable('nodes')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('beat_at', 'bigint', (column) => column.notNull())
      .execute();
    await database.schema.alterTable('usage_records').addColumn('served_model', 'text').execute();
    await database.schema
      .alterTable('usage_records')
      .addColumn('cost', 'bigint', (column) => column.check(sql`cost >= 0`))
      .execute();
  },
};

async function createAccounts(database: Kysely<unknown>): Promise<void> {
  const table = database.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('user_id', 'text')
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('quota', 'affiliate')`));
  await addAmounts(table, ['available', 'held', 'spent'])
    .addColumn('unlimited', 'bigint', (column) => column.notNull().check(sql`unlimited in (0, 1)`))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('accounts_by_user').on('accounts').column('user_id').execute();
}

async function createHolds(database: Kysely<unknown>): Promise<void> {
  const table = database.schema
    .createTable('holds')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) =>
      column.notNull().check(sql`owner in ('request', 'task', 'session')`),
    );
  await addAmounts(table, ['amount', 'charged', 'written_off'])
    .addColumn('unlimited', 'bigint', (column) => column.notNull().check(sql`unlimited in (0, 1)`))
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('held', 'settled', 'voided')`),
    )
    .addColumn('node_id', 'text', (column) => column.notNull())
    .addColumn('budget_period', 'text')
    .addColumn('budget_amount', 'bigint')
    .addColumn('window_start', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .execute();
  // Few holds are open at a time; the janitor and the audit look for those.
  await sql`create index holds_open on holds (node_id, account_id) where state = 'held'`.execute(database);
}

async function createEntries(database: Kysely<unknown>): Promise<void> {
  const kinds = sql`kind in ('credit', 'debit', 'reward', 'transfer', 'spend', 'late_spend', 'write_off', 'forfeit')`;
  await database.schema
    .createTable('entries')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull().check(kinds))
    .addColumn('from_account', 'text')
    .addColumn('to_account', 'text')
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('hold_id', 'text')
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('idempotency_key', 'text', (column) => column.unique())
    .addColumn('available_after', 'bigint', (column) => column.check(sql`available_after >= 0`))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('entries_of_hold', ['hold_id', 'kind'])
    .execute();
  await database.schema.createIndex('entries_from').on('entries').columns(['from_account', 'id']).execute();
  // Nearly all entries are spends, which go to nobody.
  await sql`create index entries_to on entries (to_account, id) where to_account is not null`.execute(
    database,
  );
}

async function createWindows(database: Kysely<unknown>): Promise<void> {
  const table = database.schema
    .createTable('budget_windows')
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) =>
      column.notNull().check(sql`period in ('none', 'day', 'week', 'month')`),
    )
    .addColumn('window_start', 'bigint', (column) => column.notNull());
  await addAmounts(table, ['held', 'spent'])
    .addPrimaryKeyConstraint('budget_windows_primary', ['key_id', 'period', 'window_start'])
    .execute();
}

function addAmounts(table: Table, names: readonly string[]): Table {
  let extended = table;
  for (const name of names)
    extended = extended.addColumn(name, 'bigint', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`${sql.ref(name)} >= 0`),
    );
  return extended;
}
