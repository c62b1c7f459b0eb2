/** How fast a request body must arrive. */
export interface BodyPace {
  /** Longest time for all of it, in milliseconds. */
  readonly timeoutMs: number;
  /** Least bytes a second, on average from its eleventh second on. */
  readonly bytesPerSecond: number;
}

/** Before it a body may come as slowly as it likes: the client may still be starting. */
const graceMs = 10_000;
const lookEveryMs = 2_000;

/** Watches a body arrive, with one timer. Per request. */
export class ArrivalWatch {
  readonly #pace: BodyPace;
  readonly #onLate: () => void;
  readonly #startedAt = performance.now();
  #received = 0;
  #timer: NodeJS.Timeout;

  /** `onLate` is called at most once, when the body is too slow. */
  constructor(pace: BodyPace, onLate: () => void) {
    this.#pace = pace;
    this.#onLate = onLate;
    this.#timer = this.#schedule(Math.min(graceMs, pace.timeoutMs));
  }

  note(sizeBytes: number): void {
    this.#received += sizeBytes;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #schedule(delayMs: number): NodeJS.Timeout {
    return setTimeout(() => {
      this.#look();
    }, delayMs);
  }

  #look(): void {
    const { timeoutMs, bytesPerSecond } = this.#pace;
    const elapsedMs = performance.now() - this.#startedAt;
    const leftMs = timeoutMs - elapsedMs;
    // A timer may be early by a fraction of a millisecond.
    if (leftMs <= 1 || (this.#received * 1000) / elapsedMs < bytesPerSecond) this.#onLate();
    else this.#timer = this.#schedule(Math.min(lookEveryMs, leftMs));
  }
}
