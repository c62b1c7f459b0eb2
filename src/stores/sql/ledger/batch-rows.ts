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
}

/** What a batch changed: whole rows, to be put in place of those that were loaded. */
export interface ChangedRows {
  readonly accounts: readonly AccountRow[];
  readonly holds: readonly HoldRow[];
  readonly windows: readonly WindowRow[];
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
  readonly #entries: EntryRow[] = [];
  readonly #usage: UsageValues[] = [];

  constructor(nodeId: string, { nowMs, accounts, holds, windows }: LoadedRows) {
    this.nodeId = nodeId;
    this.nowMs = nowMs;
    for (const row of accounts) this.#accounts.set(row.id, { ...row });
    for (const row of holds) this.#holds.set(row.id, { ...row });
    for (const row of windows) this.#windows.set(nameWindow(row), { ...row });
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
    this.#holds.set(hold.id, row);
    this.#changed.holds.add(row);
  }

  addEntry(
    entry: Pick<EntryRow, 'kind' | 'from_account' | 'to_account' | 'amount' | 'hold_id' | 'actor'>,
  ): void {
    this.#entries.push({
      ...entry,
      id: createEntryId(this.nowMs),
      reason: null,
      idempotency_key: null,
      available_after: null,
      created_at: BigInt(this.nowMs),
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
      entries: this.#entries,
      usage: this.#usage,
    };
  }
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

function nameWindow({ key_id, period, window_start }: WindowRow): string {
  return `${key_id} ${period} ${String(window_start)}`;
}

/**
 * Begins with the time, so that entries stand in the order of their ids and are added at the end of indexes. Those of one
 * process and millisecond stand in the order in which they were made.
 */
export function createEntryId(nowMs: number): string {
  const time = nowMs.toString(36).padStart(9, '0');
  const order = process.hrtime.bigint().toString(36).padStart(13, '0');
  return `ent_${time}${order}${randomBytes(3).toString('hex')}`;
}
