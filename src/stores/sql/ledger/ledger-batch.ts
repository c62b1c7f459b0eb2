import type { HoldRequest } from '../../../core/ledger.ts';
import type { UsageValues } from '../convert-usage-record.ts';

/** What is committed together, by one node. */
export interface LedgerBatch {
  readonly nodeId: string;
  /** Unix milliseconds; `null` for the database's clock, which is what counts where there are several nodes. */
  readonly nowMs: number | null;
  /** Done one after another, in this order. */
  readonly operations: readonly LedgerOperation[];
}

export type LedgerOperation = HoldOperation | SettleOperation | VoidOperation;

export interface HoldOperation extends HoldRequest {
  readonly kind: 'hold';
}

export interface SettleOperation {
  readonly kind: 'settle';
  readonly holdId: string;
  readonly accountId: string;
  readonly cost: bigint;
  /** A row of usage_records, but for its cost. */
  readonly usage: UsageValues;
}

export interface VoidOperation {
  readonly kind: 'void';
  readonly holdId: string;
}

/** What became of an operation of a batch that was committed. */
export type LedgerResult =
  | { readonly kind: 'held' }
  | { readonly kind: 'no_balance' }
  /** `retryAfterMs` until a new period begins; `null` where none ever does. */
  | { readonly kind: 'no_budget'; readonly retryAfterMs: number | null }
  /** The hold is there and has ended. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'charged'; readonly cost: bigint; readonly writtenOff: bigint }
  | { readonly kind: 'voided' };

/** Where batches are committed. */
export interface LedgerBackend {
  /**
   * One transaction. Rejects with RefusedBatchError where the database takes something of it never, and with any other error
   * where it cannot be reached or used; whether it was committed is not known then.
   */
  commit(batch: LedgerBatch): Promise<readonly LedgerResult[]>;
}

/** The database was reached and refuses a row of the batch. The message names no values. */
export class RefusedBatchError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RefusedBatchError';
  }
}
