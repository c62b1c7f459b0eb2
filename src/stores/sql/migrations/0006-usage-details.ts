import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What people want to know of a request beside its figures, and the ways in which they look for it. */
export const addUsageDetails: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const name of ['requested_model', 'attempt_list'])
      await database.schema.alterTable('usage_records').addColumn(name, 'text').execute();
    const index = (name: string, ...columns: string[]) =>
      database.schema.createIndex(name).on('usage_records').columns(columns).execute();
    // With the id in it, a page of a user's records is read in order, however many of them share a millisecond.
    await index('usage_records_by_user', 'user_id', 'started_at', 'request_id');
    await index('usage_records_by_request', 'request_id');
    await database.schema
      .createIndex('entries_by_time')
      .on('entries')
      .columns(['created_at', 'id'])
      .execute();
  },
};
