import { describe, expect, it } from 'vitest';
import {
  countInputImageTokens,
  countOutputImageTokens,
} from '../../../../src/formats/images/count-image-tokens.ts';

describe('countOutputImageTokens', () => {
  it.each([
    [1024, 1024, 'low', 272],
    [1024, 1536, 'medium', 1584],
    [1536, 1024, 'high', 6240],
    [1024, 1024, 'xhigh', 9312],
    [1024, 1024, 'max', 16_512],
    [1, 1, 'low', 1],
  ] as const)('counts %i × %i of quality %s', (width, height, quality, tokens) => {
    expect(countOutputImageTokens({ width, height }, quality)).toBe(tokens);
  });
});

describe('countInputImageTokens', () => {
  it('counts tiles, and more for fidelity', () => {
    expect(countInputImageTokens({ width: 512, height: 512 }, 'low')).toBe(194);
    expect(countInputImageTokens({ width: 4096, height: 4096 }, 'low')).toBe(65 + 16 * 129);
    expect(countInputImageTokens({ width: 512, height: 512 }, 'high')).toBe(194 + 4096);
  });
});
