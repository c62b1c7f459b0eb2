import { createModelNotFound } from '../core/create-model-not-found.ts';
import { mapToNeutralModelId } from '../core/model-catalogue.ts';
import type {
  Deployment,
  ProviderAdapter,
  ProviderName,
  UpstreamCall,
  UpstreamOperation,
} from '../core/provider.ts';
import type { RoutedAnswer, RoutedCall, Router, ServedModel } from '../core/router.ts';
import { buildModelTable, type ModelCandidate, type ModelEntry } from './build-model-table.ts';

export interface RouterOptions {
  readonly deployments: readonly Deployment[];
  /** One adapter for each provider that a deployment names. */
  readonly adapters: ReadonlyMap<ProviderName, ProviderAdapter>;
}

/**
 * A router over the configured deployments. The deployment listed first serves the call; there is one attempt.
 */
export function createRouter({ deployments, adapters }: RouterOptions): Router {
  const models = buildModelTable(deployments, adapters);
  const listed: readonly ServedModel[] = [...models.values()];
  const find = (name: string) => models.get(name) ?? models.get(mapToNeutralModelId(name)) ?? null;
  return {
    findModel: find,
    listModels: () => listed,
    call: async (call) => await callCandidate(call, pickCandidate(find(call.model), call)),
  };
}

async function callCandidate(call: RoutedCall, candidate: ModelCandidate): Promise<RoutedAnswer> {
  const { deployment, adapter, upstreamModel } = candidate;
  const upstreamCall: UpstreamCall = {
    deployment,
    upstreamModel,
    body: call.body,
    delivery: call.delivery,
    profile: call.profile,
    headers: call.headers,
    requestId: call.requestId,
    signal: call.signal,
  };
  const perform = adapter[call.operation];
  if (!perform) throw new Error(`Provider ${adapter.provider} lacks ${call.operation}`);
  const startedAt = performance.now();
  const answer = await perform.call(adapter, upstreamCall);
  return { answer, deployment, upstreamMs: performance.now() - startedAt };
}

function pickCandidate(entry: ModelEntry | null, call: RoutedCall): ModelCandidate {
  if (!entry) throw createModelNotFound(call.model);
  if (!entry.operations.has(call.operation)) {
    throw createModelNotFound(call.model, explainOther(call.operation));
  }
  const candidate = entry.candidates.find(({ adapter }) => adapter[call.operation] !== undefined);
  if (!candidate) throw new Error(`No candidate for ${entry.id}`);
  return candidate;
}

function explainOther(operation: UpstreamOperation): string {
  return operation === 'createMessage' || operation === 'countMessageTokens'
    ? 'is not served by POST /v1/messages; GET /v1/models lists the operations of each model.'
    : 'is not served by generateContent; GET /v1beta/models lists the methods of each model.';
}
