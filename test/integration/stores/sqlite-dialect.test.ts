import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenConnection } from '../../../src/stores/sql/sql-dialect.ts';
import { sqliteDialect } from '../../../src/stores/sql/sqlite-dialect.ts';

let directory: string;
let connection: OpenConnection;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'specway-sqlite-'));
  const url = `sqlite:${join(directory, 'test.db')}`;
  connection = sqliteDialect.open(url, { onConnectionError: () => undefined });
});

afterEach(async () => {
  await connection.close();
  rmSync(directory, { recursive: true });
});

async function readOne(query: string): Promise<unknown> {
  const { rows } = await sql.raw(query).execute(connection.kysely);
  return Object.values(rows[0] as object)[0];
}

describe('sqliteDialect', () => {
  it('returns integers as bigint', async () => {
    expect(await readOne('select 9007199254740993')).toBe(9_007_199_254_740_993n);
  });

  it('syncs every commit to the disk and checks foreign keys', async () => {
    expect(await readOne('pragma journal_mode')).toBe('wal');
    expect(await readOne('pragma synchronous')).toBe(2n);
    expect(await readOne('pragma foreign_keys')).toBe(1n);
  });

  it('waits for a lock five seconds, after a migration too', async () => {
    expect(await readOne('pragma busy_timeout')).toBe(5000n);
    await connection.maintain(() => Promise.resolve());
    expect(await readOne('pragma busy_timeout')).toBe(5000n);
  });

  it('waits for a lock five seconds, also after a transaction that could not begin', async () => {
    await sql`begin`.execute(connection.kysely);
    const refused = connection.transact(() => Promise.resolve());
    await expect(refused).rejects.toThrow('cannot start a transaction within a transaction');
    await sql`rollback`.execute(connection.kysely);
    expect(await readOne('pragma busy_timeout')).toBe(5000n);
  });

  it('returns the rows of a statement that writes and returns', async () => {
    await sql`create table things (name text)`.execute(connection.kysely);
    const { rows } = await sql`insert into things values ('a') returning name`.execute(connection.kysely);
    expect(rows).toEqual([{ name: 'a' }]);
  });
});
