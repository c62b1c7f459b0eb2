/** After this time a measured latency counts half, so that a model that was slow once is tried again. */
const latencyHalfLifeMs = 30_000;

/** How much of the average a new latency is. */
const newLatencyShare = 0.3;

/**
 * How fast one model on one deployment answers, and how much it has to do, as far as choosing between deployments goes. Times are those
 * of one monotonic clock, in milliseconds.
 */
export class ModelPace {
  #latencyMs = 0;
  #measuredAt = -Infinity;
  /** Calls and streams under way. */
  #running = 0;
  /** Calls without an answer yet, and the sum of when they began. */
  #waiting = 0;
  #waitingSince = 0;

  /**
   * What one more call would cost: the latency of late, or how long calls have waited where that is longer, times those that would
   * share the model. One that hangs has no latency that anybody could measure.
   */
  estimateCost(now: number): number {
    const faded = this.#latencyMs * 0.5 ** ((now - this.#measuredAt) / latencyHalfLifeMs);
    const waited = this.#waiting === 0 ? 0 : now - this.#waitingSince / this.#waiting;
    return (Math.max(faded, waited) + 1) * (this.#running + 1);
  }

  /** A call begins, and waits for its answer. */
  begin(now: number): PacedCall {
    this.#running += 1;
    this.#waiting += 1;
    this.#waitingSince += now;
    return new PacedCall(this, now);
  }

  /** A call that began then waits no longer. */
  endWait(startedAt: number): void {
    this.#waiting -= 1;
    this.#waitingSince -= startedAt;
  }

  /** A call is over. */
  end(): void {
    this.#running -= 1;
  }

  noteLatency(now: number, latencyMs: number): void {
    this.#latencyMs =
      this.#measuredAt === -Infinity
        ? latencyMs
        : this.#latencyMs + (latencyMs - this.#latencyMs) * newLatencyShare;
    this.#measuredAt = now;
  }
}

/** A call that a model has under way. */
export class PacedCall {
  readonly #pace: ModelPace;
  readonly #startedAt: number;
  #isWaiting = true;

  constructor(pace: ModelPace, startedAt: number) {
    this.#pace = pace;
    this.#startedAt = startedAt;
  }

  /** It waits for its answer no longer. May be said again. */
  endWait(): void {
    if (!this.#isWaiting) return;
    this.#isWaiting = false;
    this.#pace.endWait(this.#startedAt);
  }

  /** It is over. Said once. */
  end(): void {
    this.endWait();
    this.#pace.end();
  }
}
