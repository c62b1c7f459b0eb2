import { catalogueModels, mapToNeutralModelId, type ModelKind } from '../core/model-catalogue.ts';
import { findModelKind } from '../core/model-kind.ts';
import { isNamePattern } from '../core/model-names.ts';
import type { ProviderName } from '../core/provider.ts';

const everyKind: readonly ModelKind[] = [
  'chat-messages',
  'chat-content',
  'image-content',
  'image',
  'video',
  'realtime',
];

/** What each provider can do; its first kind is that of a model whose name belongs to no family. */
const kindsOfProvider: Readonly<Record<ProviderName, readonly ModelKind[]>> = {
  simulator: everyKind,
  openai: ['image'],
  anthropic: ['chat-messages'],
  gemini: ['chat-content', 'image-content'],
  vertex: ['chat-content', 'image-content'],
  specway: everyKind,
};

/** The names that a provider may have beside those of the catalogue: snapshots, and what is made tomorrow. */
export const patternsOfProvider: Readonly<Record<ProviderName, Readonly<Record<string, string>>>> = {
  simulator: { ...createNeutralPatterns(), 'chatgpt-image-*': 'chatgpt-image-*' },
  openai: { 'gpt-image-*': 'gpt-image-*', 'chatgpt-image-*': 'chatgpt-image-*' },
  anthropic: { 'claude-*': 'claude-*' },
  gemini: { 'gemini-*': 'gemini-*', 'imagen-*': 'imagen-*' },
  vertex: { 'gemini-*': 'gemini-*', 'imagen-*': 'imagen-*' },
  specway: { ...createNeutralPatterns(), 'chatgpt-image-*': 'chatgpt-image-*' },
};

function createNeutralPatterns(): Readonly<Record<string, string>> {
  const families = ['chatfam-*', 'genfam-*', 'imgfam2-*', 'imgfam-*', 'vidfam-*'];
  return Object.fromEntries(families.map((family) => [family, family]));
}

/** Providers whose upstreams list their models in a way that the gateway can use. */
export function canDiscover(provider: ProviderName): boolean {
  return provider !== 'simulator' && provider !== 'vertex';
}

export function servesKind(provider: ProviderName, kind: ModelKind): boolean {
  return kindsOfProvider[provider].includes(kind);
}

/**
 * Why no operation could serve this model on this provider; `null` when one can. A catalogue model has a kind of its
 * own. Any other name takes the provider's, and where the provider has them all (simulator, specway) that of its
 * family, or of its upstream name's. What a pattern without a family stands for may have one.
 */
export function explainUnservable(provider: ProviderName, name: string, upstreamName: string): string | null {
  const id = mapToNeutralModelId(name);
  const kind = catalogueModels.find((model) => model.id === id)?.kind;
  if (kind !== undefined)
    return servesKind(provider, kind) ? null : `is not a model that ${provider} can serve`;
  if (kindsOfProvider[provider] !== everyKind) return null;
  const carriesName = isNamePattern(name) && isNamePattern(upstreamName);
  if (carriesName || findModelKind(name) !== null || findModelKind(upstreamName) !== null) return null;
  return (
    `is offered by no known operation: on ${provider} a name must begin with a model family, ` +
    'such as chatfam- or claude-, genfam- or gemini-'
  );
}
