import { describe, expect, it } from 'vitest';
import { readPictureUsage, renderPictureUsage } from '../../../../src/formats/content/picture-usage.ts';

describe('readPictureUsage', () => {
  it('counts thoughts as output and keeps pictures apart', () => {
    const metadata = {
      promptTokenCount: 300,
      cachedContentTokenCount: 20,
      candidatesTokenCount: 1300,
      thoughtsTokenCount: 50,
      totalTokenCount: 1650,
      promptTokensDetails: [
        { modality: 'TEXT', tokenCount: 42 },
        { modality: 'IMAGE', tokenCount: 258 },
      ],
      candidatesTokensDetails: [{ modality: 'IMAGE', tokenCount: 1290 }],
    };
    expect(readPictureUsage(metadata)).toEqual({
      promptText: 42,
      promptImages: 258,
      promptCached: 20,
      outputText: 60,
      outputThoughts: 50,
      outputImages: 1290,
    });
  });

  it('takes output that is not told apart for pictures', () => {
    const metadata = { promptTokenCount: 4, candidatesTokenCount: 1290, thoughtsTokenCount: 50 };
    expect(readPictureUsage(metadata)).toEqual({
      promptText: 4,
      promptImages: 0,
      promptCached: 0,
      outputText: 50,
      outputThoughts: 50,
      outputImages: 1290,
    });
  });

  it('says nothing where nothing was said', () => {
    expect(readPictureUsage(undefined)).toBe(null);
    expect(readPictureUsage({})).toBe(null);
  });
});

describe('renderPictureUsage', () => {
  it('leaves out what is zero', () => {
    const tokens = {
      promptText: 4,
      promptImages: 0,
      promptCached: 0,
      outputText: 0,
      outputThoughts: 0,
      outputImages: 0,
    };
    expect(renderPictureUsage(tokens)).toEqual({
      promptTokenCount: 4,
      totalTokenCount: 4,
      promptTokensDetails: [{ modality: 'TEXT', tokenCount: 4 }],
    });
  });

  it('is read as what it was made of', () => {
    const tokens = {
      promptText: 42,
      promptImages: 258,
      promptCached: 20,
      outputText: 60,
      outputThoughts: 50,
      outputImages: 1290,
    };
    expect(renderPictureUsage(tokens)).toMatchObject({
      cachedContentTokenCount: 20,
      candidatesTokenCount: 1300,
      thoughtsTokenCount: 50,
      totalTokenCount: 1650,
    });
    expect(readPictureUsage(renderPictureUsage(tokens))).toEqual(tokens);
  });
});
