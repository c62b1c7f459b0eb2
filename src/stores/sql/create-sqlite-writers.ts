import type { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { RefusedRecordsError, type UsageRecord } from '../../core/usage.ts';
import { createDatabaseThread, type DatabaseThread } from './create-database-thread.ts';
import { createUsageWriter } from './create-usage-writer.ts';
import { createSqliteCommitter } from './ledger/create-sqlite-batch-writer.ts';
import { RefusedBatchError, type LedgerBackend } from './ledger/ledger-batch.ts';
import { packBatch } from './ledger/pack-batch.ts';
import { packUsageRecords } from './pack-usage-records.ts';
import type { Tables } from './tables.ts';

/** What is written for every request to a SQLite database. Shared. */
export interface SqliteWriters extends LedgerBackend {
  insertUsage(records: readonly UsageRecord[]): Promise<void>;
  /** Waits for what is being written. */
  close(): Promise<void>;
}

/** Threads of their own for a file. A database in memory belongs to its connection, which writes by itself. */
export function createSqliteWriters(kysely: Kysely<Tables>, database: DatabaseSync): SqliteWriters {
  const path = database.location();
  return path === null ? new MemoryWriters(kysely, database) : new FileWriters(path);
}

/**
 * Until money is held there is one thread that writes usage records, and steps back for requests. With the first money another
 * one takes its place, which writes both: two writers of one file would wait for one another in steps of milliseconds, and
 * requests wait for money.
 */
class FileWriters implements SqliteWriters {
  readonly #path: string;
  #thread: DatabaseThread;
  #priority: 'low' | 'normal' = 'low';
  #replaced: Promise<void> | null = null;

  constructor(path: string) {
    this.#path = path;
    this.#thread = this.#createThread();
  }

  get isStarting(): boolean {
    return this.#priority === 'low' || !this.#thread.hasAnswered;
  }

  async insertUsage(records: readonly UsageRecord[]): Promise<void> {
    const usage = await packUsageRecords(records);
    await this.#thread.send(usage, [usage.cells.buffer]);
  }

  commit: LedgerBackend['commit'] = async (batch) => {
    if (this.#priority === 'low') {
      this.#priority = 'normal';
      this.#replaced = this.#thread.close();
      this.#thread = this.#createThread();
    }
    const packed = packBatch(batch);
    return await this.#thread.send(packed, [packed.usage.cells.buffer]);
  };

  async close(): Promise<void> {
    await Promise.all([this.#replaced, this.#thread.close()]);
  }

  #createThread(): DatabaseThread {
    return createDatabaseThread({
      path: this.#path,
      priority: this.#priority,
      name: this.#priority === 'low' ? 'usage records' : 'money',
      createRefusal: (message, written) =>
        'operations' in written ? new RefusedBatchError(message) : new RefusedRecordsError(message),
    });
  }
}

class MemoryWriters implements SqliteWriters {
  readonly #kysely: Kysely<Tables>;
  readonly #database: DatabaseSync;
  #writeUsage: ReturnType<typeof createUsageWriter> | null = null;
  #commit: ReturnType<typeof createSqliteCommitter> | null = null;

  constructor(kysely: Kysely<Tables>, database: DatabaseSync) {
    this.#kysely = kysely;
    this.#database = database;
  }

  async insertUsage(records: readonly UsageRecord[]): Promise<void> {
    const packed = await packUsageRecords(records);
    await this.#alone(() => {
      (this.#writeUsage ??= createUsageWriter(this.#database))(packed);
    });
  }

  commit: LedgerBackend['commit'] = (batch) =>
    this.#alone(() => (this.#commit ??= createSqliteCommitter(this.#database))(batch));

  async close(): Promise<void> {
    await this.#alone(() => undefined);
  }

  /** Kysely hands its only connection to one user at a time, so this is never inside somebody's transaction. */
  #alone<Result>(work: () => Result): Promise<Result> {
    return this.#kysely.connection().execute(() => Promise.resolve(work()));
  }
}
