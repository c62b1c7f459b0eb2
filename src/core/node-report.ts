import type { DeploymentReport } from './deployment-health.ts';

/** Whether something that a node depends on works. */
export type NodeHealth = 'ok' | 'failing';

/** What a node says of itself, and what it knows of deployments. Holds no secrets. */
export interface NodeReport {
  readonly version: string;
  /** Requests under way. */
  readonly requests: number;
  /** Memory that the process has. */
  readonly rssBytes: number;
  readonly database: NodeHealth;
  /** `null` where none is configured. */
  readonly redis: NodeHealth | null;
  /** Charges that wait on its disk for the database. */
  readonly waitingCharges: number;
  /** How far its clock is ahead of the database's, in milliseconds; `null` where both are one, or nobody has looked. */
  readonly clockOffsetMs: number | null;
  readonly deployments: readonly DeploymentReport[];
}

/** A node that lives. Times are Unix milliseconds by the database's clock. */
export interface LivingNode {
  readonly id: string;
  readonly startedAt: number;
  /** When it last said that it lives, and how long ago that was. */
  readonly lastBeatAt: number;
  readonly silentMs: number;
  readonly report: NodeReport;
}

/** What the nodes of a database tell one another. Shared by all of them. */
export interface NodeStore {
  /**
   * Replaces what the node said before. Resolves with the database's time in Unix milliseconds, or `null` where it has the clock
   * of this process. Rejects while the database is away, and for a node that does not say that it lives.
   */
  report(nodeId: string, report: NodeReport): Promise<number | null>;
  /** Those that said within the last half minute that they live, the oldest first, and what they reported last. */
  list(): Promise<readonly LivingNode[]>;
}

/** The nodes for administrators. Shared. */
export interface NodeDirectory {
  /** Those that live, the oldest first. Rejects with `unavailable` while the database is away. */
  list(): Promise<readonly LivingNode[]>;
}
