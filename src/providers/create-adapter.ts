import type { RealtimeProviderAdapter } from '../core/realtime/realtime-adapter.ts';
import type { VideoProviderAdapter } from '../core/video/video-upstream.ts';
import { createAnthropicAdapter } from './anthropic/create-anthropic-adapter.ts';
import { createGeminiAdapter } from './gemini/create-gemini-adapter.ts';
import type { HttpAdapterOptions } from './http/call-upstream.ts';
import { createOpenAiAdapter } from './openai/create-openai-adapter.ts';
import type { ProviderName } from './provider-table.ts';
import { createSimulatorAdapter, type SimulatorOptions } from './simulator/create-simulator-adapter.ts';
import { createSpecwayAdapter } from './specway/create-specway-adapter.ts';
import { createVertexAdapter } from './vertex/create-vertex-adapter.ts';

/** What any adapter may take; each takes what it has use for. */
export type AdapterOptions = HttpAdapterOptions & SimulatorOptions;

/** An adapter with whatever its provider has. */
type AnyAdapter = VideoProviderAdapter & RealtimeProviderAdapter;

type AdapterFactory = (options: AdapterOptions) => AnyAdapter;

const factories: Readonly<Record<string, AdapterFactory>> = {
  simulator: createSimulatorAdapter,
  openai: createOpenAiAdapter,
  anthropic: createAnthropicAdapter,
  gemini: createGeminiAdapter,
  vertex: createVertexAdapter,
  specway: createSpecwayAdapter,
} satisfies Readonly<Record<ProviderName, AdapterFactory>>;

/** The adapter of the provider of this name. */
export function createAdapter(provider: string, options: AdapterOptions): AnyAdapter {
  const create = factories[provider];
  if (!create) throw new Error(`No adapter for provider ${provider}`);
  return create(options);
}
