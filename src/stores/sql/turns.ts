/** The most that is done at once, and how much waits for it. */
export interface TurnLimits {
  readonly maxRunning: number;
  /** Of those, what is in lines: whatever locks they wait for, the rest is left to what is in none. */
  readonly maxInLines: number;
  readonly maxWaiting: number;
  /** After this nobody waits any longer, in milliseconds. */
  readonly maxWaitMs: number;
  /** Whether work failed because it had waited for a lock for as long as it may. */
  readonly isLocked: (error: unknown) => boolean;
}

/** What had to wait for too long, or for too much else. Nothing was done. */
export class NoTurnError extends Error {
  constructor() {
    super('Too much waits for the database');
    this.name = 'NoTurnError';
  }
}

interface Waiting {
  readonly line: string | null;
  readonly begin: () => void;
  readonly giveUp: () => void;
}

/**
 * Work that may wait for locks of others, in the order in which it came, but for what is in one line: that is done one after the other.
 * Whatever would wait for the same lock in the database waits here, without a connection. Shared.
 */
export class Turns {
  readonly #limits: TurnLimits;
  /** The oldest first. */
  readonly #waiting = new Set<Waiting>();
  /** Lines of which something is being done. */
  readonly #busy = new Set<string>();
  #running = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /**
   * In no line where that is `null`. `work` is given what it calls where it waits for locks less long than it may: then its line goes on, whatever
   * it waited for. Rejects with NoTurnError, or as `work` does.
   */
  async run<Result>(line: string | null, work: (keepLine: () => void) => Promise<Result>): Promise<Result> {
    if (this.#isFree(line)) this.#take(line);
    else await this.#wait(line);
    let isKept = false;
    try {
      return await work(() => (isKept = true));
    } catch (error) {
      if (line !== null && !isKept && this.#limits.isLocked(error)) this.#giveUpLine(line);
      throw error;
    } finally {
      this.#running -= 1;
      if (line !== null) this.#busy.delete(line);
      this.#beginNext();
    }
  }

  #isFree(line: string | null): boolean {
    const { maxRunning, maxInLines } = this.#limits;
    if (this.#running >= maxRunning) return false;
    return line === null || (this.#busy.size < maxInLines && !this.#busy.has(line));
  }

  #take(line: string | null): void {
    this.#running += 1;
    if (line !== null) this.#busy.add(line);
  }

  /** Resolves with the turn. */
  async #wait(line: string | null): Promise<void> {
    const { maxWaiting, maxWaitMs } = this.#limits;
    if (this.#waiting.size >= maxWaiting) throw new NoTurnError();
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const giveUp = () => {
      this.#waiting.delete(waiting);
      reject(new NoTurnError());
    };
    const waiting: Waiting = { line, begin: () => resolve(undefined), giveUp };
    this.#waiting.add(waiting);
    const timer = setTimeout(giveUp, maxWaitMs);
    await promise.finally(() => clearTimeout(timer));
  }

  /** They would wait for the same lock, one after the other, before those of other lines that came later. */
  #giveUpLine(line: string): void {
    for (const waiting of this.#waiting) if (waiting.line === line) waiting.giveUp();
  }

  /** What ended may let the next of its line begin, or that of any other. */
  #beginNext(): void {
    for (const waiting of this.#waiting) {
      if (this.#running >= this.#limits.maxRunning) return;
      if (!this.#isFree(waiting.line)) continue;
      this.#waiting.delete(waiting);
      this.#take(waiting.line);
      waiting.begin();
    }
  }
}
