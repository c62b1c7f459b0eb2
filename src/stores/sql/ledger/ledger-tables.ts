import type { AccountKind, BudgetPeriod, EntryKind, HoldOwner } from '../../../core/ledger.ts';

/** The tables of the ledger. Amounts are micro-USD, times Unix milliseconds by the database's clock. */
export interface LedgerTables {
  readonly accounts: AccountRow;
  readonly holds: HoldRow;
  readonly entries: EntryRow;
  readonly budget_windows: WindowRow;
  readonly nodes: NodeRow;
}

/** None of the amounts can be below 0. */
export interface AccountRow {
  readonly id: string;
  /** Null for one that was charged before anybody opened it. */
  readonly user_id: string | null;
  readonly kind: AccountKind;
  readonly available: bigint;
  /** The sum of the open holds that took from it. */
  readonly held: bigint;
  /** All that was ever charged. */
  readonly spent: bigint;
  /** 1 where requests are charged and take nothing. */
  readonly unlimited: bigint;
  readonly created_at: bigint;
}

/** One of each request that was charged or is to be; kept when it has ended, so that nothing is charged twice. */
export interface HoldRow {
  readonly id: string;
  readonly account_id: string;
  readonly key_id: string;
  readonly owner: HoldOwner;
  readonly amount: bigint;
  /** 1 where it takes nothing from the account and counts against the budget only. */
  readonly unlimited: bigint;
  readonly state: 'held' | 'settled' | 'voided';
  readonly charged: bigint;
  readonly written_off: bigint;
  /** The process that made it. */
  readonly node_id: string;
  /** The budget it counts against, as it was then; null without one. */
  readonly budget_period: BudgetPeriod | null;
  readonly budget_amount: bigint | null;
  readonly window_start: bigint | null;
  readonly created_at: bigint;
  readonly ended_at: bigint | null;
}

/**
 * One movement of money; never changed. Null stands for the world outside. Where both accounts are the same nothing moved: a
 * write-off, and what an unlimited account spent.
 */
export interface EntryRow {
  /** Ids grow with time. */
  readonly id: string;
  readonly kind: EntryKind;
  readonly from_account: string | null;
  readonly to_account: string | null;
  /** Above 0. */
  readonly amount: bigint;
  readonly hold_id: string | null;
  /** The key, for what a request moved; else the id of a user, or `system`. */
  readonly actor: string;
  readonly reason: string | null;
  readonly idempotency_key: string | null;
  /** Of the account that a move names, so that a repetition has the same answer; null for requests. */
  readonly available_after: bigint | null;
  readonly created_at: bigint;
}

/** What the key has held and spent in one period of its budget. */
export interface WindowRow {
  readonly key_id: string;
  readonly period: BudgetPeriod;
  /** 0 for a budget that never begins anew. */
  readonly window_start: bigint;
  readonly held: bigint;
  readonly spent: bigint;
}

/** A process that makes holds. */
export interface NodeRow {
  readonly id: string;
  readonly started_at: bigint;
  /** When it last said that it lives. */
  readonly beat_at: bigint;
}
