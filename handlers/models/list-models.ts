import type { ModelList } from '../../generated/contract-types.ts';
import type { Handler, RequestOf } from '../../src/core/handler.ts';
import { GatewayError } from '../../src/core/gateway-error.ts';
import { mapToNeutralModelId, spellModelId } from '../../src/core/model-catalogue.ts';
import { listAllowedModels } from './list-allowed-models.ts';
import { paginate } from './paginate.ts';
import { renderContentModelList } from './list-content-models.ts';
import { prefersContentShape } from './prefers-content-shape.ts';
import { renderListedModel } from './render-model.ts';

/** How each shape of the list comes in pages. */
const listParameters = ['limit', 'after_id', 'before_id'] as const;
const contentParameters = ['pageSize', 'pageToken'] as const;

type ListQuery = RequestOf<'listModels'>['query'];

/**
 * GET /v1/models: the served models that the key may use, as the clients of the request's profile spell them. Callers with format C's key spelling get format C's list; all others get one that
 * the OpenAI and Anthropic clients both read.
 */
export const listModels: Handler<'listModels'> = (request, { router }) => {
  const { query } = request;
  if (prefersContentShape(request)) {
    refuseParameters(query, listParameters, 'pageSize and pageToken page through the list in this shape.');
    return renderContentModelList(request, router);
  }
  refuseParameters(
    query,
    contentParameters,
    'limit, after_id and before_id page through the list in this shape; pageSize and pageToken need the key in x-goog-api-key or ?key=.',
  );
  const page = paginate(listAllowedModels(request, router), {
    limit: Number(query.limit ?? 1000),
    afterId: readCursor(query.after_id),
    beforeId: readCursor(query.before_id),
  });
  const ids = page.items.map(({ id }) => spellModelId(id, request.profile));
  const body: ModelList = {
    object: 'list',
    data: page.items.map((model, index) => renderListedModel(model, ids[index] ?? model.id)),
    has_more: page.hasMore,
    first_id: ids[0] ?? null,
    last_id: ids.at(-1) ?? null,
  };
  return { kind: 'whole', status: 200, headers: {}, body, bytes: null };
};

/** A cursor is a model of the list in either spelling. */
function readCursor(name: string | undefined): string | undefined {
  return name === undefined ? undefined : mapToNeutralModelId(name);
}

/** A parameter of the other shape would have no effect. */
function refuseParameters(query: ListQuery, names: readonly (keyof ListQuery)[], hint: string): void {
  const param = names.find((name) => query[name] !== undefined);
  if (param === undefined) return;
  throw new GatewayError('invalid_argument', `The query parameter ${param} has no place here: ${hint}`, {
    reason: 'unknown_parameter',
    param,
  });
}
