import type { AccountStatus } from '../../../generated/contract-types.ts';
import type { Kysely } from 'kysely';
import type { KeyOwner, KeyStore } from '../../core/principal.ts';
import { parseUserLimits } from './accounts/convert-user.ts';
import { convertKey, convertKeyRow } from './convert-key.ts';
import type { Tables } from './tables.ts';

/** API keys in a SQL database. */
export function createKeyStore(kysely: Kysely<Tables>): KeyStore {
  return {
    findByHash: async (hash) => {
      const row = await kysely
        .selectFrom('api_keys')
        .leftJoin('accounts', (join) =>
          join.onRef('accounts.user_id', '=', 'api_keys.user_id').on('accounts.kind', '=', 'quota'),
        )
        .leftJoin('users', 'users.id', 'api_keys.user_id')
        .selectAll('api_keys')
        .select(['accounts.unlimited', 'users.status', 'users.limits as user_limits'])
        .where('hash', '=', hash)
        .executeTakeFirst();
      return row ? { ...convertKeyRow(row), owner: convertOwner(row) } : null;
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
