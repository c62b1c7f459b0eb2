import { catalogueModels, type CatalogueModel } from '../core/model-catalogue.ts';
import type { Deployment, ProviderName } from '../core/provider.ts';
import { parseDuration } from './parse-units.ts';
import { servesKind } from './provider-models.ts';

/** A deployment as specway.yaml spells it, defaults filled in. */
export interface FileDeployment {
  readonly id: string;
  readonly provider: ProviderName;
  readonly baseUrl?: string;
  readonly credential?: string;
  readonly models?: Readonly<Record<string, string>>;
  readonly timeouts: {
    readonly connect: string;
    readonly firstByte: string;
    readonly idle: string;
    readonly total: string;
  };
}

const defaultBaseUrls: Readonly<Record<ProviderName, string>> = {
  simulator: '',
  openai: 'https://api.openai.com',
  anthropic: 'https://api.anthropic.com',
  gemini: 'https://generativelanguage.googleapis.com',
  vertex: '',
  specway: '',
};

/** The deployments as the program uses them. */
export function createDeployments(deployments: readonly FileDeployment[]): readonly Deployment[] {
  return deployments.map(({ id, provider, baseUrl, credential, models, timeouts }) => ({
    id,
    provider,
    baseUrl: (baseUrl ?? defaultBaseUrls[provider]).replace(/\/+$/, ''),
    credential: credential ?? null,
    models: models ?? createCatalogueMapping(provider),
    timeouts: {
      connectMs: parseDuration(timeouts.connect),
      firstByteMs: parseDuration(timeouts.firstByte),
      idleMs: parseDuration(timeouts.idle),
      totalMs: parseDuration(timeouts.total),
    },
  }));
}

/** Every catalogue model the provider serves, under the name it has there. */
function createCatalogueMapping(provider: ProviderName): Readonly<Record<string, string>> {
  return Object.fromEntries(
    catalogueModels
      .filter((model) => servesKind(provider, model.kind) && !isServedByOtherMethod(provider, model))
      .map((model) => [
        model.id,
        provider === 'simulator' || provider === 'specway' ? model.id : model.vendorId,
      ]),
  );
}

/** The imagen family has a method of its own at Google, so it is offered only where an operator maps it. */
function isServedByOtherMethod(provider: ProviderName, model: CatalogueModel): boolean {
  return provider === 'gemini' && model.vendorId.startsWith('imagen-');
}
