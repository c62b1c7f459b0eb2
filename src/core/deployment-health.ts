import type { UpstreamFailureKind } from './gateway-error.ts';
import type { Deployment } from './provider.ts';

/**
 * How a deployment does: `healthy` answers; `degraded` answers, and fails now and then; `cooling` is left out for a while, or one
 * of its models is; `idle` was not asked lately; `rejected` refuses our credential; `drained` is asked for nothing.
 */
export type DeploymentState = 'healthy' | 'degraded' | 'cooling' | 'idle' | 'rejected' | 'drained';

/** What this process knows of a deployment. All times are Unix milliseconds. */
export interface DeploymentHealth {
  readonly deployment: Deployment;
  readonly state: DeploymentState;
  /** Until when it is left out as a whole; `null` where it is not. */
  readonly until: number | null;
  readonly lastSuccessAt: number | null;
  readonly lastError: DeploymentFailure | null;
  readonly window: DeploymentWindow;
  /** Calls and streams under way. */
  readonly calls: number;
}

export interface DeploymentFailure {
  readonly at: number;
  readonly kind: UpstreamFailureKind;
  /** The upstream's HTTP status; `null` where no answer came. */
  readonly status: number | null;
}

/** The calls of the last while. */
export interface DeploymentWindow {
  readonly seconds: number;
  /** Calls that were answered or failed. */
  readonly attempts: number;
  readonly failed: number;
  /** Milliseconds to the whole answer, or the first event of a stream; `null` where nothing was answered. */
  readonly p50Ms: number | null;
  readonly p95Ms: number | null;
}

/** Deployments for administrators. Shared. */
export interface DeploymentAdministration {
  /** Of this process. */
  readonly nodeId: string;
  /** In the order of the configuration. */
  list(): readonly DeploymentHealth[];
  /**
   * Takes it out of service, or back, on every node within seconds and across restarts. Throws `not_found`
   * (`deployment_not_found`) for one that is not configured.
   */
  setService(order: ServiceOrder): Promise<DeploymentHealth>;
}

export interface ServiceOrder {
  readonly deploymentId: string;
  readonly service: 'drained' | 'open';
  readonly reason: string;
  /** The id of the administrator. */
  readonly actor: string;
  readonly address: string;
}

/** Which deployments are out of service. Every implementation is shared by all nodes of a database. */
export interface DrainStore {
  list(): Promise<ReadonlySet<string>>;
  set(deploymentId: string, service: ServiceOrder['service']): Promise<void>;
}
