import type { ProviderAdapter } from '../../core/provider.ts';
import type { HttpAdapterOptions } from '../http/call-upstream.ts';
import { createHttpContext } from '../http/create-http-context.ts';

/** Content generation format C and Imagen at Vertex AI. */
export function createVertexAdapter(options: HttpAdapterOptions = {}): ProviderAdapter {
  const context = createHttpContext(options);
  return { provider: 'vertex', close: () => context.client.close() };
}
