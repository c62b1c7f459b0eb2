import { isDeepStrictEqual } from 'node:util';
import type { RoutingConfig } from '../core/config.ts';
import type { DeploymentLoad } from '../core/deployment-load.ts';
import type { Deployment } from '../core/provider.ts';
import { DeploymentTracker, type DrainedIds } from './deployment-tracker.ts';

/** The deployments of one router and their trackers, by id. */
export type TrackerSet = ReadonlyMap<string, TrackedDeployment>;

export interface TrackedDeployment {
  readonly deployment: Deployment;
  readonly tracker: DeploymentTracker;
}

export interface TrackerOptions {
  readonly cooldown: RoutingConfig['cooldown'];
  /** The trackers of the router that is replaced; `null` for the first one. */
  readonly predecessors: TrackerSet | null;
  readonly drained: DrainedIds;
}

/**
 * One tracker for each deployment. Those of deployments that are configured as before, their models and the cooldown
 * aside, are taken over with their calls under way, failures in a row, cooldown and latency; the others start anew.
 */
export function createTrackers(
  deployments: readonly Deployment[],
  { cooldown, predecessors, drained }: TrackerOptions,
): TrackerSet {
  return new Map(
    deployments.map((deployment) => {
      const earlier = predecessors?.get(deployment.id);
      if (earlier === undefined || !isSame(earlier.deployment, deployment))
        return [deployment.id, { deployment, tracker: new DeploymentTracker(deployment, cooldown, drained) }];
      earlier.tracker.configure(deployment, cooldown);
      return [deployment.id, { deployment, tracker: earlier.tracker }];
    }),
  );
}

/** What each deployment has under way at this time. */
export function listLoads(trackers: TrackerSet, now: number): readonly DeploymentLoad[] {
  return Array.from(trackers.values(), ({ tracker }) => ({
    deploymentId: tracker.deploymentId,
    running: tracker.places.taken,
    isCooling: tracker.cooldown.isCooling(now),
    coolingModels: tracker.listOut(now),
  }));
}

function isSame(a: Deployment, b: Deployment): boolean {
  const models = { models: null, discover: null, discovered: null };
  return isDeepStrictEqual({ ...a, ...models }, { ...b, ...models });
}
