import type { RoutedModel } from '../../routing/index.ts';

type Served = Pick<RoutedModel, 'id' | 'contentGroups'>;

/** A sentence for operators about each name that is a model for texts on one deployment and one for pictures on another. */
export function warnOfMixedModels(models: readonly Served[]): readonly string[] {
  return models.flatMap(({ id, contentGroups }) => {
    if (contentGroups === null) return [];
    const texts = listMakers(contentGroups.texts, 'texts');
    const pictures = listMakers(contentGroups.pictures, 'pictures');
    return `The model ${id} writes texts on ${texts} and makes pictures on ${pictures}; each request goes to those that make what it asks for.`;
  });
}

function listMakers(
  { tiers }: NonNullable<Served['contentGroups']>['texts'],
  output: 'texts' | 'pictures',
): string {
  const makers = tiers.flat().filter(({ makes }) => makes === output);
  return makers.map(({ deployment }) => deployment.id).join(', ');
}
