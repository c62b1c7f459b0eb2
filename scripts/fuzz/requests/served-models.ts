import type { ProviderName } from '../../../src/providers/index.ts';

/**
 * What each provider serves: the name that clients send, to the upstream's. No two serve the same name, and those that the
 * contract has in its examples are the simulator's: a changed request must not get to the upstream of another case.
 */
export const servedModels: Readonly<Record<ProviderName, Readonly<Record<string, string>>>> = {
  simulator: serveAsNamed(
    'chatfam-haiku-4-5',
    'chatfam-sonnet-4-6',
    'chatfam-opus-4-5',
    'chatfam-opus-4-8',
    'genfam-2.5-flash',
    'genfam-2.5-pro',
    'genfam-3-flash-preview',
    'genfam-2.5-flash-image',
    'genfam-3-pro-image-preview',
    'imgfam-1',
    'imgfam-1.5',
    'imgfam-2',
    'vidfam-3.1-generate-preview',
    'rtfam-4o-realtime-preview',
    'rtfam-4o-mini-realtime-preview',
  ),
  openai: { 'imgfam-fuzz': 'gpt-image-2', 'imgfam-fuzz-old': 'gpt-image-1' },
  anthropic: { 'chatfam-opus-4-7': 'claude-opus-4-7', 'chatfam-opus-4-6': 'claude-opus-4-6' },
  gemini: {
    'genfam-3.1-pro-preview': 'gemini-3.1-pro-preview',
    'genfam-3.1-flash-image-preview': 'gemini-3.1-flash-image',
    'imgfam2-4.0-fast-generate-001': 'imagen-4.0-fast-generate-001',
  },
  vertex: {
    'genfam-3-pro-preview': 'gemini-3.1-pro-preview',
    'genfam-fuzz-image': 'gemini-3-pro-image',
    'imgfam2-fuzz': 'imagen-4.0-generate-001',
  },
  specway: serveAsNamed(
    'chatfam-sonnet-4-5',
    'genfam-3.1-flash-lite',
    'genfam-fuzz-next-image',
    'imgfam-fuzz-next',
  ),
};

/** Every provider that is put to the test. */
export const providers = Object.keys(servedModels) as readonly ProviderName[];

function serveAsNamed(...names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, name]));
}

type Names = readonly string[];

/** What each area of models is asked for by name, the first of them for examples; empty where a provider has none. */
const namesOf: Readonly<
  Record<'messages' | 'contents' | 'pictures' | 'edits' | 'videos', Readonly<Record<ProviderName, Names>>>
> = {
  messages: {
    simulator: ['chatfam-sonnet-4-6', 'claude-sonnet-4-6', 'chatfam-opus-4-8', 'genfam-2.5-flash'],
    openai: [],
    anthropic: ['chatfam-opus-4-7', 'claude-opus-4-7', 'chatfam-opus-4-6'],
    gemini: ['genfam-3.1-pro-preview'],
    vertex: ['genfam-3-pro-preview', 'gemini-3-pro-preview'],
    specway: ['chatfam-sonnet-4-5', 'genfam-3.1-flash-lite'],
  },
  contents: {
    simulator: [
      'genfam-2.5-flash',
      'gemini-2.5-flash',
      'genfam-3-flash-preview',
      'chatfam-sonnet-4-6',
      'imgfam-2',
    ],
    openai: ['imgfam-fuzz', 'imgfam-fuzz-old'],
    anthropic: ['chatfam-opus-4-7', 'chatfam-opus-4-6'],
    gemini: [
      'genfam-3.1-pro-preview',
      'gemini-3.1-pro-preview',
      'genfam-3.1-flash-image-preview',
      'imgfam2-4.0-fast-generate-001',
    ],
    vertex: ['genfam-3-pro-preview', 'genfam-fuzz-image', 'imgfam2-fuzz'],
    specway: ['genfam-3.1-flash-lite', 'chatfam-sonnet-4-5', 'genfam-fuzz-next-image', 'imgfam-fuzz-next'],
  },
  pictures: {
    simulator: ['imgfam-2', 'gpt-image-2', 'genfam-2.5-flash-image'],
    openai: ['imgfam-fuzz', 'imgfam-fuzz-old'],
    anthropic: [],
    gemini: ['genfam-3.1-flash-image-preview', 'imgfam2-4.0-fast-generate-001'],
    vertex: ['genfam-fuzz-image', 'imgfam2-fuzz'],
    specway: ['imgfam-fuzz-next', 'genfam-fuzz-next-image'],
  },
  edits: {
    simulator: ['imgfam-2', 'gpt-image-2', 'genfam-2.5-flash-image'],
    openai: ['imgfam-fuzz', 'imgfam-fuzz-old'],
    anthropic: [],
    gemini: ['genfam-3.1-flash-image-preview'],
    vertex: ['genfam-fuzz-image'],
    specway: ['imgfam-fuzz-next', 'genfam-fuzz-next-image'],
  },
  videos: {
    simulator: ['vidfam-3.1-generate-preview', 'veo-3.1-generate-preview'],
    openai: [],
    anthropic: [],
    gemini: [],
    vertex: [],
    specway: [],
  },
};

const kindOf: Readonly<Record<string, keyof typeof namesOf>> = {
  createMessage: 'messages',
  countMessageTokens: 'messages',
  generateContent: 'contents',
  streamGenerateContent: 'contents',
  countContentTokens: 'contents',
  createImage: 'pictures',
  createImageEdit: 'edits',
  createVideo: 'videos',
  createVideoGeneration: 'videos',
  predictVideos: 'videos',
  predictPublisherVideos: 'videos',
};

/** Names of models that a provider performs an operation for; `null` for operations that ask no model. */
export function listModelNames(operationId: string, provider: ProviderName): Names | null {
  const kind = kindOf[operationId];
  return kind === undefined ? null : namesOf[kind][provider];
}

/** The model whose own format the operation speaks, at the simulator: nothing of an example is refused there. */
export function isNative(operationId: string, model: string): boolean {
  const kind = kindOf[operationId];
  if (kind === 'messages') return /^(?:chatfam|claude)-/u.test(model);
  if (kind === 'contents') return /^(?:genfam|gemini)-/u.test(model);
  if (kind === 'videos') return /^(?:vidfam|veo)-/u.test(model);
  return model === 'imgfam-2' || model === 'gpt-image-2';
}
