import type { HoldRequest } from '../../../core/ledger.ts';
import type { UsageValues } from '../convert-usage-record.ts';

/** What is committed together, by one node. */
export interface LedgerBatch {
  readonly nodeId: string;
  /** Unix milliseconds; `null` for the database's clock, which is what counts where there are several nodes. */
  readonly nowMs: number | null;
  /** Done one after another, in this order. */
  readonly operations: readonly LedgerOperation[];
  /** How long it waits for rows that somebody else has locked, in milliseconds. Default: as long as requests may wait. */
  readonly lockWaitMs?: number | undefined;
}

export type LedgerOperation =
  HoldOperation | PotOperation | SettleOperation | VoidOperation | RecordOperation;

export interface HoldOperation extends HoldRequest {
  readonly kind: 'hold';
}

/** What a process holds of an account for all of its requests together: so much, whatever it was before. */
export interface PotOperation {
  readonly kind: 'pot';
  readonly id: string;
  readonly accountId: string;
  /** Of the request that it was made for. */
  readonly keyId: string;
  /** What requests hold of it already, what is still to be charged to it, and what is kept. */
  readonly amount: bigint;
  /** Part of that: what no request holds. */
  readonly kept: bigint;
  /** Requests that want to hold something of it, too, each of which is told whether it does. */
  readonly wants: readonly PotWant[];
  /** For requests to come, as much of it as the account has plenty of, and nothing where that is less than the least. */
  readonly spare: bigint;
  readonly leastSpare: bigint;
}

export interface PotWant {
  readonly holdId: string;
  readonly amount: bigint;
}

/** What a request holds of a pot. */
export interface PotShare {
  readonly id: string;
  readonly amount: bigint;
}

export interface SettleOperation {
  readonly kind: 'settle';
  readonly holdId: string;
  readonly accountId: string;
  readonly cost: bigint;
  /** `null` for a request that has a hold of its own, or none. */
  readonly pot: PotShare | null;
  /** A row of usage_records, but for its cost. */
  readonly usage: UsageValues;
}

export interface VoidOperation {
  readonly kind: 'void';
  readonly holdId: string;
}

/** Moves nothing: a usage record that is to be there together with what else is written. */
export interface RecordOperation {
  readonly kind: 'record';
  readonly usage: UsageValues;
}

/** What became of an operation of a batch that was committed. */
export type LedgerResult = HoldResult | PotResult | EndingResult;

/** Whether money was set aside. */
export type HoldResult =
  | { readonly kind: 'held' }
  | { readonly kind: 'no_balance' }
  /** `retryAfterMs` until a new period begins; `null` where none ever does. */
  | { readonly kind: 'no_budget'; readonly retryAfterMs: number | null }
  /** The hold is there and has ended. */
  | { readonly kind: 'ended' };

export type WantOutcome = Exclude<HoldResult['kind'], 'no_budget'>;

/** Whether a pot holds what it was to hold; `pot_ended` when somebody voided it, who thought that its process was gone. */
export type PotResult =
  | { readonly kind: 'pot_ended' }
  | {
      readonly kind: 'pot';
      /** Of each want. */
      readonly outcomes: readonly WantOutcome[];
      /** What it was given for requests to come. */
      readonly spare: bigint;
      /** Whether the account has so much that what is kept of it is missed by nobody. */
      readonly hasPlenty: boolean;
    };

export type EndingResult =
  | {
      readonly kind: 'charged';
      readonly cost: bigint;
      readonly writtenOff: bigint;
      /** Whether it was charged before: then nothing was taken of its pot now. */
      readonly isRepeated: boolean;
    }
  | { readonly kind: 'voided' }
  | { readonly kind: 'recorded' };

/** Where batches are committed. */
export interface LedgerBackend {
  /**
   * One transaction. Rejects with RefusedBatchError where the database takes something of it never, with LockedBatchError where somebody
   * else does not give a row back, or a table where it was not to wait for long, and with any other error where it cannot be reached or used; whether it was committed is not
   * known then.
   */
  commit(batch: LedgerBatch): Promise<readonly LedgerResult[]>;
  /** Whether what commits has yet to start, which takes time of this process and says nothing of the database. Default: no. */
  readonly isStarting?: boolean;
}

/** Somebody else has rows of the batch locked for longer than it waits. Nothing was written. */
export class LockedBatchError extends Error {
  /**
   * Accounts, holds and budgets that are locked, and the holds of the batch that belong to those. Of budgets the names by `nameBudget`.
   * Empty where nobody knows.
   */
  readonly ids: ReadonlySet<string>;

  constructor(ids: ReadonlySet<string>) {
    super('Somebody else has rows locked');
    this.name = 'LockedBatchError';
    this.ids = ids;
  }
}

/** The database was reached and refuses a row of the batch. The message names no values. */
export class RefusedBatchError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RefusedBatchError';
  }
}
