import type { AuditEvent } from './audit-event.ts';
import type { UsageRecord } from './usage.ts';

/*
 * Money: holds before an upstream is asked, charges when it has answered. Every amount is a bigint of micro-USD, a
 * millionth of a dollar.
 */

/**
 * What a hold belongs to. Those of a `request`, and of a response in a realtime `session`, are given back when the gateway that made
 * them is gone; that of a `task` lasts as long as the task is open, wherever it runs. Only a session's may grow.
 */
export type HoldOwner = 'request' | 'task' | 'session';

/** When a budget begins anew, in UTC: never, at 00:00, on Mondays, on the first of a month. */
export type BudgetPeriod = 'none' | 'day' | 'week' | 'month';

/** The most that a key may spend within a period, what is held included. */
export interface KeyBudget {
  readonly amount: bigint;
  readonly period: BudgetPeriod;
}

/** Money that is set aside before an upstream is called. */
export interface HoldRequest {
  /** The request's id. */
  readonly id: string;
  readonly owner: HoldOwner;
  readonly accountId: string;
  readonly keyId: string;
  /** The most that the request is expected to cost; 0 is allowed. */
  readonly amount: bigint;
  /** As the caller knows the account. Such a hold counts against the budget only, and without a budget nothing is done. */
  readonly isUnlimited: boolean;
  /** `null` for a key without one. */
  readonly budget: KeyBudget | null;
}

/** What a request really cost. */
export interface Settlement {
  /** The hold, and the request. Where nothing was held, as for an unlimited account, the account is charged without. */
  readonly holdId: string;
  readonly accountId: string;
  /** Exact, from 0 on; it may be more than was held. */
  readonly cost: bigint;
  /** Written in the same transaction, with what was charged as its `cost`. Its key is the one whose budget is charged. */
  readonly record: UsageRecord;
}

/** How a settlement ended. */
export interface Charge {
  /** What was charged: the cost, or what the account and the budget still had of it. */
  readonly cost: bigint;
  /** The rest, which nobody pays. */
  readonly writtenOff: bigint;
  /** `journal`: it is on this machine's disk and will be charged once the database is back, so that `cost` may still shrink. */
  readonly place: 'database' | 'journal';
}

/**
 * The money of the request path. Concurrent calls are committed together; whatever happens to processes and database, an
 * account never falls below 0 and a request is charged at most once. Shared.
 */
export interface Ledger {
  /**
   * Sets money aside; when it resolves it is safely stored. The same id again changes nothing, but for a session with a
   * larger amount, to which its hold grows then. Rejects with GatewayError: `resource_exhausted` and `insufficient_quota`
   * where balance or budget are not enough, with `retryAfterMs` where waiting for a new period of the budget helps;
   * `unavailable` and `ledger_unavailable`, within two seconds, where the database cannot be asked, and for every account while too many
   * charges could be written nowhere. Then nothing stays held.
   */
  hold(request: HoldRequest): Promise<void>;
  /**
   * Charges and ends a hold. When it resolves the charge is durable: in the database or, where that takes longer than a
   * quarter of a second, in the journal. The same hold again is answered as the first time and charges nothing; one that
   * was voided is charged once all the same. Rejects with GatewayError `ledger_unavailable` where it can be written to
   * neither; then it is tried on for as long as the process lives, and named in the log where that is of no use.
   */
  settle(settlement: Settlement): Promise<Charge>;
  /**
   * Gives back what is held; nothing happens to a hold that is settled or unknown. Resolves when it is stored, and after a
   * quarter of a second at the latest: then it goes on by itself. Never rejects.
   */
  void(holdId: string): Promise<void>;
  /** `failing` while the database is away: nothing can be held, and charges go to the journal. */
  readonly state: 'ok' | 'failing';
  /** Charges in the journal, which are not in the database yet. */
  readonly waitingCharges: number;
}

/**
 * The accounts of a user: `quota` is what requests are paid from, `affiliate` what invitations earned. A user's ids and
 * accounts live for ever.
 */
export type AccountKind = 'quota' | 'affiliate';

/** The id of a user's account. */
export function createAccountId(userId: string, kind: AccountKind): string {
  return kind === 'quota' ? userId : `${userId}:${kind}`;
}

/** What an entry says happened. */
export type EntryKind =
  'credit' | 'debit' | 'reward' | 'transfer' | 'spend' | 'late_spend' | 'write_off' | 'forfeit';

/** Money given or taken by somebody, outside of requests. */
export interface AccountMove {
  readonly accountId: string;
  /** At least 1. */
  readonly amount: bigint;
  /** Who did it: a user's id, or `system`. */
  readonly actor: string;
  /** 1 to 200 characters, for people. */
  readonly reason: string;
  /** Makes a repetition harmless; it stands for this move alone, whoever made it. `null` for none. */
  readonly idempotencyKey: string | null;
}

/** Money that goes from one account of a user to another. */
export interface AccountTransfer extends Omit<AccountMove, 'accountId' | 'amount'> {
  readonly fromAccountId: string;
  readonly toAccountId: string;
  /** `all` of what is there, at least 1. */
  readonly amount: bigint | 'all';
}

/**
 * `insufficient`: nothing was moved, since the account has less. `conflict`: the idempotency key stands for another move.
 * `unknown_account`: there is none with this id.
 */
export type MoveOutcome =
  | {
      readonly status: 'moved';
      readonly entryId: string;
      /** What the account that was named, or the one that was transferred to, had available afterwards. */
      readonly available: bigint;
      readonly amount: bigint;
      /** `repeated`: the idempotency key had moved it before, and nothing was moved now. */
      readonly occasion: 'first' | 'repeated';
    }
  | { readonly status: 'insufficient'; readonly available: bigint }
  | { readonly status: 'conflict' }
  | { readonly status: 'unknown_account' };

/** What an account has. `available + held` is all that came in less all that went out. */
export interface AccountBalance {
  readonly accountId: string;
  readonly available: bigint;
  /** Set aside for what is under way. */
  readonly held: bigint;
  /** Ever charged. */
  readonly spent: bigint;
  /** Ever received as rewards. */
  readonly rewarded: bigint;
  /** Requests are charged and take nothing. */
  readonly isUnlimited: boolean;
}

/**
 * The money of people: the moves that no request makes, each in a transaction of its own. Stores of the same database have
 * them within their transactions (`src/stores/sql/account-moves.ts`). They reject where the database cannot be reached.
 */
export interface AccountMoves {
  /** With a line in the trail where there is an `event`: one for what is moved, and none for a repetition. */
  credit(move: AccountMove, event?: AuditEvent): Promise<MoveOutcome>;
  /** Takes what is available; held money is out of reach. Its line is as for a credit. */
  debit(move: AccountMove, event?: AuditEvent): Promise<MoveOutcome>;
  reward(move: AccountMove): Promise<MoveOutcome>;
  /** Its line is as for a credit. */
  transfer(transfer: AccountTransfer, event?: AuditEvent): Promise<MoveOutcome>;
  /** Takes all that is available, of an account whose user is deleted; `amount` is 0 and `entryId` empty where that is nothing. */
  forfeit(move: Omit<AccountMove, 'amount'>): Promise<MoveOutcome>;
  /** `null` where there is no such account. */
  readBalance(accountId: string): Promise<AccountBalance | null>;
  /** The same of several at once, in no order; what is not there is absent. */
  readBalances(accountIds: readonly string[]): Promise<readonly AccountBalance[]>;
}
