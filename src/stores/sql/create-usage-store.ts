import type { UsageStore } from '../../core/usage.ts';
import type { OpenConnection } from './sql-dialect.ts';

/** Usage records in a SQL database. */
export function createUsageStore({ insertUsage }: Pick<OpenConnection, 'insertUsage'>): UsageStore {
  return {
    insert: async (records) => {
      if (records.length > 0) await insertUsage(records);
    },
  };
}
