import { describe, expect, it } from 'vitest';
import { drawError, parseErrorShares } from '../../../../scripts/mock/error-shares.ts';

describe('parseErrorShares', () => {
  it('reads statuses and shares', () => {
    expect(parseErrorShares('')).toEqual([]);
    expect(parseErrorShares('429:10%')).toEqual([{ status: 429, share: 0.1 }]);
    expect(parseErrorShares('429:10%, 500:0.5%')).toEqual([
      { status: 429, share: 0.1 },
      { status: 500, share: 0.005 },
    ]);
  });

  it('takes shares that are all answers together', () => {
    expect(parseErrorShares('429:70%,500:20%,503:10%')).toHaveLength(3);
  });

  it.each([
    ['429', /429:10%.*which 429 is not/],
    ['429:10', /which 429:10 is not/],
    ['200:10%', /which 200:10% is not/],
    ['429:0%', /which 429:0% is not/],
    ['429:101%', /which 429:101% is not/],
    ['429:60%,500:60%', /more errors than there are answers/],
    ['429:1%,429:1%', /a status twice/],
  ])('refuses %s', (text, message) => {
    expect(() => parseErrorShares(text)).toThrow(message);
  });
});

describe('drawError', () => {
  const shares = parseErrorShares('429:10%,500:1%');
  const all = new Set([200, 429, 500]);

  it('gives each status its share of all chances', () => {
    const drawn = Array.from({ length: 1_000 }, (_, index) => drawError(shares, all, index / 1_000));
    expect(drawn.filter((status) => status === 429)).toHaveLength(100);
    expect(drawn.filter((status) => status === 500)).toHaveLength(10);
    expect(drawn.filter((status) => status === null)).toHaveLength(890);
  });

  it('gives none that the operation does not have', () => {
    expect(drawError(shares, new Set([200, 500]), 0.05)).toBeNull();
    expect(drawError(shares, new Set([200, 500]), 0.105)).toBe(500);
  });
});
