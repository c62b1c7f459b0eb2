import type { ModelConfig } from '../core/config.ts';
import { catalogueModels, mapToNeutralModelId, mapToVendorModelId } from '../core/model-catalogue.ts';
import { findCatalogueModel } from '../core/model-kind.ts';
import type { Deployment, ModelOperation, UpstreamOperation } from '../core/provider.ts';
import type { ServedModel } from '../core/router.ts';
import type { Candidate, CandidateGroup, RealtimeCandidate, VideoCandidate } from './candidate.ts';
import type { ModelOutput } from './find-wanted-output.ts';
import { MatchedModels } from './matched-models.ts';
import { createModelSources, type ModelSource, type SourceParts } from './model-sources.ts';
import { ModelEntry, type ModelParts } from './model-entry.ts';
import { ModelTracker } from './model-tracker.ts';
import type { TrackerSet } from './tracker-set.ts';

/** Every served model, and the names it can be asked for by. */
export interface ModelTable {
  /** Those that can be named without a pattern. */
  readonly entries: readonly ModelEntry[];
  /** The model under any of its spellings, an alias of it, or a name that a pattern stands for. */
  find(name: string): ModelEntry | null;
  /** The same model where it was found in this table; `null` for one of a table that this one has replaced. */
  recognise(model: ServedModel | null): ModelEntry | null;
}

/** What a router is made of. */
export interface ModelTableParts extends SourceParts {
  /** Names in any spelling, checked by src/config. Default: none has fallbacks or aliases. */
  readonly models?: Readonly<Record<string, ModelConfig>>;
}

/**
 * Who serves what. Ids are neutral ones, in catalogue order, then the operator's own models in the order of the
 * configuration, and then what upstreams list.
 */
export function buildModelTable(parts: ModelTableParts, trackers: TrackerSet): ModelTable {
  const { models = {} } = parts;
  const sources = createModelSources(parts, trackers);
  const table = Symbol('model table');
  const ids = new Set([...catalogueModels.map(({ id }) => id), ...sources.ids, ...listConfigured(models)]);
  // What is configured goes before what patterns and upstreams have under the same name.
  for (const alias of listAliases(models)) ids.delete(alias);
  const entries = new Map(
    [...ids].flatMap((id) => {
      const found = sources.find(id);
      return found.length > 0 ? [[id, new ModelEntry(createParts(id, found, id), table)] as const] : [];
    }),
  );
  const names = new Map<string, ModelEntry>(entries);
  // Both spellings are found at once.
  for (const [id, entry] of entries) names.set(mapToVendorModelId(id), entry);
  const findNamed = (name: string) => names.get(name) ?? names.get(mapToNeutralModelId(name)) ?? null;
  addAliases(names, findNamed, models);
  addFallbacks(entries, findNamed, models);
  const matched = new MatchedModels((id) => {
    const found = sources.find(id);
    const [first] = found;
    return first ? new ModelEntry(createParts(id, found, nameInMetrics(id, first)), table) : null;
  });
  const find = (name: string) => findNamed(name) ?? matched.find(name);
  const recognise = (model: ServedModel | null) =>
    model instanceof ModelEntry && model.table === table ? model : null;
  return { entries: [...entries.values()], find, recognise };
}

/** Models that something is set for, and their fallbacks: patterns may stand for them. */
function listConfigured(models: Models): readonly string[] {
  return Object.entries(models).flatMap(([name, { fallbacks }]) =>
    [name, ...fallbacks].map(mapToNeutralModelId),
  );
}

/** In neutral spelling; but for names of models, which go before aliases. */
function listAliases(models: Models): readonly string[] {
  const names = new Set(Object.keys(models).map(mapToNeutralModelId));
  const aliases = Object.values(models).flatMap((model) => model.aliases.map(mapToNeutralModelId));
  return aliases.filter((alias) => !names.has(alias));
}

/** There is no end of the names that a pattern stands for: a snapshot counts as its model, the others as their pattern. */
function nameInMetrics(id: string, { pattern }: ModelSource): string {
  return findCatalogueModel(id)?.id ?? mapToNeutralModelId(pattern ?? id);
}

