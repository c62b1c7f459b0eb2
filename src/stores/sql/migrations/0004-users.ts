import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** People, their logins and second factors, what is counted against guessing, and who did what. */
export const createUsers: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createUserTable(database);
    await createSessionTables(database);
    await createTwoFactorTables(database);
    await createTrailTables(database);
  },
};

async function createUserTable({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('name_hash', 'text', (column) => column.notNull().unique())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('display_name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('one_time', 'bigint', (column) => column.notNull())
    .addColumn('aff_code', 'text', (column) => column.notNull().unique())
    .addColumn('aff_count', 'bigint', (column) => column.notNull())
    .addColumn('rewarded_count', 'bigint', (column) => column.notNull())
    .addColumn('invited_by', 'text')
    .addColumn('inviter_reward', 'bigint', (column) => column.notNull())
    .addColumn('limits', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_login_at', 'bigint')
    .addColumn('deleted_at', 'bigint')
    .execute();
  await schema.createIndex('users_by_age').on('users').columns(['created_at', 'id']).execute();
  await schema.createIndex('users_by_inviter').on('users').columns(['invited_by', 'created_at']).execute();
}

async function createSessionTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('family_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('cookie_hash', 'text', (column) => column.notNull().unique())
    .addColumn('token_hash', 'text', (column) => column.unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('login_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
    .addColumn('replaces_family', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('address', 'text')
    .addColumn('user_agent', 'text')
    .execute();
  await schema.createIndex('sessions_by_user').on('sessions').columns(['user_id', 'created_at']).execute();
  await schema
    .createTable('login_flows')
    .addColumn('hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('session', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('failures', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('login_flows_by_user').on('login_flows').column('user_id').execute();
}

async function createTwoFactorTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('two_factor')
    .addColumn('user_id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('sealed_secret', 'text', (column) => column.notNull())
    .addColumn('family_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('used_at', 'bigint')
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('backup_codes')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .addPrimaryKeyConstraint('backup_codes_primary', ['user_id', 'hash'])
    .execute();
}

async function createTrailTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('throttles')
    .addColumn('key', 'text', (column) => column.notNull().primaryKey())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('target', 'text')
    .addColumn('address', 'text')
    .addColumn('reason', 'text')
    .addColumn('outcome', 'text', (column) => column.notNull())
    .execute();
  for (const column of ['actor', 'target']) {
    await schema.createIndex(`audit_by_${column}`).on('audit').columns([column, 'at']).execute();
  }
  await schema.createIndex('audit_by_time').on('audit').columns(['at', 'id']).execute();
  await schema
    .createTable('gateway_secrets')
    .addColumn('name', 'text', (column) => column.notNull().primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
