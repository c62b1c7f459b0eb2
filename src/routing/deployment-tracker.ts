import type { Deployment } from '../core/provider.ts';
import { Cooldown, type CooldownRule } from './cooldown.ts';
import { DeploymentHistory } from './deployment-history.ts';
import { ModelPaces } from './model-paces.ts';
import { ModelStates } from './model-states.ts';
import { Places } from './places.ts';

/** The deployments that are out of service; it changes while it is used. */
export type DrainedIds = Pick<ReadonlySet<string>, 'has'>;

/** Whether an attempt makes an answer, or counts what one would take. */
export type Work = 'answers' | 'counts';

/**
 * What one deployment does at the moment: its places, its own cooldown, the states of its models, and their paces. Times are those of
 * one monotonic clock, in milliseconds. Shared by all models of the deployment.
 */
export class DeploymentTracker {
  readonly deploymentId: string;
  readonly places: Places;
  /** Of the deployment as a whole: it cannot be reached, or refuses our credential. */
  readonly cooldown = new Cooldown();
  /** Counting says nothing about answering, and may have limits of its own. */
  readonly states: Readonly<Record<Work, ModelStates>>;
  /** Counting is faster than answering. */
  readonly paces: Readonly<Record<Work, ModelPaces>>;
  readonly history = new DeploymentHistory();
  /** Its share of the requests, against those of others. */
  readonly weight: number;
  readonly #drained: DrainedIds;
  #rule: CooldownRule;

  constructor(deployment: Deployment, rule: CooldownRule, drained: DrainedIds = nobody) {
    this.#drained = drained;
    this.deploymentId = deployment.id;
    this.places = new Places(deployment.concurrency ?? Infinity);
    this.weight = deployment.weight ?? 1;
    this.#rule = rule;
    const configured = listUpstreamModels(deployment);
    this.states = { answers: new ModelStates(configured), counts: new ModelStates(configured) };
    this.paces = { answers: new ModelPaces(configured), counts: new ModelPaces(configured) };
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
    for (const known of [...Object.values(this.states), ...Object.values(this.paces)])
      known.setConfigured(configured);
  }

  /** The configured models that are left out now, for counting or answering, and `null` where others are. */
  listOut(now: number): ReadonlySet<string | null> {
    return new Set([...this.states.answers.listOut(now), ...this.states.counts.listOut(now)]);
  }
}

const nobody: DrainedIds = new Set();

function listUpstreamModels({ models }: Deployment): ReadonlySet<string> {
  return new Set(Object.values(models));
}
