import type { IncomingHttpHeaders } from 'node:http';

/** No upstream means a longer wait than a day. */
const longestWaitMs = 86_400_000;

/**
 * How long the upstream asks us to wait, in milliseconds; `null` when it does not say. Reads `retry-after-ms`, then
 * `retry-after` as seconds or as a date (RFC 9110 10.2.3). `now` is Unix time in milliseconds.
 */
export function parseRetryAfter(headers: IncomingHttpHeaders, now: number): number | null {
  const milliseconds = parseNumber(headers['retry-after-ms'], 1);
  if (milliseconds !== null) return milliseconds;
  const value = headers['retry-after'];
  if (value === undefined) return null;
  const seconds = parseNumber(value, 1000);
  if (seconds !== null) return seconds;
  // A date begins with the day of the week; Date.parse alone would also make dates of numbers.
  const date = /^[A-Za-z]/u.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? null : limitWait(date - now);
}

/** Reads a protobuf duration such as `34s` or `1.5s`, in milliseconds; `null` for anything else. */
export function parseDuration(duration: unknown): number | null {
  if (typeof duration !== 'string' || !duration.endsWith('s')) return null;
  return parseNumber(duration.slice(0, -1), 1000);
}

function parseNumber(value: string | string[] | undefined, factor: number): number | null {
  if (typeof value !== 'string' || !/^\d{1,9}(?:\.\d{1,9})?$/u.test(value)) return null;
  return limitWait(Math.ceil(Number(value) * factor));
}

function limitWait(milliseconds: number): number {
  return Math.min(Math.max(milliseconds, 0), longestWaitMs);
}
