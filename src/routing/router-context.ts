import type { RoutingConfig } from '../core/config.ts';
import type { DeploymentLoad } from '../core/deployment-load.ts';
import type { UpstreamFailureKind } from '../core/gateway-error.ts';
import type { Meter } from '../core/meter.ts';
import type { OperationRequest } from '../core/operation.ts';
import type { ModelCall } from '../core/router.ts';
import type { Candidate, CandidateGroup, Choosable } from './candidate.ts';
import type { ModelEntry } from './model-entry.ts';

/** A model, and who performs the operation that is asked for. */
export interface PlannedModel<One extends Choosable = Candidate> {
  readonly entry: ModelEntry;
  readonly group: CandidateGroup<One>;
}

/** Whom a request may ask. */
export interface PlannedModels<One extends Choosable = Candidate> {
  readonly asked: PlannedModel<One>;
  /** In the order in which they are asked. */
  readonly fallbacks: readonly PlannedModel<One>[];
}

/** What all requests of a router share, and all sessions. */
export interface PlanContext {
  readonly routing: RoutingConfig;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** A monotonic clock, in milliseconds. */
  readonly now: () => number;
  readonly observer: RouterObserver;
  readonly load: RouterLoad;
}

/** What all requests of a router share. */
export interface RouterContext extends PlanContext {
  /** `null` where nothing is metered. */
  readonly meter: Meter | null;
  /** Who performs the operation with the model of a call; notes that model. Throws `not_found` where nobody does. */
  readonly planModels: (call: ModelCall) => PlannedModels;
  /** By any name that clients may send; `null` where nobody serves it. */
  readonly findModel: (name: string) => ModelEntry | null;
}

/** What asking one after the other depends on. */
export interface PlanAsk {
  readonly call: { readonly request: Pick<OperationRequest, 'requestId' | 'signal' | 'notes' | 'passed'> };
  readonly router: PlanContext;
  readonly deadlineAt: number;
}

/** What the attempts of one request have in common, over all models that it asks. */
export interface Ask extends PlanAsk {
  readonly call: ModelCall;
  readonly router: RouterContext;
  /** When the request must have its answer, or the first event of a stream, on the router's clock. */
  readonly deadlineAt: number;
}

/** What a router has under way: it may not lose its adapters before both are 0. */
export interface RouterLoad {
  /** Calls that have not been answered yet. */
  calls: number;
  /** Streamed answers that have not ended yet. */
  streams: number;
}

/** Told what no client sees. Must not throw. */
export interface RouterObserver {
  /** A router has been made; what its deployments have under way can be read at any time. */
  readonly onStart?: (readDeployments: () => readonly DeploymentLoad[]) => void;
  readonly onFailedAttempt?: (failure: FailedAttempt) => void;
  /** A deployment, or a model there, is left out of every pick from now on, as long as there is another one. */
  readonly onCooldown?: (failure: BegunCooldown) => void;
}

/** One attempt that an upstream failed, or whose stream broke off. */
export interface FailedAttempt {
  readonly requestId: string;
  readonly deploymentId: string;
  /** The upstream's name of the model. */
  readonly upstreamModel: string;
  readonly kind: UpstreamFailureKind;
  readonly status: number | null;
  /** How the exchange broke, as UpstreamFailure has it; absent where it did not break. */
  readonly fault?: string;
}

/** The failure with which a cooldown begins. */
export interface BegunCooldown extends FailedAttempt {
  /** `deployment`: with all of its models. */
  readonly leftOut: 'deployment' | 'model';
}
