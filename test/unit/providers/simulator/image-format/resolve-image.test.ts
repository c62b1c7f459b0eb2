import { describe, expect, it } from 'vitest';
import type { PictureFacts } from '../../../../../src/core/picture.ts';
import {
  resolveBackground,
  resolveQuality,
  resolveSize,
} from '../../../../../src/providers/simulator/image-format/resolve-image.ts';

const facts: PictureFacts = { format: 'png', width: 300, height: 200, hasAlpha: true };

describe('resolveSize', () => {
  it.each([
    ['1536x1024', 'a tall tower', null, { width: 1536, height: 1024 }],
    ['auto', 'a tall tower', null, { width: 1024, height: 1536 }],
    [null, 'a wide river', null, { width: 1536, height: 1024 }],
    [null, 'a tower', null, { width: 1024, height: 1024 }],
    ['auto', 'a tall tower', facts, { width: 300, height: 200 }],
    ['auto', 'x', { ...facts, width: 8000, height: 8000 }, { width: 2880, height: 2880 }],
    ['auto', 'x', { ...facts, width: 60_000, height: 1 }, { width: 3840, height: 1 }],
  ])('settles %j for %j', (asked, prompt, first, size) => {
    expect(resolveSize(asked, prompt, first)).toEqual(size);
  });
});

describe('resolveBackground', () => {
  const wish = { asked: null, prompt: 'a cat', format: 'png', transparency: null } as const;

  it.each([
    [wish, 'opaque', 'drawn'],
    [{ ...wish, asked: 'transparent' }, 'transparent', 'left-out'],
    [{ ...wish, prompt: 'a cat on a transparent background' }, 'transparent', 'left-out'],
    [{ ...wish, transparency: 'used' }, 'transparent', 'drawn'],
    [{ ...wish, transparency: 'unused' }, 'opaque', 'drawn'],
    [{ ...wish, transparency: 'used', asked: 'opaque' }, 'opaque', 'drawn'],
    [{ ...wish, transparency: 'used', format: 'jpeg' } as const, 'opaque', 'drawn'],
  ] as const)('settles %j', (asked, ground, backdrop) => {
    expect(resolveBackground(asked)).toEqual({ ground, backdrop });
  });
});

describe('resolveQuality', () => {
  it.each([
    ['low', 'low'],
    ['max', 'max'],
    ['auto', 'medium'],
    [null, 'medium'],
  ])('settles %j', (asked, quality) => {
    expect(resolveQuality(asked)).toBe(quality);
  });
});
