import type { PageQuery } from '../../src/core/accounts/user.ts';
import { GatewayError } from '../../src/core/gateway-error.ts';

/** Which page of a list is asked for; the contract has seen to its size. */
export function readPage({
  limit = '100',
  cursor = null,
}: {
  readonly limit?: string;
  readonly cursor?: string | null;
}): PageQuery {
  return { limit: Number(limit), cursor };
}

export interface TimeSpan {
  /** Unix milliseconds, inclusive; `null` for no bound. */
  readonly from: number | null;
  /** Unix milliseconds, exclusive; `null` for no bound. */
  readonly to: number | null;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface SpanQuery {
  readonly from?: string;
  readonly to?: string;
}

/** A time span in Unix seconds; without `from` thirty days. Throws `invalid_argument` for one of no length. */
export function readSpan({ from, to }: SpanQuery, now: number): TimeSpan {
  const end = to === undefined ? null : readTime(to);
  const start = from === undefined ? (end ?? now) - 30 * dayMs : readTime(from);
  if (start < (end ?? Infinity)) return { from: start, to: end };
  throw createSpanRefusal();
}

/** The same with both ends: up to now, and without `from` so many hours. */
export function readWholeSpan({ from, to }: SpanQuery, now: number, hours: number): WholeSpan {
  // What began in this second is in it.
  const end = to === undefined ? Math.floor(now / 1000) * 1000 + 1000 : readTime(to);
  const start = from === undefined ? Math.max(0, end - hours * hourMs) : readTime(from);
  if (start < end) return { from: start, to: end };
  throw createSpanRefusal();
}

export interface WholeSpan {
  /** Unix milliseconds, inclusive. */
  readonly from: number;
  /** Unix milliseconds, exclusive. */
  readonly to: number;
}

function readTime(seconds: string): number {
  return Number(seconds) * 1000;
}

function createSpanRefusal(): GatewayError {
  return new GatewayError('invalid_argument', 'The query parameter from must be earlier than to.', {
    reason: 'invalid_value',
    param: 'from',
  });
}
