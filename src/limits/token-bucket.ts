/** Every bucket is refilled within this time, in milliseconds. */
export const windowMs = 60_000;

/** A minute's worth of something, refilled evenly. Below 0 it is a debt, never greater than the capacity. */
export class TokenBucket {
  #capacity: number;
  #level: number;
  /** When the level was right, on the limiter's clock. */
  #at: number;

  /** Full at first. */
  constructor(capacity: number, now: number) {
    this.#capacity = capacity;
    this.#level = capacity;
    this.#at = now;
  }

  /** The limit may have changed: what was used stays used. */
  resize(capacity: number): void {
    if (capacity === this.#capacity) return;
    this.#level = Math.max(-capacity, this.#level + capacity - this.#capacity);
    this.#capacity = capacity;
  }

  refill(now: number): void {
    const refilled = this.#level + ((now - this.#at) / windowMs) * this.#capacity;
    this.#level = Math.min(this.#capacity, refilled);
    this.#at = now;
  }

  get level(): number {
    return this.#level;
  }

  get capacity(): number {
    return this.#capacity;
  }

  get isFull(): boolean {
    return this.#level >= this.#capacity;
  }

  /** Takes what may make a debt, or with a negative amount gives back. */
  take(amount: number): void {
    this.#level = Math.min(this.#capacity, Math.max(-this.#capacity, this.#level - amount));
  }

  /** Until the level is this, in milliseconds; 0 where it is. */
  waitFor(level: number): number {
    return this.#level >= level ? 0 : ((level - this.#level) / this.#capacity) * windowMs;
  }

  /** Until it is full, in milliseconds. */
  get resetMs(): number {
    return this.waitFor(this.#capacity);
  }
}
