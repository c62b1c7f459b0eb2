import type { AccountStatus } from '../../../generated/contract-types.ts';
import type { Kysely } from 'kysely';
import type { FoundApiKey, KeyOwner, KeyStore } from '../../core/principal.ts';
import { parseUserLimits } from './accounts/convert-user.ts';
import { convertKey, convertKeyRow } from './convert-key.ts';
import type { Tables } from './tables.ts';

/** API keys in a SQL database. */
export function createKeyStore(kysely: Kysely<Tables>): KeyStore {
  return {
    findByHash: async (hash) => {
      const row = await selectKeys(kysely).where('api_keys.hash', '=', hash).executeTakeFirst();
      if (row === undefined) return await findPlaygroundKey(kysely, hash);
      return { ...convertKeyRow(row), owner: convertOwner(row) };
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

function selectKeys(kysely: Kysely<Tables>) {
  return kysely
    .selectFrom('api_keys')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.user_id', '=', 'api_keys.user_id').on('accounts.kind', '=', 'quota'),
    )
    .leftJoin('users', 'users.id', 'api_keys.user_id')
    .selectAll('api_keys')
    .select(['accounts.unlimited', 'users.status', 'users.limits as user_limits']);
}

/** The key that such a one stands for, as long as both of them and the login last. */
async function findPlaygroundKey(kysely: Kysely<Tables>, hash: string): Promise<FoundApiKey | null> {
  const row = await selectKeys(kysely)
    .innerJoin('playground_keys', 'playground_keys.key_id', 'api_keys.id')
    .innerJoin('sessions', 'sessions.id', 'playground_keys.session_id')
    .select('playground_keys.expires_at as ends_at')
    .where('playground_keys.hash', '=', hash)
    .where('sessions.ended_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const key = convertKeyRow(row);
  const expiresAt = Math.min(Number(row.ends_at), key.expiresAt ?? Infinity);
  return { ...key, hash, expiresAt, owner: convertOwner(row) };
}

/** What is joined to a key of its user; null where it has none. */
interface OwnerRow {
  readonly unlimited: bigint | null;
  readonly status: AccountStatus | null;
  readonly user_limits: string | null;
}

function convertOwner(row: OwnerRow): KeyOwner | null {
  if (row.unlimited === null) return null;
  return {
    isDisabled: row.status === 'disabled',
    isUnlimited: row.unlimited === 1n,
    limits: parseUserLimits(row.user_limits),
  };
}
