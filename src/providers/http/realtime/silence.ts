import type { Socket } from 'node:net';

export interface SilenceParts {
  /** How long may pass without a byte from the other side, or to it. */
  readonly maxMs: number;
  readonly onSilent: () => void;
}

/** How often it is looked within the longest silence, which is noticed a look or two later. */
const looks = 20;

/** Watches a connection while something is owed on it. Per session. */
export class Silence {
  readonly #connection: Socket;
  readonly #parts: SilenceParts;
  #timer: NodeJS.Timeout | null = null;
  /** When something was last known to have passed. */
  #passedAt = 0;
  #passed = 0;

  constructor(connection: Socket, parts: SilenceParts) {
    this.#connection = connection;
    this.#parts = parts;
  }

  /** From now on, or anew. It is called for every event. */
  watch(): void {
    this.#passedAt = performance.now();
    if (this.#timer !== null) return;
    this.#passed = this.#countBytes();
    this.#timer = setInterval(this.#look, this.#parts.maxMs / looks);
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }

  /** A long event comes, and goes, in many pieces. */
  readonly #look = (): void => {
    const now = performance.now();
    const passed = this.#countBytes();
    if (passed !== this.#passed) this.#passedAt = now;
    this.#passed = passed;
    if (now - this.#passedAt >= this.#parts.maxMs) this.#parts.onSilent();
  };

  #countBytes(): number {
    const { bytesRead, bytesWritten, writableLength } = this.#connection;
    return bytesRead + bytesWritten - writableLength;
  }
}
