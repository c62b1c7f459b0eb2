import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueModels } from '../../../src/core/model-catalogue.ts';
import { providers } from '../../../src/providers/provider-table.ts';
import { createTestGateway, testApiKey, type TestGateway } from '../../support/create-test-gateway.ts';
import { contracts } from './closed-contracts.ts';
import { runCase } from './contract-case.ts';
import { createImageCases } from './create-image-cases.ts';
import type { ImageOperation } from './operations-under-test.ts';

const cases = createImageCases(contracts.neutral);

/** A gateway whose pictures come from another one, which is asked as this vendor or as itself. */
export function describeRelay(provider: 'openai' | 'specway', operationId: ImageOperation): void {
  describe(`a gateway with the upstream ${provider}, which is another one`, () => {
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

    it.each(cases.filter((contractCase) => contractCase.operationId === operationId))(
      '$name',
      async (contractCase) => {
        expect(await runCase(contracts, gateway, contractCase)).toEqual([]);
      },
    );
  });
}
