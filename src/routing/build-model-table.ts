import { catalogueModels, mapToNeutralModelId, type CatalogueModel } from '../core/model-catalogue.ts';
import type { Deployment, ProviderAdapter, ProviderName, UpstreamOperation } from '../core/provider.ts';
import type { ServedModel } from '../core/router.ts';
import type { PerformCall, Translator } from '../core/translator.ts';
import { listPerformers } from './list-performers.ts';

/** A served model and the deployments that offer it, first choice first. */
export interface ModelEntry extends ServedModel {
  readonly candidates: readonly ModelCandidate[];
}

export interface ModelCandidate {
  readonly deployment: Deployment;
  readonly upstreamModel: string;
  /** How each operation is performed there; an operation that is missing cannot be. */
  readonly performers: ReadonlyMap<UpstreamOperation, PerformCall>;
}

/** What a router is made of. */
export interface ModelTableParts {
  readonly deployments: readonly Deployment[];
  /** One adapter for each provider that a deployment names. */
  readonly adapters: ReadonlyMap<ProviderName, ProviderAdapter>;
  readonly translators: readonly Translator[];
}

const catalogueById: ReadonlyMap<string, CatalogueModel> = new Map(
  catalogueModels.map((model) => [model.id, model]),
);

/**
 * Model id to what serves it. Ids are neutral ones, in catalogue order, then the operator's own models in the order of
 * the configuration. A model whose area is not built yet is listed with no operations.
 */
export function buildModelTable(parts: ModelTableParts): ReadonlyMap<string, ModelEntry> {
  const candidates = collectCandidates(parts);
  const ids = [...catalogueById.keys(), ...candidates.keys()];
  return new Map(
    [...new Set(ids)].flatMap((id) => {
      const found = candidates.get(id);
      return found ? [[id, createEntry(id, found)] as const] : [];
    }),
  );
}

function collectCandidates({
  deployments,
  adapters,
  translators,
}: ModelTableParts): Map<string, ModelCandidate[]> {
  const candidates = new Map<string, ModelCandidate[]>();
  for (const deployment of deployments) {
    const adapter = adapters.get(deployment.provider);
    if (!adapter) throw new Error(`No adapter for provider ${deployment.provider}`);
    for (const [publicName, upstreamModel] of Object.entries(deployment.models)) {
      const id = mapToNeutralModelId(publicName);
      const list = candidates.get(id) ?? [];
      const performers = listPerformers({ modelId: id, adapter, upstreamModel }, translators);
      list.push({ deployment, upstreamModel, performers });
      candidates.set(id, list);
    }
  }
  return candidates;
}

function createEntry(id: string, candidates: readonly ModelCandidate[]): ModelEntry {
  const operations = new Set(candidates.flatMap(({ performers }) => [...performers.keys()]));
  return { id, catalogue: catalogueById.get(id) ?? null, operations, candidates };
}
