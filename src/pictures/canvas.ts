import { setImmediate } from 'node:timers/promises';
import { allocateBytes } from '../core/large-bytes.ts';
import type { PicturePlace, PictureSize, Pixels } from '../core/picture.ts';

/**
 * Pixels of a band of the canvas, the unit in which it is painted. The decoder's and the rasteriser's memory comes from
 * the heaps that the C library keeps for each thread and seldom gives back, so nothing that large may come from there.
 */
export const bandPixels = 524_288;

/** Rows of a picture, from `top` down. */
export interface Band {
  readonly top: number;
  readonly height: number;
}

/** A canvas in memory of our own, which is given back at once by {@link releaseBytes}. */
export async function createCanvas(
  { width, height }: PictureSize,
  ground: 'opaque' | 'transparent',
): Promise<Pixels> {
  const canvas = { width, height, data: allocateBytes(width * height * 4) };
  for (const band of listBands(canvas)) {
    viewBand(canvas, band).fill(ground === 'opaque' ? 0xff : 0);
    await setImmediate();
  }
  return canvas;
}

/** The bands of a picture of this size, each of so many pixels or fewer. */
export function* listBands(
  { width, height }: PictureSize,
  pixels: number = bandPixels,
): Generator<Band, undefined> {
  const rows = Math.max(1, Math.floor(pixels / width));
  for (let top = 0; top < height; top += rows) yield { top, height: Math.min(rows, height - top) };
}

/** A canvas like this one, in memory of its own. */
export async function copyCanvas(canvas: Pixels): Promise<Pixels> {
  const { width, height, data } = canvas;
  const copy = { width, height, data: allocateBytes(data.length) };
  for (const band of listBands(canvas)) {
    viewBand(canvas, band).copy(viewBand(copy, band));
    await setImmediate();
  }
  return copy;
}

/** The canvas' own memory of a band. */
export function viewBand({ width, data }: Pixels, { top, height }: Band): Buffer {
  return data.subarray(top * width * 4, (top + height) * width * 4);
}

/** Copies rows onto the canvas, as far as they lie on it. */
export function copyRows(canvas: Pixels, rows: Buffer, { left, top, width, height }: PicturePlace): void {
  const length = Math.min(width, canvas.width - left) * 4;
  for (let y = 0; y < height && top + y < canvas.height; y += 1) {
    const start = y * width * 4;
    rows.copy(canvas.data, ((top + y) * canvas.width + left) * 4, start, start + length);
  }
}

/** Puts `kept` back wherever the mask's alpha, one byte a pixel, is not 0. All are of the same length in pixels. */
export function keepMasked(rows: Buffer, kept: Buffer, alpha: Buffer): void {
  const target = viewPixels(rows);
  const source = viewPixels(kept);
  for (let index = 0; index < target.length; index += 1) {
    if (alpha[index] !== 0) target[index] = source[index] ?? 0;
  }
}

/** A pixel at a time instead of a byte; the memory starts at a whole pixel. */
function viewPixels({ buffer, byteOffset, byteLength }: Buffer): Uint32Array {
  return new Uint32Array(buffer, byteOffset, byteLength / 4);
}
