import type { Clock } from '../core/clock.ts';
import { RefusedRecordsError, type UsageRecord, type UsageRecorder, type UsageStore } from '../core/usage.ts';
import { divideBatch, type DividedBatch, type RefusedRecord } from './divide-batch.ts';

export interface UsageRecorderOptions {
  readonly store: UsageStore;
  readonly clock: Clock;
  /** Told when the store begins to fail, and when it works again. */
  readonly onStoreState: (state: 'failing' | 'working', error: unknown) => void;
  /**
   * Told when records begin to be lost because the queue is full, or because the recorder was closed before the store took them; and
   * at the end how many were lost so.
   */
  readonly onLoss: (lostCount: number, why: 'full' | 'closed') => void;
  /** Told of records that the store refused while it took others; they are lost. */
  readonly onRefusal: (refused: readonly RefusedRecord[]) => void;
  readonly limits?: Partial<UsageRecorderLimits>;
}

export interface UsageRecorderLimits {
  /** Longest a record waits for others to be written with, in milliseconds. */
  readonly intervalMs: number;
  /** This many are written at once, without waiting longer. */
  readonly batchSize: number;
  /** Records that wait while the store is away; what comes on top is lost. */
  readonly capacity: number;
  /** Pause after the first failure, in milliseconds; it doubles up to the longest. */
  readonly retryMs: number;
  readonly maxRetryMs: number;
  /**
   * Records that are given up as refused one after another. Where still more are refused and none is written, it is not
   * the records: somebody changed the table. They are kept then, as if the store were away.
   */
  readonly refusalsInARow: number;
  /** Pause after a store refused so many, in milliseconds: to look for one that it takes costs a write or two for each. */
  readonly refusedRetryMs: number;
  /** The recorder is failing when a record has waited for longer, in milliseconds. */
  readonly failingAfterMs: number;
}

const defaultLimits: UsageRecorderLimits = {
  intervalMs: 250,
  batchSize: 1_000,
  capacity: 50_000,
  retryMs: 250,
  maxRetryMs: 5_000,
  refusalsInARow: 20,
  refusedRetryMs: 30_000,
  failingAfterMs: 15_000,
};

/** Part of the capacity at which the recorder is failing, before anything is lost. */
const nearlyFull = 0.8;

/** Writes records in batches, away from the requests they belong to; see docs/decisions/0009-usage-records.md. */
export function createUsageRecorder(options: UsageRecorderOptions): UsageRecorder {
  return new BatchingRecorder(options);
}

class BatchingRecorder implements UsageRecorder {
  readonly #options: UsageRecorderOptions;
  readonly #limits: UsageRecorderLimits;
  /** Oldest first, those that are being written included. */
  #queue: UsageRecord[] = [];
  readonly #dropped = { full: 0, closed: 0 };
  #refusedCount = 0;
  /** Since a record was written. */
  #refusalsInARow = 0;
  #isLosing = false;
  #isStoreFailing = false;
  #isClosing = false;
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> | null = null;
  /** Ends the pause before the next try. */
  #wake: (() => void) | null = null;

  constructor(options: UsageRecorderOptions) {
    this.#options = options;
    this.#limits = { ...defaultLimits, ...options.limits };
  }

  get queueLength(): number {
    return this.#queue.length;
  }

  get oldestWaitingMs(): number {
    const now = this.#options.clock.now();
    return this.#queue.reduce((oldest, record) => Math.max(oldest, now - findEnd(record)), 0);
  }

  get lostCount(): number {
    return this.#dropped.full + this.#dropped.closed + this.#refusedCount;
  }

  get refusedCount(): number {
    return this.#refusedCount;
  }

