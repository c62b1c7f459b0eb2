import type { Kysely } from 'kysely';
import type { AccountRecords } from '../../../core/account-records.ts';
import { loadOnce } from '../../../core/load-once.ts';
import { guardStore } from '../accounts/guard-store.ts';
import type { Tables } from '../tables.ts';

/** What accounts have used and paid, out of a SQL database. What reads it is loaded for the first who asks. */
export function createAccountRecords(kysely: Kysely<Tables>): AccountRecords {
  const usage = loadOnce(async () =>
    guardStore((await import('./create-usage-reader.ts')).createUsageReader(kysely)),
  );
  const ledger = loadOnce(async () =>
    guardStore((await import('./create-ledger-reader.ts')).createLedgerReader(kysely)),
  );
  return {
    usage: {
      listRecords: async (...args) => (await usage()).listRecords(...args),
      findRecord: async (...args) => (await usage()).findRecord(...args),
      readTotals: async (...args) => (await usage()).readTotals(...args),
      listGroups: async (...args) => (await usage()).listGroups(...args),
      walkGroups: async (...args) => (await usage()).walkGroups(...args),
      readSeries: async (...args) => (await usage()).readSeries(...args),
    },
    ledger: {
      listEntries: async (...args) => (await ledger()).listEntries(...args),
      listOfRequest: async (...args) => (await ledger()).listOfRequest(...args),
    },
  };
}
