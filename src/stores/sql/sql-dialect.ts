import type { Kysely, RawBuilder } from 'kysely';
import type { UsageRecord } from '../../core/usage.ts';
import type { AccessWatch } from './access-watch.ts';
import type { LedgerBackend, LedgerBatch, LedgerResult } from './ledger/ledger-batch.ts';
import type { Tables } from './tables.ts';

/** All that differs between the databases. Queries are written once, in Kysely, for both. */
export interface SqlDialect {
  /**
   * Takes the database for this process alone. Rejects when another has it. Default: any number of processes may use it.
   */
  claim?(url: string): Promise<DatabaseClaim>;
  /** Throws, or leaves it to the first query to fail, when the database cannot be reached. */
  open(url: string, options: OpenConnectionOptions): OpenConnection;
  /**
   * Reads a database as it is at one moment, however long that takes and whatever others write. Makes and changes nothing.
   * Rejects when there is no database.
   */
  readSnapshot<Result>(url: string, read: (kysely: Kysely<Tables>) => Promise<Result>): Promise<Result>;
}

/** A database that no other gateway may use. The operating system ends it with the process. */
export interface DatabaseClaim {
  /** Lets others have it. Calling it again does nothing. */
  readonly release: () => void;
}

export interface OpenConnectionOptions {
  /** Told when an idle connection broke. The next query opens another one, so there is nothing to do but to log it. */
  readonly onConnectionError: (error: Error) => void;
}

/** An open database. Shared. */
export interface OpenConnection {
  readonly kysely: Kysely<Tables>;
  /** Runs migrations while no other process can, and without the time limits of other statements. */
  migrate(run: (kysely: Kysely<Tables>) => Promise<void>): Promise<void>;
  /**
   * Writes records, all or none of them; those that are there already are left alone. Where it rejects because the
   * answer was lost, they may be there; where it rejects with RefusedRecordsError, one of them or more can never be.
   * Written for each database, because it is done for every request.
   */
  insertUsage(records: readonly UsageRecord[]): Promise<void>;
  /** The money of requests, committed in batches. */
  readonly ledger: LedgerBackend;
  /** The time by the database's clock, in Unix milliseconds. */
  readonly nowMs: RawBuilder<bigint>;
  /** `one` where the file belongs to a single process, so that what others left open is nobody's. */
  readonly processes: 'one' | 'many';
  /**
   * A transaction that may read and then write: on SQLite it has the write lock from its beginning, on PostgreSQL it sees what
   * others committed before each statement. It is rolled back when `work` rejects. Nobody else's queries get into it, and it
   * must wait for nothing but the database.
   */
  transact<Result>(work: (transaction: SqlTransaction) => Promise<Result>): Promise<Result>;
  /** Begins to watch for changes of keys and users; the tables must be there. */
  watchAccess(): AccessWatch;
  close(): Promise<void>;
}

/** What can be done within a transaction. */
export interface SqlTransaction {
  readonly kysely: Kysely<Tables>;
  readonly nowMs: RawBuilder<bigint>;
  /** Holds, charges and voids together with what else is written here. On SQLite it blocks the event loop meanwhile. */
  applyToLedger(batch: LedgerBatch): Promise<readonly LedgerResult[]>;
}
