import { findWindowOf, leftOf } from './apply-hold.ts';
import type { BatchRows } from './batch-rows.ts';
import type { LedgerResult, SettleOperation } from './ledger-batch.ts';
import type { HoldRow } from './ledger-tables.ts';

/**
 * Charges what a request cost and ends its hold: what was held pays first, then what the account and the budget have left, and
 * nobody the rest. A hold that was voided, because its process seemed dead, is charged all the same, once.
 */
export function applySettlement(rows: BatchRows, operation: SettleOperation): LedgerResult {
  const hold = rows.findHold(operation.holdId) ?? createUnheld(rows, operation);
  if (hold.state === 'settled') return { kind: 'charged', cost: hold.charged, writtenOff: hold.written_off };
  const heldAmount = release(rows, hold);
  const { cost } = operation;
  const chargeable = findChargeable(rows, hold, heldAmount);
  const charged = chargeable === null || cost < chargeable ? cost : chargeable;
  charge(rows, hold, charged);
  addEntries(rows, hold, { charged, writtenOff: cost - charged });
  rows.putHold({
    ...hold,
    state: 'settled',
    charged,
    written_off: cost - charged,
    ended_at: BigInt(rows.nowMs),
  });
  rows.addUsage({ ...operation.usage, cost: Number(charged) });
  return { kind: 'charged', cost: charged, writtenOff: cost - charged };
}

/** Gives back what is held. */
export function applyVoid(rows: BatchRows, holdId: string): LedgerResult {
  const hold = rows.findHold(holdId);
  if (hold?.state === 'held') {
    release(rows, hold);
    rows.putHold({ ...hold, state: 'voided', ended_at: BigInt(rows.nowMs) });
  }
  return { kind: 'voided' };
}

/** What stands for the hold of a request for which nothing was held: settled by it, it cannot be charged twice. */
function createUnheld(rows: BatchRows, { holdId, accountId, usage }: SettleOperation): HoldRow {
  return {
    id: holdId,
    account_id: accountId,
    key_id: usage.key_id,
    owner: 'request',
    amount: 0n,
    unlimited: rows.findAccount(accountId)?.unlimited ?? 0n,
    state: 'held',
    charged: 0n,
    written_off: 0n,
    node_id: rows.nodeId,
    budget_period: null,
    budget_amount: null,
    window_start: null,
    created_at: BigInt(rows.nowMs),
    ended_at: null,
  };
}

/** Gives the held amount back to account and window; 0 where it was given back before. */
function release(rows: BatchRows, hold: HoldRow): bigint {
  if (hold.state !== 'held') return 0n;
  const { amount } = hold;
  if (hold.unlimited === 0n) rows.moveAccount(hold.account_id, { available: amount, held: -amount });
  rows.moveWindow(hold, { held: -amount });
  return amount;
}

/** The most that may be charged, after what was held is given back; `null` for no bound. */
function findChargeable(rows: BatchRows, hold: HoldRow, heldAmount: bigint): bigint | null {
  const window = findWindowOf(rows, hold);
  // A budget that was made smaller does not take back what it once allowed.
  const budgetLeft = window === null ? null : atLeast(heldAmount, leftOf(window, hold));
  if (hold.unlimited !== 0n) return budgetLeft;
  const available = rows.findAccount(hold.account_id)?.available ?? 0n;
  return budgetLeft === null || available < budgetLeft ? available : budgetLeft;
}

function atLeast(least: bigint, amount: bigint): bigint {
  return amount < least ? least : amount;
}

function charge(rows: BatchRows, hold: HoldRow, charged: bigint): void {
  const isLimited = hold.unlimited === 0n;
  rows.moveAccount(hold.account_id, { available: isLimited ? -charged : 0n, spent: charged });
  rows.moveWindow(hold, { spent: charged });
}

interface Parts {
  readonly charged: bigint;
  readonly writtenOff: bigint;
}

/** Money of an unlimited account, and what is written off, goes nowhere: from the account to itself. */
function addEntries(rows: BatchRows, hold: HoldRow, { charged, writtenOff }: Parts): void {
  const { account_id: account, id, key_id: actor } = hold;
  const kind = hold.state === 'voided' ? 'late_spend' : 'spend';
  const to = hold.unlimited === 0n ? null : account;
  if (charged > 0n)
    rows.addEntry({ kind, from_account: account, to_account: to, amount: charged, hold_id: id, actor });
  if (writtenOff <= 0n) return;
  const nowhere = { from_account: account, to_account: account, amount: writtenOff, hold_id: id, actor };
  rows.addEntry({ kind: 'write_off', ...nowhere });
}
