import { parseJson } from '../../core/json/parse-json.ts';
import type { KeyBudget } from '../../core/ledger.ts';
import type { RateLimits } from '../../core/limiter.ts';
import type { KeyChanges, KeySettings, StoredApiKey } from '../../core/principal.ts';
import type { ApiKeyRow } from './tables.ts';

/** A key as its row has it. */
export function convertKeyRow(row: ApiKeyRow): StoredApiKey {
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

function convertNumber(value: bigint | null): number | null {
  return value === null ? null : Number(value);
}

function convertBudget({ budget_amount: amount, budget_period: period }: ApiKeyRow): KeyBudget | null {
  return amount === null || period === null ? null : { amount, period };
}

/** The row of a key. */
export function convertKey(key: StoredApiKey): ApiKeyRow {
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

/** The columns of what its owner may choose; of what is not named there is none. */
export function convertSettings(settings: KeySettings): SettingsRow;
export function convertSettings(settings: KeyChanges): Partial<SettingsRow>;
export function convertSettings(settings: KeyChanges): Partial<SettingsRow> {
  const { name, expiresAt, models, limits, budget } = settings;
  return {
    ...(name === undefined ? {} : { name }),
    ...(expiresAt === undefined ? {} : { expires_at: convertInteger(expiresAt) }),
    ...(models === undefined ? {} : { models: models === null ? null : JSON.stringify(models) }),
    ...(limits === undefined ? {} : convertLimits(limits)),
    ...(budget === undefined
      ? {}
      : { budget_amount: budget?.amount ?? null, budget_period: budget?.period ?? null }),
  };
}

type SettingsRow = Pick<
  ApiKeyRow,
  'name' | 'expires_at' | 'models' | 'rpm' | 'tpm' | 'concurrency' | 'budget_amount' | 'budget_period'
>;

function convertLimits(limits: Partial<RateLimits>): Partial<SettingsRow> {
  return Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [name, convertInteger(limit)]),
  ) as Partial<Pick<SettingsRow, keyof RateLimits>>;
}

function convertInteger(value: number | null): bigint | null {
  return value === null ? null : BigInt(value);
}
