import type { ModelConfig } from '../core/config.ts';
import {
  catalogueModels,
  mapToNeutralModelId,
  mapToVendorModelId,
  type CatalogueModel,
} from '../core/model-catalogue.ts';
import type { Deployment, ProviderAdapter, ProviderName, UpstreamOperation } from '../core/provider.ts';
import type { ServedModel } from '../core/router.ts';
import type { Translator } from '../core/translator.ts';
import type { Candidate, CandidateGroup, PerformAttempt } from './candidate.ts';
import type { DeploymentTracker } from './deployment-tracker.ts';
import { listPerformers, makesOnlyPictures } from './list-performers.ts';
import { ModelTracker } from './model-tracker.ts';
import type { TrackerSet } from './tracker-set.ts';

/** A served model and who can perform each of its operations. */
export interface ModelEntry extends ServedModel {
  readonly groups: ReadonlyMap<UpstreamOperation, CandidateGroup>;
  /** The models to ask when no deployment of this one can answer, in this order. */
  readonly fallbacks: readonly ModelEntry[];
}

/** Every served model, and the names it can be asked for by. */
export interface ModelTable {
  readonly entries: readonly ModelEntry[];
  /** The model under any of its spellings, or an alias of it. */
  find(name: string): ModelEntry | null;
}

/** What a router is made of. */
export interface ModelTableParts {
  /** One adapter for each provider that a deployment names. */
  readonly adapters: ReadonlyMap<ProviderName, ProviderAdapter>;
  readonly translators: readonly Translator[];
  /** Names in any spelling, checked by src/config. Default: none has fallbacks or aliases. */
  readonly models?: Readonly<Record<string, ModelConfig>>;
}

const catalogueById: ReadonlyMap<string, CatalogueModel> = new Map(
  catalogueModels.map((model) => [model.id, model]),
);

/**
 * Who serves what. Ids are neutral ones, in catalogue order, then the operator's own models in the order of the
 * configuration. A model whose area is not built yet is listed with no operations.
 */
export function buildModelTable(parts: ModelTableParts, trackers: TrackerSet): ModelTable {
  const sources = collectSources(parts, trackers);
  const ids = [...catalogueById.keys(), ...sources.keys()];
  const entries = new Map(
    [...new Set(ids)].flatMap((id) => {
      const found = sources.get(id);
      return found ? [[id, createEntry(id, found)] as const] : [];
    }),
  );
  const names = new Map<string, ModelEntry>(entries);
  // Both spellings are found at once: every request asks for its model several times.
  for (const [id, entry] of entries) names.set(mapToVendorModelId(id), entry);
  const find = (name: string) => names.get(name) ?? names.get(mapToNeutralModelId(name)) ?? null;
  addAliases(names, find, parts.models ?? {});
  addFallbacks(entries, find, parts.models ?? {});
  return { entries: [...entries.values()], find };
}

/** A deployment as one model sees it. */
interface ModelSource {
  readonly deployment: Deployment;
  readonly tracker: DeploymentTracker;
  readonly upstreamModel: string;
  readonly makes: Candidate['makes'];
  readonly performers: ReadonlyMap<UpstreamOperation, PerformAttempt>;
}

function collectSources(
  { adapters, translators }: ModelTableParts,
  trackers: TrackerSet,
): ReadonlyMap<string, readonly ModelSource[]> {
  const sources = new Map<string, ModelSource[]>();
  for (const { deployment, tracker } of trackers.values()) {
    const adapter = adapters.get(deployment.provider);
    if (!adapter) throw new Error(`No adapter for provider ${deployment.provider}`);
    for (const [publicName, upstreamModel] of Object.entries(deployment.models)) {
      const id = mapToNeutralModelId(publicName);
      const source = { modelId: id, adapter, upstreamModel };
      const performers = listPerformers(source, translators);
      const makes = makesOnlyPictures(source) ? 'pictures' : 'texts';
      const list = sources.get(id) ?? [];
      list.push({ deployment, tracker, upstreamModel, makes, performers });
      sources.set(id, list);
    }
  }
  return sources;
}

/** An entry while its fallbacks are being found. */
interface OpenEntry extends ModelEntry {
  readonly fallbacks: ModelEntry[];
}

function createEntry(id: string, sources: readonly ModelSource[]): OpenEntry {
  const operations = new Set(sources.flatMap(({ performers }) => [...performers.keys()]));
  const groups = new Map([...operations].map((operation) => [operation, createGroup(operation, sources)]));
  return { id, catalogue: catalogueById.get(id) ?? null, operations, groups, fallbacks: [] };
}

function createGroup(operation: UpstreamOperation, sources: readonly ModelSource[]): CandidateGroup {
  const tiers = new Map<number, Candidate[]>();
  for (const source of sources) {
    const candidate = createCandidate(operation, source);
    if (candidate === null) continue;
    const priority = candidate.deployment.priority ?? 0;
    const tier = tiers.get(priority) ?? [];
    tier.push(candidate);
    tiers.set(priority, tier);
  }
  return { tiers: [...tiers].sort(([a], [b]) => a - b).map(([, tier]) => tier) };
}

function createCandidate(
  operation: UpstreamOperation,
  { deployment, tracker, upstreamModel, makes, performers }: ModelSource,
): Candidate | null {
  const perform = performers.get(operation);
  if (!perform) return null;
  const weight = deployment.weight ?? 1;
  return {
    deployment,
    upstreamModel,
    makes,
    perform,
    weight,
    tracker: new ModelTracker(tracker, upstreamModel, operation),
  };
}

type FindModel = (name: string) => ModelEntry | null;
type Models = Readonly<Record<string, ModelConfig>>;

function addAliases(names: Map<string, ModelEntry>, find: FindModel, models: Models): void {
  for (const [name, { aliases }] of Object.entries(models)) {
    const entry = find(name);
    if (entry) for (const alias of aliases) names.set(mapToNeutralModelId(alias), entry);
  }
}

/** The models of a chain in the order in which they are asked: each one's own fallbacks follow it. */
function addFallbacks(entries: ReadonlyMap<string, OpenEntry>, find: FindModel, models: Models): void {
  const direct = new Map<ModelEntry, readonly ModelEntry[]>();
  for (const [name, { fallbacks }] of Object.entries(models)) {
    const entry = find(name);
    if (entry)
      direct.set(
        entry,
        fallbacks.flatMap((fallback) => find(fallback) ?? []),
      );
  }
  for (const entry of entries.values()) {
    const chain = new Set<ModelEntry>();
    const visit = (model: ModelEntry) => {
      for (const next of direct.get(model) ?? []) {
        if (next === entry || chain.has(next)) continue;
        chain.add(next);
        visit(next);
      }
    };
    visit(entry);
    entry.fallbacks.push(...chain);
  }
}
