import type { IncomingHttpHeaders } from 'node:http';
import { limitWait, parseWait } from '../../core/parse-wait.ts';

/**
 * How long the upstream asks us to wait, in milliseconds; `null` when it does not say. Reads `retry-after-ms`, then
 * `retry-after` as seconds or as a date (RFC 9110 10.2.3), which is one of the upstream's clock: its `date` says what that showed. `now` is
 * Unix time in milliseconds.
 */
export function parseRetryAfter(headers: IncomingHttpHeaders, now: number): number | null {
  const milliseconds = parseWait(headers['retry-after-ms'], 1);
  if (milliseconds !== null) return milliseconds;
  const value = headers['retry-after'];
  if (value === undefined) return null;
  const seconds = parseWait(value, 1000);
  if (seconds !== null) return seconds;
  const until = parseDate(value);
  return until === null ? null : limitWait(until - (parseDate(headers.date) ?? now));
}

/** A date begins with the day of the week; Date.parse alone would also make dates of numbers. */
function parseDate(text = ''): number | null {
  const date = /^[A-Za-z]/u.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : date;
}
