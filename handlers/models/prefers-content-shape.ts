import type { OperationRequest } from '../../src/core/operation.ts';

/** Whether the caller passed its key as format C's clients do: the header `x-goog-api-key` or the query's `key`. */
export function prefersContentShape({ headers, hasQueryKey }: OperationRequest): boolean {
  return headers['x-goog-api-key'] !== undefined || hasQueryKey;
}
