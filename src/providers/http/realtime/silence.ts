import type { Socket } from 'node:net';

export interface SilenceParts {
  /** How long may pass without a byte from the other side, or to it. */
  readonly maxMs: number;
  readonly onSilent: () => void;
}

/** Watches a connection while something is owed on it. Per session. */
export class Silence {
  readonly #connection: Socket;
  readonly #parts: SilenceParts;
  #timer: NodeJS.Timeout | null = null;
  #passed = 0;

  constructor(connection: Socket, parts: SilenceParts) {
    this.#connection = connection;
    this.#parts = parts;
  }

  /** From now on, or anew. */
  watch(): void {
    this.#passed = this.#countBytes();
    if (this.#timer === null) this.#wait();
    else this.#timer.refresh();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** A long event comes, and goes, in many pieces. */
  #wait(): void {
    this.#timer = setTimeout(() => {
      const passed = this.#countBytes();
      if (passed === this.#passed) this.#parts.onSilent();
      else {
        this.#passed = passed;
        this.#wait();
      }
    }, this.#parts.maxMs);
  }

  #countBytes(): number {
    const { bytesRead, bytesWritten, writableLength } = this.#connection;
    return bytesRead + bytesWritten - writableLength;
  }
}
