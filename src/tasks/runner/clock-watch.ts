/** The time of the database, and when this process asked for it and had it, by the clock of `performance.now()`. All in milliseconds. */
export interface ClockReading {
  readonly databaseMs: number;
  readonly askedAt: number;
  readonly answeredAt: number;
}

/** How far the database's clock was set. In milliseconds. */
export interface ClockStep {
  readonly direction: 'forwards' | 'back';
  /** At least. */
  readonly byMs: number;
}

/** Less is no matter for anybody's claim, and more than clocks drift apart between two looks. In milliseconds. */
const toleranceMs = 1_000;

/** Finds out that the database's clock was set, by this process's own steady one. */
export class ClockWatch {
  /** Between which values the database's clock was ahead of the own one. */
  #ahead: { readonly min: number; readonly max: number } | null = null;

  /** What has happened since the reading before. */
  note({ databaseMs, askedAt, answeredAt }: ClockReading): ClockStep | null {
    const before = this.#ahead;
    const ahead = { min: databaseMs - answeredAt, max: databaseMs - askedAt };
    this.#ahead = ahead;
    if (before === null) return null;
    if (ahead.min - before.max > toleranceMs) return { direction: 'forwards', byMs: ahead.min - before.max };
    if (before.min - ahead.max > toleranceMs) return { direction: 'back', byMs: before.min - ahead.max };
    return null;
  }
}
