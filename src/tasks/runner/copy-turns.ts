/** Copies into one bucket at a time: each may have two parts of 8 MiB in memory. */
const maxCopies = 4;
/** Tasks that wait for their turn and have nothing but that; what comes beside them keeps the slot in which it was stored. */
const maxWaiting = 64;

interface Bucket {
  running: number;
  readonly waiting: Set<() => void>;
}

/** Who copies when. A bucket that is slow makes nobody wait but those who copy there. */
export class CopyTurns {
  readonly #buckets = new Map<string, Bucket>();
  #waitingCount = 0;

  /** Whether one more may wait for its turn without a slot. */
  get hasRoom(): boolean {
    return this.#waitingCount < maxWaiting;
  }

  /** Resolves when it is its turn, in the order of those who came, to what ends it. Rejects with the reason of the signal. */
  async take(name: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    const bucket = this.#buckets.get(name) ?? { running: 0, waiting: new Set() };
    this.#buckets.set(name, bucket);
    if (bucket.running < maxCopies) bucket.running += 1;
    else await this.#wait(bucket, signal);
    return () => {
      this.#end(name, bucket);
    };
  }

  async #wait({ waiting }: Bucket, signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const begin = () => {
      resolve(undefined);
    };
    const giveUp = () => {
      if (waiting.delete(begin)) reject(signal.reason as Error);
    };
    waiting.add(begin);
    this.#waitingCount += 1;
    signal.addEventListener('abort', giveUp);
    await promise.finally(() => {
      this.#waitingCount -= 1;
      signal.removeEventListener('abort', giveUp);
    });
  }

  /** The turn goes to whoever has waited longest. */
  #end(name: string, bucket: Bucket): void {
    const [next] = bucket.waiting;
    if (next !== undefined) {
      bucket.waiting.delete(next);
      next();
      return;
    }
    bucket.running -= 1;
    if (bucket.running === 0) this.#buckets.delete(name);
  }
}
