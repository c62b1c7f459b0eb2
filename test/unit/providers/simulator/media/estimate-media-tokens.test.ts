import { describe, expect, it } from 'vitest';
import {
  describeReference,
  describeTextDocument,
  type MediaDescription,
} from '../../../../../src/providers/simulator/media/describe-media.ts';
import {
  estimateContentMediaTokens,
  estimateMessageMediaTokens,
} from '../../../../../src/providers/simulator/media/estimate-media-tokens.ts';

function image(width: number, height: number): MediaDescription {
  return { ...describeReference('image/png'), sizeBytes: 1, imageSize: { width, height } };
}

describe('estimateMessageMediaTokens', () => {
  it('takes the pixels of an image over 750, at most 1600', () => {
    expect(estimateMessageMediaTokens(image(750, 100))).toBe(100);
    expect(estimateMessageMediaTokens(image(1, 1))).toBe(1);
    expect(estimateMessageMediaTokens(image(8000, 8000))).toBe(1_600);
  });

  it('takes an image it cannot read for a large one', () => {
    expect(estimateMessageMediaTokens(describeReference('image/png'))).toBe(1_600);
  });

  it('takes 1500 for each page of a PDF', () => {
    expect(estimateMessageMediaTokens({ ...describeReference('application/pdf'), pages: 3 })).toBe(4_500);
  });

  it('counts the text of a text document', () => {
    expect(estimateMessageMediaTokens(describeTextDocument('a'.repeat(400)))).toBe(100);
  });
});

describe('estimateContentMediaTokens', () => {
  it('takes 258 for a small image and for each tile of a large one', () => {
    expect(estimateContentMediaTokens(image(384, 384), null)).toBe(258);
    expect(estimateContentMediaTokens(image(1536, 769), null)).toBe(4 * 258);
  });

  it.each([
    ['MEDIA_RESOLUTION_LOW', 64],
    ['MEDIA_RESOLUTION_MEDIUM', 256],
    ['MEDIA_RESOLUTION_HIGH', 256],
  ])('takes what %s says', (resolution, tokens) => {
    expect(estimateContentMediaTokens(image(4000, 4000), resolution)).toBe(tokens);
  });

  it('takes 32 for a second of sound and 263 for one of film', () => {
    expect(estimateContentMediaTokens({ ...describeReference('audio/wav'), seconds: 10 }, null)).toBe(320);
    expect(estimateContentMediaTokens({ ...describeReference('video/mp4'), seconds: 2 }, null)).toBe(526);
  });

  it('takes 258 for a page', () => {
    expect(estimateContentMediaTokens({ ...describeReference('application/pdf'), pages: 2 }, null)).toBe(516);
  });
});
