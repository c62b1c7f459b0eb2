import type { ModelListRequest } from '../../core/provider.ts';
import { createBearerHeaders } from '../http/create-bearer-headers.ts';
import { parseDataPage, type ModelListFormat } from '../http/list-upstream-models.ts';

/** `GET /v1/models`: the list has models of every kind and does not say which; those that can be called here have it in their names. */
export function createModelList({ deployment }: ModelListRequest): ModelListFormat {
  return {
    path: '/v1/models',
    headers: createBearerHeaders(deployment.credential),
    parsePage: ({ data }) => ({
      names: parseDataPage({ data }, '').names.filter((name) => /(^|-)(image|realtime)(-|$)/u.test(name)),
      nextPath: null,
    }),
  };
}
