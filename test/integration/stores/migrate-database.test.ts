import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { findDialect } from '../../../src/stores/sql/dialects.ts';
import { createAccountMoves, openAccounts } from '../../../src/stores/sql/ledger/account-moves.ts';
import { migrateDatabase } from '../../../src/stores/sql/migrate-database.ts';
import { migrations } from '../../../src/stores/sql/migrations/migrations.ts';
import { describeMigrations } from '../../support/migration-suite.ts';
import { createSqliteFile } from '../../support/sqlite-file.ts';

async function openMemory() {
  const dialect = await findDialect('sqlite:');
  return dialect.open('sqlite::memory:', { onConnectionError: () => undefined });
}

describeMigrations('SQLite', createSqliteFile);

describe('migrateDatabase', () => {
  it('leaves nothing behind when a later migration fails', async () => {
    const connection = await openMemory();
    const migrating = migrateDatabase(connection, {
      '0001-first': { up: (kysely) => kysely.schema.createTable('first').addColumn('id', 'text').execute() },
      '0002-second': { up: () => Promise.reject(new Error('disk on fire')) },
    });
    await expect(migrating).rejects.toThrow('Migration 0002-second failed: disk on fire');
    const { rows } = await sql<{ name: string }>`select name from sqlite_schema`.execute(connection.kysely);
    expect(rows).toEqual([]);
    await connection.close();
  });

  it('runs each migration once', async () => {
    const connection = await openMemory();
    let runs = 0;
    const migrations = {
      '0001-count': {
        up: () => {
          runs += 1;
          return Promise.resolve();
        },
      },
    };
    await migrateDatabase(connection, migrations);
    await migrateDatabase(connection, migrations);
    expect(runs).toBe(1);
    await connection.close();
  });

  it.each(['0008-playground-keys', '0011-entries-by-id', '0014-keys-without-nul', '0015-owners-of-targets'])(
    'lets programs that end with %s go on beside this one',
    async (last) => {
      const connection = await openMemory();
      await migrateDatabase(connection, migrations);
      const known = Object.entries(migrations).filter(([name]) => name <= last);
      await expect(migrateDatabase(connection, Object.fromEntries(known))).resolves.toBeUndefined();
      await connection.close();
    },
  );

  it('lets no programs go on that know nothing of keys with a limit of time', async () => {
    const connection = await openMemory();
    await migrateDatabase(connection, migrations);
    const known = Object.entries(migrations).filter(([name]) => name < '0008');
    await expect(migrateDatabase(connection, Object.fromEntries(known))).rejects.toThrow('too old for it');
    await connection.close();
  });

  it('has movements of money found by idempotency keys of which SQLite kept a NUL', async () => {
    const connection = await openMemory();
    const { kysely } = connection;
    const before = Object.entries(migrations).filter(([name]) => name < '0014');
    await migrateDatabase(connection, Object.fromEntries(before));
    const user = { userId: 'user_1', isUnlimited: false };
    await connection.transact((transaction) => openAccounts(transaction, user));
    const keys = [sql`'invoice' || char(0)`, sql`'twice' || char(0)`, sql`'twice' || char(0xfffd)`];
    for (const [index, key] of keys.entries())
      await sql`insert into entries (id, kind, to_account, amount, actor, reason, idempotency_key, available_after, created_at)
        values (${`ent_${String(index)}`}, 'credit', 'user_1', 5, 'admin_1', 'a present', ${key}, 5, 1)`.execute(
        kysely,
      );
    await migrateDatabase(connection, migrations);
    const moves = createAccountMoves(connection);
    const order = { accountId: 'user_1', amount: 5n, actor: 'admin_1', reason: 'a present' };
    const repeat = (idempotencyKey: string) => moves.credit({ ...order, idempotencyKey });
    expect(await repeat('invoice\0')).toMatchObject({ occasion: 'repeated', entryId: 'ent_0' });
    expect(await repeat('twice\0')).toMatchObject({ occasion: 'repeated', entryId: 'ent_2' });
    // No other database would take the key of the one that nothing finds any more.
    const left = await kysely.selectFrom('entries').select(['id', 'idempotency_key']).orderBy('id').execute();
    expect(left.map((row) => row.idempotency_key)).toEqual(['invoice\ufffd', null, 'twice\ufffd']);
    await connection.close();
  });
});
