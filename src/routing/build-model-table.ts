import {
  catalogueModels,
  mapToNeutralModelId,
  type CatalogueModel,
  type ModelKind,
} from '../core/model-catalogue.ts';
import type { Deployment, ProviderAdapter, ProviderName, UpstreamOperation } from '../core/provider.ts';
import type { ServedModel } from '../core/router.ts';

/** A served model and the deployments that offer it, first choice first. */
export interface ModelEntry extends ServedModel {
  readonly candidates: readonly ModelCandidate[];
}

export interface ModelCandidate {
  readonly deployment: Deployment;
  readonly adapter: ProviderAdapter;
  readonly upstreamModel: string;
}

const operationsOfKind: Readonly<Record<ModelKind, readonly UpstreamOperation[]>> = {
  'chat-messages': ['createMessage', 'countMessageTokens'],
  'chat-content': ['generateContent', 'countContentTokens'],
  'image-content': ['generateContent', 'countContentTokens'],
  image: [],
  video: [],
  realtime: [],
};

const kindOfProvider: Readonly<Record<ProviderName, ModelKind | null>> = {
  anthropic: 'chat-messages',
  gemini: 'chat-content',
  simulator: null,
  specway: null,
};

const kindOfFamily: readonly (readonly [prefix: string, kind: ModelKind])[] = [
  ['chatfam-', 'chat-messages'],
  ['genfam-', 'chat-content'],
  ['imgfam2-', 'image-content'],
  ['imgfam-', 'image'],
  ['vidfam-', 'video'],
  ['rtfam-', 'realtime'],
];

const catalogueById: ReadonlyMap<string, CatalogueModel> = new Map(
  catalogueModels.map((model) => [model.id, model]),
);

/**
 * Model id to what serves it. Ids are neutral ones, in catalogue order, then the operator's own models in the order of
 * the configuration. A model whose area is not built yet is listed with no operations.
 */
export function buildModelTable(
  deployments: readonly Deployment[],
  adapters: ReadonlyMap<ProviderName, ProviderAdapter>,
): ReadonlyMap<string, ModelEntry> {
  const candidates = collectCandidates(deployments, adapters);
  const ids = [...catalogueById.keys(), ...candidates.keys()];
  return new Map(
    [...new Set(ids)].flatMap((id) => {
      const found = candidates.get(id);
      return found ? [[id, createEntry(id, found)] as const] : [];
    }),
  );
}

function collectCandidates(
  deployments: readonly Deployment[],
  adapters: ReadonlyMap<ProviderName, ProviderAdapter>,
): Map<string, ModelCandidate[]> {
  const candidates = new Map<string, ModelCandidate[]>();
  for (const deployment of deployments) {
    const adapter = adapters.get(deployment.provider);
    if (!adapter) throw new Error(`No adapter for provider ${deployment.provider}`);
    for (const [publicName, upstreamModel] of Object.entries(deployment.models)) {
      const id = mapToNeutralModelId(publicName);
      const list = candidates.get(id) ?? [];
      list.push({ deployment, adapter, upstreamModel });
      candidates.set(id, list);
    }
  }
  return candidates;
}

function createEntry(id: string, candidates: readonly ModelCandidate[]): ModelEntry {
  const catalogue = catalogueById.get(id) ?? null;
  const operations = new Set(
    candidates.flatMap(({ adapter }) => {
      const kind = catalogue?.kind ?? kindOfProvider[adapter.provider] ?? findKindOfFamily(id);
      return operationsOfKind[kind].filter((operation) => adapter[operation] !== undefined);
    }),
  );
  return { id, catalogue, operations, candidates };
}

function findKindOfFamily(id: string): ModelKind {
  return kindOfFamily.find(([prefix]) => id.startsWith(prefix))?.[1] ?? 'chat-messages';
}
