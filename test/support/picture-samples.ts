import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { PictureFormat } from '../../src/core/picture.ts';

export interface SampleColour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  /** 0 to 255; 255 when it is left out. */
  readonly a?: number;
}

export interface PictureSample {
  readonly width: number;
  readonly height: number;
  /** `png` when it is left out. */
  readonly format?: PictureFormat;
  /** One colour over the whole picture; a blue when it is left out. */
  readonly colour?: SampleColour;
  /** Random pixels instead of the colour: a PNG of them has about three bytes a pixel (four with alpha). */
  readonly fill?: 'colour' | 'noise';
  /** Whether the file has an alpha channel; by default only where the colour has one. */
  readonly alpha?: 'with' | 'without';
}

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface DecodedPicture {
  readonly format: string;
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
  /** Four bytes a pixel: red, green, blue, alpha. */
  readonly pixels: Buffer;
}

const blue: SampleColour = { r: 40, g: 90, b: 200 };

/** A picture file. PNG and lossless WebP keep every pixel; JPEG is of quality 90. */
export async function createPicture(sample: PictureSample): Promise<Buffer> {
  const { width, height, format = 'png', colour = blue } = sample;
  const hasAlpha = sample.alpha === undefined ? colour.a !== undefined : sample.alpha === 'with';
  const channels = hasAlpha ? 4 : 3;
  const pixel = Buffer.from([colour.r, colour.g, colour.b, colour.a ?? 255].slice(0, channels));
  const size = width * height * channels;
  const pixels = sample.fill === 'noise' ? randomBytes(size) : Buffer.alloc(size, pixel);
  return await encodeSample(pixels, { width, height, channels }, format);
}

/** A mask: opaque black, transparent within the rectangle. */
export async function createMask(size: { width: number; height: number }, hole: Rectangle): Promise<Buffer> {
  const pixels = Buffer.alloc(size.width * size.height * 4, Buffer.from([0, 0, 0, 255]));
  for (let y = hole.top; y < hole.top + hole.height; y += 1) {
    const start = (y * size.width + hole.left) * 4;
    pixels.fill(0, start, start + hole.width * 4);
  }
  return await encodeSample(pixels, { ...size, channels: 4 }, 'png');
}

/** What a picture file shows. The channels are the file's own, without premultiplication; greys become colours. */
export async function decodePicture(file: Buffer): Promise<DecodedPicture> {
  const { format, hasAlpha } = await sharp(file).metadata();
  const { data, info } = await sharp(file)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { format, hasAlpha, width: info.width, height: info.height, pixels: data };
}

/** The pixel at this place: red, green, blue, alpha. */
export function readPixel({ pixels, width }: DecodedPicture, x: number, y: number): readonly number[] {
  const start = (y * width + x) * 4;
  return [...pixels.subarray(start, start + 4)];
}

async function encodeSample(
  pixels: Buffer,
  raw: { width: number; height: number; channels: 3 | 4 },
  format: PictureFormat,
): Promise<Buffer> {
  const image = sharp(pixels, { raw });
  if (format === 'jpeg') return await image.jpeg({ quality: 90 }).toBuffer();
  if (format === 'webp') return await image.webp({ lossless: true, exact: true }).toBuffer();
  return await image.png({ compressionLevel: 1 }).toBuffer();
}

/** The same PNG or lossless WebP file, claiming another size in its header. */
export function claimSize(
  file: Buffer,
  format: 'png' | 'webp',
  size: { width: number; height: number },
): Buffer {
  const changed = Buffer.from(file);
  if (format === 'webp') {
    changed.writeUInt32LE((size.width - 1) | ((size.height - 1) << 14), 21);
    return changed;
  }
  changed.writeUInt32BE(size.width, 16);
  changed.writeUInt32BE(size.height, 20);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
}
