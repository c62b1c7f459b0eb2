import type { RoutingConfig } from '../core/config.ts';
import { createModelNotFound } from '../core/create-model-not-found.ts';
import type { UpstreamAnswer, UpstreamOperation } from '../core/provider.ts';
import type { RoutedCall, Router } from '../core/router.ts';
import { askGroup, ExhaustedGroup } from './ask-group.ts';
import { buildModelTable, type ModelEntry, type ModelTableParts } from './build-model-table.ts';
import type { CandidateGroup } from './candidate.ts';
import { fallBack } from './fall-back.ts';
import type { RouterContext, RouterObserver } from './router-context.ts';

/** What a router needs to know. */
export interface RouterOptions extends ModelTableParts {
  /** Default: one attempt, candidates by weight. */
  readonly routing?: RoutingConfig;
  readonly observer?: RouterObserver;
  /** From 0 to below 1. Default: Math.random. */
  readonly random?: () => number;
  /** A monotonic clock, in milliseconds. Default: the time since the process began. */
  readonly now?: () => number;
}

const oneAttempt: RoutingConfig = {
  strategy: 'weighted',
  attempts: 1,
  backoffMs: 250,
  maxBackoffMs: 8000,
  cooldown: { failures: 3, durationMs: 30_000 },
};

/** A router over the configured deployments: docs/routing.md. */
export function createRouter(options: RouterOptions): Router {
  const { routing = oneAttempt, observer = {}, random = Math.random } = options;
  const now = options.now ?? (() => performance.now());
  const table = buildModelTable(options, routing.cooldown);
  const context: RouterContext = { routing, observer, random, now };
  return {
    findModel: table.find,
    listModels: () => table.entries,
    call: async (call) => {
      const entry = table.find(call.model);
      const answer = await askGroup(call, findGroup(entry, call), context);
      if (!(answer instanceof ExhaustedGroup)) return answer;
      return await fallBackFrom(entry, call, { context, cause: answer.error });
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
    places[operation] === 'generateContent'
      ? 'GET /v1beta/models lists the methods of each model.'
      : 'GET /v1/models lists the operations of each model.';
  return `is not served by ${places[operation]}; ${list}`;
}
