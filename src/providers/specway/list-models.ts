import type { ModelListRequest } from '../../core/provider.ts';
import { listEntries, parseDataPage, type ModelListFormat } from '../http/list-upstream-models.ts';
import { createBearerHeaders } from '../openai/create-bearer-headers.ts';

const path = '/v1/models?limit=1000';

/** `GET /v1/models` of another gateway: the models that it can be asked for. */
export function createGatewayModelList({ deployment }: ModelListRequest): ModelListFormat {
  return {
    path,
    headers: createBearerHeaders(deployment.credential),
    parsePage: ({ data, ...page }) => {
      const callable = listEntries(data).filter(
        ({ operations }) => !Array.isArray(operations) || operations.length > 0,
      );
      return parseDataPage({ ...page, data: callable }, path);
    },
  };
}
