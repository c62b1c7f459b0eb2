import { catalogueModels, mapToNeutralModelId, type CatalogueModel } from '../core/model-catalogue.ts';
import type { Deployment, ProviderName } from '../core/provider.ts';
import { parseDuration } from './parse-units.ts';
import { patternsOfProvider, servesKind } from './provider-models.ts';

/** A deployment as specway.yaml spells it, defaults filled in. */
export interface FileDeployment {
  readonly id: string;
  readonly provider: ProviderName;
  readonly baseUrl?: string;
  readonly credential?: string;
  /** Both or none, and only with `vertex`. */
  readonly project?: string;
  readonly location?: string;
  /** At most one of these two. */
  readonly models?: Readonly<Record<string, string>>;
  readonly extraModels?: Readonly<Record<string, string>>;
  readonly discover: boolean;
  readonly timeouts: {
    readonly connect: string;
    readonly firstByte: string;
    readonly firstEvent: string;
    readonly idle: string;
    readonly total: string;
  };
  readonly weight: number;
  readonly priority: number;
  readonly concurrency?: number;
  readonly abort: 'cancel' | 'drain';
  readonly retryAmbiguous?: boolean;
}

const defaultBaseUrls: Readonly<Record<Exclude<ProviderName, 'vertex'>, string>> = {
  simulator: '',
  openai: 'https://api.openai.com',
  anthropic: 'https://api.anthropic.com',
  gemini: 'https://generativelanguage.googleapis.com',
  specway: '',
};

/** The deployments as the program uses them. */
export function createDeployments(deployments: readonly FileDeployment[]): readonly Deployment[] {
  return deployments.map((deployment) => ({
    id: deployment.id,
    provider: deployment.provider,
    baseUrl: createBaseUrl(deployment),
    credential: deployment.credential ?? null,
    models: deployment.models ?? createDefaultModels(deployment),
    ...(deployment.discover ? { discover: true } : {}),
    timeouts: {
      connectMs: parseDuration(deployment.timeouts.connect),
      firstByteMs: parseDuration(deployment.timeouts.firstByte),
      firstEventMs: parseDuration(deployment.timeouts.firstEvent),
      idleMs: parseDuration(deployment.timeouts.idle),
      totalMs: parseDuration(deployment.timeouts.total),
    },
    weight: deployment.weight,
    priority: deployment.priority,
    ...(deployment.concurrency === undefined ? {} : { concurrency: deployment.concurrency }),
    abort: deployment.abort,
    ...(deployment.retryAmbiguous === undefined ? {} : { retryAmbiguous: deployment.retryAmbiguous }),
  }));
}

function createBaseUrl({ provider, baseUrl, project, location }: FileDeployment): string {
  if (provider !== 'vertex') return trimSlashes(baseUrl ?? defaultBaseUrls[provider]);
  const host =
    location === undefined || location === 'global'
      ? 'aiplatform.googleapis.com'
      : `${location}-aiplatform.googleapis.com`;
  const place =
    project === undefined || location === undefined ? '' : `/projects/${project}/locations/${location}`;
  return `${trimSlashes(baseUrl ?? `https://${host}`)}/v1${place}/publishers/google`;
}

function trimSlashes(url: string): string {
  return url.replace(/\/+$/, '');
}

/**
 * Every catalogue model the provider serves, under the name it has there, and whatever else its families may hold. What is
 * added goes before it, in any spelling.
 */
function createDefaultModels({
  provider,
  extraModels = {},
}: FileDeployment): Readonly<Record<string, string>> {
  const added = new Set(Object.keys(extraModels).map(mapToNeutralModelId));
  const known = catalogueModels
    .filter((model) => servesKind(provider, model.kind))
    .map((model) => [model.id, findUpstreamName(provider, model)] as const);
  const usual = [...known, ...Object.entries(patternsOfProvider[provider])];
  return Object.fromEntries([
    ...usual.filter(([name]) => !added.has(mapToNeutralModelId(name))),
    ...Object.entries(extraModels),
  ]);
}

const googleSuccessors: Readonly<Record<string, string>> = {
  'genfam-2.5-flash-image': 'gemini-3.1-flash-image',
  'genfam-3.1-flash-image-preview': 'gemini-3.1-flash-image',
  'genfam-3-pro-image-preview': 'gemini-3-pro-image',
  'genfam-3-pro-preview': 'gemini-3.1-pro-preview',
  'imgfam2-4.0-fast-generate-001': 'gemini-3.1-flash-image',
};

/** Vendors retire names that clients go on using: what takes the place of each. An operator's `models` wins. */
const successors: Readonly<Partial<Record<ProviderName, Readonly<Record<string, string>>>>> = {
  openai: { 'imgfam-1': 'gpt-image-2', 'imgfam-1.5': 'gpt-image-2' },
  gemini: googleSuccessors,
  vertex: googleSuccessors,
};

function findUpstreamName(provider: ProviderName, { id, vendorId }: CatalogueModel): string {
  if (provider === 'simulator' || provider === 'specway') return id;
  return successors[provider]?.[id] ?? vendorId;
}
