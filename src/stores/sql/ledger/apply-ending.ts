import { findWindowOf, leftOf } from './apply-hold.ts';
import type { BatchRows } from './batch-rows.ts';
import type { LedgerResult, PotShare, SettleOperation } from './ledger-batch.ts';
import type { HoldRow } from './ledger-tables.ts';

/**
 * Charges what a request cost and ends its hold: what was held pays first, then what the account and the budget have left, and
 * nobody the rest. Where it was voided, because its process seemed dead, the request is charged all the same, once.
 */
export function applySettlement(rows: BatchRows, operation: SettleOperation): LedgerResult {
  const { holdId, cost } = operation;
  const own = rows.findHold(holdId);
  const before = { kind: 'charged', isRepeated: true } as const;
  if (own?.state === 'settled') return { ...before, cost: own.charged, writtenOff: own.written_off };
  const earlier = rows.findCharges(holdId);
  if (earlier !== undefined) return { ...before, cost: earlier.charged, writtenOff: earlier.writtenOff };
  const hold = own ?? createUnheld(rows, operation);
  const heldAmount = release(rows, hold);
  const chargeable = findChargeable(rows, hold, heldAmount);
  const charged = chargeable === null || cost < chargeable ? cost : chargeable;
  charge(rows, hold, charged);
  addEntries(rows, hold, { charged, writtenOff: cost - charged });
  // A request is charged once since its entries are found by it; what has none needs a hold for that.
  if (own !== undefined || cost === 0n) {
    const ended = { charged, written_off: cost - charged, ended_at: BigInt(rows.nowMs) };
    rows.putHold({ ...hold, state: 'settled', ...ended });
  }
  rows.addUsage({ ...operation.usage, cost: Number(charged) });
  return { kind: 'charged', cost: charged, writtenOff: cost - charged, isRepeated: false };
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

/** What stands for the hold of a request that has none of its own: its share of a pot goes back to the account. */
function createUnheld(rows: BatchRows, { holdId, accountId, usage, pot }: SettleOperation): HoldRow {
  const unlimited = rows.findAccount(accountId)?.unlimited ?? 0n;
  const isHeld = pot !== null && releaseShare(rows, pot);
  return {
    id: holdId,
    account_id: accountId,
    key_id: usage.key_id,
    owner: 'request',
    amount: 0n,
    unlimited,
    state: isHeld || unlimited !== 0n ? 'held' : 'voided',
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

/** Whether the pot was still there. */
function releaseShare(rows: BatchRows, { id, amount }: PotShare): boolean {
  const pot = rows.findHold(id);
  if (pot?.state !== 'held') return false;
  const released = amount < pot.amount ? amount : pot.amount;
  rows.moveAccount(pot.account_id, { available: released, held: -released });
  if (released === pot.amount) rows.removeHold(id);
  else rows.shrinkHold(id, released);
  return true;
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
