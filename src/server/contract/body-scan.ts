import { mayPassLimit } from '../../core/json/json-limits.ts';
import { createJsonScanner, type JsonScanner } from '../../core/json/json-scanner.ts';

/**
 * Counts the values of a body while it arrives, as soon as it is large enough to hold too many. Before that its chunks wait.
 * Per request.
 */
export class BodyScan {
  readonly #maxValues: number;
  readonly #scanner: JsonScanner;
  #waiting: Buffer[] | null = [];
  #waitingBytes = 0;

  constructor(maxValues: number) {
    this.#maxValues = maxValues;
    this.#scanner = createJsonScanner({ maxValues });
  }

  /** How many values there are; `null` for a body that is too small to be looked at. */
  get valueCount(): number | null {
    return this.#waiting === null ? this.#scanner.valueCount : null;
  }

  /** Throws `invalid_argument` (`invalid_json`) when there are too many values, or too deep ones. */
  push(chunk: Buffer): void {
    if (this.#waiting === null) {
      this.#scanner.push(chunk);
      return;
    }
    this.#waiting.push(chunk);
    this.#waitingBytes += chunk.length;
    if (!mayPassLimit(this.#waitingBytes, this.#maxValues)) return;
    const waiting = this.#waiting;
    this.#waiting = null;
    for (const earlier of waiting) this.#scanner.push(earlier);
  }
}
