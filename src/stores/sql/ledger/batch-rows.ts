import { randomBytes } from 'node:crypto';
import process from 'node:process';
import type { BudgetPeriod } from '../../../core/ledger.ts';
import type { UsageValues } from '../convert-usage-record.ts';
import type { AccountRow, EntryRow, HoldRow, WindowRow } from './ledger-tables.ts';

type Writable<Row> = { -readonly [Column in keyof Row]: Row[Column] };

/** The rows that a batch needs, as they are while nobody else can change them. */
export interface LoadedRows {
  /** Unix milliseconds. */
  readonly nowMs: number;
  readonly accounts: readonly AccountRow[];
  readonly holds: readonly HoldRow[];
  readonly windows: readonly WindowRow[];
  /** What the requests were charged that were charged before. */
  readonly charges: readonly ChargeRow[];
}

/** An entry of a charge. */
export type ChargeRow = Pick<EntryRow, 'hold_id' | 'kind' | 'amount'>;

/** What a batch changed: whole rows, to be put in place of those that were loaded. */
export interface ChangedRows {
  readonly accounts: readonly AccountRow[];
  readonly holds: readonly HoldRow[];
  readonly windows: readonly WindowRow[];
  /** Ids of holds that are there no more. */
  readonly removedHolds: readonly string[];
  /** New ones. */
  readonly entries: readonly EntryRow[];
  /** New ones; those that are there already are left alone. */
  readonly usage: readonly UsageValues[];
}

/** The rows of a batch while its operations are done one after another, in memory. */
export class BatchRows {
  readonly nowMs: number;
  readonly nodeId: string;
  readonly #accounts = new Map<string, Writable<AccountRow>>();
  readonly #holds = new Map<string, Writable<HoldRow>>();
  readonly #windows = new Map<string, Writable<WindowRow>>();
  readonly #changed = {
    accounts: new Set<Writable<AccountRow>>(),
    holds: new Set<Writable<HoldRow>>(),
    windows: new Set<Writable<WindowRow>>(),
  };
  readonly #removedHolds = new Set<string>();
  readonly #charges = new Map<string, RequestCharges>();
  readonly #entries: EntryRow[] = [];
  readonly #createEntryId: () => string;
  readonly #usage: UsageValues[] = [];

  constructor(nodeId: string, { nowMs, accounts, holds, windows, charges }: LoadedRows) {
    this.nodeId = nodeId;
    this.nowMs = nowMs;
    this.#createEntryId = createEntryIds(nowMs);
    for (const row of accounts) this.#accounts.set(row.id, { ...row });
    for (const row of holds) this.#holds.set(row.id, { ...row });
    for (const row of windows) this.#windows.set(nameWindow(row), { ...row });
    for (const row of charges) this.#noteCharge(row);
  }

  findAccount(id: string): AccountRow | undefined {
    return this.#accounts.get(id);
  }

  findHold(id: string): HoldRow | undefined {
    return this.#holds.get(id);
  }

  /** Nothing was held or spent where there is no row yet. */
  findWindow(keyId: string, period: BudgetPeriod, startsAt: bigint): WindowRow {
    const empty = { key_id: keyId, period, window_start: startsAt, held: 0n, spent: 0n };
    return this.#windows.get(nameWindow(empty)) ?? empty;
  }

  /** Adds to an account, which is made where it is not there: nobody may be charged without a trace. */
  moveAccount(id: string, { available = 0n, held = 0n, spent = 0n }: AccountChange): void {
    let row = this.#accounts.get(id);
    if (row === undefined) {
      row = { ...emptyAccount, id, created_at: BigInt(this.nowMs) };
      this.#accounts.set(id, row);
    }
    row.available += available;
    row.held += held;
    row.spent += spent;
    this.#changed.accounts.add(row);
  }

  /** Adds to the window that a hold counts against, if any. */
  moveWindow(hold: HoldRow, { held = 0n, spent = 0n }: Omit<AccountChange, 'available'>): void {
    if (hold.budget_period === null || hold.window_start === null) return;
    const found = this.findWindow(hold.key_id, hold.budget_period, hold.window_start);
    const row = this.#windows.get(nameWindow(found)) ?? { ...found };
    this.#windows.set(nameWindow(row), row);
    row.held += held;
    row.spent += spent;
    this.#changed.windows.add(row);
  }

  putHold(hold: HoldRow): void {
    const row = { ...hold };
    const old = this.#holds.get(hold.id);
    if (old !== undefined) this.#changed.holds.delete(old);
    this.#removedHolds.delete(hold.id);
    this.#holds.set(hold.id, row);
    this.#changed.holds.add(row);
  }

  removeHold(id: string): void {
    const old = this.#holds.get(id);
    if (old === undefined) return;
    this.#changed.holds.delete(old);
    this.#holds.delete(id);
    this.#removedHolds.add(id);
  }

  /** Takes from what is held. */
  shrinkHold(id: string, amount: bigint): void {
    const row = this.#holds.get(id);
    if (row === undefined) return;
    row.amount -= amount;
    this.#changed.holds.add(row);
  }

  /** What a request was charged; `undefined` for one that was not. */
  findCharges(holdId: string): RequestCharges | undefined {
    return this.#charges.get(holdId);
  }

  addEntry(
    entry: Pick<EntryRow, 'kind' | 'from_account' | 'to_account' | 'amount' | 'hold_id' | 'actor'>,
  ): void {
    this.#noteCharge(entry);
    this.#entries.push({
      ...entry,
      id: this.#createEntryId(),
      reason: null,
      idempotency_key: null,
      available_after: null,
      created_at: BigInt(this.nowMs),
    });
  }

  #noteCharge({ hold_id, kind, amount }: ChargeRow): void {
    if (hold_id === null) return;
    const { charged, writtenOff } = this.#charges.get(hold_id) ?? { charged: 0n, writtenOff: 0n };
    const isWriteOff = kind === 'write_off';
    this.#charges.set(hold_id, {
      charged: isWriteOff ? charged : charged + amount,
      writtenOff: isWriteOff ? writtenOff + amount : writtenOff,
    });
  }

  addUsage(row: UsageValues): void {
    this.#usage.push(row);
  }

  listChanges(): ChangedRows {
    const { accounts, holds, windows } = this.#changed;
    return {
      accounts: [...accounts],
      holds: [...holds],
      windows: [...windows],
      removedHolds: [...this.#removedHolds],
      entries: this.#entries,
      usage: this.#usage,
    };
  }
}

