import type { BudgetPeriod } from '../../../core/ledger.ts';
import { applyHold } from './apply-hold.ts';
import { applySettlement, applyVoid } from './apply-ending.ts';
import { applyPot } from './apply-pot.ts';
import { BatchRows, type ChangedRows, type LoadedRows } from './batch-rows.ts';
import type { LedgerBatch, LedgerOperation, LedgerResult, RecordOperation } from './ledger-batch.ts';

/** The rows that have to be locked and loaded for a batch. */
export interface NeededRows {
  /** Those of holds that the batch names only are to be added. */
  readonly accountIds: readonly string[];
  readonly holdIds: readonly string[];
  /** Requests whose charges are to be loaded, if they have any. */
  readonly chargedIds: readonly string[];
  /** The window of now of each is needed, beside those of the holds. It need not be the newest: a clock may have been ahead. */
  readonly budgets: readonly NeededBudget[];
}

/** A budget of a key. */
export interface NeededBudget {
  readonly keyId: string;
  readonly period: BudgetPeriod;
}

/** What became of a batch, and the rows to write. */
export interface AppliedBatch {
  readonly results: readonly LedgerResult[];
  readonly changes: ChangedRows;
}

/** What a batch is about. */
export function listNeededRows({ operations }: Pick<LedgerBatch, 'operations'>): NeededRows {
  const accountIds = new Set<string>();
  const holdIds = new Set<string>();
  const chargedIds: string[] = [];
  const budgets = new Map<string, NeededBudget>();
  for (const operation of operations) {
    if (operation.kind === 'record') continue;
    for (const id of listHoldIds(operation)) holdIds.add(id);
    if (operation.kind === 'void') continue;
    if (operation.kind === 'settle') chargedIds.push(operation.holdId);
    if (operation.kind === 'pot') chargedIds.push(...operation.wants.map(({ holdId }) => holdId));
    accountIds.add(operation.accountId);
    if (operation.kind !== 'hold' || operation.budget === null) continue;
    const budget = { keyId: operation.keyId, period: operation.budget.period };
    budgets.set(nameBudget(budget), budget);
  }
  // Everybody locks in the same order, so that two batches never wait for one another.
  return {
    accountIds: [...accountIds].sort(),
    holdIds: [...holdIds].sort(),
    chargedIds,
    budgets: [...budgets.values()],
  };
}

/** A text for each that no other one has, nor an account or a hold for its id. */
export function nameBudget({ keyId, period }: NeededBudget): string {
  return `${keyId} ${period}`;
}

/** The holds that an operation is about: a request that holds something of a pot has none of its own, unless it cost nothing. */
function listHoldIds(operation: Exclude<LedgerOperation, RecordOperation>): readonly string[] {
  if (operation.kind === 'hold' || operation.kind === 'pot') return [operation.id];
  if (operation.kind === 'void' || operation.pot === null) return [operation.holdId];
  return operation.cost === 0n ? [operation.pot.id, operation.holdId] : [operation.pot.id];
}

/** The rules of the ledger: all of them are here and in what this calls, whatever the database. Pure but for new ids. */
export function applyBatch({ nodeId, operations }: LedgerBatch, loaded: LoadedRows): AppliedBatch {
  const rows = new BatchRows(nodeId, loaded);
  const results = operations.map((operation) => apply(rows, operation));
  return { results, changes: rows.listChanges() };
}

function apply(rows: BatchRows, operation: LedgerOperation): LedgerResult {
  switch (operation.kind) {
    case 'hold':
      return applyHold(rows, operation);
    case 'pot':
      return applyPot(rows, operation);
    case 'settle':
      return applySettlement(rows, operation);
    case 'void':
      return applyVoid(rows, operation.holdId);
    case 'record':
      rows.addUsage(operation.usage);
      return { kind: 'recorded' };
  }
}
