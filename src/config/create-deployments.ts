import { catalogueModels, mapToNeutralModelId, spellModelId } from '../core/model-catalogue.ts';
import type { Deployment } from '../core/provider.ts';
import type { ProviderSettings, ProviderTraits } from '../core/provider-traits.ts';
import { isUnoffered } from './explain-unservable.ts';
import { parseDuration } from './parse-units.ts';

/** A deployment as specway.yaml spells it, defaults filled in, and with its provider's entry in place of its name. */
export interface FileDeployment extends ProviderSettings {
  readonly id: string;
  readonly provider: ProviderTraits;
  readonly credential?: string;
  /** Left out where the variable of its credential is not set. */
  readonly optional: boolean;
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
  readonly downloadHosts?: readonly string[];
}

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
    ...(deployment.downloadHosts === undefined ? {} : { downloadHosts: deployment.downloadHosts }),
  }));
}

function createBaseUrl({ provider, ...settings }: FileDeployment): string {
  const { baseUrl } = settings;
  return provider.createBaseUrl(
    baseUrl === undefined ? settings : { ...settings, baseUrl: baseUrl.replace(/\/+$/, '') },
  );
}

/**
 * Every catalogue model the provider serves, under the name it has there, and whatever else its families may hold. What is
 * added goes before it, in any spelling.
 */
function createDefaultModels({
  provider,
  baseUrl,
  extraModels = {},
}: FileDeployment): Readonly<Record<string, string>> {
  const added = new Set(Object.keys(extraModels).map(mapToNeutralModelId));
  const { kinds, unofferedKinds = [], successors = {}, spelling, namePatterns } = provider;
  const known = catalogueModels
    .filter(({ kind }) => kinds.includes(kind) && !unofferedKinds.includes(kind))
    .map(({ id }) => [id, successors[id] ?? spellModelId(id, spelling)] as const);
  const families = namePatterns.filter((name) => baseUrl !== undefined || !isUnoffered(provider, name));
  const usual = [...known, ...families.map((pattern) => [pattern, pattern] as const)];
  return Object.fromEntries([
    ...usual.filter(([name]) => !added.has(mapToNeutralModelId(name))),
    ...Object.entries(extraModels),
  ]);
}
