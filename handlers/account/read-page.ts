import type { PageQuery } from '../../src/core/accounts/user.ts';

/** Entries of a page where the request does not say. */
const defaultLimit = 100;

/** Which part of a list is asked for. The contract has checked the values. */
export function readPage({
  limit,
  cursor,
}: {
  readonly limit?: string;
  readonly cursor?: string;
}): PageQuery {
  return { limit: limit === undefined ? defaultLimit : Number(limit), cursor: cursor ?? null };
}
