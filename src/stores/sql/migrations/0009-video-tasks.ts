import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from './schema-migration.ts';

const states = sql`state in ('queued', 'submitting', 'in_progress', 'storing', 'succeeded', 'failed')`;

/**
 * Video tasks, which are their own queue; usage records say which task they are of, and how much video it brought. Programs that
 * know nothing of it leave the columns empty, and the holds of tasks alone.
 */
export const createVideoTasks: SchemaMigration = {
  worksFrom: '0008-playground-keys',
  async up(database: Kysely<unknown>): Promise<void> {
    await createTasks(database);
    await createIndexes(database);
    // Whoever has its row decides what begins next, so that several nodes keep one order and one limit.
    await database.schema
      .createTable('task_queue')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .execute();
    await sql`insert into task_queue (id) values ('video')`.execute(database);
    await database.schema.alterTable('usage_records').addColumn('task_id', 'text').execute();
    for (const name of ['video_seconds', 'samples'])
      await database.schema.alterTable('usage_records').addColumn(name, 'bigint').execute();
  },
};

async function createTasks(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('video_tasks')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('state', 'text', (column) => column.notNull().check(states))
    // Who submitted it, and who pays.
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text')
    .addColumn('account_id', 'text')
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('operation_id', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('order_digest', 'text', (column) => column.notNull())
    // What is wanted.
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('order_json', 'text', (column) => column.notNull())
    .addColumn('price', 'bigint')
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('is_held', 'bigint', (column) => column.notNull())
    // Who works on it, and when it is due.
    .addColumn('attempt', 'bigint', (column) => column.notNull())
    .addColumn('node_id', 'text')
    .addColumn('lease_until', 'bigint')
    .addColumn('run_after', 'bigint', (column) => column.notNull())
    // Where it is made, and how far that is.
    .addColumn('deployment_id', 'text')
    .addColumn('upstream_model', 'text')
    .addColumn('upstream_id', 'text')
    .addColumn('calls_json', 'text', (column) => column.notNull())
    .addColumn('submitted_at', 'bigint')
    .addColumn('expected_ms', 'bigint')
    .addColumn('polls', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'bigint', (column) => column.notNull())
    .addColumn('progress', 'bigint', (column) => column.notNull())
    .addColumn('progress_source', 'text', (column) => column.notNull())
    .addColumn('storing_since', 'bigint')
    // What became of it.
    .addColumn('failure_json', 'text')
    .addColumn('videos_json', 'text', (column) => column.notNull())
    .addColumn('filtered_count', 'bigint', (column) => column.notNull())
    .addColumn('filtered_json', 'text', (column) => column.notNull())
    .addColumn('copies_json', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('completed_at', 'bigint')
    .addColumn('expires_at', 'bigint')
    .addColumn('removed_at', 'bigint')
    .execute();
}

async function createIndexes(database: Kysely<unknown>): Promise<void> {
  const indexes = [
    sql`create index video_tasks_open on video_tasks (run_after) where completed_at is null`,
    sql`create index video_tasks_queued on video_tasks (id) where state = 'queued'`,
    sql`create index video_tasks_running on video_tasks (key_id, deployment_id)
      where state in ('submitting', 'in_progress', 'storing')`,
    sql`create index video_tasks_by_key on video_tasks (key_id, id)`,
    sql`create index video_tasks_by_user on video_tasks (user_id, id)`,
    sql`create unique index video_tasks_by_idempotency_key on video_tasks (key_id, idempotency_key)
      where idempotency_key is not null`,
    sql`create index video_tasks_done on video_tasks (model, completed_at) where state = 'succeeded'`,
    sql`create index video_tasks_stored on video_tasks (expires_at)
      where expires_at is not null and removed_at is null`,
    sql`create index video_tasks_ended on video_tasks (completed_at) where completed_at is not null`,
  ];
  for (const index of indexes) await index.execute(database);
}
