import {
  LockedBatchError,
  RefusedBatchError,
  type LedgerBackend,
  type LedgerOperation,
  type LedgerResult,
  type LedgerBatch,
} from './ledger-batch.ts';
import { LockedRows, lookPauseMs } from './locked-rows.ts';

/** The most operations of one commit. */
const maxBatchSize = 512;
/** A commit that failed faster than this broke with its connection, and is tried once more on another, in milliseconds. */
const retryWithinMs = 500;
/** How long a batch of what was locked waits for it, and one of others where more is likely to be locked, in milliseconds. */
const shortWaitMs = 100;
const likelyWaitMs = 300;
/** Pause between two looks whether the database is back, in milliseconds. */
const probePauseMs = 500;

export interface CommitQueueOptions {
  readonly backend: LedgerBackend;
  readonly nodeId: string;
  /** Unix milliseconds, or `null` for the database's clock. */
  readonly now: () => number | null;
  /** Told when the database begins to fail and when it is back. */
  readonly onState: (state: 'failing' | 'working', error: unknown) => void;
  /** Told each second while rows are locked for too long, and once after that: what was not done with them may be tried again. */
  readonly onLook: () => void;
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

/** Something to be done with the next batch. */
export interface QueuedWork {
  /** Asked for the operation when its batch is made, and not again when that is tried once more. */
  readonly prepare: () => LedgerOperation;
  /** Called before anything of the next batch is prepared, as `reject` is. */
  readonly resolve: (result: LedgerResult) => void;
  readonly reject: (error: Error) => void;
}

interface Item {
  readonly work: QueuedWork;
  /** One that is taken is in a commit, or was. */
  state: 'waiting' | 'taken' | 'withdrawn';
}

interface TakenItem {
  readonly work: QueuedWork;
  readonly operation: LedgerOperation;
}

/** `short` for what waits only shortly for a lock, and `again` for what has waited for one that is given back by now. */
type Attempt = 'first' | 'again' | 'short';

/**
 * Group commit: what came while a batch was committed is the next batch, so that nothing waits longer than for two commits. What ends holds goes before what makes them, and pots between them, since they do both. While the database
 * is away everything is rejected at once.
 */
export class CommitQueue {
  readonly #options: CommitQueueOptions;
  #endings: Item[] = [];
  #pots: Item[] = [];
  #holds: Item[] = [];
  #running: Promise<void> | null = null;
  #probe: NodeJS.Timeout | null = null;
  readonly #locked = new LockedRows();
  /** Until what is locked is looked at again. */
  #lockedTimer: NodeJS.Timeout | null = null;
  #isAway = false;
  #isClosed = false;

  constructor(options: CommitQueueOptions) {
    this.#options = options;
  }

  /** The database failed last time, and nobody has seen it since. */
  get isAway(): boolean {
    return this.#isAway;
  }

  /** Rows were locked for too long: `onLook` will be called within a second, also where they are free by then. */
  get willLook(): boolean {
    return this.#lockedTimer !== null;
  }

  add(kind: LedgerOperation['kind'], prepare: () => LedgerOperation): QueuedOperation {
    const { promise, resolve, reject } = Promise.withResolvers<LedgerResult>();
    // Whoever withdrew it, or stopped waiting, does not look any more.
    promise.catch(() => undefined);
    return { result: promise, withdraw: this.addWork(kind, { prepare, resolve, reject }) };
  }

