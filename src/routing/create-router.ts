import type { RoutingConfig } from '../core/config.ts';
import type { Deployment } from '../core/provider.ts';
import type { Meter } from '../core/meter.ts';
import type { RealtimePlaces } from '../core/realtime/realtime-places.ts';
import type { Router, ServedModel } from '../core/router.ts';
import type { VideoPlaces } from '../core/video/video-places.ts';
import { askModels } from './ask-models.ts';
import { buildModelTable, type ModelTableParts } from './build-model-table.ts';
import { createRealtimePlaces } from './create-realtime-places.ts';
import { createVideoPlaces } from './create-video-places.ts';
import { planCall } from './plan-models.ts';
import type { RouterContext, RouterLoad, RouterObserver } from './router-context.ts';
import type { KnownDeployment } from '../core/deployment-health.ts';
import { describeDeployments } from './describe-deployment.ts';
import type { DrainedIds } from './deployment-tracker.ts';
import type { ModelParts } from './model-entry.ts';
import { createTrackers, listLoads, type TrackerSet } from './tracker-set.ts';

/** What a router needs to know. */
export interface RouterOptions extends ModelTableParts {
  /** No two have the same id. */
  readonly deployments: readonly Deployment[];
  /** Default: one attempt, candidates by weight. */
  readonly routing?: RoutingConfig;
  readonly observer?: RouterObserver;
  /** Reads what each upstream call used. Default: nobody does. */
  readonly meter?: Meter;
  /** From 0 to below 1. Default: Math.random. */
  readonly random?: () => number;
  /** A monotonic clock, in milliseconds. Default: the time since the process began. */
  readonly now?: () => number;
  /** The router that this one replaces. What it knows of deployments that have not changed is taken over. */
  readonly predecessor?: ReplaceableRouter;
  /** Deployments that are asked for nothing; it may change. Default: none. */
  readonly drained?: DrainedIds;
}

/** A model, and who serves it. */
export type RoutedModel = ServedModel & Pick<ModelParts, 'deploymentIds' | 'contentGroups'>;

/** A router that can be replaced while it is used. */
export interface ReplaceableRouter extends Router {
  /** Whether nothing that it was asked for is under way any more, streams included. */
  readonly isIdle: boolean;
  /** It is not idle until the function that this returns is called, once. */
  keep(): () => void;
  readonly trackers: TrackerSet;
  readonly videos: VideoPlaces;
  readonly realtime: RealtimePlaces;
  /** Every model that can be named without a pattern, those included that have no operation yet. */
  readonly models: readonly RoutedModel[];
  /** How its deployments do, at a moment of Unix time in milliseconds. */
  describeDeployments(wall: number): readonly KnownDeployment[];
}

const oneAttempt: RoutingConfig = {
  strategy: 'weighted',
  attempts: 1,
  backoffMs: 250,
  maxBackoffMs: 8000,
  deadlineMs: 600_000,
  cooldown: { failures: 3, durationMs: 30_000 },
};

/** A router over the configured deployments: docs/routing.md. */
export function createRouter(options: RouterOptions): ReplaceableRouter {
  const { routing = oneAttempt, observer = {}, meter = null, random = Math.random } = options;
  const now = options.now ?? (() => performance.now());
  const predecessors = options.predecessor?.trackers ?? null;
  const trackers = createTrackers(options.deployments, {
    cooldown: routing.cooldown,
    predecessors,
    drained: options.drained ?? new Set(),
  });
  const table = buildModelTable(options, trackers);
  const listed = table.entries.filter(({ operations }) => operations.size > 0);
  const load: RouterLoad = { calls: 0, streams: 0 };
  const names = { table, listed };
  const context = { routing, observer, random, now, load };
  const router: RouterContext = {
    ...context,
    meter,
    planModels: (call) => planCall(call, names),
    findModel: table.find,
  };
  observer.onStart?.(() => listLoads(trackers, now()));
  const { adapters } = options;
  return {
    trackers,
    videos: createVideoPlaces({ table, trackers, adapters, load, observer, now, random }),
    realtime: createRealtimePlaces(context, names),
    models: table.entries,
    get isIdle() {
      return load.calls + load.streams === 0;
    },
    keep: () => {
      load.calls += 1;
      return () => {
        load.calls -= 1;
      };
    },
    findModel: table.find,
    listModels: () => listed,
    describeDeployments: (wall) => describeDeployments(trackers, { monotonic: now(), wall }),
    call: (call) => askModels({ call, router, deadlineAt: now() + routing.deadlineMs }),
  };
}
