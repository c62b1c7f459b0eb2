import { systemClock } from '../core/clock.ts';
import type { GatewayConfig } from '../core/config.ts';
import type { PictureTools } from '../core/picture.ts';
import type { ProviderAdapter, ProviderName } from '../core/provider.ts';
import {
  createAnthropicAdapter,
  createGeminiAdapter,
  createOpenAiAdapter,
  createSimulatorAdapter,
  createSpecwayAdapter,
  createVertexAdapter,
} from '../providers/index.ts';

/** One adapter for each provider that the configuration uses; those that are there already are used again. */
export function createAdapters(
  config: GatewayConfig,
  pictures: PictureTools,
  existing?: ReadonlyMap<ProviderName, ProviderAdapter>,
): ReadonlyMap<ProviderName, ProviderAdapter> {
  const { maxEventBytes } = config.streams;
  const factories: Readonly<Record<ProviderName, () => ProviderAdapter>> = {
    simulator: () => createSimulatorAdapter({ clock: systemClock, pictures }),
    openai: () => createOpenAiAdapter({ maxEventBytes }),
    anthropic: () => createAnthropicAdapter({ maxEventBytes }),
    gemini: () => createGeminiAdapter({ maxEventBytes }),
    vertex: () => createVertexAdapter({ maxEventBytes }),
    specway: () => createSpecwayAdapter({ maxEventBytes }),
  };
  const used = new Set(config.deployments.map(({ provider }) => provider));
  return new Map([...used].map((provider) => [provider, existing?.get(provider) ?? factories[provider]()]));
}
