import type { RoutingConfig } from '../core/config.ts';
import { createModelNotFound } from '../core/create-model-not-found.ts';
import type { Deployment, UpstreamAnswer, UpstreamOperation } from '../core/provider.ts';
import type { RoutedCall, Router } from '../core/router.ts';
import { askGroup, ExhaustedGroup } from './ask-group.ts';
import { buildModelTable, type ModelEntry, type ModelTableParts } from './build-model-table.ts';
import type { CandidateGroup } from './candidate.ts';
import { fallBack } from './fall-back.ts';
import type { RouterContext, RouterLoad, RouterObserver } from './router-context.ts';
import { createTrackers, listLoads, type TrackerSet } from './tracker-set.ts';

/** What a router needs to know. */
export interface RouterOptions extends ModelTableParts {
  /** No two have the same id. */
  readonly deployments: readonly Deployment[];
  /** Default: one attempt, candidates by weight. */
  readonly routing?: RoutingConfig;
  readonly observer?: RouterObserver;
  /** From 0 to below 1. Default: Math.random. */
  readonly random?: () => number;
  /** A monotonic clock, in milliseconds. Default: the time since the process began. */
  readonly now?: () => number;
  /** The router that this one replaces. What it knows of deployments that have not changed is taken over. */
  readonly predecessor?: ReplaceableRouter;
}

/** A router that can be replaced while it is used. */
export interface ReplaceableRouter extends Router {
  /** Whether nothing that it was asked for is under way any more, streams included. */
  readonly isIdle: boolean;
  readonly trackers: TrackerSet;
}

const oneAttempt: RoutingConfig = {
  strategy: 'weighted',
  attempts: 1,
  backoffMs: 250,
  maxBackoffMs: 8000,
  cooldown: { failures: 3, durationMs: 30_000 },
};

/** A router over the configured deployments: docs/routing.md. */
export function createRouter(options: RouterOptions): ReplaceableRouter {
  const { routing = oneAttempt, observer = {}, random = Math.random } = options;
  const now = options.now ?? (() => performance.now());
  const predecessors = options.predecessor?.trackers ?? null;
  const trackers = createTrackers(options.deployments, { cooldown: routing.cooldown, predecessors });
  const table = buildModelTable(options, trackers);
  const load: RouterLoad = { calls: 0, streams: 0 };
  const context: RouterContext = { routing, observer, random, now, load };
  observer.onStart?.(() => listLoads(trackers, now()));
  return {
    trackers,
    get isIdle() {
      return load.calls + load.streams === 0;
    },
    findModel: table.find,
    listModels: () => table.entries,
    call: async (call) => {
      load.calls += 1;
      try {
        const entry = table.find(call.model);
        const answer = await askGroup(call, findGroup(entry, call), context);
        if (!(answer instanceof ExhaustedGroup)) return answer;
        return await fallBackFrom(entry, call, { context, cause: answer.error });
      } finally {
        load.calls -= 1;
      }
    },
  };
}

interface Exhaustion {
  readonly context: RouterContext;
  readonly cause: unknown;
}

async function fallBackFrom(
  entry: ModelEntry | null,
  call: RoutedCall,
  { context, cause }: Exhaustion,
): Promise<UpstreamAnswer> {
  const answer = await fallBack(call, entry?.fallbacks ?? [], context);
  if (answer === null) throw cause;
  return answer;
}

function findGroup(entry: ModelEntry | null, call: RoutedCall): CandidateGroup {
  if (!entry) throw createModelNotFound(call.model);
  const group = entry.groups.get(call.operation);
  if (!group) throw createModelNotFound(call.model, explainOther(call.operation));
  return group;
}

const places: Readonly<Record<UpstreamOperation, string>> = {
  createMessage: 'POST /v1/messages',
  countMessageTokens: 'POST /v1/messages',
  generateContent: 'generateContent',
  countContentTokens: 'generateContent',
  createImage: 'the image operations',
  createImageEdit: 'the image operations',
  predictImages: 'predict',
};

function explainOther(operation: UpstreamOperation): string {
  const list =
    places[operation] === 'generateContent' || places[operation] === 'predict'
      ? 'GET /v1beta/models lists the methods of each model.'
      : 'GET /v1/models lists the operations of each model.';
  return `is not served by ${places[operation]}; ${list}`;
}
