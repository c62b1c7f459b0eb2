import { describe, expect, it } from 'vitest';
import { chooseSize } from '../../../../src/translators/content-to-images/choose-size.ts';

const choose = (aspectRatio: string | null, imageSize: string | null, model = 'gpt-image-2') =>
  chooseSize({ aspectRatio, imageSize }, model);

describe('chooseSize', () => {
  it('leaves the size to the model where the client does', () => {
    expect(choose(null, null)).toBe(null);
    expect(choose(null, null, 'gpt-image-1')).toBe(null);
  });

  it.each([
    ['1:1', null, '1024x1024'],
    [null, '1K', '1024x1024'],
    ['1:1', '2K', '2048x2048'],
    ['1:1', '4K', '2880x2880'],
    ['16:9', '1K', '1280x720'],
    ['16:9', '4K', '3840x2160'],
    ['9:16', '4K', '2160x3840'],
    ['3:2', null, '1248x832'],
    ['2:3', '2k', '1664x2496'],
    ['21:9', '1K', '1568x672'],
    ['3:1', '4K', '3840x1280'],
    ['1:3', '1K', '592x1776'],
    ['1:1', '512', '816x816'],
    ['16:9', '512', '1280x720'],
  ])('draws %s at %s as %s', (ratio, size, expected) => {
    expect(choose(ratio, size)).toBe(expected);
  });

  it.each(['gpt-image-2-2026-04-21', 'gpt-image-2.5-flare', 'imgfam-2'])(
    'draws any ratio with %s',
    (model) => {
      expect(choose('16:9', '1K', model)).toBe('1280x720');
    },
  );

  it.each(['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9', '7:13'])(
    'keeps %s exactly, at multiples of 16, within the limits',
    (ratio) => {
      for (const size of ['512', '1K', '2K', '4K']) {
        const [width = 0, height = 0] = (choose(ratio, size) ?? '').split('x').map(Number);
        const [across = 0, down = 0] = ratio.split(':').map(Number);
        expect(width * down).toBe(height * across);
        expect([width % 16, height % 16]).toEqual([0, 0]);
        expect(Math.max(width, height)).toBeLessThanOrEqual(3840);
        expect(width * height).toBeLessThanOrEqual(8_294_400);
        expect(width * height).toBeGreaterThanOrEqual(655_360);
      }
    },
  );

  it.each([
    ['1:1', '1024x1024'],
    ['3:2', '1536x1024'],
    ['2:3', '1024x1536'],
  ])('draws %s on older models as %s', (ratio, expected) => {
    expect(choose(ratio, '1K', 'imgfam-1.5')).toBe(expected);
    expect(choose(ratio, null, 'gpt-image-1')).toBe(expected);
  });

  it.each([
    ['16:9', null, 'gpt-image-1', 'aspectRatio'],
    ['1:1', '2K', 'imgfam-1.5', 'imageSize'],
    ['1:997', null, 'gpt-image-2', 'aspectRatio'],
    ['4:1', '1K', 'gpt-image-2', 'aspectRatio'],
    ['1:8', '4K', 'gpt-image-2', 'aspectRatio'],
    ['237:239', null, 'gpt-image-2', 'aspectRatio'],
    ['wide', null, 'gpt-image-2', 'aspectRatio'],
    ['0:1', null, 'gpt-image-2', 'aspectRatio'],
    ['1:1', '8K', 'gpt-image-2', 'imageSize'],
  ])('refuses %s at %s on %s by the name of %s', (ratio, size, model, field) => {
    const param = `generationConfig.imageConfig.${field}`;
    expect(() => choose(ratio, size, model)).toThrow(
      expect.objectContaining({ reason: 'unsupported_parameter', param }),
    );
  });
});
