import {
  RefusedBatchError,
  type LedgerBackend,
  type LedgerOperation,
  type LedgerResult,
} from './ledger-batch.ts';

/** The most operations of one commit. */
const maxBatchSize = 512;
/** A commit that failed faster than this broke with its connection, and is tried once more on another, in milliseconds. */
const retryWithinMs = 500;
/** Pause between two looks whether the database is back, in milliseconds. */
const probePauseMs = 500;

export interface CommitQueueOptions {
  readonly backend: LedgerBackend;
  readonly nodeId: string;
  /** Unix milliseconds, or `null` for the database's clock. */
  readonly now: () => number | null;
  /** Told when the database begins to fail and when it is back. */
  readonly onState: (state: 'failing' | 'working', error: unknown) => void;
}

/** An operation that was given to the queue. */
export interface QueuedOperation {
  /** Rejects with RefusedBatchError for this operation alone, otherwise with NotCommittedError. */
  readonly result: Promise<LedgerResult>;
  /** Takes it back; `false` when it is too late for that, and nobody knows yet how it ends. */
  withdraw(): boolean;
}

/** The database did not say that it committed. */
export class NotCommittedError extends Error {
  /** Whether the database may have committed all the same. */
  readonly isUncertain: boolean;

  constructor(certainty: 'not done' | 'uncertain', cause: unknown) {
    super('The database did not commit', { cause });
    this.name = 'NotCommittedError';
    this.isUncertain = certainty === 'uncertain';
  }
}

interface Item extends QueuedOperation {
  readonly operation: LedgerOperation;
  readonly resolve: (result: LedgerResult) => void;
  readonly reject: (error: Error) => void;
  /** One that is taken is in a commit, or was. */
  state: 'waiting' | 'taken' | 'withdrawn';
}

/**
 * Group commit: what came while a batch was committed is the next batch, so that nothing ever waits for a timer, and no longer
 * than for two commits. What ends holds goes before what makes them. While the database is away everything is rejected at once.
 */
export class CommitQueue {
  readonly #options: CommitQueueOptions;
  #endings: Item[] = [];
  #holds: Item[] = [];
  #running: Promise<void> | null = null;
  #probe: NodeJS.Timeout | null = null;
  #isAway = false;
  #isClosed = false;

  constructor(options: CommitQueueOptions) {
    this.#options = options;
  }

  /** The database failed last time, and nobody has seen it since. */
  get isAway(): boolean {
    return this.#isAway;
  }

  add(operation: LedgerOperation): QueuedOperation {
    const item = this.#createItem(operation);
    if (this.#isAway || this.#isClosed) item.reject(new NotCommittedError('not done', null));
    else (operation.kind === 'hold' ? this.#holds : this.#endings).push(item);
    this.#start();
    return item;
  }

  /** Waits for everything that is in the queue, and takes nothing more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#probe !== null) clearTimeout(this.#probe);
    await this.#running;
  }

  #createItem(operation: LedgerOperation): Item {
    const { promise, resolve, reject } = Promise.withResolvers<LedgerResult>();
    // Whoever withdrew it, or stopped waiting, does not look any more.
    promise.catch(() => undefined);
    const item: Item = {
      operation,
      result: promise,
      resolve,
      reject,
      state: 'waiting',
      withdraw: () => {
        if (item.state === 'waiting') item.state = 'withdrawn';
        return item.state === 'withdrawn';
      },
    };
    return item;
  }

  #start(): void {
    if (this.#running !== null || this.#endings.length + this.#holds.length === 0) return;
    this.#running = this.#run().finally(() => {
      this.#running = null;
      this.#start();
    });
  }

  async #run(): Promise<void> {
    for (let batch = this.#take(); batch.length > 0; batch = this.#take()) await this.#commit(batch);
  }

  #take(): readonly Item[] {
    const batch: Item[] = [];
    for (const waiting of [this.#endings, this.#holds]) {
      const taken = waiting.splice(0, maxBatchSize - batch.length);
      batch.push(...taken.filter(({ state }) => state === 'waiting'));
    }
    for (const item of batch) item.state = 'taken';
    return batch;
  }

  async #commit(batch: readonly Item[]): Promise<void> {
    try {
      const results = await this.#try(batch);
      for (const [index, item] of batch.entries()) item.resolve(results[index] as LedgerResult);
    } catch (error) {
      if (error instanceof RefusedBatchError) await this.#commitOneByOne(batch, error);
      else this.#fail(batch, error);
    }
  }

  async #try(batch: readonly Item[]): Promise<readonly LedgerResult[]> {
    const { backend, nodeId, now } = this.#options;
    const operations = batch.map(({ operation }) => operation);
    const startedAt = performance.now();
    try {
      return await backend.commit({ nodeId, nowMs: now(), operations });
    } catch (error) {
      const isQuick = performance.now() - startedAt < retryWithinMs;
      if (error instanceof RefusedBatchError || !isQuick) throw error;
      // Every operation may be repeated: a hold, a charge and a void of the same id happen once.
      return await backend.commit({ nodeId, nowMs: now(), operations });
    }
  }

  /** One row that the database never takes must cost nothing but itself. */
  async #commitOneByOne(batch: readonly Item[], error: RefusedBatchError): Promise<void> {
    if (batch.length === 1) batch[0]?.reject(error);
    else for (const item of batch) await this.#commit([item]);
  }

  #fail(batch: readonly Item[], error: unknown): void {
    const wasWorking = !this.#isAway;
    this.#isAway = true;
    for (const item of batch) item.reject(new NotCommittedError('uncertain', error));
    for (const item of [...this.#endings.splice(0), ...this.#holds.splice(0)])
      item.reject(new NotCommittedError('not done', error));
    if (wasWorking) this.#options.onState('failing', error);
    this.#scheduleProbe();
  }

  #scheduleProbe(): void {
    if (this.#isClosed) return;
    this.#probe = setTimeout(() => {
      void this.#look();
    }, probePauseMs).unref();
  }

  async #look(): Promise<void> {
    const { backend, nodeId, now, onState } = this.#options;
    try {
      await backend.commit({ nodeId, nowMs: now(), operations: [] });
    } catch {
      this.#scheduleProbe();
      return;
    }
    if (this.#isClosed) return;
    this.#isAway = false;
    onState('working', null);
  }
}
