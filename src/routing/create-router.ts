import { createModelNotFound } from '../core/create-model-not-found.ts';
import { mapToNeutralModelId } from '../core/model-catalogue.ts';
import type { UpstreamAnswer, UpstreamCall, UpstreamOperation } from '../core/provider.ts';
import type { RoutedCall, Router, ServedModel } from '../core/router.ts';
import {
  buildModelTable,
  type ModelCandidate,
  type ModelEntry,
  type ModelTableParts,
} from './build-model-table.ts';

/**
 * A router over the configured deployments. The deployment listed first serves the call; there is one attempt.
 */
export function createRouter(parts: ModelTableParts): Router {
  const models = buildModelTable(parts);
  const listed: readonly ServedModel[] = [...models.values()];
  const find = (name: string) => models.get(name) ?? models.get(mapToNeutralModelId(name)) ?? null;
  return {
    findModel: find,
    listModels: () => listed,
    call: async (call) => await callCandidate(call, pickCandidate(find(call.model), call)),
  };
}

async function callCandidate(call: RoutedCall, candidate: ModelCandidate): Promise<UpstreamAnswer> {
  const { deployment, upstreamModel, performers } = candidate;
  const upstreamCall: UpstreamCall = {
    deployment,
    upstreamModel,
    body: call.body,
    files: call.files,
    reserveMemory: call.reserveMemory,
    delivery: call.delivery,
    profile: call.profile,
    headers: call.headers,
    requestId: call.requestId,
    signal: call.signal,
  };
  const perform = performers.get(call.operation);
  if (!perform) throw new Error(`Deployment ${deployment.id} cannot perform ${call.operation}`);
  const { notes } = call;
  notes.attempts = (notes.attempts ?? 0) + 1;
  notes.deploymentId = deployment.id;
  const startedAt = performance.now();
  const answer = await perform(upstreamCall);
  notes.upstreamMs = performance.now() - startedAt;
  return answer;
}

function pickCandidate(entry: ModelEntry | null, call: RoutedCall): ModelCandidate {
  if (!entry) throw createModelNotFound(call.model);
  const candidate = entry.candidates.find(({ performers }) => performers.has(call.operation));
  if (!candidate) throw createModelNotFound(call.model, explainOther(call.operation));
  return candidate;
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