  get state(): 'ok' | 'failing' {
    const { capacity, failingAfterMs } = this.#limits;
    if (this.#queue.length >= capacity * nearlyFull) return 'failing';
    return this.oldestWaitingMs > failingAfterMs ? 'failing' : 'ok';
  }

  record(record: UsageRecord): void {
    if (this.#isClosing || this.#queue.length >= this.#limits.capacity) {
      const why = this.#isClosing ? 'closed' : 'full';
      this.#dropped[why] += 1;
      if (!this.#isLosing) this.#options.onLoss(this.#dropped[why], why);
      this.#isLosing = true;
      return;
    }
    this.#queue.push(record);
    if (this.#writing !== null) return;
    if (this.#timer === null) this.#schedule(this.#limits.intervalMs);
    else if (this.#queue.length === this.#limits.batchSize) this.#schedule(0);
  }

  async close(maxMs: number): Promise<void> {
    this.#isClosing = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#wake?.();
    const written = this.#start();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, maxMs)));
    await Promise.race([written, timeout]);
    clearTimeout(timer);
    // What is under way may still arrive; nothing is begun any more.
    this.#dropped.closed += this.#queue.length;
    this.#queue = [];
    this.#wake?.();
    for (const why of ['full', 'closed'] as const)
      if (this.#dropped[why] > 0) this.#options.onLoss(this.#dropped[why], why);
  }

  #schedule(delayMs: number): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = null;
      void this.#start();
    }, delayMs);
  }

  #start(): Promise<void> {
    return (this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = null;
      if (this.#queue.length > 0 && !this.#isClosing) this.#schedule(this.#limits.intervalMs);
    }));
  }

  /** While there are full batches, or all that is left when the recorder closes. */
  async #writeAll(): Promise<void> {
    const { batchSize, retryMs, maxRetryMs } = this.#limits;
    let pauseMs = retryMs;
    let isFirst = true;
    while (this.#queue.length >= (isFirst || this.#isClosing ? 1 : batchSize)) {
      isFirst = false;
      const error = await this.#write(this.#queue.slice(0, batchSize));
      if (error === null) {
        this.#isLosing &&= this.#queue.length >= this.#limits.capacity;
        pauseMs = retryMs;
      } else {
        if (!this.#isStoreFailing) this.#options.onStoreState('failing', error);
        this.#isStoreFailing = true;
        const isRefusing = error instanceof RefusedRecordsError;
        await this.#pause(isRefusing ? this.#limits.refusedRetryMs : pauseMs);
        pauseMs = Math.min(pauseMs * 2, maxRetryMs);
        isFirst = true;
      }
    }
  }

  /** Takes the batch from the head of the queue; `null`, or why it has to stay there. */
  async #write(batch: readonly UsageRecord[]): Promise<unknown> {
    const { store } = this.#options;
    try {
      await store.insert(batch);
    } catch (error) {
      return error instanceof RefusedRecordsError ? await this.#divide(batch, error) : asFailure(error);
    }
    this.#finish(batch.length);
    return null;
  }

  async #divide(batch: readonly UsageRecord[], error: RefusedRecordsError): Promise<unknown> {
    const { store } = this.#options;
    // A queue that was given up meanwhile is empty, and all that was in it counted as lost.
    const isWanted = () => this.#queue.length > 0;
    try {
      const divided = await divideBatch(batch, error.message, { store, isWanted });
      if (!isWanted()) return null;
      if (divided.writtenCount === 0 && this.#refusalsInARow + batch.length > this.#limits.refusalsInARow) {
        // So that those behind them have their turn, and show whether the store takes anything.
        this.#queue = [...this.#queue.slice(batch.length), ...batch];
        return error;
      }
      this.#settle(batch, divided);
      return null;
    } catch (failure) {
      return asFailure(failure);
    }
  }

  #settle(batch: readonly UsageRecord[], { writtenCount, refused }: DividedBatch): void {
    this.#refusedCount += refused.length;
    this.#refusalsInARow += refused.length;
    if (writtenCount > 0) this.#finish(batch.length);
    else this.#queue.splice(0, batch.length);
    if (refused.length > 0) this.#options.onRefusal(refused);
  }

  /** Of the first records of the queue each is written, or given up while others were written. */
  #finish(count: number): void {
    // A queue that was given up meanwhile is empty.
    this.#queue.splice(0, count);
    this.#refusalsInARow = 0;
    if (this.#isStoreFailing) this.#options.onStoreState('working', null);
    this.#isStoreFailing = false;
  }

  async #pause(milliseconds: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = null;
  }
}

/** When its request ended, Unix milliseconds. */
function findEnd({ startedAt, durationMs }: UsageRecord): number {
  return startedAt + durationMs;
}

function asFailure(thrown: unknown): unknown {
  return thrown ?? new Error('The store failed without an error');
}