/** What became of the cost of a request. */
export interface RequestCharges {
  readonly charged: bigint;
  readonly writtenOff: bigint;
}

export interface AccountChange {
  readonly available?: bigint;
  readonly held?: bigint;
  readonly spent?: bigint;
}

const emptyAccount = {
  user_id: null,
  kind: 'quota',
  available: 0n,
  held: 0n,
  spent: 0n,
  unlimited: 0n,
} as const;

/** Which window of which budget. */
export type WindowPlace = Pick<WindowRow, 'key_id' | 'period' | 'window_start'>;

/** A text for each that no other one has. */
export function nameWindow({ key_id, period, window_start }: WindowPlace): string {
  return `${key_id} ${period} ${String(window_start)}`;
}

/** Tells the entries of this process from those that others made in the same moment. */
const origin = randomBytes(3).toString('hex');

/**
 * Ids of new entries. They begin with the time, so that entries stand in the order of their ids and are added at the end of indexes. Those of one
 * process and millisecond stand in the order in which they were made.
 */
export function createEntryIds(nowMs: number): () => string {
  const prefix = createEntryPrefix(nowMs);
  let order = process.hrtime.bigint();
  return () => `${prefix}${(order++).toString(36).padStart(13, '0')}${origin}`;
}

/** The last millisecond, in the year 5188, that {@link createEntryIds} has room for. */
const maxEntryMs = 36 ** 9 - 1;

/** What stands before the ids of all entries that were made from this millisecond on, and after all others. */
export function createEntryPrefix(timeMs: number): string {
  return `ent_${Math.min(timeMs, maxEntryMs).toString(36).padStart(9, '0')}`;
}
