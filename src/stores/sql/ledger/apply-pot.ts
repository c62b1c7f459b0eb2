import type { BatchRows } from './batch-rows.ts';
import type { LedgerResult, PotOperation, WantOutcome } from './ledger-batch.ts';
import type { AccountRow, HoldRow } from './ledger-tables.ts';

/** An account has plenty where it has this many times what a pot keeps for requests to come. */
const plenty = 64n;

/**
 * Makes a pot hold what it is to hold, and as much more as wants are met, one after another. It may be repeated, since it says what
 * is held and not what changes. An empty pot is not there.
 */
export function applyPot(rows: BatchRows, operation: PotOperation): LedgerResult {
  const { id, accountId, wants } = operation;
  const pot = rows.findHold(id);
  if (pot !== undefined && pot.state !== 'held') return { kind: 'pot_ended' };
  const account = rows.findAccount(accountId);
  const held = pot?.amount ?? 0n;
  if (account === undefined || account.unlimited !== 0n)
    return answerUnheld(rows, operation, { account, held });
  const room = account.available + held;
  let total = operation.amount < room ? operation.amount : room;
  const outcomes = wants.map(({ holdId, amount }): WantOutcome => {
    if (rows.findCharges(holdId) !== undefined) return 'ended';
    if (amount > room - total) return 'no_balance';
    total += amount;
    return 'held';
  });
  const most = (room - total) / plenty - operation.kept;
  const hasPlenty = most >= operation.leastSpare;
  const spare = !hasPlenty ? 0n : most < operation.spare ? most : operation.spare;
  putPot(rows, operation, { held, total: total + spare });
  return { kind: 'pot', outcomes, spare, hasPlenty };
}

interface Unheld {
  readonly account: AccountRow | undefined;
  readonly held: bigint;
}

/** An account that pays whatever it costs needs no pot, and one that is not there has none. */
function answerUnheld(rows: BatchRows, operation: PotOperation, { account, held }: Unheld): LedgerResult {
  const outcome = account === undefined ? 'no_balance' : 'held';
  putPot(rows, operation, { held, total: 0n });
  return { kind: 'pot', outcomes: operation.wants.map(() => outcome), spare: 0n, hasPlenty: false };
}

interface PotAmounts {
  readonly held: bigint;
  readonly total: bigint;
}

function putPot(rows: BatchRows, operation: PotOperation, { held, total }: PotAmounts): void {
  if (total !== held) rows.moveAccount(operation.accountId, { available: held - total, held: total - held });
  if (total === 0n) rows.removeHold(operation.id);
  else if (total !== held) rows.putHold(createPot(rows, operation, total));
}

function createPot(rows: BatchRows, { id, accountId, keyId }: PotOperation, amount: bigint): HoldRow {
  return {
    id,
    account_id: accountId,
    key_id: keyId,
    // So that it is given back when its process is gone, as the holds of requests are.
    owner: 'request',
    amount,
    unlimited: 0n,
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
