import type { TransferListItem, Worker } from 'node:worker_threads';
import type {
  DatabaseThreadAnswer,
  DatabaseThreadData,
  DatabaseThreadFailure,
  DatabaseThreadMessage,
} from './database-worker.ts';
import type { LedgerResult } from './ledger/ledger-batch.ts';
import { startThread } from './start-thread.ts';

/** A thread that writes to a database file, so that nothing else waits for the disk. Shared. */
export interface DatabaseThread {
  /** Rejects when nothing was written, and when the thread ended before it said that it was. */
  write(
    message: NonNullable<DatabaseThreadMessage>,
    transferred: readonly TransferListItem[],
  ): Promise<readonly LedgerResult[]>;
  /** Waits for what is being written and ends the thread. */
  close(): Promise<void>;
}

export interface DatabaseThreadOptions extends DatabaseThreadData {
  /** For debuggers and process lists. */
  readonly name: string;
  /** Makes the error for what the database takes never. */
  readonly createRefusal: (message: string, written: NonNullable<DatabaseThreadMessage>) => Error;
}

interface Order {
  readonly message: NonNullable<DatabaseThreadMessage>;
  readonly resolve: (results: readonly LedgerResult[]) => void;
  readonly reject: (error: Error) => void;
}

const entry = new URL('./database-worker.ts', import.meta.url);

/** The thread starts with the first message, and again with the next one after it crashed. */
export function createDatabaseThread(options: DatabaseThreadOptions): DatabaseThread {
  return new RestartingThread(options);
}

class RestartingThread implements DatabaseThread {
  readonly #options: DatabaseThreadOptions;
  #run: ThreadRun | null = null;
  #isClosed = false;

  constructor(options: DatabaseThreadOptions) {
    this.#options = options;
  }

  async write(
    message: NonNullable<DatabaseThreadMessage>,
    transferred: readonly TransferListItem[],
  ): Promise<readonly LedgerResult[]> {
    if (this.#isClosed) throw new Error('database is not open');
    if (this.#run === null || this.#run.hasEnded) this.#run = new ThreadRun(this.#options);
    return await this.#run.write(message, transferred);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#run?.end();
  }
}

/** One life of the thread. It keeps the process alive only while something is under way. */
class ThreadRun {
  hasEnded = false;
  readonly #createRefusal: DatabaseThreadOptions['createRefusal'];
  readonly #worker: Worker;
  readonly #ended: Promise<void>;
  /** Under way, in the order in which the thread answers. */
  readonly #orders: Order[] = [];
  #failure: Error | null = null;

  constructor({ path, priority, name, createRefusal }: DatabaseThreadOptions) {
    this.#createRefusal = createRefusal;
    this.#worker = startThread(entry, {
      name,
      workerData: { path, priority } satisfies DatabaseThreadData,
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

  write(
    message: NonNullable<DatabaseThreadMessage>,
    transferred: readonly TransferListItem[],
  ): Promise<readonly LedgerResult[]> {
    return new Promise((resolve, reject) => {
      if (this.#orders.push({ message, resolve, reject }) === 1) this.#worker.ref();
      this.#worker.postMessage(message, transferred);
    });
  }

  async end(): Promise<void> {
    if (this.hasEnded) return;
    this.#worker.ref();
    this.#worker.postMessage(null satisfies DatabaseThreadMessage);
    await this.#ended;
  }

  readonly #take = (answer: DatabaseThreadAnswer): void => {
    const order = this.#orders.shift();
    if (this.#orders.length === 0) this.#worker.unref();
    if (order === undefined) return;
    if (isFailure(answer)) order.reject(this.#createError(answer, order));
    else order.resolve(answer);
  };

  #createError({ failure, message }: DatabaseThreadFailure, order: Order): Error {
    return failure === 'refused' ? this.#createRefusal(message, order.message) : new Error(message);
  }

  #giveUp(): void {
    this.hasEnded = true;
    const error = this.#failure ?? new Error('The thread that writes to the database has ended');
    for (const order of this.#orders.splice(0)) order.reject(error);
  }
}

function isFailure(answer: DatabaseThreadAnswer): answer is DatabaseThreadFailure {
  return 'failure' in answer;
}
