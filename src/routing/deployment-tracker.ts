import type { Deployment } from '../core/provider.ts';
import { Cooldown, type CooldownRule } from './cooldown.ts';
import { DeploymentHistory } from './deployment-history.ts';
import { ModelStates } from './model-states.ts';
import { Places } from './places.ts';

/** After this time a measured latency counts half, so that a deployment that was slow once is tried again. */
const latencyHalfLifeMs = 30_000;

/** How much of the average a new latency is. */
const newLatencyShare = 0.3;

/** The deployments that are out of service; it changes while it is used. */
export type DrainedIds = Pick<ReadonlySet<string>, 'has'>;

/** Whether an attempt makes an answer, or counts what one would take. */
export type Work = 'answers' | 'counts';

/**
 * What one deployment does at the moment: its places, its own cooldown, the states of its models, latency. Times are those of
 * one monotonic clock, in milliseconds. Shared by all models of the deployment.
 */
export class DeploymentTracker {
  readonly deploymentId: string;
  readonly places: Places;
  /** Of the deployment as a whole: it cannot be reached, or refuses our credential. */
  readonly cooldown = new Cooldown();
  /** Counting says nothing about answering, and may have limits of its own. */
  readonly states: Readonly<Record<Work, ModelStates>>;
  readonly history = new DeploymentHistory();
  readonly #weight: number;
  readonly #drained: DrainedIds;
  #rule: CooldownRule;
  #latencyMs = 0;
  #measuredAt = -Infinity;
  /** Calls without an answer yet, and the sum of when they began. */
  #waiting = 0;
  #waitingSince = 0;

  constructor(deployment: Deployment, rule: CooldownRule, drained: DrainedIds = nobody) {
    this.#drained = drained;
    this.deploymentId = deployment.id;
    this.places = new Places(deployment.concurrency ?? Infinity);
    this.#weight = deployment.weight ?? 1;
    this.#rule = rule;
    const configured = listUpstreamModels(deployment);
    this.states = { answers: new ModelStates(configured), counts: new ModelStates(configured) };
  }

  /** Whether somebody took it out of service. */
  get isDrained(): boolean {
    return this.#drained.has(this.deploymentId);
  }

  /** When to leave out what fails. */
  get rule(): CooldownRule {
    return this.#rule;
  }

  /** Another configuration of the same deployment: it counts from the next failure on. */
  configure(deployment: Deployment, rule: CooldownRule): void {
    this.#rule = rule;
    const configured = listUpstreamModels(deployment);
    for (const states of Object.values(this.states)) states.setConfigured(configured);
  }

  /** The configured models that are left out now, for counting or answering, and `null` where others are. */
  listOut(now: number): ReadonlySet<string | null> {
    return new Set([...this.states.answers.listOut(now), ...this.states.counts.listOut(now)]);
  }

  /**
   * What one more attempt would cost: the latency of late, or how long calls have waited where that is longer, times those that would
   * share the deployment. One that hangs has no latency that anybody could measure.
   */
  estimateCost(now: number): number {
    const faded = this.#latencyMs * 0.5 ** ((now - this.#measuredAt) / latencyHalfLifeMs);
    const waited = this.#waiting === 0 ? 0 : now - this.#waitingSince / this.#waiting;
    return ((Math.max(faded, waited) + 1) * (this.places.taken + 1)) / this.#weight;
  }

  /** A call begins to wait for its answer. What this returns ends that; it may be called again. */
  startWait(now: number): () => void {
    this.#waiting += 1;
    this.#waitingSince += now;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#waiting -= 1;
      this.#waitingSince -= now;
    };
  }

  noteLatency(now: number, latencyMs: number): void {
    this.#latencyMs =
      this.#measuredAt === -Infinity
        ? latencyMs
        : this.#latencyMs + (latencyMs - this.#latencyMs) * newLatencyShare;
    this.#measuredAt = now;
  }
}

const nobody: DrainedIds = new Set();

function listUpstreamModels({ models }: Deployment): ReadonlySet<string> {
  return new Set(Object.values(models));
}
