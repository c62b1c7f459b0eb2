import { Worker } from 'node:worker_threads';
import { RefusedRecordsError, type UsageRecord } from '../../core/usage.ts';
import { packUsageRecords, type PackedUsage } from './pack-usage-records.ts';
import type { UsageThreadAnswer, UsageThreadFailure, UsageThreadMessage } from './usage-worker.ts';

/** A thread that writes usage records to a database file, so that nothing else waits for the disk. Shared. */
export interface UsageThread {
  /**
   * Rejects with RefusedRecordsError for a record that cannot be written, otherwise when the records were not written and
   * when the thread ended before it said that they were.
   */
  insert(records: readonly UsageRecord[]): Promise<void>;
  /** Waits for what is being written and ends the thread. */
  close(): Promise<void>;
}

interface Batch {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

const entry = new URL('./usage-worker.ts', import.meta.url);

/** The thread starts with the first records, and again with the next ones after it crashed. */
export function createUsageThread(path: string): UsageThread {
  return new RestartingThread(path);
}

class RestartingThread implements UsageThread {
  readonly #path: string;
  #run: ThreadRun | null = null;
  #isClosed = false;

  constructor(path: string) {
    this.#path = path;
  }

  async insert(records: readonly UsageRecord[]): Promise<void> {
    const usage = await packUsageRecords(records);
    if (this.#isClosed) throw new Error('database is not open');
    if (this.#run === null || this.#run.hasEnded) this.#run = new ThreadRun(this.#path);
    await this.#run.write(usage);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#run?.end();
  }
}

/** One life of the thread. It keeps the process alive only while batches are under way. */
class ThreadRun {
  hasEnded = false;
  readonly #worker: Worker;
  readonly #ended: Promise<void>;
  /** Under way, in the order in which the thread answers. */
  readonly #batches: Batch[] = [];
  #failure: Error | null = null;

  constructor(path: string) {
    this.#worker = new Worker(entry, {
      name: 'usage records',
      workerData: path,
      env: {},
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 64 },
    });
    this.#worker.on('message', this.#take);
    this.#worker.on('error', (error) => (this.#failure = error as Error));
    this.#ended = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        this.#giveUp();
        resolve();
      });
    });
    this.#worker.unref();
  }

  write(usage: PackedUsage): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#batches.push({ resolve, reject }) === 1) this.#worker.ref();
      this.#worker.postMessage(usage satisfies UsageThreadMessage, [usage.cells.buffer]);
    });
  }

  async end(): Promise<void> {
    if (this.hasEnded) return;
    this.#worker.ref();
    this.#worker.postMessage(null satisfies UsageThreadMessage);
    await this.#ended;
  }

  readonly #take = (answer: UsageThreadAnswer): void => {
    const batch = this.#batches.shift();
    if (this.#batches.length === 0) this.#worker.unref();
    if (answer === null) batch?.resolve();
    else batch?.reject(createError(answer));
  };

  #giveUp(): void {
    this.hasEnded = true;
    const error = this.#failure ?? new Error('The thread that writes usage records has ended');
    for (const batch of this.#batches.splice(0)) batch.reject(error);
  }
}

function createError({ kind, message }: UsageThreadFailure): Error {
  return kind === 'refused' ? new RefusedRecordsError(message) : new Error(message);
}
