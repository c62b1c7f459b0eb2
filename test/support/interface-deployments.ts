import { catalogueModels, type ModelKind } from '../../src/core/model-catalogue.ts';
import type { Deployment } from '../../src/core/provider.ts';
import { testCredential } from './create-upstream-call.ts';

const kindsOf: Readonly<Record<'anthropic' | 'gemini' | 'openai', readonly ModelKind[]>> = {
  anthropic: ['chat-messages'],
  gemini: ['chat-content', 'image-content'],
  openai: ['image'],
};

/** A deployment of a vendor's provider at this URL that serves every model of its format. */
export function createUpstreamDeployment(
  provider: keyof typeof kindsOf,
  url: string,
  timeouts: Partial<Deployment['timeouts']> = {},
): Deployment {
  const models = catalogueModels.filter(({ kind }) => kindsOf[provider].includes(kind));
  return {
    id: `${provider}-test`,
    provider,
    baseUrl: url,
    credential: testCredential,
    models: Object.fromEntries(models.map(({ id, vendorId }) => [id, vendorId])),
    timeouts: { connectMs: 5000, firstByteMs: 5000, idleMs: 5000, totalMs: 10_000, ...timeouts },
  };
}
