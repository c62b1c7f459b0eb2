import type { ProviderAdapter } from '../../core/provider.ts';
import type { HttpAdapterOptions } from '../http/call-upstream.ts';
import { createHttpContext } from '../http/create-http-context.ts';

/** Image generation and editing in format A at api.openai.com or an endpoint of the same shape. */
export function createOpenAiAdapter(options: HttpAdapterOptions = {}): ProviderAdapter {
  const context = createHttpContext(options);
  return { provider: 'openai', close: () => context.client.close() };
}
