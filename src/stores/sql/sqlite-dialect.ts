import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql, SqliteDialect } from 'kysely';
import { addFunctions } from './add-functions.ts';
import { claimSqliteFile, createPrivateFile, DatabaseTakenError } from './claim-sqlite-file.ts';
import { DatabaseAccessError } from './database-access-error.ts';
import { createSqliteDatabase } from './create-sqlite-database.ts';
import { createSqliteWriters } from './create-sqlite-writers.ts';
import { createSqliteBatchWriter } from './ledger/create-sqlite-batch-writer.ts';
import type { LedgerBatch } from './ledger/ledger-batch.ts';
import { createReadingKysely } from './reading/create-reading-kysely.ts';
import { createReadingThread } from './reading/create-reading-thread.ts';
import { describeFault, nameFileFault } from './name-file-fault.ts';
import { isBusy, isDamage } from './sqlite-codes.ts';
import {
  streamedAtOnce,
  type DatabaseClaim,
  type Maintenance,
  type OpenConnection,
  type Snapshot,
  type SqlDialect,
} from './sql-dialect.ts';
import { watchSqliteAccess } from './watch-sqlite-access.ts';
import type { Tables } from './tables.ts';

/** How long a statement waits for another process's write, in milliseconds. It blocks the event loop meanwhile. */
const busyTimeoutMs = 5000;
/** Pages of the write-ahead log that this thread puts into the database; the thread that writes does so before there are as many. */
const maxLogPages = 8_000;
const lockAttempts = 500;
const lockPauseMs = 20;

/**
 * SQLite through Node's own module: write-ahead log, every commit on disk before it is acknowledged. The file is
 * created readable by its owner only. One gateway process per file.
 */
export const sqliteDialect: SqlDialect = {
  claim(url) {
    return claimFile(readPath(url));
  },
  open(url) {
    const database = openFile(readPath(url));
    const dialect = new SqliteDialect({ database: createSqliteDatabase(database) });
    return createConnection(new Kysely<Tables>({ dialect }), database);
  },
  readSnapshot(url, read) {
    return readFileSnapshot(readPath(url), read);
  },
  copy(url, path) {
    return new Promise((resolve) => {
      copyFile(readPath(url), path);
      resolve();
    });
  },
};

async function readFileSnapshot<Result>(
  path: string,
  read: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const database = openReadOnly(path);
  try {
    // With a write-ahead log a transaction goes on reading what was there when it read first.
    database.exec('begin');
    const dialect = new SqliteDialect({ database: createSqliteDatabase(database) });
    return await read({
      kysely: new Kysely<Tables>({ dialect }),
      streamRows: (query) => streamRows(database, query),
    });
  } catch (error) {
    throw nameFileFault(error, database);
  } finally {
    database.close();
  }
}

function openReadOnly(path: string): DatabaseSync {
  try {
    const database = new DatabaseSync(path, { readOnly: true, readBigInts: true, timeout: busyTimeoutMs });
    // Until then SQLite has not looked at it.
    database.exec('select 1 from sqlite_schema');
    return database;
  } catch (error) {
    throw explain(path, error);
  }
}

