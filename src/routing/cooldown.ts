import type { RoutingConfig } from '../core/config.ts';

/** When failures in a row lead to a cooldown, and how long it is. */
export type CooldownRule = RoutingConfig['cooldown'];

/**
 * Failures in a row and the cooldown they lead to, of a deployment as a whole or of one model there. A cooldown that is over
 * waits for its probe: the first attempt that begins then; until that has ended it goes on for everybody else. Times are
 * those of one monotonic clock, in milliseconds.
 */
export class Cooldown {
  #failures = 0;
  /** `null` while there is no cooldown. */
  #until: number | null = null;
  /** When the probe began; `null` while there is none. */
  #probeSince: number | null = null;

  /** When it may be asked again; `null` while there is no cooldown. */
  get until(): number | null {
    return this.#until;
  }

  /** Whether it is to be left out. */
  isCooling(now: number): boolean {
    return this.#until !== null && (this.#probeSince !== null || now < this.#until);
  }

  /** An attempt begins. */
  begin(now: number): void {
    if (this.#until !== null && now >= this.#until) this.#probeSince = now;
  }

  /** An attempt has ended without saying anything. If it may have been the probe, the next one is. */
  release(startedAt: number): void {
    if (this.#probeSince !== null && startedAt >= this.#probeSince) this.#probeSince = null;
  }

  /** An answer has come, or begun to: a cooldown is over. */
  end(): void {
    this.#until = null;
    this.#probeSince = null;
  }

  /** An answer has ended well. */
  forget(): void {
    this.#failures = 0;
  }

  /** An attempt has failed, and was released. Says whether a cooldown begins with it. */
  count(now: number, rule: CooldownRule): 'cooled' | 'unchanged' {
    this.#failures += 1;
    return this.#failures < rule.failures ? 'unchanged' : this.#coolDown(now, rule);
  }

  /** An attempt has failed in a way that needs no second one. */
  cool(now: number, rule: CooldownRule): 'cooled' | 'unchanged' {
    this.#failures = Math.max(this.#failures + 1, rule.failures);
    return this.#coolDown(now, rule);
  }

  /** What fails while a cooldown runs began before it, and does not make it longer. */
  #coolDown(now: number, { durationMs }: CooldownRule): 'cooled' | 'unchanged' {
    if (this.#until !== null && now < this.#until) return 'unchanged';
    this.#until = now + durationMs;
    this.#probeSince = null;
    return 'cooled';
  }
}
