import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, it } from 'vitest';
import { createSqliteDatabase } from '../../../src/stores/sql/create-sqlite-database.ts';
import { openDatabase } from '../../../src/stores/index.ts';
import { purgeDatabase } from '../../../src/stores/sql/purge-database.ts';
import { sqliteDialect } from '../../../src/stores/sql/sqlite-dialect.ts';
import type { Tables } from '../../../src/stores/sql/tables.ts';

const keep = { auditMs: null, addressesMs: null, sessionsMs: null, usageMs: 1_000 };

it('looks once at each usage record that has been kept for long enough', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'specway-purge-'));
  const url = `sqlite:${join(folder, 'specway.db')}`;
  await (await openDatabase(url)).close();
  const database = new DatabaseSync(join(folder, 'specway.db'), { readBigInts: true });
  let looks = 0;
  database.function('look', { deterministic: true }, (cost) => {
    looks += 1;
    return cost;
  });
  database.exec(`alter table usage_records rename column cost to hidden;
    alter table usage_records add column cost as (look(hidden)) virtual;
    insert into usage_records (request_id, started_at, key_id, operation_id, model, attempts, status, outcome, duration_ms, hidden)
    with recursive n (i) as (select 0 union all select i + 1 from n where i < 29999)
      select 'req_' || i, i, 'key_a', 'createMessage', 'm', 1, 200, 'answered', 1, i < 15000 from n`);
  const kysely = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: createSqliteDatabase(database) }),
  });
  const connection = sqliteDialect.open(url, { onConnectionError: () => undefined });
  await purgeDatabase({ ...connection, kysely }, keep);
  const looked = looks;
  expect(database.prepare('select count(*) as count from usage_records').get()).toEqual({ count: 15_000n });
  // SQLite looks twice at what it compares.
  expect(looked).toBeLessThanOrEqual(2 * 30_000);
  await connection.close();
  database.close();
  rmSync(folder, { recursive: true });
});
