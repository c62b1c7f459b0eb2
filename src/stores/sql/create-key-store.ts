import type { Kysely } from 'kysely';
import type { KeyStore, StoredApiKey } from '../../core/principal.ts';
import type { ApiKeyRow, Tables } from './tables.ts';

/** API keys in a SQL database. */
export function createKeyStore(kysely: Kysely<Tables>): KeyStore {
  return {
    findByHash: async (hash) => {
      const row = await kysely.selectFrom('api_keys').selectAll().where('hash', '=', hash).executeTakeFirst();
      return row ? convertRow(row) : null;
    },
    insert: async (key) => {
      await kysely
        .insertInto('api_keys')
        .values(convertKey(key))
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .execute();
    },
    revoke: async (id, revokedAt) => {
      const result = await kysely
        .updateTable('api_keys')
        .set({ revoked_at: BigInt(revokedAt) })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },
    countValid: async () => {
      const row = await kysely
        .selectFrom('api_keys')
        .select((expression) => expression.fn.countAll<bigint>().as('count'))
        .where('revoked_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },
  };
}

function convertRow(row: ApiKeyRow): StoredApiKey {
  return {
    id: row.id,
    hash: row.hash,
    prefix: row.prefix,
    name: row.name,
    userId: row.user_id,
    createdAt: Number(row.created_at),
    revokedAt: row.revoked_at === null ? null : Number(row.revoked_at),
  };
}

function convertKey(key: StoredApiKey): ApiKeyRow {
  return {
    id: key.id,
    hash: key.hash,
    prefix: key.prefix,
    name: key.name,
    user_id: key.userId,
    created_at: BigInt(key.createdAt),
    revoked_at: key.revokedAt === null ? null : BigInt(key.revokedAt),
  };
}
