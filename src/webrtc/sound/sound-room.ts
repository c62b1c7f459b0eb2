const samplesPerMs = 24;
/** Sound that may wait in all calls of a process together: six hours, a gigabyte. */
const maxInAll = 6 * 3_600_000 * samplesPerMs;

/** Room for the sound that waits in the calls of a process. When half of it is taken, a call has no more than its share of the rest. Per process. */
export class SoundRoom {
  readonly #readCalls: () => number;
  #taken = 0;

  /** `readCalls` says how many calls there are. */
  constructor(readCalls: () => number) {
    this.#readCalls = readCalls;
  }

  /** Takes room for so many samples of a call that has so many already. */
  take(samples: number, ofCall: number): 'taken' | 'full' {
    const left = maxInAll - this.#taken;
    const isScarce = left - samples < maxInAll / 2;
    if (isScarce && ofCall + samples > left / Math.max(1, this.#readCalls())) return 'full';
    this.#taken += samples;
    return 'taken';
  }

  /** So many samples wait no more. */
  give(samples: number): void {
    this.#taken -= samples;
  }
}
