import { GatewayError } from '../../core/gateway-error.ts';

/** How long clients are asked to wait when the queue is full, in milliseconds. */
const retryMs = 1_000;

export interface WorkQueueLimits {
  readonly maxRunning: number;
  /** Over all who ask. */
  readonly maxWaiting: number;
  readonly maxWaitingOfOne: number;
}

/**
 * Runs so much costly work at once, lets so much wait, and refuses the rest. Those who wait have turns: of each the next, so that nobody
 * waits behind all that somebody else asked for. Shared.
 */
export class WorkQueue {
  readonly #limits: WorkQueueLimits;
  /** What waits, by who asked; who is first has the next turn, and is the last of all then. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #waitingCount = 0;
  #running = 0;

  constructor(limits: WorkQueueLimits) {
    this.#limits = limits;
  }

  /** Rejects with `unavailable` (`overloaded`) when too much waits already, of all or of `asker`. */
  async run<Result>(asker: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#limits.maxRunning) await this.#wait(asker);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#takeNext();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  /** Resolves with the place of somebody who has ended. */
  #wait(asker: string): Promise<void> {
    const { maxWaiting, maxWaitingOfOne } = this.#limits;
    const own = this.#waiting.get(asker) ?? [];
    if (this.#waitingCount >= maxWaiting || own.length >= maxWaitingOfOne) throw createOverloaded();
    this.#waitingCount += 1;
    this.#waiting.set(asker, own);
    return new Promise((resolve) => own.push(resolve));
  }

  #takeNext(): (() => void) | undefined {
    const [first] = this.#waiting;
    if (first === undefined) return undefined;
    const [asker, own] = first;
    const next = own.shift();
    this.#waitingCount -= 1;
    this.#waiting.delete(asker);
    if (own.length > 0) this.#waiting.set(asker, own);
    return next;
  }
}

function createOverloaded(): GatewayError {
  return new GatewayError('unavailable', 'Too many people log in at the moment. Try again shortly.', {
    reason: 'overloaded',
    retryAfterMs: retryMs,
  });
}
