import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueModels } from '../../../src/core/model-catalogue.ts';
import { providers } from '../../../src/providers/provider-table.ts';
import { createTestGateway, testApiKey, type TestGateway } from '../../support/create-test-gateway.ts';
import { runCase } from './contract-case.ts';
import { createImageCases } from './create-image-cases.ts';
import { loadContracts } from './list-cases.ts';

const contracts = loadContracts('closed');
const cases = createImageCases(contracts.neutral);

/** A gateway whose pictures come from another one, which is asked as this vendor or as itself. */
describe.each(['openai', 'specway'] as const)(
  'a gateway with the upstream %s, which is another one',
  (provider) => {
    let upstream: TestGateway;
    let gateway: TestGateway;
    beforeAll(async () => {
      upstream = await createTestGateway();
      const models = catalogueModels.filter(({ kind }) => kind === 'image');
      const deployment = {
        id: `${provider}-test`,
        provider: providers[provider],
        baseUrl: upstream.url,
        credential: testApiKey,
        models: Object.fromEntries(models.map(({ id, vendorId }) => [id, vendorId])),
        timeouts: { connectMs: 5_000, firstByteMs: 30_000, idleMs: 30_000, totalMs: 60_000 },
      };
      gateway = await createTestGateway({ config: { deployments: [deployment] } });
    });
    afterAll(async () => {
      await gateway.stop();
      await upstream.stop();
    });

    it.each(cases)('$name', async (contractCase) => {
      expect(await runCase(contracts, gateway, contractCase)).toEqual([]);
    });
  },
);
