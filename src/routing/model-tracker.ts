import type { GatewayError } from '../core/gateway-error.ts';
import type { ModelOperation } from '../core/provider.ts';
import type { AttemptTimes } from './cooldown.ts';
import type { DeploymentTracker, Work } from './deployment-tracker.ts';
import type { PacedCall } from './model-pace.ts';
import type { ModelPaces } from './model-paces.ts';
import type { ModelStates } from './model-states.ts';
import type { Places } from './places.ts';

/**
 * What a failed attempt says: nothing, that it failed once more, that it must be left alone at once, or that the upstream
 * refuses this model to our credential, which may be the credential's fault or the model's.
 */
export type FailureEffect = 'none' | 'count' | 'cool' | 'refuse';

/** What a failed attempt says, of the whole deployment or of the model. */
export interface TrackedFailure {
  readonly effect: FailureEffect;
  readonly concerns: 'deployment' | 'model';
  /** `null` for what is no error of the gateway. */
  readonly error: GatewayError | null;
  /** When the attempt began. */
  readonly startedAt: number;
}

/** What is left out from now on. */
export type Cooled = 'deployment' | 'model' | null;

const countingOperations: ReadonlySet<ModelOperation> = new Set([
  'countMessageTokens',
  'countContentTokens',
] as const);

/** One model, by the upstream's name, on one deployment, as those see it who call it. Holds no state of its own. */
export class ModelTracker {
  readonly #deployment: DeploymentTracker;
  readonly #states: ModelStates;
  readonly #paces: ModelPaces;
  readonly #model: string;
  readonly #work: Work;

  constructor(deployment: DeploymentTracker, model: string, operation: ModelOperation) {
    const work = countingOperations.has(operation) ? 'counts' : 'answers';
    this.#deployment = deployment;
    this.#states = deployment.states[work];
    this.#paces = deployment.paces[work];
    this.#model = model;
    this.#work = work;
  }

  get deploymentId(): string {
    return this.#deployment.deploymentId;
  }

  get places(): Places {
    return this.#deployment.places;
  }

  /** Whether it takes nothing more: it has as much to do as it may, or is out of service. */
  get isFull(): boolean {
    return this.#deployment.places.isFull || this.#deployment.isDrained;
  }

  /** Whether somebody took the deployment out of service. */
  get isDrained(): boolean {
    return this.#deployment.isDrained;
  }

  /** Whether the deployment or this model is to be left out, until a single probe has found that it works. */
  isCooling(now: number): boolean {
    if (this.#deployment.cooldown.isCooling(now)) return true;
    return this.#states.find(this.#model)?.cooldown.isCooling(now) ?? false;
  }

  /** Until when the upstream asked to be left alone; 0 where it did not. */
  get boundUntil(): number {
    return this.#states.find(this.#model)?.boundUntil ?? 0;
  }

  /** What one more attempt would cost here; only compared with others. */
  estimateCost(now: number): number {
    return (this.#paces.find(this.#model)?.estimateCost(now) ?? 1) / this.#deployment.weight;
  }

  /** A call begins to take its time, and a share of the model: deployments are compared by both. What this returns is told when it has. */
  enter(now: number): PacedCall {
    return this.#paces.obtain(this.#model).begin(now);
  }

  /** An attempt begins. It ends with one call of `succeed` or `fail`, or of `leave` where its answer was given up; sessions may fail, and succeed again, before. */
  begin(now: number): void {
    this.#deployment.cooldown.begin(now);
    this.#states.find(this.#model)?.cooldown.begin(now);
  }

  /** The upstream has answered, or begun to: cooldowns are over. */
  noteAnswer(now: number, latencyMs: number): void {
    this.#noteReached(now);
    this.#deployment.history.noteAnswer(now, latencyMs);
    const state = this.#states.obtain(this.#model, now);
    state.cooldown.end(now);
    state.noteAccepted(now);
    this.#paces.obtain(this.#model).noteLatency(now, latencyMs);
  }

  /** The attempt ended well; for a stream that is its end. */
  succeed(): void {
    this.#states.find(this.#model)?.cooldown.forget();
  }

  /** Its answer was given up after it had begun. */
  leave(startedAt: number): void {
    this.#states.find(this.#model)?.cooldown.leave(startedAt);
  }

  /** The attempt failed, or its stream broke off. Says what is left out from now on. */
  fail(failure: TrackedFailure, now: number): Cooled {
    const { cooldown, rule, history } = this.#deployment;
    cooldown.release(failure.startedAt);
    // An attempt is the probe of both, and what one of them learns from it must not leave the other one waiting for ever.
    this.#states.find(this.#model)?.cooldown.release(failure.startedAt);
    history.noteFailure(now, failure.error);
    if (failure.effect === 'none') return this.#failSilently(failure, now);
    if (failure.concerns === 'model') return this.#failModel(failure, now);
    const times = { startedAt: failure.startedAt, now };
    const change = failure.effect === 'count' ? cooldown.count(times, rule) : cooldown.cool(times, rule);
    return change === 'cooled' ? 'deployment' : null;
  }

  #failSilently({ error }: TrackedFailure, now: number): null {
    if (hasStatus(error)) this.#noteReached(now);
    return null;
  }

  #failModel({ effect, error, startedAt }: TrackedFailure, now: number): Cooled {
    const times = { startedAt, now };
    const { rule } = this.#deployment;
    const state = this.#states.obtain(this.#model, now);
    if (effect === 'refuse') {
      state.noteRefused(now);
      const change = state.cooldown.cool(times, rule);
      return this.#refuse(times) ?? (change === 'cooled' ? 'model' : null);
    }
    // Silence tells nothing of the credential.
    if (hasStatus(error)) {
      state.noteAccepted(now);
      this.#noteReached(now);
    }
    const binding = error === null ? 'unchanged' : state.bind(error, now);
    const change = effect === 'count' ? state.cooldown.count(times, rule) : state.cooldown.cool(times, rule);
    return change === 'cooled' || binding === 'bound' ? 'model' : null;
  }

  /**
   * Where every model that was asked for an answer is refused, it is the credential; or else the credential was taken. Refused counts
   * show neither: an upstream may refuse them alone.
   */
  #refuse(times: AttemptTimes): Cooled {
    const { cooldown, rule, states } = this.#deployment;
    if (!states.answers.areAllRefused(times.now)) {
      this.#noteReached(times.now);
      return null;
    }
    return this.#work === 'answers' && cooldown.cool(times, rule) === 'cooled' ? 'deployment' : null;
  }

  /** Whatever it answered: it can be reached, and took our credential. */
  #noteReached(now: number): void {
    this.#deployment.cooldown.end(now);
    this.#deployment.cooldown.forget();
  }
}

function hasStatus(error: GatewayError | null): boolean {
  return error !== null && error.upstream !== null && error.upstream.status !== null;
}
