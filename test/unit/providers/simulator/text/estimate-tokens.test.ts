import { describe, expect, it } from 'vitest';
import {
  estimateTokens,
  sliceWhole,
  splitTokens,
  truncateToTokens,
} from '../../../../../src/providers/simulator/text/estimate-tokens.ts';

const mixed = 'Zürich 改善 🌍🌍 and more';

describe('estimateTokens', () => {
  it.each([
    ['', 0],
    ['a', 1],
    ['four', 1],
    ['five!', 2],
  ])('counts %j as %i', (text, tokens) => {
    expect(estimateTokens(text)).toBe(tokens);
  });
});

describe('truncateToTokens', () => {
  it('never has more tokens than asked for and never tears a character', () => {
    for (let tokens = 0; tokens < 8; tokens += 1) {
      const cut = truncateToTokens(mixed, tokens);
      expect(estimateTokens(cut)).toBeLessThanOrEqual(tokens);
      expect(cut.isWellFormed()).toBe(true);
      expect(mixed.startsWith(cut)).toBe(true);
    }
  });

  it('leaves a text that fits alone', () => {
    expect(truncateToTokens('short', 2)).toBe('short');
  });
});

describe('splitTokens', () => {
  it('cuts between characters only, and loses nothing', () => {
    const tokens = splitTokens(mixed);
    expect(tokens.join('')).toBe(mixed);
    expect(tokens.every((token) => token.isWellFormed())).toBe(true);
  });
});

describe('sliceWhole', () => {
  it('drops the first half of a surrogate pair', () => {
    expect(sliceWhole('a🌍', 2)).toBe('a');
    expect(sliceWhole('a🌍', 3)).toBe('a🌍');
  });
});
