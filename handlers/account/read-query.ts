import type { PageQuery } from '../../src/core/accounts/user.ts';
import { GatewayError } from '../../src/core/gateway-error.ts';

const maxPage = 100;

/** Which page of a list is asked for; the contract has seen to it that numbers are numbers. */
export function readPage({
  limit,
  cursor,
}: {
  readonly limit?: string;
  readonly cursor?: string;
}): PageQuery {
  return { limit: limit === undefined ? maxPage : Number(limit), cursor: cursor ?? null };
}

export interface TimeSpan {
  /** Unix milliseconds, inclusive; `null` for no bound. */
  readonly from: number | null;
  /** Unix milliseconds, exclusive; `null` for no bound. */
  readonly to: number | null;
}

const defaultSpanMs = 30 * 24 * 3_600_000;

/** A time span in Unix seconds; without `from` thirty days. Throws `invalid_argument` for one of no length. */
export function readSpan(
  { from, to }: { readonly from?: string; readonly to?: string },
  now: number,
): TimeSpan {
  const end = to === undefined ? null : Number(to) * 1000;
  const start = from === undefined ? (end ?? now) - defaultSpanMs : Number(from) * 1000;
  if (start < (end ?? Infinity)) return { from: start, to: end };
  throw new GatewayError('invalid_argument', 'The query parameter from must be earlier than to.', {
    reason: 'invalid_value',
    param: 'from',
  });
}
