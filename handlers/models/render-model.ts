import type { ContentModel, Model } from '../../generated/contract-types.ts';
import { createDisplayName } from '../../src/core/model-catalogue.ts';
import type { ServedModel } from '../../src/core/router.ts';

/** Models the operator added have no release date of their own. */
const unknownCreatedAt = 0;

/** A model as the OpenAI and Anthropic clients both read it. `id` is the spelling the client used. */
export function renderListedModel(model: ServedModel, id: string): Model {
  const createdAt = model.catalogue?.createdAt ?? unknownCreatedAt;
  return {
    id,
    object: 'model',
    type: 'model',
    created: createdAt,
    created_at: new Date(createdAt * 1000).toISOString().replace('.000Z', 'Z'),
    owned_by: 'specway',
    display_name: createDisplayName(id),
    max_input_tokens: renderLimit(model.catalogue?.maxInputTokens),
    max_tokens: renderLimit(model.catalogue?.maxOutputTokens),
    operations: listOperations(model),
  };
}

/** The catalogue says 0 where a limit is not known. */
function renderLimit(limit: number | undefined): number | null {
  return limit === undefined || limit === 0 ? null : limit;
}

/** The operations of the contract; an upstream generates content whole and streamed. */
function listOperations({ operations }: ServedModel): readonly string[] {
  return [...operations].flatMap((operation) =>
    operation === 'generateContent' ? [operation, 'streamGenerateContent'] : [operation],
  );
}

/** A model as format C's clients read it. `id` is the spelling the client used. */
export function renderContentModel(model: ServedModel, id: string): ContentModel {
  return {
    name: `models/${id}`,
    baseModelId: id,
    version: '001',
    displayName: createDisplayName(id),
    inputTokenLimit: model.catalogue?.maxInputTokens ?? 0,
    outputTokenLimit: model.catalogue?.maxOutputTokens ?? 0,
    supportedGenerationMethods: listMethods(model),
  };
}

function listMethods({ operations }: ServedModel): readonly string[] {
  return [
    ...(operations.has('generateContent') ? ['generateContent', 'streamGenerateContent'] : []),
    ...(operations.has('countContentTokens') ? ['countTokens'] : []),
    ...(operations.has('predictImages') ? ['predict'] : []),
    ...(operations.has('createVideo') ? ['predictLongRunning'] : []),
  ];
}
