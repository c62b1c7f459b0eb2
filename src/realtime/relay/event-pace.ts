/** How many events may come in a second: as many at once, refilled evenly. */
export class EventPace {
  readonly #perSecond: number;
  readonly #now: () => number;
  #left: number;
  #at: number;

  /** `now` is a monotonic clock in milliseconds. */
  constructor(perSecond: number, now: () => number) {
    this.#perSecond = perSecond;
    this.#now = now;
    this.#left = perSecond;
    this.#at = now();
  }

  /** Takes one event; how long to wait before it is dealt with, in milliseconds. */
  take(): number {
    const now = this.#now();
    this.#left = Math.min(this.#perSecond, this.#left + ((now - this.#at) * this.#perSecond) / 1_000) - 1;
    this.#at = now;
    return this.#left >= 0 ? 0 : (-this.#left * 1_000) / this.#perSecond;
  }
}
