import type { AccountStatus } from '../../../generated/contract-types.ts';
import type { Kysely } from 'kysely';
import { parseJson } from '../../core/json/parse-json.ts';
import type { KeyBudget } from '../../core/ledger.ts';
import type { KeyOwner, KeySettings, KeyStore, StoredApiKey } from '../../core/principal.ts';
import { parseUserLimits } from './accounts/convert-user.ts';
import type { ApiKeyRow, Tables } from './tables.ts';

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
      return row ? { ...convertRow(row), owner: convertOwner(row) } : null;
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

function convertRow(row: ApiKeyRow): StoredApiKey {
  return {
    id: row.id,
    hash: row.hash,
    prefix: row.prefix,
    name: row.name,
    userId: row.user_id,
    createdAt: Number(row.created_at),
    revokedAt: convertNumber(row.revoked_at),
    expiresAt: convertNumber(row.expires_at),
    models: row.models === null ? null : (parseJson(row.models) as readonly string[]),
    limits: {
      rpm: convertNumber(row.rpm),
      tpm: convertNumber(row.tpm),
      concurrency: convertNumber(row.concurrency),
    },
    budget: convertBudget(row),
  };
}

function convertOwner(row: OwnerRow): KeyOwner | null {
  if (row.unlimited === null) return null;
  return {
    isDisabled: row.status === 'disabled',
    isUnlimited: row.unlimited === 1n,
    limits: parseUserLimits(row.user_limits),
  };
}

function convertNumber(value: bigint | null): number | null {
  return value === null ? null : Number(value);
}

function convertBudget({ budget_amount: amount, budget_period: period }: ApiKeyRow): KeyBudget | null {
  return amount === null || period === null ? null : { amount, period };
}

function convertKey(key: StoredApiKey): ApiKeyRow {
  return {
    id: key.id,
    hash: key.hash,
    prefix: key.prefix,
    user_id: key.userId,
    created_at: BigInt(key.createdAt),
    revoked_at: convertInteger(key.revokedAt),
    ...convertSettings(key),
  };
}

/** The columns of what its owner may choose. */
function convertSettings({ name, expiresAt, models, limits, budget }: KeySettings) {
  return {
    name,
    expires_at: convertInteger(expiresAt),
    models: models === null ? null : JSON.stringify(models),
    rpm: convertInteger(limits.rpm),
    tpm: convertInteger(limits.tpm),
    concurrency: convertInteger(limits.concurrency),
    budget_amount: budget?.amount ?? null,
    budget_period: budget?.period ?? null,
  };
}

function convertInteger(value: number | null): bigint | null {
  return value === null ? null : BigInt(value);
}
