import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Clock } from '../../../core/clock.ts';
import type { Ledger } from '../../../core/ledger.ts';
import { makePrivateFolder } from '../../make-private-folder.ts';
import type { OpenConnection } from '../sql-dialect.ts';
import { defaultNodeTimes, NodeKeeper, type NodeTimes } from './node-keeper.ts';
import { SettlementJournal } from './settlement-journal.ts';
import { defaultLedgerLimits, SqlLedger, type LedgerLimits, type LedgerWatch } from './sql-ledger.ts';

export interface LedgerOptions {
  /** Where this process keeps its journal; `null` for a database in memory, which nothing outlives. */
  readonly journal: JournalPlace | null;
  readonly watch: LedgerWatch;
  /** Default: the database's clock. */
  readonly clock?: Clock;
  readonly limits?: Partial<LedgerLimits>;
  readonly times?: Partial<NodeTimes>;
}

/**
 * `settlements-<worker>.journal` in a folder of this machine. Several processes may have the same place, as while one takes over
 * from another: then the name of the journal has a number more.
 */
export interface JournalPlace {
  readonly folder: string;
  /** From 1 on; a process that takes another's place has its number. */
  readonly worker: number;
}

/** A ledger that is ready for requests. */
export interface OpenLedger extends Ledger {
  /** This process, in `nodes`. */
  readonly nodeId: string;
  /**
   * Waits for what is under way, for this time at most. Calling it again waits for the same. Rejects with LostChargesError, with all
   * else done, where charges could be written neither to the database nor to the journal.
   */
  close(maxMs: number): Promise<void>;
}

/**
 * Opens the ledger: charges what journals hold from an earlier life, and on SQLite gives back what was held. Rejects when the
 * database cannot be reached or the journal cannot be written.
 */
export async function openLedger(connection: OpenConnection, options: LedgerOptions): Promise<OpenLedger> {
  const { clock, watch, journal: place } = options;
  const nodeId = `node_${randomBytes(9).toString('base64url')}`;
  const shared = {
    backend: connection.ledger,
    nodeId,
    now: () => clock?.now() ?? null,
    watch,
    limits: { ...defaultLedgerLimits, ...options.limits },
  };
  const own = place && (await openJournal(place));
  const ledger = new SqlLedger({ ...shared, journal: own });
  const keeper = new NodeKeeper({
    connection,
    nodeId,
    nowMs: () =>
      clock === undefined ? connection.nowMs : sql<bigint>`cast(${BigInt(clock.now())} as bigint)`,
    voidHolds: (holdIds) => ledger.voidAll(holdIds),
    times: { ...defaultNodeTimes, ...options.times },
  });
  try {
    await ledger.replay();
    if (place && own) await replayOrphans(place, own, (journal) => new SqlLedger({ ...shared, journal }));
    void ledger.replay();
    await keeper.start();
  } catch (error) {
    await ledger.close(0);
    throw error;
  }
  let closing: Promise<void> | null = null;
  const close = async (maxMs: number) => {
    await ledger.close(maxMs).finally(() => keeper.close());
  };
  return {
    nodeId,
    hold: (request) => ledger.hold(request),
    settle: (settlement) => ledger.settle(settlement),
    void: (holdId) => ledger.void(holdId),
    get state() {
      return ledger.state;
    },
    get waitingCharges() {
      return ledger.waitingCharges;
    },
    close: (maxMs) => (closing ??= close(maxMs)),
  };
}

/** Processes of one worker on one folder. */
const maxJournals = 100;

async function openJournal({ folder, worker }: JournalPlace): Promise<SettlementJournal> {
  makePrivateFolder(folder);
  for (let number = 1; number <= maxJournals; number++) {
    const suffix = number === 1 ? '' : `-${String(number)}`;
    const path = join(folder, `settlements-${String(worker)}${suffix}.journal`);
    const journal = await SettlementJournal.open(path);
    if (journal !== null) return journal;
  }
  throw new Error(`Too many processes keep their journals in ${folder}`);
}

/** Charges what is in the journals of processes that are no more. What waits for an account that is locked goes to this process's own. */
async function replayOrphans(
  { folder }: JournalPlace,
  own: SettlementJournal,
  createLedger: (journal: SettlementJournal) => SqlLedger,
): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^settlements-[\d-]+\.journal$/.test(name)) continue;
    const journal = await SettlementJournal.open(join(folder, name));
    if (journal === null) continue;
    const ledger = createLedger(journal);
    await ledger.replay();
    // On a disk that is full it stays for the next start.
    await own.adopt(journal).catch(() => undefined);
    if (journal.isEmpty) await rm(journal.path);
    await ledger.close(0);
  }
}
