import { describe, expect, it } from 'vitest';
import { parseRetryAfter } from '../../../../src/providers/http/parse-retry-after.ts';

const now = Date.parse('2026-03-01T12:00:00Z');

describe('parseRetryAfter', () => {
  it.each([
    [{}, null],
    [{ 'retry-after': '2' }, 2000],
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after': '1.5' }, 1500],
    [{ 'retry-after': 'Sun, 01 Mar 2026 12:00:30 GMT' }, 30_000],
    [{ 'retry-after': 'Sun, 01 Mar 2026 11:00:00 GMT' }, 0],
    [{ 'retry-after': 'Sun, 01 Mar 2026 11:00:20 GMT', date: 'Sun, 01 Mar 2026 11:00:00 GMT' }, 20_000],
    [{ 'retry-after': 'Sun, 01 Mar 2026 12:00:30 GMT', date: 'now' }, 30_000],
    [{ 'retry-after-ms': '250' }, 250],
    [{ 'retry-after-ms': '250', 'retry-after': '9' }, 250],
    [{ 'retry-after-ms': 'soon', 'retry-after': '9' }, 9000],
    [{ 'retry-after': 'soon' }, null],
    [{ 'retry-after': '-5' }, null],
    [{ 'retry-after': '999999999' }, 86_400_000],
    [{ 'retry-after': '9999999999' }, 86_400_000],
    [{ 'retry-after': '9'.repeat(400) }, 86_400_000],
    [{ 'retry-after-ms': '86400000001' }, 86_400_000],
    [{ 'retry-after-ms': '250.0000000001' }, 251],
  ])('reads %j as %j', (headers, expected) => {
    expect(parseRetryAfter(headers, now)).toBe(expected);
  });
});
