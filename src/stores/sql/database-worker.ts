import { constants, setPriority } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { RefusedRecordsError } from '../../core/usage.ts';
import { createUsageWriter } from './create-usage-writer.ts';
import { createSqliteCommitter } from './ledger/create-sqlite-batch-writer.ts';
import { RefusedBatchError, type LedgerResult } from './ledger/ledger-batch.ts';
import { unpackBatch, type PackedBatch } from './ledger/pack-batch.ts';
import { nameFileFault } from './name-file-fault.ts';
import type { PackedUsage } from './pack-usage-records.ts';

/**
 * How long a write waits for another connection's, in milliseconds. Whoever asked for it tries again by itself, and a stop of
 * the gateway has to wait for this.
 */
const busyTimeoutMs = 1000;

/**
 * Pages of the write-ahead log before they go into the database, 16 MB: most are written again before that, since charges are added
 * at the ends of tables and indexes.
 */
const maxLogPages = 4_000;

/** What the thread is started with. */
export interface DatabaseThreadData {
  readonly path: string;
  /**
   * Where requests and records share a core, requests go first, so a thread for records alone steps back. Requests wait for
   * money; and a thread that stepped back once may not come forward again.
   */
  readonly priority: 'low' | 'normal';
}

/** What the thread is sent: usage rows or a batch of the ledger to write, or `null` to end. */
export type DatabaseThreadMessage = PackedUsage | PackedBatch | null;
/** What became of a batch of the ledger, nothing for usage rows, or why it was not written. */
export type DatabaseThreadAnswer = readonly LedgerResult[] | DatabaseThreadFailure;

/** An error would lose its class on the way between threads. */
export interface DatabaseThreadFailure {
  /** `refused` for RefusedRecordsError and RefusedBatchError. */
  readonly failure: 'refused' | 'failed';
  readonly message: string;
}

const port = parentPort;
if (port === null) throw new Error('This module is the entry of a worker thread');
const { path, priority } = workerData as DatabaseThreadData;
// On Linux 0 is this thread; elsewhere it is the process.
if (priority === 'low' && process.platform === 'linux')
  setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

const database = new DatabaseSync(path, { timeout: busyTimeoutMs });
database.exec(`pragma synchronous = full; pragma wal_autocheckpoint = ${String(maxLogPages)}`);
let writeUsage: ReturnType<typeof createUsageWriter> | null = null;
let commit: ReturnType<typeof createSqliteCommitter> | null = null;

port.on('message', (message: DatabaseThreadMessage) => {
  if (message === null) {
    database.close();
    port.close();
    return;
  }
  port.postMessage(tryToWrite(message));
});

function tryToWrite(message: PackedUsage | PackedBatch): DatabaseThreadAnswer {
  try {
    if ('operations' in message) return (commit ??= createSqliteCommitter(database))(unpackBatch(message));
    (writeUsage ??= createUsageWriter(database))(message);
    return [];
  } catch (error) {
    const isRefused = error instanceof RefusedRecordsError || error instanceof RefusedBatchError;
    const named = nameFileFault(error, database);
    const text = named instanceof Error ? named.message : String(named);
    return { failure: isRefused ? 'refused' : 'failed', message: text };
  }
}
