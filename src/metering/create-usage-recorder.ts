import type { UsageRecord, UsageRecorder, UsageStore } from '../core/usage.ts';

export interface UsageRecorderOptions {
  readonly store: UsageStore;
  /** Told when the store begins to fail, and when it works again. */
  readonly onStoreState: (state: 'failing' | 'working', error: unknown) => void;
  /** Told when the queue is full and records begin to be lost, and how many were lost at the end. */
  readonly onLoss: (lostCount: number) => void;
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
  readonly longestRetryMs: number;
}

const defaultLimits: UsageRecorderLimits = {
  intervalMs: 250,
  batchSize: 1_000,
  capacity: 50_000,
  retryMs: 250,
  longestRetryMs: 5_000,
};

/** Writes records in batches, away from the requests they belong to; see docs/decisions/0009-usage-records.md. */
export function createUsageRecorder(options: UsageRecorderOptions): UsageRecorder {
  return new BatchingRecorder(options);
}

class BatchingRecorder implements UsageRecorder {
  readonly #options: UsageRecorderOptions;
  readonly #limits: UsageRecorderLimits;
  /** Oldest first, those that are being written included. */
  #queue: UsageRecord[] = [];
  #lostCount = 0;
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

  get lostCount(): number {
    return this.#lostCount;
  }

  record(record: UsageRecord): void {
    if (this.#isClosing || this.#queue.length >= this.#limits.capacity) {
      this.#lostCount++;
      if (!this.#isLosing) this.#options.onLoss(this.#lostCount);
      this.#isLosing = true;
      return;
    }
    this.#queue.push(record);
    if (this.#writing !== null) return;
    if (this.#timer === null) this.#schedule(this.#limits.intervalMs);
    else if (this.#queue.length === this.#limits.batchSize) this.#schedule(0);
  }

  async close(limitMs: number): Promise<void> {
    this.#isClosing = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#wake?.();
    const written = this.#start();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, limitMs)));
    await Promise.race([written, timeout]);
    clearTimeout(timer);
    // What is under way may still arrive; nothing is begun any more.
    this.#lostCount += this.#queue.length;
    this.#queue = [];
    this.#wake?.();
    if (this.#lostCount > 0) this.#options.onLoss(this.#lostCount);
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
    const { batchSize, retryMs, longestRetryMs } = this.#limits;
    let pauseMs = retryMs;
    let isFirst = true;
    while (this.#queue.length >= (isFirst || this.#isClosing ? 1 : batchSize)) {
      isFirst = false;
      const batch = this.#queue.slice(0, batchSize);
      const error = await this.#write(batch);
      if (error === null) {
        // A queue that was given up meanwhile is empty.
        this.#queue.splice(0, batch.length);
        this.#isLosing &&= this.#queue.length >= this.#limits.capacity;
        pauseMs = retryMs;
      } else {
        await this.#pause(pauseMs);
        pauseMs = Math.min(pauseMs * 2, longestRetryMs);
        isFirst = true;
      }
    }
  }

  async #write(batch: readonly UsageRecord[]): Promise<unknown> {
    const { store, onStoreState } = this.#options;
    try {
      await store.insert(batch);
    } catch (error) {
      if (!this.#isStoreFailing) onStoreState('failing', error);
      this.#isStoreFailing = true;
      return error ?? new Error('The store failed without an error');
    }
    if (this.#isStoreFailing) onStoreState('working', null);
    this.#isStoreFailing = false;
    return null;
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
