import type { KeyBudget } from '../../../core/ledger.ts';
import type { BatchRows } from './batch-rows.ts';
import { findBudgetWindow } from './budget-window.ts';
import type { HoldOperation, LedgerResult } from './ledger-batch.ts';
import type { HoldRow, WindowRow } from './ledger-tables.ts';

const held: LedgerResult = { kind: 'held' };

/** Sets money aside, or makes a session's hold larger. */
export function applyHold(rows: BatchRows, operation: HoldOperation): LedgerResult {
  const existing = rows.findHold(operation.id);
  if (existing === undefined) return addTo(rows, createHold(rows, operation), operation.amount);
  if (existing.state !== 'held') return { kind: 'ended' };
  const growth = operation.amount - existing.amount;
  if (existing.owner !== 'session' || growth <= 0n) return held;
  return addTo(rows, { ...existing, ...renewBudget(existing, operation.budget) }, growth);
}

/** As it would be, with nothing in it. */
function createHold(rows: BatchRows, { id, accountId, keyId, owner, budget }: HoldOperation): HoldRow {
  const start = budget === null ? null : findBudgetWindow(budget.period, rows.nowMs).startsAt;
  return {
    id,
    account_id: accountId,
    key_id: keyId,
    owner,
    amount: 0n,
    // The account says it; what the caller knows may be a second old.
    unlimited: rows.findAccount(accountId)?.unlimited ?? 0n,
    state: 'held',
    charged: 0n,
    written_off: 0n,
    node_id: rows.nodeId,
    budget_period: budget?.period ?? null,
    budget_amount: budget?.amount ?? null,
    window_start: start === null ? null : BigInt(start),
    created_at: BigInt(rows.nowMs),
    ended_at: null,
  };
}

/** A hold stays in the window it began in; the budget may have another amount by now. */
function renewBudget(hold: HoldRow, budget: KeyBudget | null): Partial<HoldRow> {
  return budget !== null && budget.period === hold.budget_period ? { budget_amount: budget.amount } : {};
}

function addTo(rows: BatchRows, hold: HoldRow, amount: bigint): LedgerResult {
  const isLimited = hold.unlimited === 0n;
  const available = rows.findAccount(hold.account_id)?.available ?? 0n;
  if (isLimited && (rows.findAccount(hold.account_id) === undefined || available < amount))
    return { kind: 'no_balance' };
  const window = findWindowOf(rows, hold);
  if (window !== null && amount > leftOf(window, hold))
    return { kind: 'no_budget', retryAfterMs: findRetry(rows.nowMs, hold) };
  if (isLimited) rows.moveAccount(hold.account_id, { available: -amount, held: amount });
  rows.moveWindow(hold, { held: amount });
  rows.putHold({ ...hold, amount: hold.amount + amount });
  return held;
}

/** The window a hold counts against; `null` without a budget. */
export function findWindowOf(rows: BatchRows, hold: HoldRow): WindowRow | null {
  if (hold.budget_period === null || hold.window_start === null) return null;
  return rows.findWindow(hold.key_id, hold.budget_period, hold.window_start);
}

/** What may still be held or spent of a budget; below 0 where the budget was made smaller. */
export function leftOf(window: WindowRow, { budget_amount }: HoldRow): bigint {
  return (budget_amount ?? 0n) - window.held - window.spent;
}

/** A hold in the window of today: only then does tomorrow help. */
function findRetry(nowMs: number, { budget_period, window_start }: HoldRow): number | null {
  if (budget_period === null) return null;
  const { startsAt, endsAt } = findBudgetWindow(budget_period, nowMs);
  return endsAt === null || BigInt(startsAt) !== window_start ? null : endsAt - nowMs;
}
