import { constants, setPriority } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { RefusedRecordsError } from '../../core/usage.ts';
import { createUsageWriter } from './create-usage-writer.ts';
import type { PackedUsage } from './pack-usage-records.ts';

/**
 * How long a write waits for another connection's, in milliseconds. The recorder tries again by itself, and a stop of the
 * gateway has to wait for this.
 */
const busyTimeoutMs = 1000;

/** What the thread is sent: rows to write, or `null` to end. It answers rows with `null`, or why they were not written. */
export type UsageThreadMessage = PackedUsage | null;
export type UsageThreadAnswer = UsageThreadFailure | null;

/** An error would lose its class on the way between threads. */
export interface UsageThreadFailure {
  /** `refused` for RefusedRecordsError. */
  readonly kind: 'refused' | 'failed';
  readonly message: string;
}

/** Where requests and records share a core, requests go first. On Linux 0 is this thread; elsewhere it is the process. */
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

const port = parentPort;
if (port === null) throw new Error('This module is the entry of a worker thread');
const database = new DatabaseSync(workerData as string, { timeout: busyTimeoutMs });
database.exec('pragma synchronous = full');
const write = createUsageWriter(database);

port.on('message', (message: UsageThreadMessage) => {
  if (message === null) {
    database.close();
    port.close();
    return;
  }
  port.postMessage(tryToWrite(message));
});

function tryToWrite(usage: PackedUsage): UsageThreadAnswer {
  try {
    write(usage);
    return null;
  } catch (error) {
    const kind = error instanceof RefusedRecordsError ? 'refused' : 'failed';
    return { kind, message: error instanceof Error ? error.message : String(error) };
  }
}