function createParts(id: string, sources: readonly ModelSource[], metricName: string): ModelParts {
  const performed = new Set(sources.flatMap(({ performers }) => [...performers.keys()]));
  const groups = new Map([...performed].map((operation) => [operation, createGroup(operation, sources)]));
  const contentGroups = splitByOutput(groups.get('generateContent'));
  const countGroups = splitByOutput(groups.get('countContentTokens'));
  const videoTiers = sortIntoTiers(sources.flatMap((source) => createVideoCandidate(source) ?? []));
  const realtimeTiers = sortIntoTiers(sources.flatMap((source) => createRealtimeCandidate(source) ?? []));
  const operations = new Set<ModelOperation>([
    ...performed,
    ...(videoTiers.length > 0 ? ['createVideo' as const] : []),
    ...(realtimeTiers.length > 0 ? ['connectRealtime' as const] : []),
  ]);
  const catalogue = findCatalogueModel(id);
  const kinds = new Set(sources.flatMap(({ kind }) => kind ?? []));
  const deploymentIds = sources.map(({ deployment }) => deployment.id);
  const realtime = realtimeTiers.length > 0 ? { tiers: realtimeTiers } : null;
  const listed = { groups, contentGroups, countGroups, videoTiers, realtime, deploymentIds };
  return { id, catalogue, metricName, kinds, operations, ...listed };
}

/** Those of which nothing tells what they make may be asked for either. */
function splitByOutput(group: CandidateGroup | undefined): ModelParts['contentGroups'] {
  const { tiers = [] } = group ?? {};
  const makes = new Set(tiers.flatMap((tier) => tier.map((candidate) => candidate.makes)));
  if (!makes.has('pictures') || !makes.has('texts')) return null;
  const without = (output: ModelOutput): CandidateGroup => ({
    tiers: tiers
      .map((tier) => tier.filter((candidate) => candidate.makes !== output))
      .filter(({ length }) => length > 0),
  });
  return { pictures: without('texts'), texts: without('pictures') };
}

function createGroup(operation: UpstreamOperation, sources: readonly ModelSource[]): CandidateGroup {
  return { tiers: sortIntoTiers(sources.flatMap((source) => createCandidate(operation, source) ?? [])) };
}

/** Those of the lowest priority number first. */
function sortIntoTiers<Item extends { readonly deployment: Deployment }>(
  candidates: readonly Item[],
): readonly (readonly Item[])[] {
  const tiers = Map.groupBy(candidates, ({ deployment }) => deployment.priority ?? 0);
  return [...tiers].sort(([a], [b]) => a - b).map(([, tier]) => tier);
}

function createCandidate(
  operation: UpstreamOperation,
  { deployment, tracker, upstreamModel, makes, performers }: ModelSource,
): Candidate | null {
  const performer = performers.get(operation);
  if (!performer) return null;
  const weight = deployment.weight ?? 1;
  return {
    deployment,
    upstreamModel,
    makes,
    ...performer,
    weight,
    tracker: new ModelTracker(tracker, upstreamModel, operation),
  };
}

function createVideoCandidate(source: ModelSource): VideoCandidate | null {
  const { deployment, tracker, upstreamModel, video } = source;
  if (video === null) return null;
  const weight = deployment.weight ?? 1;
  const modelTracker = new ModelTracker(tracker, upstreamModel, 'createVideo');
  return { deployment, upstreamModel, adapter: video, weight, tracker: modelTracker };
}

function createRealtimeCandidate(source: ModelSource): RealtimeCandidate | null {
  const { deployment, tracker, upstreamModel, openLink } = source;
  if (openLink === null) return null;
  const weight = deployment.weight ?? 1;
  const modelTracker = new ModelTracker(tracker, upstreamModel, 'connectRealtime');
  return { deployment, upstreamModel, open: openLink, weight, tracker: modelTracker };
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
function addFallbacks(entries: ReadonlyMap<string, ModelEntry>, find: FindModel, models: Models): void {
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
    entry.setFallbacks([...chain]);
  }
}
