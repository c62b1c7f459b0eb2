import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '../../../src/stores/index.ts';
import { describeAccountMoves } from '../../support/account-moves-suite.ts';
import type { LedgerPlace } from '../../support/ledger-rig.ts';
import { describeLedger } from '../../support/ledger-suite.ts';

async function openPlace(): Promise<LedgerPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'specway-sqlite-ledger-'));
  const path = join(folder, 'specway.db');
  const url = `sqlite:${path}`;
  const database = await openDatabase(url);
  const other = new DatabaseSync(path, { timeout: 5_000 });
  return {
    database,
    url,
    query: (sql) => Promise.resolve(other.prepare(sql).all()),
    close: async () => {
      other.close();
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

describeLedger('SQLite', openPlace);
describeAccountMoves('SQLite', openPlace);
