import type { UpstreamFailureKind } from './gateway-error.ts';
import type { LatencyCounts } from './latency-counts.ts';
import type { Deployment } from './provider.ts';

/**
 * How a deployment does: `healthy` answers; `degraded` answers, and fails now and then; `cooling` is left out for a while, or one
 * of its models is; `idle` was not asked lately; `rejected` refuses our credential; `drained` is asked for nothing.
 */
export type DeploymentState = 'healthy' | 'degraded' | 'cooling' | 'idle' | 'rejected' | 'drained';

/** What counts as lately, in milliseconds. */
export const recentMs = 300_000;

/** What one node knows of a deployment. All times are Unix milliseconds. */
export interface DeploymentReport {
  readonly deploymentId: string;
  readonly state: DeploymentState;
  /** Until when it is left out as a whole; `null` where it is not. */
  readonly until: number | null;
  readonly lastSuccessAt: number | null;
  readonly lastError: DeploymentFailure | null;
  readonly recent: RecentCalls;
  /** Calls and streams under way. */
  readonly calls: number;
  /** The most there may be; `null` for any number. */
  readonly concurrency: number | null;
}

export interface DeploymentFailure {
  readonly at: number;
  readonly kind: UpstreamFailureKind;
  /** The upstream's HTTP status; `null` where no answer came. */
  readonly status: number | null;
}

/** The calls of the last {@link recentMs} that were answered or failed. */
export interface RecentCalls {
  readonly failed: number;
  /** Time to the whole answer, or the first event of a stream. */
  readonly answered: LatencyCounts;
}

/** A deployment of the configuration in use, and what this node knows of it. */
export interface KnownDeployment {
  readonly deployment: Deployment;
  readonly report: DeploymentReport;
}

/** A deployment, and how it does on all nodes. */
export interface DeploymentHealth {
  readonly deployment: Deployment;
  /** The worst of any node; `drained` is what this node knows, since all follow that. */
  readonly state: DeploymentState;
  readonly lastSuccessAt: number | null;
  readonly lastError: DeploymentFailure | null;
  readonly recent: RecentCalls;
  /** This node first. */
  readonly nodes: readonly DeploymentOnNode[];
}

export interface DeploymentOnNode {
  readonly nodeId: string;
  readonly report: DeploymentReport;
}

/** Deployments for administrators. Shared. */
export interface DeploymentAdministration {
  /** In the order of the configuration. Rejects with `unavailable` while the database is away. */
  list(): Promise<readonly DeploymentHealth[]>;
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