async function* streamRows(
  database: DatabaseSync,
  query: string,
): AsyncGenerator<readonly Readonly<Record<string, unknown>>[]> {
  let rows: Readonly<Record<string, unknown>>[] = [];
  for (const row of database.prepare(query).iterate()) {
    if (rows.push(row) < streamedAtOnce) continue;
    yield await Promise.resolve(rows);
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

/** SQLite writes to a file that is there only where it is empty, so nobody else's is lost, and it keeps its mode. */
function copyFile(path: string, target: string): void {
  if (path === inMemory)
    throw new Error('A database in memory cannot be copied: it is gone with its process');
  const database = openReadOnly(path);
  try {
    database.prepare('vacuum into ?').run(target);
  } catch (error) {
    // Only what is read can be damaged.
    throw isDamage(error)
      ? nameFileFault(error, database)
      : new Error(`${target} cannot be written: ${describeFault(error)}`, { cause: error });
  } finally {
    database.close();
  }
}

/** A database in memory is nobody else's. */
const inMemory = ':memory:';

function readPath(url: string): string {
  return url.slice('sqlite:'.length);
}

async function claimFile(path: string): Promise<DatabaseClaim> {
  if (path === inMemory) return { release: () => undefined };
  try {
    return await claimSqliteFile(path);
  } catch (error) {
    throw error instanceof DatabaseTakenError ? error : explain(path, error);
  }
}

function openFile(path: string): DatabaseSync {
  try {
    // SQLite's write-ahead log and shared-memory files take the mode of the database file.
    if (path !== inMemory) createPrivateFile(path);
    const database = new DatabaseSync(path, {
      readBigInts: true,
      enableForeignKeyConstraints: true,
      timeout: busyTimeoutMs,
    });
    const pragmas = [
      'journal_mode = wal',
      'synchronous = full',
      `wal_autocheckpoint = ${String(maxLogPages)}`,
    ];
    database.exec(pragmas.map((pragma) => `pragma ${pragma};`).join(' '));
    addFunctions(database);
    return database;
  } catch (error) {
    throw explain(path, error);
  }
}

function explain(path: string, cause: unknown): Error {
  return new DatabaseAccessError(`The database file ${path} cannot be opened: ${describeFault(cause)}`, {
    cause,
  });
}

function createConnection(kysely: Kysely<Tables>, database: DatabaseSync): OpenConnection {
  const writers = createSqliteWriters(kysely, database);
  const path = database.location();
  // A database in memory belongs to its connection.
  const thread = path === null ? null : createReadingThread(path);
  return {
    kysely,
    reading: thread === null ? kysely : createReadingKysely(thread),
    maintain: (work) => runLocked(database, () => work(createMaintenance(kysely))),
    insertUsage: (records) => writers.insertUsage(records),
    ledger: writers,
    nowMs,
    // A transaction has the whole file.
    skipLocked: sql``,
    processes: 'one',
    transact: createTransact(kysely, database),
    // Nobody else has a lock, and there is one line for all.
    inTurn: (_line, work) => work(),
    watchAccess: () => watchSqliteAccess(database),
    close: async () => {
      await Promise.all([writers.close(), thread?.close()]);
      database.close();
    },
  };
}

/** The file belongs to one gateway, so there is nobody whom a long transaction could hold up. */
function createMaintenance(kysely: Kysely<Tables>): Maintenance {
  return {
    kysely,
    atOnce: 'all',
    transact: (work) => work(kysely),
    isAlone: () => Promise.resolve(true),
    limitLocks: () => Promise.resolve(),
    findLimit: () => null,
  };
}

const nowMs = sql<bigint>`cast(unixepoch('subsec') * 1000 as integer)`;

function createTransact(kysely: Kysely<Tables>, database: DatabaseSync): OpenConnection['transact'] {
  let write: ReturnType<typeof createSqliteBatchWriter> | null = null;
  const applyToLedger = async (batch: LedgerBatch) => (write ??= createSqliteBatchWriter(database))(batch);
  return (work) =>
    kysely
      .connection()
      .execute((connection) =>
        runLocked(database, () =>
          work({ kysely: connection, nowMs, applyToLedger, waitBriefly: () => Promise.resolve() }),
        ),
      );
}

async function runLocked<Result>(database: DatabaseSync, work: () => Promise<Result>): Promise<Result> {
  await beginImmediate(database).catch((error: unknown) => {
    throw nameFileFault(error, database);
  });
  try {
    const result = await work();
    database.exec('commit');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw nameFileFault(error, database);
  }
}

/**
 * Kysely takes no lock on SQLite at the beginning of a transaction, so the write lock is taken here. Waiting is left to the event
 * loop: the holder may be this very process.
 */
async function beginImmediate(database: DatabaseSync): Promise<void> {
  database.exec('pragma busy_timeout = 0');
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        database.exec('begin immediate');
        return;
      } catch (error) {
        if (attempt === lockAttempts || !isBusy(error)) throw error;
        await sleep(lockPauseMs);
      }
    }
  } finally {
    database.exec(`pragma busy_timeout = ${String(busyTimeoutMs)}`);
  }
}
