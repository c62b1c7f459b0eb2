import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql, SqliteDialect } from 'kysely';
import { expect, it } from 'vitest';
import { createSqliteDatabase } from '../../../src/stores/sql/create-sqlite-database.ts';
import { openDatabase } from '../../../src/stores/index.ts';
import { purgeDatabase } from '../../../src/stores/sql/purge-database.ts';
import { sqliteDialect } from '../../../src/stores/sql/sqlite-dialect.ts';
import type { Tables } from '../../../src/stores/sql/tables.ts';

const keep = { auditMs: null, addressesMs: null, sessionsMs: null, usageMs: 1_000 };

it('forgets the addresses of thousands of old lines of the trail, and of no later ones', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'specway-purge-'));
  const database = await openDatabase(`sqlite:${join(folder, 'specway.db')}`);
  const beside = new DatabaseSync(join(folder, 'specway.db'));
  beside.exec(`insert into audit (id, at, action, address, outcome)
    with recursive n (i) as (select 0 union all select i + 1 from n where i < 8999)
      select 'aud_' || i, case when i < 7000 then i / 3000 else ${String(Date.now())} end, 'login',
        case when i % 3 = 0 then null else '192.0.2.1' end, 'done' from n`);
  await database.purge({ ...keep, usageMs: null, addressesMs: 3_600_000 });
  const left = beside.prepare(
    'select count(address) as addresses, min(at) as oldest, count(*) as lines from audit',
  );
  expect(left.get()).toEqual({ addresses: 1_334, oldest: 0, lines: 9_000 });
  beside.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

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
  await purgeDatabase({ ...connection, kysely, reading: kysely }, keep);
  const looked = looks;
  expect(database.prepare('select count(*) as count from usage_records').get()).toEqual({ count: 15_000n });
  // SQLite looks twice at what it compares; the first that goes was found before.
  expect(looked).toBeLessThanOrEqual(2 * 30_001);
  await connection.close();
  database.close();
  rmSync(folder, { recursive: true });
});

it('changes nothing where there is nothing to remove, and needs few statements to see it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'specway-purge-'));
  const url = `sqlite:${join(folder, 'specway.db')}`;
  await (await openDatabase(url)).close();
  const database = new DatabaseSync(join(folder, 'specway.db'), { readBigInts: true });
  database.exec(`insert into audit (id, at, action, outcome)
    with recursive n (i) as (select 0 union all select i + 1 from n where i < 119999)
      select 'aud_' || i, i, 'login', 'done' from n`);
  const statements: string[] = [];
  const kysely = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: createSqliteDatabase(database) }),
    log: ({ query }) => {
      statements.push(query.sql);
    },
  });
  const connection = sqliteDialect.open(url, { onConnectionError: () => undefined });
  await purgeDatabase({ ...connection, kysely, reading: kysely }, { ...keep, addressesMs: 1_000 });
  expect(statements.filter((sql) => /audit|usage_records/.test(sql)).length).toBeLessThan(10);
  expect(statements.filter((sql) => sql.startsWith('update audit'))).toEqual([]);
  await connection.close();
  database.close();
  rmSync(folder, { recursive: true });
});

it('waits where as many statements wait for the reading thread as may, and goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'specway-purge-'));
  const url = `sqlite:${join(folder, 'specway.db')}`;
  await (await openDatabase(url)).close();
  const connection = sqliteDialect.open(url, { onConnectionError: () => undefined });
  await sql`insert into audit (id, at, action, address, outcome)
    values ('aud_old', 0, 'login', '192.0.2.1', 'done')`.execute(connection.kysely);
  const slow = sql`with recursive n (i) as (select 0 union all select i + 1 from n where i < 19999)
    select max(i) from n`;
  const busy = Array.from({ length: 64 }, () => slow.execute(connection.reading));
  await purgeDatabase(connection, { ...keep, addressesMs: 1_000 });
  await Promise.all(busy);
  const left = await connection.kysely.selectFrom('audit').select('address').executeTakeFirst();
  expect(left).toEqual({ address: null });
  await connection.close();
  rmSync(folder, { recursive: true });
});
