import type { RoutingConfig } from '../core/config.ts';
import type { Deployment } from '../core/provider.ts';

/**
 * What a failed attempt says about its deployment: nothing, that it works, that it failed once more, or that it must be
 * left alone at once.
 */
export type FailureEffect = 'none' | 'alive' | 'count' | 'cool';

/** After this time a measured latency counts half, so that a deployment that was slow once is tried again. */
const latencyHalfLifeMs = 30_000;

/** How much of the average a new latency is. */
const newLatencyShare = 0.3;

/**
 * What one deployment does at the moment: attempts that run, failures in a row, cooldown, latency. Times are those of one
 * monotonic clock, in milliseconds. Shared by all models of the deployment.
 */
export class DeploymentTracker {
  readonly deploymentId: string;
  readonly #weight: number;
  readonly #concurrency: number;
  #cooldown: RoutingConfig['cooldown'];
  #running = 0;
  #failures = 0;
  /** `null` while there is no cooldown. A cooldown that is over waits for its probe. */
  #cooledUntil: number | null = null;
  #isProbing = false;
  #latencyMs = 0;
  #measuredAt = -Infinity;

  constructor(deployment: Deployment, cooldown: RoutingConfig['cooldown']) {
    this.deploymentId = deployment.id;
    this.#weight = deployment.weight ?? 1;
    this.#concurrency = deployment.concurrency ?? Infinity;
    this.#cooldown = cooldown;
  }

  /** Changes what counts from the next failure on. */
  setCooldown(cooldown: RoutingConfig['cooldown']): void {
    this.#cooldown = cooldown;
  }

  /** Attempts and streams under way. */
  get running(): number {
    return this.#running;
  }

  get isFull(): boolean {
    return this.#running >= this.#concurrency;
  }

  /** Whether it is to be left out: until its cooldown is over, and then while a single probe looks whether it works. */
  isCooling(now: number): boolean {
    return this.#cooledUntil !== null && (this.#isProbing || now < this.#cooledUntil);
  }

  /** What one more attempt would cost: the latency of late times those that would share the deployment. */
  estimateCost(now: number): number {
    const faded = this.#latencyMs * 0.5 ** ((now - this.#measuredAt) / latencyHalfLifeMs);
    return ((faded + 1) * (this.#running + 1)) / this.#weight;
  }

  /** An attempt begins. It ends with exactly one call of `succeed` or `fail`. */
  begin(now: number): void {
    this.#running += 1;
    if (this.#cooledUntil !== null && now >= this.#cooledUntil) this.#isProbing = true;
  }

  /** The upstream has answered, or begun to: a cooldown is over. */
  noteAnswer(now: number, latencyMs: number): void {
    this.#cooledUntil = null;
    this.#isProbing = false;
    this.#latencyMs =
      this.#measuredAt === -Infinity
        ? latencyMs
        : this.#latencyMs + (latencyMs - this.#latencyMs) * newLatencyShare;
    this.#measuredAt = now;
  }

  /** The attempt ended well; for a stream that is its end. */
  succeed(): void {
    this.#running -= 1;
    this.#failures = 0;
  }

  /** The attempt failed, or its stream broke off. Says whether a cooldown begins with it. */
  fail(effect: FailureEffect, now: number): 'cooled' | 'unchanged' {
    this.#running -= 1;
    this.#isProbing = false;
    switch (effect) {
      case 'none':
        return 'unchanged';
      case 'alive':
        this.#failures = 0;
        this.#cooledUntil = null;
        return 'unchanged';
      case 'count':
        this.#failures += 1;
        break;
      case 'cool':
        this.#failures = Math.max(this.#failures + 1, this.#cooldown.failures);
    }
    return this.#failures < this.#cooldown.failures ? 'unchanged' : this.#coolDown(now);
  }

  /** What fails while a cooldown runs began before it, and does not make it longer. */
  #coolDown(now: number): 'cooled' | 'unchanged' {
    if (this.#cooledUntil !== null && now < this.#cooledUntil) return 'unchanged';
    this.#cooledUntil = now + this.#cooldown.durationMs;
    return 'cooled';
  }
}
