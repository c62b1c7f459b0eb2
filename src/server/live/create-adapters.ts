import { systemClock } from '../../core/clock.ts';
import type { GatewayConfig } from '../../core/config.ts';
import type { RealtimeProviderAdapter } from '../../core/realtime/realtime-adapter.ts';
import type { VideoProviderAdapter } from '../../core/video/video-upstream.ts';
import { createAdapter, type AdapterOptions } from '../../providers/index.ts';

/** What adapters share. */
export type AdapterParts = Required<Pick<AdapterOptions, 'pictures' | 'cleaner' | 'parseQueue'>>;

/** By the name of their providers. */
export type Adapters = ReadonlyMap<string, VideoProviderAdapter & RealtimeProviderAdapter>;

/**
 * One adapter for each provider that the configuration uses. Those that are there already are used again, except those of
 * built-in providers, which follow the configuration.
 */
export function createAdapters(
  config: GatewayConfig,
  { pictures, cleaner, parseQueue }: AdapterParts,
  existing?: Adapters,
): Adapters {
  const { maxEventBytes } = config.streams;
  const { maxMessageBytes } = config.realtime;
  const limits = { maxEventBytes, maxMessageBytes };
  const options = { clock: systemClock, pictures, cleaner, parseQueue, ...limits, ...config.simulator };
  const used = new Set(config.deployments.map(({ provider }) => provider));
  return new Map(
    [...used].map(({ name, isBuiltIn }) => {
      const known = isBuiltIn === true ? undefined : existing?.get(name);
      return [name, known ?? createAdapter(name, options)];
    }),
  );
}
