import { Client } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { openDatabase, type Database } from '../../src/stores/index.ts';
import { describeAccountMoves } from '../support/account-moves-suite.ts';
import type { LedgerPlace } from '../support/ledger-rig.ts';
import { describeLedgerAudit } from '../support/ledger-audit-suite.ts';
import { describeLedgerCrashes } from '../support/ledger-crash-suite.ts';
import { describeLedgerOutages } from '../support/ledger-outage-suite.ts';
import { describeLedgerPots } from '../support/ledger-pots-suite.ts';
import { describeLedgerStorm } from '../support/ledger-storm-suite.ts';
import { describeLedger } from '../support/ledger-suite.ts';
import { createTestDatabase, serverUrl, type TestDatabase } from '../support/postgres-database.ts';
import { openPostgresPlace } from '../support/postgres-place.ts';

let test: TestDatabase;
let database: Database;
/** Connected before it is wanted: what is to be blocked may last for a moment only. */
let blocker: Client;

async function openPlace(): Promise<LedgerPlace> {
  return {
    ...(await openPostgresPlace(test, database)),
    block: async () => {
      await blocker.query('begin; lock table accounts in access exclusive mode');
      return async () => {
        await blocker.query('rollback');
      };
    },
  };
}

describe.skipIf(serverUrl === '')('PostgreSQL', () => {
  beforeAll(async () => {
    test = await createTestDatabase();
    database = await openDatabase(test.url);
    blocker = new Client({ connectionString: test.url });
    await blocker.connect();
  });

  afterAll(async () => {
    await blocker.end();
    await database.close();
    await test.drop();
  });

  describeLedger('PostgreSQL', openPlace);

  describeLedgerPots('PostgreSQL', openPlace);
  describeAccountMoves('PostgreSQL', openPlace);
  describeLedgerOutages('PostgreSQL', openPlace);
  describeLedgerCrashes('PostgreSQL', openPlace);
  describeLedgerAudit('PostgreSQL', openPlace);
  describeLedgerStorm('PostgreSQL', openPlace);
});
