/** How often sound is sent, in milliseconds. */
const frameMs = 20;
/** Who is later than this does not hurry to catch up, in milliseconds. */
const maxLateMs = 100;
const ticksPerMs = 48;

/** When a frame is sent, in the clock of RTP. */
export interface FrameTime {
  readonly timestamp: number;
  /** Whether there was silence before it. */
  readonly begins: boolean;
}

/**
 * Says when the next frame of sound is to be sent: one every 20 ms. Timestamps go on over silence as time does: where they do not, receivers
 * take what follows for late, and delay it. All times are what it is told. Per call.
 */
export class Pacer {
  #nextAt = Number.NEGATIVE_INFINITY;
  #sentAt: number | null = null;
  #isResting = true;
  #timestamp: number;

  /** `timestamp` is the first one; random (RFC 3550). */
  constructor(timestamp: number) {
    this.#timestamp = timestamp;
  }

  /** Whether a frame is due. */
  isDue(now: number): boolean {
    return now >= this.#nextAt;
  }

  /** A frame is sent, as {@link isDue} allows. */
  send(now: number): FrameTime {
    const begins = this.#isResting || now - this.#nextAt > maxLateMs;
    const at = begins ? now : this.#nextAt;
    if (this.#sentAt !== null) {
      const ticks = Math.round((at - this.#sentAt) * ticksPerMs);
      this.#timestamp = (this.#timestamp + ticks) >>> 0;
    }
    this.#sentAt = at;
    this.#nextAt = at + frameMs;
    this.#isResting = false;
    return { timestamp: this.#timestamp, begins };
  }

  /** There is nothing to send now. */
  rest(now: number): void {
    if (now >= this.#nextAt) this.#isResting = true;
  }
}
