import type { Settlement } from '../../../core/ledger.ts';
import { convertUsageRecord } from '../convert-usage-record.ts';
import type { SettleOperation } from './ledger-batch.ts';

/** A settlement as batches have it. Throws for a cost below 0. */
export function createSettleOperation({ holdId, accountId, cost, record }: Settlement): SettleOperation {
  if (cost < 0n) throw new RangeError('A cost is at least 0');
  // Hold and record are one request, which is how the audit finds one by the other.
  const usage = convertUsageRecord({ ...record, requestId: holdId, cost });
  return { kind: 'settle', holdId, accountId, cost, pot: null, usage };
}
