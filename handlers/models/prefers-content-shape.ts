import type { RequestOf } from '../../src/core/handler.ts';

type KeyBearer = Pick<RequestOf<'getModel'>, 'headers' | 'hasQueryKey'>;

/** Whether the caller passed its key as format C's clients do: the header `x-goog-api-key` or the query's `key`. */
export function prefersContentShape({ headers, hasQueryKey }: KeyBearer): boolean {
  return headers['x-goog-api-key'] !== undefined || hasQueryKey;
}
