/** A turn of the event loop that took longer lets everybody else wait for the next one, in milliseconds. */
export const maxTurnMs = 5;

/** Who is told of a turn in one turn of the event loop, at most. */
const maxPerTurn = 64;

/** Somebody who has something to take of an answer. */
export interface AnswerReader {
  /** Its turn has come; it may wait for the next one right away. Must not throw. */
  takeTurn(): void;
}

/**
 * Divides what upstreams send among the turns of the event loop. Hundreds of large answers that arrive at once are read, parsed
 * and sent a few milliseconds at a time, everybody after the other, and others are served in between. Shared.
 */
export class ReadingTurns {
  #isWatched = false;
  #beganAt = 0;
  /** In the order in which they came. */
  readonly #waiting = new Set<AnswerReader>();

  /** Whether somebody who comes now may read at once. */
  isFree(): boolean {
    if (this.#waiting.size > 0) return false;
    if (this.#isWatched) return !this.#isOver();
    this.#watch();
    return true;
  }

  /** Tells the reader when its turn has come, unless it leaves before. It waits once, however often it is added. */
  wait(reader: AnswerReader): void {
    this.#waiting.add(reader);
    if (!this.#isWatched) this.#watch();
  }

  leave(reader: AnswerReader): void {
    this.#waiting.delete(reader);
  }

  #isOver(): boolean {
    return performance.now() - this.#beganAt > maxTurnMs;
  }

  #watch(): void {
    this.#isWatched = true;
    this.#beganAt = performance.now();
    setImmediate(this.#beginTurn);
  }

  /** An immediate for each, since what comes of a reading is done between them, and takes longest. */
  readonly #beginTurn = (): void => {
    this.#isWatched = false;
    if (this.#waiting.size === 0) return;
    this.#watch();
    this.#callNext();
    const more = Math.min(this.#waiting.size, maxPerTurn - 1);
    for (let count = 0; count < more; count++) setImmediate(this.#callNext);
  };

  readonly #callNext = (): void => {
    if (this.#isOver()) return;
    const [reader] = this.#waiting;
    if (reader === undefined) return;
    this.#waiting.delete(reader);
    reader.takeTurn();
  };
}
