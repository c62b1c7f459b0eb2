import { GatewayError } from '../../src/core/gateway-error.ts';

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly hasMore: boolean;
}

export interface PageOptions {
  readonly limit: number;
  readonly afterId?: string | undefined;
  readonly beforeId?: string | undefined;
}

/** The items after (or before) the one with the given id, at most `limit` of them, in list order. */
export function paginate<Item extends { readonly id: string }>(
  items: readonly Item[],
  { limit, afterId, beforeId }: PageOptions,
): Page<Item> {
  if (beforeId !== undefined) {
    const earlier = items.slice(0, findIndex(items, beforeId, 'before_id'));
    return { items: earlier.slice(-limit), hasMore: earlier.length > limit };
  }
  const later = afterId === undefined ? items : items.slice(findIndex(items, afterId, 'after_id') + 1);
  return { items: later.slice(0, limit), hasMore: later.length > limit };
}

function findIndex(items: readonly { readonly id: string }[], id: string, param: string): number {
  const index = items.findIndex((item) => item.id === id);
  if (index >= 0) return index;
  throw new GatewayError('invalid_argument', `${param} names no model of this list.`, {
    reason: 'invalid_value',
    param,
  });
}
