import { catalogueModels } from '../../src/core/model-catalogue.ts';
import type { Deployment } from '../../src/core/provider.ts';
import { providers } from '../../src/providers/provider-table.ts';
import { testCredential } from './create-upstream-call.ts';

/** A deployment of a vendor's provider at this URL that serves every model of its format. */
export function createUpstreamDeployment(
  provider: 'anthropic' | 'gemini' | 'openai',
  url: string,
  timeouts: Partial<Deployment['timeouts']> = {},
): Deployment {
  const { kinds } = providers[provider];
  const models = catalogueModels.filter(({ kind }) => kinds.includes(kind));
  return {
    id: `${provider}-test`,
    provider: providers[provider],
    baseUrl: url,
    credential: testCredential,
    models: Object.fromEntries(models.map(({ id, vendorId }) => [id, vendorId])),
    timeouts: { connectMs: 5000, firstByteMs: 5000, idleMs: 5000, totalMs: 10_000, ...timeouts },
  };
}
