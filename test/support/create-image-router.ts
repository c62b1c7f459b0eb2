import { catalogueModels } from '../../src/core/model-catalogue.ts';
import type { Deployment } from '../../src/core/provider.ts';
import type { Router } from '../../src/core/router.ts';
import { createAnthropicAdapter } from '../../src/providers/anthropic/create-anthropic-adapter.ts';
import { createGeminiAdapter } from '../../src/providers/gemini/create-gemini-adapter.ts';
import { createOpenAiAdapter } from '../../src/providers/openai/create-openai-adapter.ts';
import { createPictureTools } from '../../src/pictures/index.ts';
import { providers } from '../../src/providers/provider-table.ts';
import { createRouter } from '../../src/routing/index.ts';
import { createTranslators } from '../../src/translators/index.ts';

/** A router that serves the catalogue's models for images and messages, and an image model of the operator's own. */
export function createImageRouter(): Router {
  const list = (kind: string) =>
    catalogueModels.filter((model) => model.kind === kind).map(({ id, vendorId }) => [id, vendorId] as const);
  const timeouts = { connectMs: 1, firstByteMs: 1, idleMs: 1, totalMs: 1 };
  const common = { baseUrl: 'http://127.0.0.1:1', credential: null, timeouts };
  const deployments: readonly Deployment[] = [
    {
      ...common,
      id: 'images',
      provider: providers.openai,
      models: {
        ...Object.fromEntries(list('image')),
        'our-painter': 'painter-7',
      },
    },
    {
      ...common,
      id: 'chat',
      provider: providers.anthropic,
      models: Object.fromEntries(list('chat-messages')),
    },
    {
      ...common,
      id: 'content',
      provider: providers.gemini,
      models: Object.fromEntries(list('image-content')),
    },
  ];
  return createRouter({
    deployments,
    adapters: new Map([
      ['openai', createOpenAiAdapter()],
      ['anthropic', createAnthropicAdapter()],
      ['gemini', createGeminiAdapter()],
    ]),
    translators: createTranslators({ pictures: createPictureTools() }),
  });
}
