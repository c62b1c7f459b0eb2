import { describe, expect, it } from 'vitest';
import { readImageUsage, renderImageUsage } from '../../../../src/formats/images/picture-usage.ts';

const tokens = {
  promptText: 42,
  promptImages: 258,
  promptCached: 0,
  outputText: 60,
  outputThoughts: 0,
  outputImages: 1290,
};

describe('renderImageUsage', () => {
  it('adds up what it tells apart', () => {
    expect(renderImageUsage(tokens)).toEqual({
      total_tokens: 1650,
      input_tokens: 300,
      output_tokens: 1350,
      input_tokens_details: { text_tokens: 42, image_tokens: 258 },
      output_tokens_details: { text_tokens: 60, image_tokens: 1290 },
    });
  });
});

describe('readImageUsage', () => {
  it('reads what was rendered', () => {
    expect(readImageUsage(renderImageUsage(tokens))).toEqual(tokens);
  });

  it('believes no part that is larger than the whole', () => {
    const usage = {
      input_tokens: 10,
      output_tokens: 20,
      input_tokens_details: { image_tokens: 11, cached_tokens: 12 },
      output_tokens_details: { text_tokens: 21 },
    };
    expect(readImageUsage(usage)).toEqual({
      promptText: 0,
      promptImages: 10,
      promptCached: 10,
      outputText: 20,
      outputThoughts: 0,
      outputImages: 0,
    });
  });

  it('says nothing where nothing was said', () => {
    expect(readImageUsage(undefined)).toBe(null);
    expect(readImageUsage({})).toBe(null);
  });
});
