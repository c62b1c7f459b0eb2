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
  readSnapshot<Result>(url: string, read: (snapshot: Snapshot) => Promise<Result>): Promise<Result>;
  /**
   * Writes a copy of the database to an empty file, beside a gateway that works. Default: there are tools of the database's own
   * for that.
   */
  copy?(url: string, path: string): Promise<void>;
}

/** Rows that are read at once where there may be any number. */
export const streamedAtOnce = 500;

/** A database as it was at one moment. */
export interface Snapshot {
  readonly kysely: Kysely<Tables>;
  /** The rows of a query without parameters, some hundred at a time, however many there are. */
  streamRows(query: string): AsyncIterable<readonly Readonly<Record<string, unknown>>[]>;
}

/** A database that no other gateway may use. The operating system ends it with the process. */
export interface DatabaseClaim {
  /** Removes the database, before `release` and when no connection is open. Absent where there was one before the claim. */
  readonly discard?: () => void;
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
  /** For queries that may take long: nothing that requests need waits for them. They change nothing. */
  readonly reading: Kysely<Tables>;
  /** Changes the schema, or all of the data, while no other process does. Waits for one that does, and rejects after minutes. */
  maintain<Result>(work: (maintenance: Maintenance) => Promise<Result>): Promise<Result>;
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
  /** What is added to a query that locks the rows it finds, but for those that somebody else has locked. */
  readonly skipLocked: RawBuilder<unknown>;
  /** `one` where the file belongs to a single process, so that what others left open is nobody's. */
  readonly processes: 'one' | 'many';
  /**
   * A transaction that may read and then write: on SQLite it has the write lock from its beginning, on PostgreSQL it sees what
   * others committed before each statement. It is rolled back when `work` rejects. Nobody else's queries get into it, and it
   * must wait for nothing but the database. It is done in turn, as `inTurn` says; by default in no line.
   */
  transact<Result>(
    work: (transaction: SqlTransaction) => Promise<Result>,
    line?: string | null,
  ): Promise<Result>;
  /**
   * For a change of rows that somebody may have locked. On PostgreSQL this process has few such changes under way, and one of each line:
   * what would wait for the same rows waits here, without a connection, so that others have theirs; what is in no line never waits for
   * lines. Rejects with NoTurnError where it has
   * waited for too long. A line is called after who or what is changed; within a turn there is no other one.
   */
  inTurn<Result>(line: string, work: () => Promise<Result>): Promise<Result>;
  /** Begins to watch for changes of keys and users; the tables must be there. */
  watchAccess(): AccessWatch;
  close(): Promise<void>;
}

/** A connection for work on the schema or all of the data. It has no time limits. */
export interface Maintenance {
  readonly kysely: Kysely<Tables>;
  /**
   * `all`: everything done here is one transaction. `one`: each migration is one, so that it gives its locks back before the
   * next; what is done outside of `transact` is none.
   */
  readonly atOnce: 'all' | 'one';
  /** What the work reads and writes is one transaction, which is rolled back when it rejects. */
  transact<Result>(work: (kysely: Kysely<Tables>) => Promise<Result>): Promise<Result>;
  /** Whether nobody else uses the database but processes that wait to do the same. */
  isAlone(): Promise<boolean>;
  /** To be called within a transaction: neither waiting for a lock nor a statement may take longer there. */
  limitLocks(kysely: Kysely<unknown>, maxMs: number): Promise<void>;
  /** Whether something failed because of such a limit: it waited for a lock, or a statement took too long. */
  findLimit(error: unknown): 'wait' | 'overrun' | null;
}

/** What can be done within a transaction. */
export interface SqlTransaction {
  readonly kysely: Kysely<Tables>;
  readonly nowMs: RawBuilder<bigint>;
  /** Holds, charges and voids together with what else is written here. On SQLite it blocks the event loop meanwhile. */
  applyToLedger(batch: LedgerBatch): Promise<readonly LedgerResult[]>;
  /** From now on it rejects soon where somebody has locked what it wants to: for what is tried again. On SQLite nobody has. */
  waitBriefly(): Promise<void>;
}
