/** Cuts a stream of samples into frames of one length, however it comes: what is left waits for the next piece. */
export class FrameCutter {
  readonly #frame: Int16Array;
  #filled = 0;

  constructor(frameSamples: number) {
    this.#frame = new Int16Array(frameSamples);
  }

  /** The frames that are full now. Each is overwritten by the next one. */
  *cut(samples: Int16Array): Generator<Int16Array, void> {
    const frame = this.#frame;
    for (let taken = 0; taken < samples.length;) {
      const part = samples.subarray(taken, taken + frame.length - this.#filled);
      frame.set(part, this.#filled);
      taken += part.length;
      this.#filled += part.length;
      if (this.#filled < frame.length) return;
      this.#filled = 0;
      yield frame;
    }
  }
}
