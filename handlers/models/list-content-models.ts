import type { ContentModelList } from '../../generated/contract-types.ts';
import type { Handler, RequestOf } from '../../src/core/handler.ts';
import { GatewayError } from '../../src/core/gateway-error.ts';
import { spellModelId } from '../../src/core/model-catalogue.ts';
import type { WholeResponse } from '../../src/core/operation.ts';
import type { Router, ServedModel } from '../../src/core/router.ts';
import { listAllowedModels } from './list-allowed-models.ts';
import { paginate } from './paginate.ts';
import { renderContentModel } from './render-model.ts';

/** GET /v1beta/models: the served models in format C's shape, in pages. */
export const listContentModels: Handler<'listContentModels'> = (request, { router }) =>
  renderContentModelList(request, router);

/** GET /v1/models takes the same parameters for this shape. */
type ContentListRequest = Pick<RequestOf<'listContentModels'>, 'query' | 'profile' | 'principal'>;

/** The list in format C's shape; `pageToken` is opaque to clients. Throws `invalid_argument` for a token it did not give. */
export function renderContentModelList(
  request: ContentListRequest,
  router: Router,
): WholeResponse<ContentModelList, 200> {
  const { query, profile } = request;
  const limit = Number(query.pageSize ?? 50);
  const served = listAllowedModels(request, router);
  const { items, hasMore } = paginate(served, { limit, afterId: parseToken(query.pageToken, served) });
  const last = items.at(-1);
  const nextPageToken = hasMore && last ? { nextPageToken: Buffer.from(last.id).toString('base64url') } : {};
  const models = items.map((model) => renderContentModel(model, spellModelId(model.id, profile)));
  return { kind: 'whole', status: 200, headers: {}, body: { models, ...nextPageToken }, bytes: null };
}

function parseToken(token: string | undefined, served: readonly ServedModel[]): string | undefined {
  if (token === undefined || token === '') return undefined;
  const id = Buffer.from(token, 'base64url').toString('utf8');
  if (served.some((model) => model.id === id)) return id;
  throw new GatewayError('invalid_argument', 'pageToken is not one this gateway gave.', {
    reason: 'invalid_value',
    param: 'pageToken',
  });
}
