import { PostgresAdapter, sql, type Kysely } from 'kysely';
import { keepText } from '../keep-text.ts';
import type { SchemaMigration } from './schema-migration.ts';

/**
 * Earlier programs kept a NUL on SQLite, and movements of money are looked for by what both databases keep of their idempotency key.
 * Of two that had different keys the one that is found has it; the other one can be found no more.
 */
export const keepKeysWithoutNul: SchemaMigration = {
  worksFrom: '0008-playground-keys',
  async up(database: Kysely<unknown>): Promise<void> {
    if (database.getExecutor().adapter instanceof PostgresAdapter) return;
    // The first condition is for the index. SQLite's `replace` finds no NUL.
    const { rows } = await sql<KeyedEntry>`select id, idempotency_key as key from entries
      where idempotency_key > '' and instr(idempotency_key, char(0)) > 0 order by id`.execute(database);
    for (const { id, key } of rows) {
      const kept = sql`${keepText(key)}`;
      await sql`update entries set idempotency_key =
        case when exists (select 1 from entries where idempotency_key = ${kept}) then null else ${kept} end
        where id = ${id}`.execute(database);
    }
  },
};

interface KeyedEntry {
  readonly id: string;
  readonly key: string;
}
