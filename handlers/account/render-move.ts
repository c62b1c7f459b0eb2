import type { AdminAmount } from '../../generated/contract-types.ts';
import type { MovedQuota, QuotaMove } from '../../src/core/accounts/account-services.ts';
import { renderAccount } from './render-account.ts';

/** What an administrator moves. */
export function readMove(userId: string, { amount, reason, idempotency_key: key }: AdminAmount): QuotaMove {
  return { userId, amount: BigInt(amount), reason, idempotencyKey: key ?? null };
}

/** What came of it. */
export function renderMove({ quota, entryId }: MovedQuota) {
  return renderAccount({ quota: Number(quota), entry_id: entryId });
}
