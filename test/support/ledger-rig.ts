import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../../src/core/clock.ts';
import type { HoldRequest, Settlement } from '../../src/core/ledger.ts';
import type { Database, LedgerOptions, OpenLedger } from '../../src/stores/index.ts';
import { createTestRecord } from './usage-store-suite.ts';

/** An empty database, and what a test of its ledger wants to do with it. */
export interface LedgerPlace {
  readonly database: Database;
  /** For other connections, and for programs. */
  readonly url: string;
  /** Runs a statement over a connection of its own; integers come back as numbers. */
  query(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  close(): Promise<void>;
}

/** What a ledger told. */
export interface ToldByLedger {
  readonly states: string[];
  readonly writeOffs: bigint[];
  readonly refused: string[];
  journaledCount: number;
}

/** A ledger in a place, with a folder for its journal. */
export class LedgerRig {
  readonly place: LedgerPlace;
  readonly folder = mkdtempSync(join(tmpdir(), 'specway-ledger-'));
  readonly told: ToldByLedger = { states: [], writeOffs: [], refused: [], journaledCount: 0 };
  readonly #ledgers: OpenLedger[] = [];

  constructor(place: LedgerPlace) {
    this.place = place;
  }

  async openLedger(options: Partial<LedgerOptions> = {}): Promise<OpenLedger> {
    const { told } = this;
    const ledger = await this.place.database.openLedger({
      journal: { folder: this.folder, worker: this.#ledgers.length + 1, workers: 4 },
      watch: {
        onState: (state) => told.states.push(state),
        onWriteOff: (amount) => told.writeOffs.push(amount),
        onJournaled: () => told.journaledCount++,
        onRefused: (holdIds, reason) => told.refused.push(`${holdIds.join(' ')}: ${reason}`),
      },
      ...options,
    });
    this.#ledgers.push(ledger);
    return ledger;
  }

  get journalPath(): string {
    return join(this.folder, 'settlements-1.journal');
  }

  /** Makes an account with this much in it; `unlimited` for one that nothing is taken from. */
  async fund(accountId: string, amount: bigint | 'unlimited'): Promise<void> {
    const unlimited = amount === 'unlimited' ? 1 : 0;
    await this.place.query(
      `insert into accounts (id, user_id, kind, unlimited, created_at) values ('${accountId}', '${accountId}', 'quota', ${String(unlimited)}, 0)`,
    );
    if (amount === 'unlimited' || amount === 0n) return;
    const move = { accountId, amount, actor: 'system', reason: 'test', idempotencyKey: null };
    await this.place.database.moves.credit(move);
  }

  /** What an account has, in numbers. */
  async balanceOf(accountId: string): Promise<{ available: number; held: number; spent: number }> {
    const balance = await this.place.database.moves.readBalance(accountId);
    if (balance === null) throw new Error(`There is no account ${accountId}`);
    const { available, held, spent } = balance;
    return { available: Number(available), held: Number(held), spent: Number(spent) };
  }

  async close(): Promise<void> {
    for (const ledger of this.#ledgers) await ledger.close(5_000);
    await this.place.close();
    rmSync(this.folder, { recursive: true });
  }
}

/** A hold of 10 on the account `user_1` by the key `key_a`; `overrides` replace single fields. */
export function createHold(id: string, overrides: Partial<HoldRequest> = {}): HoldRequest {
  return {
    id,
    owner: 'request',
    accountId: 'user_1',
    keyId: 'key_a',
    amount: 10n,
    isUnlimited: false,
    budget: null,
    ...overrides,
  };
}

/** The settlement of such a hold. */
export function createSettlement(
  holdId: string,
  cost: bigint,
  overrides: Partial<Settlement> = {},
): Settlement {
  const record = createTestRecord({ requestId: holdId, startedAt: Date.now() });
  return { holdId, accountId: 'user_1', cost, record, ...overrides };
}

/** A clock that stands where it is put. */
export class TestClock implements Clock {
  #now: number;

  constructor(now: string) {
    this.#now = Date.parse(now);
  }

  now(): number {
    return this.#now;
  }

  moveTo(now: string): void {
    this.#now = Date.parse(now);
  }
}
