/** Requests that are begun in one turn of the event loop. */
export const begunPerTurn = 32;

/** Requests begun in one turn that came ahead of the answers before them. */
export const aheadPerTurn = 4;

/** From so many on it is watched when the turn ends: to find that out for each request would cost more than it spares. */
const watchedFrom = 8;

/**
 * Begins work in the order in which it came, and no more of it in one turn of the event loop than takes a few milliseconds.
 * Node accepts one connection in a turn: where hundreds of requests arrive together, whoever comes new would wait for as
 * many turns, each as long as all of them. Shared.
 */
export class TurnQueue {
  #begun = 0;
  #isWatched = false;
  #waiting: (() => void)[] = [];
  #ahead: (() => void)[] = [];

  /** Now, or when those before it have begun. */
  add(begin: () => void): void {
    if (this.#begun < begunPerTurn && this.#waiting.length === 0) {
      this.#begin(begin);
      return;
    }
    this.#waiting.push(begin);
    this.#watch();
  }

  /** In another turn at the earliest: for what its client sent without waiting for the answer before it. */
  addAhead(begin: () => void): void {
    this.#ahead.push(begin);
    this.#watch();
  }

  #begin(begin: () => void): void {
    this.#begun += 1;
    if (this.#begun >= watchedFrom) this.#watch();
    begin();
  }

  #watch(): void {
    if (this.#isWatched) return;
    this.#isWatched = true;
    setImmediate(this.#endTurn);
  }

  readonly #endTurn = (): void => {
    this.#isWatched = false;
    this.#begun = 0;
    const begins = [...this.#waiting.splice(0, begunPerTurn), ...this.#ahead.splice(0, aheadPerTurn)];
    for (const begin of begins) this.#begin(begin);
    if (this.#waiting.length > 0 || this.#ahead.length > 0) this.#watch();
  };
}
