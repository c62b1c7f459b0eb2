import type { Page, PageQuery } from './accounts/user.ts';
import type { AccountKind, EntryKind } from './ledger.ts';
import type { UsageReader } from './usage-reader.ts';

/** What accounts have used and paid, for those who may look. Shared. */
export interface AccountRecords {
  readonly usage: UsageReader;
  readonly ledger: LedgerReader;
}

/** One side of a movement of money; `gateway` is everything outside of accounts. */
export type LedgerSide = AccountKind | 'gateway';

/** One movement of money. */
export interface LedgerEntry {
  readonly id: string;
  /** Unix milliseconds. */
  readonly at: number;
  readonly kind: EntryKind;
  /** Whose account it is; `null` for one that nobody opened. */
  readonly userId: string | null;
  /** The key, for what a request moved; else the id of a user, or `system`. */
  readonly actor: string;
  /** In micro-USD, above 0. */
  readonly amount: bigint;
  readonly from: LedgerSide;
  readonly to: LedgerSide;
  /** What was paid, and with which key; `null` for moves of people. */
  readonly requestId: string | null;
  readonly keyId: string | null;
  readonly reason: string | null;
}

export interface LedgerFilter {
  /** `null` for everybody. */
  readonly userId: string | null;
  readonly kind: EntryKind | null;
  /** Unix milliseconds, inclusive; `null` for no bound. */
  readonly from: number | null;
  /** Unix milliseconds, exclusive; `null` for no bound. */
  readonly to: number | null;
}

/** Reads movements of money. Rejects as {@link UsageReader}. */
export interface LedgerReader {
  /** Newest first. */
  listEntries(filter: LedgerFilter, page: PageQuery): Promise<Page<LedgerEntry>>;
  /** What one request moved, oldest first. */
  listOfRequest(requestId: string): Promise<readonly LedgerEntry[]>;
}
