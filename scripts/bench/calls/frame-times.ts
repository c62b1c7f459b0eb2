/** Units of RTP's clock in a millisecond, whatever rate the sound has (RFC 7587). */
const ticksPerMs = 48;

/** Where a packet stands in the answer it belongs to. */
export type FramePlace =
  /** It is the first one. */
  | 'first'
  | 'next'
  /** Not the first one, and marked as one: whoever sent it had given up to be in time. */
  | 'restart';

/**
 * How late packets of sound came. When one is due is what its timestamp says; the packet of an answer that was quickest counts as in time, and
 * what the others took longer is how late they were. Per call.
 */
export class FrameTimes {
  readonly #lateMs: number[] = [];
  #startedAt = 0;
  #firstTimestamp = 0;
  #offsets: number[] = [];

  /** A packet has come. `timestamp` is its own, `atMs` of any one clock. */
  add(place: FramePlace, timestamp: number, atMs: number): void {
    if (place === 'first') {
      this.#settle();
      this.#startedAt = atMs;
      this.#firstTimestamp = timestamp;
    }
    const dueMs = ((timestamp - this.#firstTimestamp) | 0) / ticksPerMs;
    this.#offsets.push(place === 'restart' ? Number.POSITIVE_INFINITY : atMs - this.#startedAt - dueMs);
  }

  /** How late each packet since the last call was, in milliseconds. */
  take(): readonly number[] {
    this.#settle();
    return this.#lateMs.splice(0);
  }

  #settle(): void {
    const quickest = Math.min(...this.#offsets);
    for (const offset of this.#offsets) this.#lateMs.push(offset - quickest);
    this.#offsets = [];
  }
}
