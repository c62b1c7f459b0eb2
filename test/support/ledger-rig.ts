import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { type Database, type LedgerOptions, type OpenLedger } from '../../src/stores/index.ts';
import { LostChargesError } from '../../src/stores/sql/ledger/unwritten-charges.ts';
import { auditLedger } from '../../src/stores/tools.ts';

/** An empty database, and what a test of its ledger wants to do with it. */
export interface LedgerPlace {
  readonly database: Database;
  /** For other connections, and for programs. */
  readonly url: string;
  /** Runs a statement over a connection of its own; integers come back as numbers. */
  query(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Keeps everybody else from writing until it is called again. */
  block(): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** A busy machine must not look like a database that is away. */
export const patientLimits = { maxHoldMs: 60_000, maxEndingMs: 60_000 };

/** What a ledger told. */
export interface ToldByLedger {
  readonly states: string[];
  readonly writeOffs: bigint[];
  readonly refused: string[];
  readonly unvoided: string[];
  readonly unwritten: string[];
  journaledCount: number;
}

/** A ledger in a place, with a folder for its journal. */
export class LedgerRig {
  readonly place: LedgerPlace;
  readonly folder = mkdtempSync(join(tmpdir(), 'specway-ledger-'));
  readonly told: ToldByLedger = {
    states: [],
    writeOffs: [],
    refused: [],
    unvoided: [],
    unwritten: [],
    journaledCount: 0,
  };
  readonly #ledgers: OpenLedger[] = [];
  /** Of what is blocked. */
  readonly #unblocks = new Set<() => Promise<void>>();

  constructor(place: LedgerPlace) {
    this.place = { ...place, block: () => this.#block(place) };
  }

  /** The first has the journal of the first worker, and so on. `database` is that of another node. */
  async openLedger(
    options: Partial<LedgerOptions> = {},
    database: Database = this.place.database,
  ): Promise<OpenLedger> {
    const { told } = this;
    const ledger = await database.openLedger({
      journal: { folder: this.folder, worker: this.#ledgers.length + 1 },
      watch: {
        onState: (state) => told.states.push(state),
        onWriteOff: (amount) => told.writeOffs.push(amount),
        onJournaled: () => told.journaledCount++,
        onRefused: (holdIds, reason) => told.refused.push(`${holdIds.join(' ')}: ${reason}`),
        onUnvoided: (holdId, reason) => told.unvoided.push(`${holdId}: ${reason}`),
        onUnwritten: ({ requestId, accountId, keyId, cost }, state) => {
          const owner = state === 'lost' ? ` of ${accountId} by ${String(keyId)}` : '';
          told.unwritten.push(`${state} ${requestId} ${String(cost)}${owner}`);
        },
      },
      limits: patientLimits,
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

  /** Also what a test that failed has left so: others would wait for it. */
  async unblock(): Promise<void> {
    for (const unblock of this.#unblocks) await unblock();
  }

  async #block(place: LedgerPlace): Promise<() => Promise<void>> {
    const end = await place.block();
    const unblock = async () => {
      if (this.#unblocks.delete(unblock)) await end();
    };
    this.#unblocks.add(unblock);
    return unblock;
  }

  async close(): Promise<void> {
    for (const ledger of this.#ledgers) await ledger.close(5_000).catch(allowLost);
    await this.place.close();
    rmSync(this.folder, { recursive: true });
  }
}

/** A test that closes its ledger has seen what it lost. */
function allowLost(error: unknown): void {
  if (!(error instanceof LostChargesError)) throw error;
}

/** Opens a rig before each test, and audits it afterwards. */
export function useRig(open: () => Promise<LedgerPlace>, take: (rig: LedgerRig) => Promise<void>): void {
  let rig: LedgerRig;

  beforeEach(async () => {
    rig = new LedgerRig(await open());
    await take(rig);
  });

  afterEach(async () => {
    await rig.unblock();
    const { faults } = await auditLedger(rig.place.url, 'live');
    await rig.close();
    expect(faults).toEqual([]);
  });
}
