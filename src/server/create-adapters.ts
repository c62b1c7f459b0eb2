import { systemClock } from '../core/clock.ts';
import type { GatewayConfig } from '../core/config.ts';
import type { ParseQueue } from '../core/json/parse-queue.ts';
import type { PictureTools } from '../core/picture.ts';
import type { ProviderAdapter, ProviderName } from '../core/provider.ts';
import type { TextCleaner } from '../core/texts/text-cleaner.ts';
import { meterAdapter } from '../metering/index.ts';
import {
  createAnthropicAdapter,
  createGeminiAdapter,
  createOpenAiAdapter,
  createSimulatorAdapter,
  createSpecwayAdapter,
  createVertexAdapter,
} from '../providers/index.ts';

/** What adapters share. */
export interface AdapterParts {
  readonly pictures: PictureTools;
  readonly cleaner: TextCleaner;
  readonly parseQueue: ParseQueue;
}

/**
 * One adapter for each provider that the configuration uses, with a meter on its answers. Those that are there already are
 * used again, except the simulator's, which has no connections to keep and follows the configuration.
 */
export function createAdapters(
  config: GatewayConfig,
  { pictures, cleaner, parseQueue }: AdapterParts,
  existing?: ReadonlyMap<ProviderName, ProviderAdapter>,
): ReadonlyMap<ProviderName, ProviderAdapter> {
  const options = { maxEventBytes: config.streams.maxEventBytes, cleaner, parseQueue };
  const factories: Readonly<Record<ProviderName, () => ProviderAdapter>> = {
    simulator: () => createSimulatorAdapter({ clock: systemClock, pictures, ...config.simulator }),
    openai: () => createOpenAiAdapter(options),
    anthropic: () => createAnthropicAdapter(options),
    gemini: () => createGeminiAdapter(options),
    vertex: () => createVertexAdapter(options),
    specway: () => createSpecwayAdapter(options),
  };
  const used = new Set(config.deployments.map(({ provider }) => provider));
  const find = (provider: ProviderName) => (provider === 'simulator' ? undefined : existing?.get(provider));
  return new Map(
    [...used].map((provider) => [provider, find(provider) ?? meterAdapter(factories[provider]())]),
  );
}
