import { createAccountId } from '../core/ledger.ts';
import type { RateLimits } from '../core/limiter.ts';
import type { FoundApiKey, Principal } from '../core/principal.ts';

/** What requests need to know of a key that was found. */
export function createPrincipal({
  id,
  hash,
  userId,
  models,
  limits,
  budget,
  expiresAt,
  owner,
}: FoundApiKey): Principal {
  return {
    keyId: id,
    keyHash: hash,
    userId,
    accountId: userId === null ? null : createAccountId(userId, 'quota'),
    isUnlimited: owner?.isUnlimited === true,
    models,
    keyLimits: keepLimits(limits),
    userLimits: owner?.limits ?? null,
    budget,
    expiresAt,
  };
}

function keepLimits(limits: RateLimits): RateLimits | null {
  return Object.values(limits).every((limit) => limit === null) ? null : limits;
}
