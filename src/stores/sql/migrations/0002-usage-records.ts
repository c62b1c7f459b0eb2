import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const counts = ['input_tokens', 'cache_read_tokens', 'cache_write_tokens', 'output_tokens', 'thought_tokens'];

/**
 * What each request to a model used; found by time, and by key and time. The key begins with the time, so that rows are
 * added at the end of its index and not all over it.
 */
export const createUsageRecords: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    let table = database.schema
      .createTable('usage_records')
      .addColumn('request_id', 'text', (column) => column.notNull())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('key_id', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text')
      .addColumn('operation_id', 'text', (column) => column.notNull())
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('deployment_id', 'text')
      .addColumn('attempts', 'bigint', (column) => column.notNull())
      .addColumn('status', 'bigint', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('error_reason', 'text')
      .addColumn('duration_ms', 'double precision', (column) => column.notNull())
      .addColumn('first_byte_ms', 'double precision');
    for (const name of counts) table = table.addColumn(name, 'bigint');
    await table
      .addColumn('media_tokens', 'text')
      .addColumn('usage_source', 'text')
      .addPrimaryKeyConstraint('usage_records_primary', ['started_at', 'request_id'])
      .execute();
    await database.schema
      .createIndex('usage_records_by_key')
      .on('usage_records')
      .columns(['key_id', 'started_at'])
      .execute();
  },
};
