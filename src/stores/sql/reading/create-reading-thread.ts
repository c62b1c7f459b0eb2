import type { SQLInputValue } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../start-thread.ts';
import type { ReadingAnswer, ReadingMessage } from './reading-worker.ts';

/** Statements that wait at most; more would be answered to clients who have gone. */
const maxWaiting = 64;

/** The thread has as many statements to run as it may. */
export class ReadingBusyError extends Error {
  /** SQLITE_BUSY, as which others know it. */
  readonly errcode = 5;

  constructor() {
    super('Too many statements wait for the database');
    this.name = 'ReadingBusyError';
  }
}

/** A thread that reads a SQLite file, so that nothing else waits for long statements. Shared. */
export interface ReadingThread {
  /** Rejects with the error of the database, with its `errcode`. */
  read(sql: string, parameters: readonly unknown[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Waits for what is being read and ends the thread. */
  close(): Promise<void>;
}

interface Order {
  readonly resolve: (rows: readonly Readonly<Record<string, unknown>>[]) => void;
  readonly reject: (error: Error) => void;
}

const entry = new URL('./reading-worker.ts', import.meta.url);

/** The thread starts with the first statement, and again with the next one after it crashed. */
export function createReadingThread(path: string): ReadingThread {
  return new RestartingReader(path);
}

class RestartingReader implements ReadingThread {
  readonly #path: string;
  #run: ReaderRun | null = null;
  #isClosed = false;

  constructor(path: string) {
    this.#path = path;
  }

  async read(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<readonly Readonly<Record<string, unknown>>[]> {
    if (this.#isClosed) throw new Error('The database is closed');
    if (this.#run === null || this.#run.hasEnded) this.#run = new ReaderRun(this.#path);
    return await this.#run.read({ sql, parameters: parameters as readonly SQLInputValue[] });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#run?.end();
  }
}

/** One life of the thread. It keeps the process alive only while something is under way. */
class ReaderRun {
  hasEnded = false;
  readonly #worker: Worker;
  readonly #ended: Promise<void>;
  /** Under way, in the order in which the thread answers. */
  readonly #orders: Order[] = [];
  #failure: Error | null = null;

  constructor(path: string) {
    this.#worker = startThread(entry, {
      name: 'reading',
      workerData: { path },
      resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 },
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

  read(message: NonNullable<ReadingMessage>): Promise<readonly Readonly<Record<string, unknown>>[]> {
    if (this.#orders.length >= maxWaiting) return Promise.reject(new ReadingBusyError());
    return new Promise((resolve, reject) => {
      if (this.#orders.push({ resolve, reject }) === 1) this.#worker.ref();
      this.#worker.postMessage(message);
    });
  }

  async end(): Promise<void> {
    if (this.hasEnded) return;
    this.#worker.ref();
    this.#worker.postMessage(null satisfies ReadingMessage);
    await this.#ended;
  }

  readonly #take = (answer: ReadingAnswer): void => {
    const order = this.#orders.shift();
    if (this.#orders.length === 0) this.#worker.unref();
    if (order === undefined) return;
    if ('rows' in answer) order.resolve(answer.rows);
    else order.reject(createError(answer));
  };

  #giveUp(): void {
    this.hasEnded = true;
    const error = this.#failure ?? new Error('The thread that reads the database has ended');
    for (const order of this.#orders.splice(0)) order.reject(error);
  }
}

/** As the driver throws it where there is no thread in between. */
function createError({ message, errcode }: Exclude<ReadingAnswer, { readonly rows: unknown }>): Error {
  return Object.assign(new Error(message), errcode === null ? {} : { errcode });
}