  /** Its `withdraw`. Work that cannot be done is rejected at once. */
  addWork(kind: LedgerOperation['kind'], work: QueuedWork): QueuedOperation['withdraw'] {
    const item: Item = { work, state: 'waiting' };
    if (this.#isAway || this.#isClosed) work.reject(new NotCommittedError('not done', null));
    else this.#findWaiting(kind).push(item);
    this.#start();
    return () => {
      if (item.state === 'waiting') item.state = 'withdrawn';
      return item.state === 'withdrawn';
    };
  }

  /** Waits for everything that is in the queue, and takes nothing more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#probe !== null) clearTimeout(this.#probe);
    if (this.#lockedTimer !== null) clearTimeout(this.#lockedTimer);
    await this.#running;
  }

  #findWaiting(kind: LedgerOperation['kind']): Item[] {
    if (kind === 'pot') return this.#pots;
    return kind === 'hold' ? this.#holds : this.#endings;
  }

  #start(): void {
    if (this.#running !== null) return;
    if (this.#endings.length + this.#pots.length + this.#holds.length === 0) return;
    this.#running = this.#run().finally(() => {
      this.#running = null;
      this.#start();
    });
  }

  async #run(): Promise<void> {
    // What whoever began this has yet to add belongs to it.
    await Promise.resolve();
    for (let batch = this.#take(); batch.length > 0; batch = this.#take()) {
      if (this.#locked.size === 0) await this.#commit(batch);
      else await this.#commitApart(batch);
    }
  }

  #take(): readonly TakenItem[] {
    const batch: TakenItem[] = [];
    for (const waiting of [this.#endings, this.#pots, this.#holds])
      for (const item of waiting.splice(0, maxBatchSize - batch.length)) {
        if (item.state !== 'waiting') continue;
        item.state = 'taken';
        batch.push({ work: item.work, operation: item.work.prepare() });
      }
    return batch;
  }

  async #commit(batch: readonly TakenItem[], attempt: Attempt = 'first'): Promise<void> {
    try {
      const results = await this.#try(batch, this.#findLockWait(attempt));
      for (const [index, { work, operation }] of batch.entries()) {
        if (attempt === 'short') this.#locked.noteFree(operation);
        work.resolve(results[index] as LedgerResult);
      }
    } catch (error) {
      if (error instanceof RefusedBatchError) await this.#commitOneByOne(batch, error, attempt);
      else if (error instanceof LockedBatchError) await this.#commitRest(batch, error, attempt);
      else this.#fail(batch, error);
    }
  }

  /** What waits for rows that were locked must cost nobody else their time. */
  async #commitApart(batch: readonly TakenItem[]): Promise<void> {
    const {
      now = [],
      apart = [],
      later = [],
    } = Object.groupBy(batch, (item) => this.#locked.judge(item.operation));
    reject(later, 'not done', null);
    if (now.length > 0) await this.#commit(now);
    if (apart.length === 0) return;
    if (this.#isAway) reject(apart, 'not done', null);
    else await this.#commit(apart, 'short');
  }

  async #commitRest(batch: readonly TakenItem[], error: LockedBatchError, attempt: Attempt): Promise<void> {
    this.#locked.noteLocked(error.ids);
    this.#lockedTimer ??= setTimeout(this.#lookAtLocked, lookPauseMs).unref();
    if (!batch.some(({ operation }) => this.#locked.judge(operation) === 'later')) {
      // Whoever had it has just given it back. After a short wait the next look finds that out.
      if (attempt === 'short') reject(batch, 'not done', error);
      else if (attempt === 'first') await this.#commit(batch, 'again');
      else this.#fail(batch, error);
      return;
    }
    await this.#commitApart(batch);
  }

  readonly #lookAtLocked = (): void => {
    this.#lockedTimer = null;
    if (this.#isClosed) return;
    this.#locked.sweep();
    if (this.#locked.size > 0) this.#lockedTimer = setTimeout(this.#lookAtLocked, lookPauseMs).unref();
    // Also where all are free: what was not done before still waits.
    this.#options.onLook();
  };

  #findLockWait(attempt: Attempt): LedgerBatch['lockWaitMs'] {
    if (attempt === 'short') return shortWaitMs;
    return attempt === 'first' && this.#locked.isMoreLikely ? likelyWaitMs : undefined;
  }

  async #try(
    batch: readonly TakenItem[],
    lockWaitMs: LedgerBatch['lockWaitMs'],
  ): Promise<readonly LedgerResult[]> {
    const { backend, nodeId, now } = this.#options;
    const operations = batch.map(({ operation }) => operation);
    const startedAt = performance.now();
    try {
      return await backend.commit({ nodeId, nowMs: now(), operations, lockWaitMs });
    } catch (error) {
      const isQuick = performance.now() - startedAt < retryWithinMs;
      if (error instanceof RefusedBatchError || error instanceof LockedBatchError || !isQuick) throw error;
      // Every operation may be repeated: a hold, a charge and a void of the same id happen once.
      return await backend.commit({ nodeId, nowMs: now(), operations, lockWaitMs });
    }
  }

  /** One row that the database never takes must cost nothing but itself. */
  async #commitOneByOne(
    batch: readonly TakenItem[],
    error: RefusedBatchError,
    attempt: Attempt,
  ): Promise<void> {
    if (batch.length === 1) batch[0]?.work.reject(error);
    else
      for (const taken of batch)
        if (this.#isAway) reject([taken], 'not done', error);
        else await this.#commit([taken], attempt);
  }

  #fail(batch: readonly TakenItem[], error: unknown): void {
    const wasWorking = !this.#isAway;
    this.#isAway = true;
    reject(batch, 'uncertain', error);
    for (const waiting of [this.#endings, this.#pots, this.#holds])
      for (const { work } of waiting.splice(0)) work.reject(new NotCommittedError('not done', error));
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

function reject(items: readonly TakenItem[], certainty: 'not done' | 'uncertain', error: unknown): void {
  for (const { work } of items) work.reject(new NotCommittedError(certainty, error));
}
