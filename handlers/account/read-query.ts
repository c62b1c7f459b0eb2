import type { PageQuery } from '../../src/core/accounts/user.ts';
import { GatewayError } from '../../src/core/gateway-error.ts';

const maxPage = 100;

/** Which page of a list is asked for. Throws `invalid_argument` for one of no size, or too large. */
export function readPage({
  limit,
  cursor,
}: {
  readonly limit?: string;
  readonly cursor?: string;
}): PageQuery {
  const range = { name: 'limit', least: 1, most: maxPage };
  return { limit: limit === undefined ? maxPage : readInteger(limit, range), cursor: cursor ?? null };
}

export interface TimeSpan {
  /** Unix milliseconds, inclusive; `null` for no bound. */
  readonly from: number | null;
  /** Unix milliseconds, exclusive; `null` for no bound. */
  readonly to: number | null;
}

const dayMs = 24 * 3_600_000;

/** The end of the year 9999, in Unix seconds: what is later has no name. */
const maxSeconds = 253_402_300_799;

interface SpanQuery {
  readonly from?: string;
  readonly to?: string;
}

/** A time span in Unix seconds; without `from` thirty days. Throws `invalid_argument` for one of no length. */
export function readSpan({ from, to }: SpanQuery, now: number): TimeSpan {
  const end = to === undefined ? null : readTime(to, 'to');
  const start = from === undefined ? (end ?? now) - 30 * dayMs : readTime(from, 'from');
  if (start < (end ?? Infinity)) return { from: start, to: end };
  throw createSpanRefusal();
}

/** The same with both ends: up to now, and without `from` so many days. */
export function readWholeSpan({ from, to }: SpanQuery, now: number, days: number): WholeSpan {
  // What began in this second is in it.
  const end = to === undefined ? Math.floor(now / 1000) * 1000 + 1000 : readTime(to, 'to');
  const start = from === undefined ? Math.max(0, end - days * dayMs) : readTime(from, 'from');
  if (start < end) return { from: start, to: end };
  throw createSpanRefusal();
}

export interface WholeSpan {
  /** Unix milliseconds, inclusive. */
  readonly from: number;
  /** Unix milliseconds, exclusive. */
  readonly to: number;
}

function readTime(seconds: string, name: string): number {
  return readInteger(seconds, { name, least: 0, most: maxSeconds }) * 1000;
}

export interface QueryRange {
  /** Of the query parameter. */
  readonly name: string;
  readonly least: number;
  readonly most: number;
}

/** The contract has seen to it that it is an integer. Throws `invalid_argument` for one out of range. */
export function readInteger(text: string, { name, least, most }: QueryRange): number {
  const value = Number(text);
  if (value >= least && value <= most) return value;
  const bounds = `from ${String(least)} to ${String(most)}`;
  throw new GatewayError('invalid_argument', `The query parameter ${name} must be ${bounds}.`, {
    reason: 'invalid_value',
    param: name,
  });
}

function createSpanRefusal(): GatewayError {
  return new GatewayError('invalid_argument', 'The query parameter from must be earlier than to.', {
    reason: 'invalid_value',
    param: 'from',
  });
}
