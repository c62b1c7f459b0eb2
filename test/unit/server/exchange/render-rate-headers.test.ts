import { describe, expect, it } from 'vitest';
import { renderRateHeaders } from '../../../../src/server/exchange/render-rate-headers.ts';

const now = Date.UTC(2026, 0, 2, 3, 4, 5, 100);
const level = (resetMs: number) => ({ limit: 60, remaining: 7, resetMs });

describe('renderRateHeaders', () => {
  it.each([
    [0, '0ms'],
    [119.2, '120ms'],
    [999.1, '1s'],
    [1_001, '2s'],
    [59_999, '1m0s'],
    [360_000, '6m0s'],
    [61_500, '1m2s'],
  ])('says that %d ms are %s', (resetMs, text) => {
    const headers = renderRateHeaders(
      { requests: level(resetMs), tokens: null },
      { area: 'images', profile: 'neutral', now },
    );
    expect(headers).toEqual({
      'x-ratelimit-limit-requests': '60',
      'x-ratelimit-remaining-requests': '7',
      'x-ratelimit-reset-requests': text,
    });
  });

  it("has the vendor's names beside them in format B, with the time of the reset", () => {
    const headers = renderRateHeaders(
      { requests: null, tokens: level(1_000) },
      { area: 'messages', profile: 'vendor', now },
    );
    expect(headers).toMatchObject({
      'x-ratelimit-reset-tokens': '1s',
      'anthropic-ratelimit-tokens-limit': '60',
      'anthropic-ratelimit-tokens-remaining': '7',
      'anthropic-ratelimit-tokens-reset': '2026-01-02T03:04:07Z',
    });
  });

  it.each([
    ['messages', 'neutral'],
    ['images', 'vendor'],
  ] as const)('has no other names in %s, profile %s', (area, profile) => {
    const headers = renderRateHeaders({ requests: level(1), tokens: null }, { area, profile, now });
    expect(Object.keys(headers).filter((name) => name.startsWith('anthropic'))).toEqual([]);
  });
});
