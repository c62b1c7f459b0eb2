import { describe, expect, it } from 'vitest';
import { addPictureTokens } from '../../../../src/core/tokens/picture-tokens.ts';

describe('addPictureTokens', () => {
  it('adds up what is known', () => {
    const one = {
      promptText: 1,
      promptImages: 2,
      promptCached: 1,
      outputText: 3,
      outputThoughts: 1,
      outputImages: 4,
    };
    const other = {
      promptText: 10,
      promptImages: 20,
      promptCached: 10,
      outputText: 30,
      outputThoughts: 10,
      outputImages: 40,
    };
    expect(addPictureTokens([one, null, other])).toEqual({
      promptText: 11,
      promptImages: 22,
      promptCached: 11,
      outputText: 33,
      outputThoughts: 11,
      outputImages: 44,
    });
  });

  it('knows nothing where no part is known', () => {
    expect(addPictureTokens([null, null])).toBe(null);
    expect(addPictureTokens([])).toBe(null);
  });
});
