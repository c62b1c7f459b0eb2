/** Copies into one bucket at a time: each may have two parts of 8 MiB in memory. */
const maxCopies = 4;
/** Tasks that wait for their turn and have nothing but that; what comes beside them keeps its slot until one of them waits no longer. */
const maxWaiting = 64;

interface Waiter {
  readonly begin: () => void;
  readonly leaveSlot: () => void;
}

interface Bucket {
  running: number;
  readonly waiting: Set<Waiter>;
}

/** Who copies when. A bucket that is slow makes nobody wait but those who copy there. */
export class CopyTurns {
  readonly #buckets = new Map<string, Bucket>();
  /** Those of all buckets that wait without their slots. */
  readonly #slotless = new Set<Waiter>();
  /** Those that wait with theirs, in the order of those who came. */
  readonly #crowded = new Set<Waiter>();

  /**
   * Resolves when it is its turn, in the order of those who came, to what ends it. Calls `leaveSlot` when the slot in which a video was
   * stored is not needed any more, at its turn or before. Rejects with the reason of the signal.
   */
  async take(name: string, signal: AbortSignal, leaveSlot: () => void): Promise<() => void> {
    signal.throwIfAborted();
    const bucket = this.#buckets.get(name) ?? { running: 0, waiting: new Set() };
    this.#buckets.set(name, bucket);
    if (bucket.running < maxCopies) {
      bucket.running += 1;
      leaveSlot();
    } else await this.#wait(bucket, signal, leaveSlot);
    return () => {
      this.#end(name, bucket);
    };
  }

  async #wait({ waiting }: Bucket, signal: AbortSignal, leaveSlot: () => void): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const waiter = {
      begin: () => {
        if (this.#crowded.has(waiter)) leaveSlot();
        this.#leave(waiter);
        resolve(undefined);
      },
      leaveSlot,
    };
    const giveUp = () => {
      if (!waiting.delete(waiter)) return;
      this.#leave(waiter);
      reject(signal.reason as Error);
    };
    waiting.add(waiter);
    this.#crowded.add(waiter);
    this.#makeRoom();
    signal.addEventListener('abort', giveUp);
    await promise.finally(() => {
      signal.removeEventListener('abort', giveUp);
    });
  }

  #leave(waiter: Waiter): void {
    this.#crowded.delete(waiter);
    this.#slotless.delete(waiter);
    this.#makeRoom();
  }

  #makeRoom(): void {
    const [next] = this.#crowded;
    if (next === undefined || this.#slotless.size >= maxWaiting) return;
    this.#crowded.delete(next);
    this.#slotless.add(next);
    next.leaveSlot();
  }

  /** The turn goes to whoever has waited longest. */
  #end(name: string, bucket: Bucket): void {
    const [next] = bucket.waiting;
    if (next !== undefined) {
      bucket.waiting.delete(next);
      next.begin();
      return;
    }
    bucket.running -= 1;
    if (bucket.running === 0) this.#buckets.delete(name);
  }
}
