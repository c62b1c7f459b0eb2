import { catalogueModels, mapToNeutralModelId, type ModelKind } from '../core/model-catalogue.ts';
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

const familyPattern = /^(chatfam|genfam|imgfam2|imgfam|vidfam|rtfam)-/;

export function servesKind(provider: ProviderName, kind: ModelKind): boolean {
  return kindsOfProvider[provider].includes(kind);
}

/**
 * Why no operation could serve this model on this provider; `null` when one can. A catalogue model has a kind of its
 * own. Any other name takes the provider's, and where the provider has them all (simulator, specway) that of its
 * family.
 */
export function explainUnservable(provider: ProviderName, name: string): string | null {
  const id = mapToNeutralModelId(name);
  const kind = catalogueModels.find((model) => model.id === id)?.kind;
  if (kind !== undefined)
    return servesKind(provider, kind) ? null : `is not a model that ${provider} can serve`;
  if (kindsOfProvider[provider] !== everyKind || familyPattern.test(id)) return null;
  return (
    `is offered by no known operation: on ${provider} a name must begin with a model family, ` +
    'such as chatfam- or claude-, genfam- or gemini-'
  );
}
