import { providers } from '../../src/providers/provider-table.ts';
import { createTestGateway, type TestGateway } from './create-test-gateway.ts';
import { createFrontGateway } from './sdk-gateways.ts';

/**
 * How a client reaches a model of the other image format: one gateway translates for its simulator, a second one passes
 * everything on to it, or a second one translates itself and the first stands in for the vendors of both formats.
 */
export const translatedRoutes = ['one gateway', 'two gateways', 'as a vendor'] as const;

export type TranslatedRoute = (typeof translatedRoutes)[number];

export interface TranslatedGateways {
  readonly targets: Readonly<Record<TranslatedRoute, TestGateway>>;
  stop(): Promise<void>;
}

export async function createTranslatedGateways(): Promise<TranslatedGateways> {
  const last = await createTestGateway();
  const common = {
    baseUrl: last.url,
    credential: last.apiKey,
    timeouts: { connectMs: 5000, firstByteMs: 20_000, idleMs: 20_000, totalMs: 30_000 },
  };
  const content = ['gemini-2.5-flash-image', 'gemini-3.1-flash-image-preview', 'gemini-3-pro-image-preview'];
  const images = ['gpt-image-1', 'gpt-image-1.5', 'gpt-image-2'];
  const name = (models: readonly string[]) => Object.fromEntries(models.map((model) => [model, model]));
  const vendors = await createTestGateway({
    config: {
      deployments: [
        { ...common, id: 'content', provider: providers.gemini, models: name(content) },
        { ...common, id: 'images', provider: providers.openai, models: name(images) },
      ],
    },
  });
  const front = await createFrontGateway(last);
  return {
    targets: { 'one gateway': last, 'two gateways': front, 'as a vendor': vendors },
    stop: async () => {
      await Promise.all([vendors.stop(), front.stop()]);
      await last.stop();
    },
  };
}
