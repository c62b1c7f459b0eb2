/**
 * What one request holds in memory, counted against the limits of the process, of its key and of its client's address.
 * Whatever is left is given back when the request has ended and its answer has left the process. Per request.
 */
export interface MemoryAccount {
  /** Throws `unavailable` (`too_many_bytes_in_flight`) when too much is held already; then nothing was taken. */
  take(sizeBytes: number): void;
  /** Gives back what was taken before. */
  give(sizeBytes: number): void;
}

/**
 * The part of an account that one piece of work takes, which can end before the request does. What is taken or given after
 * that concerns nobody. Per attempt.
 */
export class PartialAccount implements MemoryAccount {
  readonly #whole: MemoryAccount;
  #heldBytes = 0;
  #hasEnded = false;

  constructor(whole: MemoryAccount) {
    this.#whole = whole;
  }

  take(sizeBytes: number): void {
    if (this.#hasEnded) return;
    this.#whole.take(sizeBytes);
    this.#heldBytes += sizeBytes;
  }

  give(sizeBytes: number): void {
    if (this.#hasEnded) return;
    this.#whole.give(sizeBytes);
    this.#heldBytes -= sizeBytes;
  }

  /** The work came to nothing, or what came of it is no longer held: gives back what is left. */
  close(): void {
    if (!this.#hasEnded && this.#heldBytes > 0) this.#whole.give(this.#heldBytes);
    this.#hasEnded = true;
  }

  /** What came of the work is held on: what is left stays taken, for as long as the whole account does. */
  leave(): void {
    this.#hasEnded = true;
  }
}
