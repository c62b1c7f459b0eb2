import type { IncomingHttpHeaders } from 'node:http';
import { limitWait, parseWait } from '../../core/parse-wait.ts';

/**
 * How long the upstream asks us to wait, in milliseconds; `null` when it does not say. Reads `retry-after-ms`, then
 * `retry-after` as seconds or as a date (RFC 9110 10.2.3). `now` is Unix time in milliseconds.
 */
export function parseRetryAfter(headers: IncomingHttpHeaders, now: number): number | null {
  const milliseconds = parseWait(headers['retry-after-ms'], 1);
  if (milliseconds !== null) return milliseconds;
  const value = headers['retry-after'];
  if (value === undefined) return null;
  const seconds = parseWait(value, 1000);
  if (seconds !== null) return seconds;
  // A date begins with the day of the week; Date.parse alone would also make dates of numbers.
  const date = /^[A-Za-z]/u.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? null : limitWait(date - now);
}
