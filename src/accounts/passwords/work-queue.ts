import { GatewayError } from '../../core/gateway-error.ts';

/** How long clients are asked to wait when the queue is full, in milliseconds. */
const retryMs = 1_000;

/** Runs so much costly work at once and lets so much wait; refuses the rest. Shared. */
export class WorkQueue {
  readonly #maxRunning: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ maxRunning, maxWaiting }: { readonly maxRunning: number; readonly maxWaiting: number }) {
    this.#maxRunning = maxRunning;
    this.#maxWaiting = maxWaiting;
  }

  /** Rejects with `unavailable` (`overloaded`) when too much waits already. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#maxRunning) await this.#wait();
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  /** Resolves with the place of somebody who has ended. */
  #wait(): Promise<void> {
    if (this.#waiting.length >= this.#maxWaiting) {
      throw new GatewayError('unavailable', 'Too many people log in at the moment. Try again shortly.', {
        reason: 'overloaded',
        retryAfterMs: retryMs,
      });
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
