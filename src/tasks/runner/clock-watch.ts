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

/** Steps forwards that are remembered. */
const maxSteps = 16;

/** A step forwards, and when it was noticed by the time of the database and by the clock of `performance.now()`. */
interface ForwardStep {
  readonly databaseMs: number;
  readonly noticedAt: number;
  readonly byMs: number;
}

/** Finds out that the database's clock was set, by this process's own steady one. */
export class ClockWatch {
  #steps: readonly ForwardStep[] = [];
  /** Between which values the database's clock was ahead of the own one. */
  #ahead: { readonly min: number; readonly max: number } | null = null;

  /** What has happened since the reading before. */
  note({ databaseMs, askedAt, answeredAt }: ClockReading): ClockStep | null {
    const before = this.#ahead;
    const ahead = { min: databaseMs - answeredAt, max: databaseMs - askedAt };
    this.#ahead = ahead;
    if (before === null) return null;
    if (ahead.min - before.max > toleranceMs) {
      const byMs = ahead.min - before.max;
      this.#steps = [...this.#steps, { databaseMs, noticedAt: answeredAt, byMs }].slice(-maxSteps);
      return { direction: 'forwards', byMs };
    }
    if (before.min - ahead.max > toleranceMs) {
      this.#steps = this.#steps.flatMap((step) => takeBack(step, databaseMs));
      return { direction: 'back', byMs: before.min - ahead.max };
    }
    return null;
  }

  /** How long before another time of the database one was, without what its clock was set forwards by between them. In milliseconds. */
  findAge(sinceMs: number, nowMs: number): number {
    // A step is far larger than the time until it is noticed.
    const between = this.#steps.filter(
      ({ databaseMs, byMs }) => sinceMs < databaseMs - byMs / 2 && nowMs >= databaseMs - byMs / 2,
    );
    return nowMs - sinceMs - addUp(between);
  }

  /** By how much it was set forwards within the last so many milliseconds. */
  findForwardMs(withinMs: number): number {
    const now = performance.now();
    return addUp(this.#steps.filter(({ noticedAt }) => now - noticedAt < withinMs));
  }
}

/** What is left of a step where the clock was set back to this time: the rest of what was left out then passes after all. */
function takeBack(step: ForwardStep, toMs: number): readonly ForwardStep[] {
  const undoneMs = Math.max(0, step.databaseMs - toMs);
  const byMs = step.byMs - undoneMs;
  return byMs > toleranceMs ? [{ ...step, databaseMs: step.databaseMs - undoneMs, byMs }] : [];
}

function addUp(steps: readonly ForwardStep[]): number {
  return steps.reduce((sum, { byMs }) => sum + byMs, 0);
}
