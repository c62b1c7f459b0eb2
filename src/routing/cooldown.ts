import type { RoutingConfig } from '../core/config.ts';

/** When failures in a row lead to a cooldown, and how long it is. */
export type CooldownRule = RoutingConfig['cooldown'];

/** After so long without a failure and without a cooldown, those before are forgotten, in milliseconds. */
export const rowMs = 600_000;

/** When an attempt began, and when it ended. */
export interface AttemptTimes {
  readonly startedAt: number;
  readonly now: number;
}

/**
 * Failures in a row and the cooldown they lead to, of a deployment as a whole or of one model there. A cooldown that is over
 * waits for its probe: the first attempt that begins then; until that has ended it goes on for everybody else, and no longer than
 * it has lasted. Times are those of one monotonic clock, in milliseconds.
 */
export class Cooldown {
  #failures = 0;
  /** When an attempt has failed last. */
  #failedAt = -Infinity;
  /** When the last cooldown began. */
  #cooledAt = -Infinity;
  #durationMs = 0;
  /** `null` while there is no cooldown. */
  #until: number | null = null;
  /** When the probe began; `null` while there is none. */
  #probeSince: number | null = null;
  /** Since when an answer that has begun ended a cooldown, and none has ended well yet; `null` where that is not so. */
  #trialSince: number | null = null;

  /** When it may be asked again; `null` while there is no cooldown. */
  get until(): number | null {
    return this.#until;
  }

  /** Whether it is to be left out. */
  isCooling(now: number): boolean {
    if (this.#until === null) return false;
    return now < this.#until || (this.#probeSince !== null && now < this.#probeSince + this.#durationMs);
  }

  /** An attempt begins. */
  begin(now: number): void {
    if (now - Math.max(this.#failedAt, this.#until ?? -Infinity) >= rowMs) {
      this.end(now);
      this.forget();
    }
    if (this.#until !== null && !this.isCooling(now)) this.#probeSince = now;
  }

  /** An attempt has ended without saying anything. If it may have been the probe, the next one is. */
  release(startedAt: number): void {
    if (this.#probeSince !== null && startedAt >= this.#probeSince) this.#probeSince = null;
  }

  /** An answer has come, or begun to: a cooldown is over. */
  end(now: number): void {
    if (this.#until !== null) this.#trialSince = this.#probeSince ?? now;
    this.#until = null;
    this.#probeSince = null;
  }

  /** An answer has ended well. */
  forget(): void {
    this.#failures = 0;
    this.#trialSince = null;
  }

  /** An answer was given up after it had begun. That says nothing of the rest of it; but after a cooldown it is the best that is known. */
  leave(startedAt: number): void {
    if (this.#trialSince !== null && startedAt >= this.#trialSince) this.forget();
  }

  /** An attempt has failed, and was released. Says whether a cooldown begins with it. */
  count(times: AttemptTimes, rule: CooldownRule): 'cooled' | 'unchanged' {
    return this.#fail(times, this.#failures + 1, rule);
  }

  /** An attempt has failed in a way that needs no second one. */
  cool(times: AttemptTimes, rule: CooldownRule): 'cooled' | 'unchanged' {
    return this.#fail(times, Math.max(this.#failures + 1, rule.failures), rule);
  }

  /** What began before a cooldown and fails during it, or later, tells nothing new. */
  #fail({ startedAt, now }: AttemptTimes, failures: number, rule: CooldownRule): 'cooled' | 'unchanged' {
    if (startedAt < this.#cooledAt) return 'unchanged';
    this.#failures = failures;
    this.#failedAt = now;
    if (failures < rule.failures || (this.#until !== null && now < this.#until)) return 'unchanged';
    this.#cooledAt = now;
    this.#durationMs = rule.durationMs;
    this.#until = now + rule.durationMs;
    this.#probeSince = null;
    this.#trialSince = null;
    return 'cooled';
  }
}
