import { catalogueModels, isSameModel, mapToNeutralModelId } from '../core/model-catalogue.ts';
import { findModelKind } from '../core/model-kind.ts';
import { isNamePattern } from '../core/model-names.ts';
import type { ProviderTraits } from '../core/provider-traits.ts';

/** Whether a model is of a kind that the vendor itself does not offer. */
export function isUnoffered({ unofferedKinds = [] }: ProviderTraits, name: string): boolean {
  const kind = findModelKind(name);
  return kind !== null && unofferedKinds.includes(kind);
}

/**
 * Why no operation could serve this model on this provider; `null` when one can. A catalogue model has a kind of its
 * own, and where the provider has none such, that of its upstream name: it may lead to another vendor's model. Any other
 * name takes the provider's default, and where it has none that of its family, or of its upstream name's. What a pattern
 * without a family stands for may have one.
 */
export function explainUnservable(
  provider: ProviderTraits,
  name: string,
  upstreamName: string,
): string | null {
  const id = mapToNeutralModelId(name);
  const kind = catalogueModels.find((model) => model.id === id)?.kind;
  if (kind !== undefined) {
    const meant = findModelKind(upstreamName) ?? provider.defaultKind;
    if ([kind, meant].some((one) => one !== null && provider.kinds.includes(one))) return null;
    const means = isSameModel(name, upstreamName) ? '' : `means ${upstreamName}, which `;
    return `${means}is not a model that ${provider.name} can serve`;
  }
  if (provider.defaultKind !== null) return null;
  const carriesName = isNamePattern(name) && isNamePattern(upstreamName);
  if (carriesName || findModelKind(name) !== null || findModelKind(upstreamName) !== null) return null;
  return (
    `is offered by no known operation: on ${provider.name} a name must begin with a model family, ` +
    'such as chatfam- or claude-, genfam- or gemini-'
  );
}
