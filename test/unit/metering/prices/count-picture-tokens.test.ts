import { describe, expect, it } from 'vitest';
import { countOutputImageTokens } from '../../../../src/formats/images/index.ts';
import {
  countClassTokens,
  countImageRequestTokens,
} from '../../../../src/metering/prices/count-picture-tokens.ts';

/** Of the sizes that every model has, and of the largest. */
const usual = countOutputImageTokens({ width: 1536, height: 1024 }, 'high');
const largest = countOutputImageTokens({ width: 3840, height: 2160 }, 'high');

describe('countImageRequestTokens', () => {
  it.each([
    ['what is asked for', { size: '1024x1024', quality: 'low' }, null, 272],
    ['drafts', { size: '1024x1024', quality: 'low', partial_images: 2 }, null, 472],
    ['the dearest usual quality', { size: '1024x1024', quality: 'auto' }, null, 4_160],
    ['the largest usual size', { size: 'auto', quality: 'high' }, null, usual],
    ['nothing said', {}, null, usual],
    ['the edit of a small picture', {}, { width: 10, height: 10 }, usual],
    ['the edit of a large one', {}, { width: 3840, height: 2160 }, largest],
    ['the edit of one that is too large', {}, { width: 20_000, height: 20_000 }, largest],
    ['the edit of a large one in a small size', { size: '1024x1024' }, { width: 3840, height: 2160 }, 4_160],
  ])('counts %s', (_, body, first, tokens) => {
    expect(countImageRequestTokens(body, first)).toBe(tokens);
  });
});

describe('countClassTokens', () => {
  it.each([
    ['drawing', undefined, undefined, usual],
    ['drawing', '1K', undefined, usual],
    ['drawing', '512px', undefined, usual],
    ['drawing', '2k', undefined, largest],
    ['drawing', '4K', '1:1', largest],
    ['edit', undefined, undefined, largest],
    ['edit', undefined, '3:2', usual],
    ['edit', '1K', undefined, usual],
  ] as const)('counts a %s of %s and the ratio %s', (purpose, imageSize, aspectRatio, tokens) => {
    expect(countClassTokens({ imageSize, aspectRatio, purpose })).toBe(tokens);
  });
});
