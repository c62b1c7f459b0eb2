import { packUsageRows, unpackUsageRow, type PackedUsage } from '../pack-usage-records.ts';
import type { LedgerBatch, LedgerOperation, SettleOperation } from './ledger-batch.ts';

/** A batch in the form that goes to another thread at the lowest cost: the rows of its charges stand together. */
export interface PackedBatch extends Omit<LedgerBatch, 'operations'> {
  readonly operations: readonly PackedOperation[];
  /** In the order of the charges. */
  readonly usage: PackedUsage;
}

type PackedOperation = Exclude<LedgerOperation, SettleOperation> | Omit<SettleOperation, 'usage'>;

export function packBatch({ operations, ...batch }: LedgerBatch): PackedBatch {
  const rows: SettleOperation['usage'][] = [];
  const packed = operations.map((operation): PackedOperation => {
    if (operation.kind !== 'settle') return operation;
    rows.push(operation.usage);
    const { kind, holdId, accountId, cost, pot } = operation;
    return { kind, holdId, accountId, cost, pot };
  });
  return { ...batch, operations: packed, usage: packUsageRows(rows) };
}

export function unpackBatch({ operations, usage, ...batch }: PackedBatch): LedgerBatch {
  let index = 0;
  return {
    ...batch,
    operations: operations.map((operation) =>
      operation.kind === 'settle' ? { ...operation, usage: unpackUsageRow(usage, index++) } : operation,
    ),
  };
}
