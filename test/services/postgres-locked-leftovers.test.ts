import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../src/stores/index.ts';
import { createTestDatabase, serverUrl, type TestDatabase } from '../support/postgres-database.ts';

const keepAll = { auditMs: null, addressesMs: null, sessionsMs: null, usageMs: null };
/** Of two rows of each table, the first of which is locked. */
const ids = ['1_locked', '2_free'];
/** Every row is from the beginning of time. */
const fill: Readonly<Record<string, string>> = {
  audit: `(id, at, action, address, outcome) values ($1, 0, 'login', '192.0.2.1', 'done')`,
  login_flows: `(hash, user_id, session, created_at, failures) values ($1, 'user_1', '{}', 0, 0)`,
  playground_keys: `(hash, key_id, session_id, expires_at) values ($1, 'key_a', 'session_1', 0)`,
  sessions: `(id, family_id, user_id, cookie_hash, address, created_at, login_at, confirmed_at, last_seen_at, replaces_family)
    values ($1, $1, 'user_1', $1, '192.0.2.1', 0, 0, 0, 0, 0)`,
  throttles: `(key, count, ends_at) values ($1, 1, 0)`,
  usage_records: `(request_id, started_at, key_id, operation_id, model, attempts, status, outcome, duration_ms)
    values ($1, 0, 'key_a', 'createMessage', 'm', 1, 200, 'answered', 1)`,
};

describe.skipIf(serverUrl === '')('what is over while a row of it is locked', { timeout: 60_000 }, () => {
  let test: TestDatabase;
  let database: Database;
  let locker: Client;

  beforeEach(async () => {
    test = await createTestDatabase();
    database = await openDatabase(test.url);
    locker = new Client({ connectionString: test.url });
    await locker.connect();
    for (const [table, row] of Object.entries(fill))
      for (const id of ids) await locker.query(`insert into ${table} ${row}`, [id]);
    await locker.query('begin');
    for (const table of Object.keys(fill))
      await locker.query(`select 1 from ${table} t where t::text like '%1_locked%' for update`);
  });

  afterEach(async () => {
    await locker.end();
    await database.close();
    await test.drop();
  });

  async function countRows(table: string, condition = 'true'): Promise<number> {
    return (await test.query(`select 1 from ${table} where ${condition}`)).length;
  }

  it.each([
    ['audit', 'true', { ...keepAll, auditMs: 1_000 }],
    ['audit', 'address is not null', { ...keepAll, addressesMs: 1_000 }],
    ['sessions', 'true', { ...keepAll, sessionsMs: 1_000 }],
    ['sessions', 'address is not null', { ...keepAll, addressesMs: 1_000 }],
    ['throttles', 'true', keepAll],
    ['login_flows', 'true', keepAll],
    ['usage_records', 'true', { ...keepAll, usageMs: 1_000 }],
  ])('is removed but for that row: %s where %s', async (table, condition, retention) => {
    await database.purge(retention);
    expect(await countRows(table, condition)).toBe(1);
    await locker.query('commit');
    await database.purge(retention);
    expect(await countRows(table, condition)).toBe(0);
  });

  it('keeps nobody from a first step of a login', async () => {
    const ground = { passwordHash: null, role: 'user', secondFactor: 'any' } as const;
    const flow = { hash: 'new', userId: 'user_1', session: 'cookie' } as const;
    expect(await database.accounts.flows.create(flow, ground)).toBe(false);
    expect(await countRows('login_flows')).toBe(1);
  });

  it('keeps nobody from a key of the playground', async () => {
    const key = { hash: 'new', keyId: 'key_a', sessionId: 'session_2', expiresAt: Date.now() + 60_000 };
    expect(await database.accounts.keys.addPlaygroundKey(key)).toBe(false);
    expect(await countRows('playground_keys')).toBe(1);
  });
});
