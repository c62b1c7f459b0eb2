import { listObjects } from '../../core/json/json-object.ts';
import type { ModelListRequest } from '../../core/provider.ts';
import { createBearerHeaders } from '../http/create-bearer-headers.ts';
import { parseDataPage, type ModelListFormat } from '../http/list-upstream-models.ts';

const path = '/v1/models?limit=1000';

/** `GET /v1/models` of another gateway: the models that it can be asked for. */
export function createGatewayModelList({ deployment }: ModelListRequest): ModelListFormat {
  return {
    path,
    headers: createBearerHeaders(deployment.credential),
    parsePage: ({ data, ...page }) => {
      const callable = listObjects(data).filter(
        ({ operations }) => !Array.isArray(operations) || operations.length > 0,
      );
      return parseDataPage({ ...page, data: callable }, path);
    },
  };
}
