/** How much sound the clients of one session may send in all, and have sent. */
export class SoundAllowance {
  readonly #maxMs: number;
  #takenMs = 0;

  constructor(maxMs: number) {
    this.#maxMs = maxMs;
  }

  /** In milliseconds. */
  get takenMs(): number {
    return this.#takenMs;
  }

  /** Takes so much, in milliseconds; `spent` where that is more than is left, and then nothing is taken. */
  take(milliseconds: number): 'taken' | 'spent' {
    if (this.#takenMs + milliseconds > this.#maxMs) return 'spent';
    this.#takenMs += milliseconds;
    return 'taken';
  }
}
