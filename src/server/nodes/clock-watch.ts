import type { Logger } from 'pino';

/** Expiry and codes go by the clock of this machine, sessions and budgets by the database's: so far they may differ, in milliseconds. */
const maxOffsetMs = 2_000;

/** One look at both clocks, in Unix milliseconds. */
export interface ClockReading {
  /** By the clock of this machine, around the other. */
  readonly before: number;
  readonly after: number;
  readonly database: number;
}

/** Compares the clock of this machine with the database's, and warns once where they differ too much. */
export class ClockWatch {
  readonly #logger: Logger;
  #offsetMs: number | null = null;
  #isOff = false;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /** How far this machine is ahead, in milliseconds; `null` before the first look. */
  get offsetMs(): number | null {
    return this.#offsetMs;
  }

  note({ before, after, database }: ClockReading): void {
    const offsetMs = Math.round((before + after) / 2 - database);
    this.#offsetMs = offsetMs;
    // The database may have looked at any time in between.
    const isOff = Math.abs(offsetMs) - (after - before) / 2 > maxOffsetMs;
    if (isOff && !this.#isOff)
      this.#logger.warn({ offsetMs }, 'the clocks of this machine and of the database differ');
    this.#isOff = isOff;
  }
}
