import { GatewayError } from '../../core/gateway-error.ts';
import type { PasswordAsker } from '../account-parts.ts';

/** How long clients are asked to wait when the queue is full, in milliseconds. */
const retryMs = 1_000;

export interface WorkQueueLimits {
  readonly maxRunning: number;
  /** Over all addresses, and as much over all users. */
  readonly maxWaiting: number;
  readonly maxWaitingOfOne: number;
}

/**
 * Runs so much costly work at once, lets so much wait, and refuses the rest. Those who wait have turns: of each the next, so that nobody
 * waits behind all that somebody else asked for. Users who are logged in have places of their own and every other turn: anybody may
 * have many addresses. Shared.
 */
export class WorkQueue {
  readonly #maxRunning: number;
  readonly #users: WaitingLine;
  readonly #addresses: WaitingLine;
  #lastTaken: WaitingLine;
  #running = 0;

  constructor(limits: WorkQueueLimits) {
    this.#maxRunning = limits.maxRunning;
    this.#users = new WaitingLine(limits);
    this.#addresses = new WaitingLine(limits);
    this.#lastTaken = this.#addresses;
  }

  /** Rejects with `unavailable` (`overloaded`) when too much waits already, of all such askers or of `asker`. */
  async run<Result>(asker: PasswordAsker, work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#maxRunning) this.#running += 1;
    else if ('userId' in asker) await this.#users.wait(asker.userId);
    else await this.#addresses.wait(asker.address);
    try {
      return await work();
    } finally {
      const next = this.#takeNext();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  #takeNext(): (() => void) | undefined {
    const [users, addresses] = [this.#users, this.#addresses];
    const lines = this.#lastTaken === users ? [addresses, users] : [users, addresses];
    for (const line of lines) {
      const next = line.take();
      if (next === undefined) continue;
      this.#lastTaken = line;
      return next;
    }
    return undefined;
  }
}

/** Those of one kind who wait. */
class WaitingLine {
  readonly #limits: WorkQueueLimits;
  /** What waits, by who asked; who is first has the next turn, and is the last of all then. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #count = 0;

  constructor(limits: WorkQueueLimits) {
    this.#limits = limits;
  }

  /** Resolves with the place of somebody who has ended. */
  wait(asker: string): Promise<void> {
    const { maxWaiting, maxWaitingOfOne } = this.#limits;
    const own = this.#waiting.get(asker) ?? [];
    if (this.#count >= maxWaiting || own.length >= maxWaitingOfOne) throw createOverloaded();
    this.#count += 1;
    this.#waiting.set(asker, own);
    return new Promise((resolve) => own.push(resolve));
  }

  take(): (() => void) | undefined {
    const [first] = this.#waiting;
    if (first === undefined) return undefined;
    const [asker, own] = first;
    const next = own.shift();
    this.#count -= 1;
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
