import type { ProviderTraits } from '../core/provider-traits.ts';
import { createVertexBaseUrl } from './vertex/create-vertex-base-url.ts';
import { explainServiceAccount } from './vertex/explain-service-account.ts';

/** Serves every kind there is, by the names of their families. */
const everything = {
  kinds: ['chat-messages', 'chat-content', 'image-content', 'image', 'video', 'realtime'],
  defaultKind: null,
  spelling: 'neutral',
  namePatterns: [
    'chatfam-*',
    'genfam-*',
    'imgfam2-*',
    'imgfam-*',
    'vidfam-*',
    'rtfam-*',
    'chatgpt-image-*',
    'sora-*',
  ],
} as const satisfies Partial<ProviderTraits>;

/** Google's models, wherever they run. */
const google = {
  kinds: ['chat-content', 'image-content', 'video'],
  defaultKind: 'chat-content',
  spelling: 'vendor',
  namePatterns: ['gemini-*', 'imagen-*', 'veo-*'],
  successors: {
    'genfam-2.5-flash-image': 'gemini-3.1-flash-image',
    'genfam-3.1-flash-image-preview': 'gemini-3.1-flash-image',
    'genfam-3-pro-image-preview': 'gemini-3-pro-image',
    'genfam-3-pro-preview': 'gemini-3.1-pro-preview',
    'imgfam2-4.0-fast-generate-001': 'gemini-3.1-flash-image',
  },
  wantsSignedCalls: true,
} as const satisfies Partial<ProviderTraits>;

const table = {
  simulator: {
    ...everything,
    name: 'simulator',
    telemetryName: 'simulator',
    isBuiltIn: true,
    createBaseUrl: () => '',
  },
  openai: {
    name: 'openai',
    telemetryName: 'openai',
    kinds: ['image', 'video', 'realtime'],
    unofferedKinds: ['video'],
    defaultKind: 'image',
    spelling: 'vendor',
    namePatterns: ['gpt-image-*', 'chatgpt-image-*', 'sora-*', 'gpt-realtime*'],
    successors: {
      'imgfam-1': 'gpt-image-2',
      'imgfam-1.5': 'gpt-image-2',
      'rtfam-4o-realtime-preview': 'gpt-realtime-2.1',
      'rtfam-4o-realtime-preview-2024-12-17': 'gpt-realtime-2.1',
      'rtfam-4o-mini-realtime-preview': 'gpt-realtime-2.1-mini',
    },
    hasModelList: true,
    createBaseUrl: ({ baseUrl = 'https://api.openai.com' }) => baseUrl,
  },
  anthropic: {
    name: 'anthropic',
    telemetryName: 'anthropic',
    kinds: ['chat-messages'],
    defaultKind: 'chat-messages',
    spelling: 'vendor',
    namePatterns: ['claude-*'],
    hasModelList: true,
    createBaseUrl: ({ baseUrl = 'https://api.anthropic.com' }) => baseUrl,
  },
  gemini: {
    ...google,
    name: 'gemini',
    telemetryName: 'gcp.gemini',
    hasModelList: true,
    createBaseUrl: ({ baseUrl = 'https://generativelanguage.googleapis.com' }) => baseUrl,
  },
  vertex: {
    ...google,
    name: 'vertex',
    telemetryName: 'gcp.vertex_ai',
    successors: {
      ...google.successors,
      'vidfam-3.0-generate-001': 'veo-3.1-generate-001',
      'vidfam-3.0-fast-generate-001': 'veo-3.1-fast-generate-001',
      'vidfam-3.1-generate-preview': 'veo-3.1-generate-001',
      'vidfam-3.1-fast-generate-preview': 'veo-3.1-fast-generate-001',
    },
    takesOutputOptions: true,
    createBaseUrl: createVertexBaseUrl,
    explainCredential: explainServiceAccount,
  },
  specway: {
    ...everything,
    name: 'specway',
    telemetryName: 'specway',
    hasModelList: true,
    isGateway: true,
    createBaseUrl: ({ baseUrl = '' }) => baseUrl,
  },
} satisfies Readonly<Record<string, ProviderTraits>>;

export type ProviderName = keyof typeof table;

/** Every kind of upstream, by its name (docs/adding-a-provider.md). */
export const providers: Readonly<Record<ProviderName, ProviderTraits>> = table;
