import { mapToNeutralModelId, type ModelKind } from '../core/model-catalogue.ts';
import { createModelNames, type ModelNames } from '../core/model-names.ts';
import type { Deployment, UpstreamOperation } from '../core/provider.ts';
import type { Translator } from '../core/translator.ts';
import type { VideoAdapter } from '../core/video/video-upstream.ts';
import type { Candidate, OpenLink, Performer } from './candidate.ts';
import type { DeploymentTracker } from './deployment-tracker.ts';
import { findLinkOpener, type OpenAround } from './find-link-opener.ts';
import {
  findOwnKind,
  findVideoAdapter,
  listPerformers,
  findOutput,
  type SourceAdapter,
} from './list-performers.ts';
import type { TrackedDeployment, TrackerSet } from './tracker-set.ts';

/** A deployment as one model sees it. */
export interface ModelSource {
  readonly deployment: Deployment;
  readonly tracker: DeploymentTracker;
  readonly upstreamModel: string;
  /** What the model is for there; `null` where nothing tells. */
  readonly kind: ModelKind | null;
  /** What the model makes, asked for or not; `null` where nothing tells. */
  readonly makes: Candidate['makes'];
  readonly performers: ReadonlyMap<UpstreamOperation, Performer>;
  /** What makes videos with it; `null` where nothing does. */
  readonly video: VideoAdapter | null;
  /** How sessions with it are opened; `null` where nobody has them. */
  readonly openLink: OpenLink | null;
  /** The pattern that stood for the model; `null` where the deployment names or lists it. */
  readonly pattern: string | null;
}

/** Who calls upstreams, and who translates for them. */
export interface SourceParts {
  /** One adapter for each provider that a deployment is of, by its name. */
  readonly adapters: ReadonlyMap<string, SourceAdapter>;
  readonly translators: readonly Translator[];
  /** Puts sessions around models of providers that have none of their own. Default: nobody has sessions with those. */
  readonly openAround?: OpenAround;
}

/** All deployments, by the models they serve. */
export interface ModelSources {
  /** Neutral ids of every model that a deployment names or its upstream lists, the named ones first. */
  readonly ids: readonly string[];
  /** The deployments that serve this model, in the order of the configuration. */
  find(id: string): readonly ModelSource[];
}

interface Place extends TrackedDeployment {
  readonly adapter: SourceAdapter;
  readonly configured: ModelNames;
  readonly discovered: ModelNames;
}

/** Throws where a deployment has no adapter. */
export function createModelSources(parts: SourceParts, trackers: TrackerSet): ModelSources {
  const places = [...trackers.values()].map((tracked): Place => {
    const { deployment } = tracked;
    const adapter = parts.adapters.get(deployment.provider.name);
    if (!adapter) throw new Error(`No adapter for provider ${deployment.provider.name}`);
    const listed = (deployment.discovered ?? []).map((name) => [mapToNeutralModelId(name), name] as const);
    return {
      ...tracked,
      adapter,
      configured: createModelNames(deployment.models),
      discovered: createModelNames(Object.fromEntries(listed)),
    };
  });
  return {
    ids: [
      ...places.flatMap(({ configured }) => configured.ids),
      ...places.flatMap(({ discovered }) => discovered.ids),
    ],
    find: (id) => places.flatMap((place) => findSource(id, place, parts) ?? []),
  };
}

/** What is configured decides before what the upstream lists. `null` where the deployment does not serve the model. */
function findSource(
  id: string,
  { deployment, tracker, adapter, configured, discovered }: Place,
  { translators, openAround }: SourceParts,
): ModelSource | null {
  const listed = discovered.find(id);
  const found = configured.find(id) ?? listed;
  if (found === null) return null;
  const isConfigured = found.pattern === null && found !== listed;
  const naming = isConfigured ? 'configured' : 'matched';
  const { upstreamModel } = found;
  const { provider } = deployment;
  const source = { modelId: id, provider, adapter, upstreamModel, naming } as const;
  const performers = listPerformers(source, translators);
  const video = findVideoAdapter(source);
  const openLink = findLinkOpener(source, openAround ?? null);
  const isAble = performers.size > 0 || video !== null || openLink !== null;
  if (!isConfigured && !isAble) return null;
  const kind = findOwnKind(source);
  const makes = findOutput(source);
  const pattern = listed === null ? found.pattern : null;
  return { deployment, tracker, upstreamModel, kind, makes, performers, video, openLink, pattern };
}
