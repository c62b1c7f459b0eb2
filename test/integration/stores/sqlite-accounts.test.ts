import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../src/stores/index.ts';
import { describeAccountStores } from '../../support/account-store-suite.ts';

describeAccountStores('SQLite', async () => {
  const database = await openDatabase('sqlite::memory:');
  return {
    stores: database.accounts,
    keys: database.keys,
    purge: database.purge,
    close: () => database.close(),
  };
});

it('what is kept for a time only is removed also where something else cannot be', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'specway-purge-'));
  const file = join(folder, 'specway.db');
  const database = await openDatabase(`sqlite:${file}`);
  await database.accounts.audit.append({
    ...{ actor: null, action: 'login', target: null, address: '192.0.2.1', reason: null, outcome: 'done' },
  });
  const beside = new DatabaseSync(file);
  beside.exec(`update audit set at = 0; insert into throttles values ('a', 1, 0);
    create trigger kept before delete on throttles begin select raise(abort, 'not this one'); end`);
  const keep = { auditMs: null, addressesMs: 1_000, sessionsMs: null, usageMs: null };
  await expect(database.purge(keep)).rejects.toThrow('not this one');
  expect(beside.prepare('select address from audit').all()).toEqual([{ address: null }]);
  beside.close();
  await database.close();
  rmSync(folder, { recursive: true });
});
