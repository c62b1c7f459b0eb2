/** Requests that are begun in one turn of the event loop, at most. */
export const maxBegunPerTurn = 32;

/** Requests begun in one turn that came ahead of the answers before them, at most. */
export const maxAheadPerTurn = 4;

/** A turn that took longer lets the next one begin half as many requests, in milliseconds. */
export const maxTurnMs = 5;

/** From so many on it is watched when the turn ends: to find that out for each request would cost more than it spares. */
const watchedFrom = 8;

/** A request that is to be begun. */
export interface Turn {
  begin(): void;
  /** Whose it is. Asked for only where it has to wait. */
  nameFlow(): string;
}

/**
 * Begins requests in the order in which they came, and no more of them in one turn of the event loop than take a few milliseconds:
 * whoever comes new waits for turns. Where requests wait, everybody gets one after the other, so that nobody waits for all that
 * another has sent. Shared.
 */
export class TurnQueue {
  #begun = 0;
  /** How many this turn may begin: fewer while turns are long. */
  #allowance = maxBegunPerTurn;
  #isWatched = false;
  /** When the turn before ended, while requests wait; `null` where the time until now is not the length of a turn. */
  #endedAt: number | null = null;
  readonly #waiting = new FlowQueue();
  readonly #ahead = new FlowQueue();
  readonly #now: () => number;

  /** `now` tells how long turns take; default is the process's clock. */
  constructor(now = (): number => performance.now()) {
    this.#now = now;
  }

  /** Now, or when those before it have begun. */
  add(turn: Turn): void {
    if (this.#begun < this.#allowance && this.#waiting.size === 0) {
      this.#begin(turn);
      return;
    }
    this.#waiting.add(turn);
    this.#watch();
  }

  /** In another turn at the earliest: for what its client sent without waiting for the answer before it. */
  addAhead(turn: Turn): void {
    this.#ahead.add(turn);
    this.#watch();
  }

  #begin(turn: Turn): void {
    this.#begun += 1;
    if (this.#begun >= watchedFrom) this.#watch();
    turn.begin();
  }

  #watch(): void {
    if (this.#isWatched) return;
    this.#isWatched = true;
    setImmediate(this.#endTurn);
  }

  readonly #endTurn = (): void => {
    this.#isWatched = false;
    this.#begun = 0;
    this.#adjust(this.#now());
    const turns = [
      ...this.#waiting.take(this.#allowance),
      ...this.#ahead.take(Math.min(maxAheadPerTurn, this.#allowance)),
    ];
    for (const turn of turns) this.#begin(turn);
    if (this.#waiting.size > 0 || this.#ahead.size > 0) this.#watch();
    else this.#endedAt = null;
  };

  #adjust(now: number): void {
    const tookMs = this.#endedAt === null ? 0 : now - this.#endedAt;
    this.#endedAt = now;
    this.#allowance =
      tookMs > maxTurnMs
        ? Math.max(1, Math.floor(this.#allowance / 2))
        : Math.min(maxBegunPerTurn, this.#allowance + 1);
  }
}

/** Requests that wait: each flow's in their order, the flows in turn. */
class FlowQueue {
  readonly #flows = new Map<string, Turn[]>();
  size = 0;

  add(turn: Turn): void {
    const name = turn.nameFlow();
    const flow = this.#flows.get(name);
    if (flow === undefined) this.#flows.set(name, [turn]);
    else flow.push(turn);
    this.size += 1;
  }

  take(count: number): readonly Turn[] {
    const taken: Turn[] = [];
    for (const [name, flow] of this.#flows) {
      if (taken.length >= count) break;
      const turn = flow.shift();
      // Who had their turn is last in line.
      this.#flows.delete(name);
      if (flow.length > 0) this.#flows.set(name, flow);
      if (turn !== undefined) taken.push(turn);
    }
    this.size -= taken.length;
    return taken;
  }
}
