import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, SqliteDialect } from 'kysely';
import type { OpenConnection, SqlDialect } from './sql-dialect.ts';
import { createSqliteDatabase } from './create-sqlite-database.ts';
import { createUsageThread, type UsageThread } from './create-usage-thread.ts';
import { createUsageWriter } from './create-usage-writer.ts';
import { packUsageRecords } from './pack-usage-records.ts';
import type { Tables } from './tables.ts';

/** How long a statement waits for another process's write, in milliseconds. It blocks the event loop meanwhile. */
const busyTimeoutMs = 5000;
const lockAttempts = 500;
const lockPauseMs = 20;

/**
 * SQLite through Node's own module: write-ahead log, every commit on disk before it is acknowledged. The file is
 * created readable by its owner only. One gateway process per file.
 */
export const sqliteDialect: SqlDialect = {
  open(url) {
    const database = openFile(url.slice('sqlite:'.length));
    const dialect = new SqliteDialect({ database: createSqliteDatabase(database) });
    return createConnection(new Kysely<Tables>({ dialect }), database);
  },
};

function openFile(path: string): DatabaseSync {
  try {
    if (path !== ':memory:') createPrivateFile(path);
    const database = new DatabaseSync(path, {
      readBigInts: true,
      enableForeignKeyConstraints: true,
      timeout: busyTimeoutMs,
    });
    database.exec('pragma journal_mode = wal; pragma synchronous = full;');
    return database;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The database file ${path} cannot be opened: ${reason}`, { cause });
  }
}

function createConnection(kysely: Kysely<Tables>, database: DatabaseSync): OpenConnection {
  const usage = openUsage(kysely, database);
  return {
    kysely,
    migrate: async (run) => {
      await beginImmediate(database);
      try {
        await run(kysely);
        database.exec('commit');
      } catch (error) {
        if (database.isTransaction) database.exec('rollback');
        throw error;
      }
    },
    insertUsage: (records) => usage.insert(records),
    close: async () => {
      await usage.close();
      database.close();
    },
  };
}

/** A thread of its own for a file. A database in memory belongs to its connection, which writes them itself. */
function openUsage(kysely: Kysely<Tables>, database: DatabaseSync): UsageThread {
  const path = database.location();
  if (path !== null) return createUsageThread(path);
  let write: ReturnType<typeof createUsageWriter> | null = null;
  return {
    insert: async (records) => {
      const packed = await packUsageRecords(records);
      // Kysely hands its only connection to one user at a time, so this is never inside somebody's transaction.
      await kysely.connection().execute(async () => {
        write ??= createUsageWriter(database);
        write(packed);
      });
    },
    close: async () => undefined,
  };
}

/** SQLite's write-ahead log and shared-memory files take the mode of the database file. */
function createPrivateFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
}

/**
 * Kysely takes no lock on SQLite while it migrates, so the write lock is taken here. Waiting is left to the event
 * loop: the holder may be this very process.
 */
async function beginImmediate(database: DatabaseSync): Promise<void> {
  database.exec('pragma busy_timeout = 0');
  for (let attempt = 1; ; attempt += 1) {
    try {
      database.exec('begin immediate');
      break;
    } catch (error) {
      if (attempt === lockAttempts || !isBusy(error)) throw error;
      await sleep(lockPauseMs);
    }
  }
  database.exec(`pragma busy_timeout = ${String(busyTimeoutMs)}`);
}

/** SQLITE_BUSY is 5; extended codes keep it in their low byte. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;
}
