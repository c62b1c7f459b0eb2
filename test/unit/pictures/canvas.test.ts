import { describe, expect, it } from 'vitest';
import { bandPixels, copyRows, createCanvas, keepMasked, listBands } from '../../../src/pictures/canvas.ts';

describe('listBands', () => {
  it.each([
    [1, 1],
    [3000, 2000],
    [bandPixels * 2, 3],
    [640, 100_000],
  ])('covers %i × %i without gaps', (width, height) => {
    let top = 0;
    for (const band of listBands({ width, height })) {
      expect(band.top).toBe(top);
      expect(band.height === 1 || band.height * width <= bandPixels).toBe(true);
      top += band.height;
    }
    expect(top).toBe(height);
  });
});

describe('copyRows', () => {
  it('leaves out what lies beyond the canvas', async () => {
    const canvas = await createCanvas({ width: 3, height: 2 }, 'transparent');
    copyRows(canvas, Buffer.alloc(2 * 2 * 4, 9), { left: 2, top: 1, width: 2, height: 2 });
    const reds = Array.from({ length: 6 }, (_, index) => canvas.data[index * 4]);
    expect(reds).toEqual([0, 0, 0, 0, 0, 9]);
  });
});

describe('keepMasked', () => {
  it('keeps colours under an alpha of 0 and half transparent parts of the mask', () => {
    const rows = Buffer.alloc(12, 1);
    const kept = Buffer.from([5, 6, 7, 0, 8, 9, 10, 255, 11, 12, 13, 14]);
    keepMasked(rows, kept, Buffer.from([255, 0, 1]));
    expect([...rows]).toEqual([5, 6, 7, 0, 1, 1, 1, 1, 11, 12, 13, 14]);
  });
});
