import type { Takeover } from '../../core/video/task-store.ts';

/** All in milliseconds. */
export interface OutageTimes {
  readonly renewMs: number;
  /** Between two looks while any task is open. */
  readonly scanMs: number;
  /** After this process could not reach the database, or began: what others have is left to them for so long. */
  readonly graceMs: number;
}

/**
 * While nobody could reach the database claims ran out whose nodes live. They get time to say so before anybody takes what is theirs:
 * what a living node submits would fail, though the upstream makes it. Whoever has just begun cannot know of an outage before.
 */
export class OutageWatch {
  readonly #times: OutageTimes;
  /** All by the clock of `performance.now()`. */
  readonly #beganAt = performance.now();
  #heardAt = this.#beganAt;
  #pausedMs = 0;
  #trustedAt = -Infinity;
  #isAway = false;

  constructor(times: OutageTimes) {
    this.#times = times;
  }

  /** Whose claims that have run out say that nobody works there. */
  get takeover(): Takeover {
    const now = performance.now();
    if (now < this.#trustedAt) return 'own';
    const renewedWithinMs = now - this.#beganAt;
    return renewedWithinMs < this.#times.graceMs ? { renewedWithinMs } : 'all';
  }

  /** The database's clock was set: claims that have run out may be those of who lives, until they are renewed by the new time. */
  noteStep(): void {
    this.#trustedAt = performance.now() + this.#times.graceMs;
  }

  /** This node has asked nothing for so long, since it last did. */
  notePause(plannedMs: number, pausedMs: number): void {
    this.#pausedMs = Math.min(plannedMs, pausedMs);
  }

  /** Passes on what the database answers. */
  async watch<Answer>(asking: Promise<Answer>): Promise<Answer> {
    try {
      const answer = await asking;
      this.#noteAnswer();
      return answer;
    } catch (error) {
      this.#isAway = true;
      throw error;
    }
  }

  #noteAnswer(): void {
    const { renewMs, scanMs, graceMs } = this.#times;
    const now = performance.now();
    // Where a database or a whole machine stood still nothing fails, and whoever lives goes on at once.
    const hasStoodStill = now - this.#heardAt - this.#pausedMs > renewMs;
    if (this.#isAway) this.#trustedAt = now + graceMs;
    else if (hasStoodStill) this.#trustedAt = Math.max(this.#trustedAt, now + renewMs + scanMs);
    this.#isAway = false;
    this.#heardAt = now;
  }
}
