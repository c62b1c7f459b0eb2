/** What is ended when the head is late. */
interface Waiting {
  fail(type: 'first_byte_timeout', cause: undefined): void;
}

/** The longest delay a timer can have; a longer one would fire at once. */
export const maxTimerMs = 2 ** 31 - 1;

/**
 * From sending a request to the head of its answer, where interim answers come before it (1xx; RFC 9110, 15.2): with each of them
 * undici's own limit begins anew. Costs no timer where none comes.
 */
export class HeadLimit {
  readonly #limitMs: number;
  readonly #waiting: Waiting;
  #sentAt = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(limitMs: number, waiting: Waiting) {
    this.#limitMs = limitMs;
    this.#waiting = waiting;
  }

  /** A part of the request is sent; the time begins with the last one. */
  noteSent(): void {
    this.#sentAt = performance.now();
  }

  noteInterim(): void {
    if (this.#timer === null) this.#look();
  }

  /** The head is here, or nobody waits for it any more. */
  end(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #look(): void {
    const leftMs = this.#limitMs - (performance.now() - this.#sentAt);
    if (leftMs <= 0) {
      this.#waiting.fail('first_byte_timeout', undefined);
      return;
    }
    this.#timer = setTimeout(
      () => {
        this.#look();
      },
      Math.min(Math.ceil(leftMs), maxTimerMs),
    );
  }
}
