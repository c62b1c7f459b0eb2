import { applyHold } from './apply-hold.ts';
import { applySettlement, applyVoid } from './apply-ending.ts';
import { BatchRows, type ChangedRows, type LoadedRows } from './batch-rows.ts';
import type { LedgerBatch, LedgerOperation, LedgerResult } from './ledger-batch.ts';

/** The rows that have to be locked and loaded for a batch. */
export interface NeededRows {
  /** Those of holds that the batch names only are to be added. */
  readonly accountIds: readonly string[];
  readonly holdIds: readonly string[];
  /** The newest window of each is needed, beside those of the holds. */
  readonly budgets: readonly { readonly keyId: string; readonly period: string }[];
}

/** What became of a batch, and the rows to write. */
export interface AppliedBatch {
  readonly results: readonly LedgerResult[];
  readonly changes: ChangedRows;
}

/** What a batch is about. */
export function listNeededRows({ operations }: LedgerBatch): NeededRows {
  const accountIds = new Set<string>();
  const holdIds = new Set<string>();
  const budgets = new Map<string, { readonly keyId: string; readonly period: string }>();
  for (const operation of operations) {
    holdIds.add(operation.kind === 'hold' ? operation.id : operation.holdId);
    if (operation.kind === 'void') continue;
    accountIds.add(operation.accountId);
    if (operation.kind !== 'hold' || operation.budget === null) continue;
    const { period } = operation.budget;
    budgets.set(`${operation.keyId} ${period}`, { keyId: operation.keyId, period });
  }
  // Everybody locks in the same order, so that two batches never wait for one another.
  return { accountIds: [...accountIds].sort(), holdIds: [...holdIds].sort(), budgets: [...budgets.values()] };
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
    case 'settle':
      return applySettlement(rows, operation);
    case 'void':
      return applyVoid(rows, operation.holdId);
  }
}
