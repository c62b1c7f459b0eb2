import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '../../src/stores/index.ts';
import type { LedgerPlace } from './ledger-rig.ts';

/** An empty database in a file. */
export async function openSqlitePlace(): Promise<LedgerPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'specway-sqlite-ledger-'));
  const path = join(folder, 'specway.db');
  const url = `sqlite:${path}`;
  const database = await openDatabase(url);
  const other = new DatabaseSync(path, { timeout: 5_000 });
  return {
    database,
    url,
    query: (sql) => Promise.resolve(other.prepare(sql).all()),
    block: () => {
      other.exec('begin immediate');
      return Promise.resolve(() => {
        other.exec('rollback');
        return Promise.resolve();
      });
    },
    close: async () => {
      other.close();
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
}
