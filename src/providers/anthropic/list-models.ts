import type { ModelListRequest } from '../../core/provider.ts';
import { parseDataPage, type ModelListFormat } from '../http/list-upstream-models.ts';

const path = '/v1/models?limit=1000';

/** `GET /v1/models`: chat models of format B only. */
export function createMessageModelList({ deployment }: ModelListRequest, version: string): ModelListFormat {
  const { credential } = deployment;
  const key = credential === null ? [] : ['x-api-key', credential];
  return {
    path,
    headers: ['anthropic-version', version, ...key],
    parsePage: (value) => parseDataPage(value, path),
  };
}
