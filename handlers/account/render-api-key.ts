import type { ApiKey, ApiKeyUpdate } from '../../generated/contract-types.ts';
import type { KeyEntry } from '../../src/core/accounts/keys.ts';
import type { KeyChanges } from '../../src/core/principal.ts';
import { renderSeconds } from '../render-seconds.ts';

/** A key as the contract has it. */
export function renderApiKey(entry: KeyEntry): ApiKey {
  const { id, name, prefix, createdAt, lastUsedAt, expiresAt, models, limits } = entry;
  return {
    id,
    name,
    prefix,
    created_at: renderSeconds(createdAt),
    last_used_at: lastUsedAt === null ? null : renderMinute(lastUsedAt),
    expires_at: expiresAt === null ? null : renderSeconds(expiresAt),
    models,
    ...limits,
    budget: renderBudget(entry),
  };
}

function renderBudget({ budget, budgetUse }: KeyEntry): ApiKey['budget'] {
  if (budget === null || budgetUse === null) return null;
  const { amount, period } = budget;
  const { spent, held, resetsAt } = budgetUse;
  const left = amount - spent - held;
  return {
    amount: Number(amount),
    period,
    spent: Number(spent),
    remaining: Number(left > 0n ? left : 0n),
    resets_at: resetsAt === null ? null : renderSeconds(resetsAt),
  };
}

function renderMinute(milliseconds: number): number {
  return Math.floor(milliseconds / 60_000) * 60;
}

/** What a body says of a key; what it leaves out is left out. */
export function readKeyChanges(body: ApiKeyUpdate): KeyChanges {
  const { name, expires_at: expiresAt, models, rpm, tpm, concurrency, budget } = body;
  const limits = { ...(rpm !== undefined && { rpm }), ...(tpm !== undefined && { tpm }) };
  return {
    ...(name !== undefined && { name }),
    ...(expiresAt !== undefined && { expiresAt: expiresAt === null ? null : expiresAt * 1000 }),
    ...(models !== undefined && { models }),
    limits: { ...limits, ...(concurrency !== undefined && { concurrency }) },
    ...(budget !== undefined && {
      budget: budget === null ? null : { amount: BigInt(budget.amount), period: budget.period },
    }),
  };
}
