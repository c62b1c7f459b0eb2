import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import type { GatewayError } from '../../src/core/gateway-error.ts';
import { createAccountId } from '../../src/core/ledger.ts';
import { openDatabase } from '../../src/stores/index.ts';
import { createTestSession, createTestUser, nothing } from '../support/account-store-bench.ts';
import { describeAccountStores } from '../support/account-store-suite.ts';
import { createTestKey } from '../support/key-store-suite.ts';
import { createTestDatabase, serverUrl } from '../support/postgres-database.ts';

describe.skipIf(serverUrl === '')('PostgreSQL', () => {
  describeAccountStores('PostgreSQL', async () => {
    const test = await createTestDatabase();
    const database = await openDatabase(test.url);
    return {
      stores: database.accounts,
      keys: database.keys,
      purge: database.purge,
      close: async () => {
        await database.close();
        await test.drop();
      },
    };
  });

  it('hands out no key of a playground beside the end of its login, of which nobody would hear', async () => {
    const test = await createTestDatabase();
    const database = await openDatabase(test.url);
    const { users, sessions, keys } = database.accounts;
    await users.register(createTestUser('ada'), nothing);
    await sessions.create(createTestSession('ses_1'));
    await database.keys.insert(createTestKey({ id: 'key_1', userId: 'usr_ada', expiresAt: null }));
    const client = new Client({ connectionString: test.url });
    await client.connect();
    await client.query('begin');
    await client.query("update sessions set ended_at = 1 where id = 'ses_1'");
    const key = { hash: 'f'.repeat(64), keyId: 'key_1', sessionId: 'ses_1', expiresAt: Date.now() + 60_000 };
    const adding = keys.addPlaygroundKey(key);
    await setTimeout(300);
    expect(await database.keys.findByHash(key.hash)).toBeNull();
    await client.query('commit');
    expect(await adding).toBe(false);
    await client.end();
    await database.close();
    await test.drop();
  });

  it('takes the money of users who are gone, but for what somebody has locked', async () => {
    const test = await createTestDatabase();
    const database = await openDatabase(test.url);
    for (const name of ['ada', 'bob']) {
      await database.accounts.users.register(createTestUser(name, { affCode: name.padEnd(8, '2') }), nothing);
      await database.accounts.users.remove(`usr_${name}`, 'usr_root');
    }
    const client = new Client({ connectionString: test.url });
    await client.connect();
    const accountIds = ['ada', 'bob'].map((name) => createAccountId(`usr_${name}`, 'quota'));
    const retention = { auditMs: null, addressesMs: null, sessionsMs: null, usageMs: null };
    for (const accountId of accountIds) {
      await test.query("update accounts set available = 5 where kind = 'quota'");
      await client.query('begin');
      await client.query('select 1 from accounts where id = $1 for update', [accountId]);
      await database.purge(retention);
      const left = await test.query("select id from accounts where kind = 'quota' and available > 0");
      expect(left).toEqual([{ id: accountId }]);
      await client.query('rollback');
    }
    await client.end();
    await database.close();
    await test.drop();
  });

  it('ends the logins of a user who was enabled while somebody disabled them', async () => {
    const test = await createTestDatabase();
    const database = await openDatabase(test.url);
    const { users, sessions } = database.accounts;
    await users.register(createTestUser('ada'), nothing);
    await users.update('usr_ada', { status: 'disabled' });
    const client = new Client({ connectionString: test.url });
    await client.connect();
    await client.query('begin');
    await client.query("update users set status = 'enabled' where id = 'usr_ada'");
    const disabling = users.update('usr_ada', { status: 'disabled' });
    await setTimeout(300);
    await client.query(`insert into sessions (id, family_id, user_id, cookie_hash, created_at, login_at, confirmed_at,
      last_seen_at, replaces_family) select 'ses_1', 'ses_1', 'usr_ada', 'c', now, now, now, now, 0
      from (select (extract(epoch from now()) * 1000)::bigint as now) as t`);
    await client.query('commit');
    expect(await disabling).toMatchObject({ status: 'disabled' });
    expect(await sessions.list('usr_ada')).toEqual([]);
    await client.end();
    await database.close();
    await test.drop();
  });

  it('lets admins change one another side by side', { timeout: 60_000 }, async () => {
    const test = await createTestDatabase();
    const nodes = [await openDatabase(test.url), await openDatabase(test.url)];
    const stores = nodes.map(({ accounts }) => accounts.users);
    const names = Array.from({ length: 12 }, (_, index) => `admin${String(index)}`);
    for (const name of names)
      await stores[0]?.register(
        createTestUser(name, { role: 'admin', affCode: name.padEnd(8, '2') }),
        nothing,
      );
    const failures: unknown[] = [];
    for (let round = 0; round < 8; round += 1) {
      const changes = names.flatMap((name, index) =>
        stores.map((users, node) =>
          users.update(`usr_${name}`, { status: (round + index + node) % 2 === 0 ? 'disabled' : 'enabled' }),
        ),
      );
      for (const outcome of await Promise.allSettled(changes))
        if (outcome.status === 'rejected') failures.push((outcome.reason as GatewayError).cause);
    }
    expect(failures.filter((cause) => cause !== undefined)).toEqual([]);
    for (const node of nodes) await node.close();
    await test.drop();
  });

  it('finds the actions of a kind where the locale looks at full stops last, as those of glibc do', async () => {
    const shifted = `template template0 locale_provider icu icu_locale 'en-u-ka-shifted' locale 'C'`;
    const test = await createTestDatabase(shifted);
    const database = await openDatabase(test.url);
    const { audit } = database.accounts;
    const line = { actor: null, target: null, address: null, reason: null, outcome: 'done' } as const;
    for (const action of ['user.create', 'users.none']) await audit.append({ ...line, action });
    const page = { cursor: null, limit: 10 };
    const query = { actor: null, target: null, from: null, to: null, page, about: null } as const;
    const { items } = await audit.list({ ...query, action: 'user.' });
    expect(items.map(({ action }) => action)).toEqual(['user.create']);
    await database.close();
    await test.drop();
  });
});
