import { afterAll, beforeAll } from 'vitest';
import { describeAccountMoves } from '../../support/account-moves-suite.ts';
import { describeLedgerAudit } from '../../support/ledger-audit-suite.ts';
import { describeLedgerCrashes } from '../../support/ledger-crash-suite.ts';
import { describeLedgerOutages } from '../../support/ledger-outage-suite.ts';
import type { LedgerPlace } from '../../support/ledger-rig.ts';
import { describeLedgerStorm } from '../../support/ledger-storm-suite.ts';
import { describeLedger } from '../../support/ledger-suite.ts';
import { openSqlitePlace } from '../../support/sqlite-place.ts';

/** One for all tests of this file: a new one, with its thread, takes longer than most of them. */
let shared: LedgerPlace;

beforeAll(async () => {
  shared = await openSqlitePlace();
});

afterAll(() => shared.close());

async function openPlace(): Promise<LedgerPlace> {
  for (const table of ['accounts', 'holds', 'entries', 'budget_windows', 'nodes', 'usage_records'])
    await shared.query(`delete from ${table}`);
  return { ...shared, close: () => Promise.resolve() };
}

describeLedger('SQLite', openPlace);
describeAccountMoves('SQLite', openPlace);
describeLedgerOutages('SQLite', openPlace);
describeLedgerCrashes('SQLite', openPlace);
describeLedgerAudit('SQLite', openPlace);
describeLedgerStorm('SQLite', openPlace);
