import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PictureFormat } from '../../../src/core/picture.ts';
import { createPictureTools } from '../../../src/pictures/index.ts';
import { createPicture, decodePicture, readPixel } from '../../support/picture-samples.ts';

const tools = createPictureTools();
const { signal } = new AbortController();
const formats: readonly PictureFormat[] = ['png', 'jpeg', 'webp'];

describe('convert', () => {
  const pairs = formats.flatMap((from) => formats.map((to) => ({ from, to })));

  it.each(pairs)('writes $from as $to', async ({ from, to }) => {
    const colour = { r: 200, g: 40, b: 40 };
    const bytes = await createPicture({ width: 20, height: 10, format: from, colour });
    const file = await tools.convert({ bytes }, { format: to, compression: 80 }, signal);
    expect(file).toMatchObject({ width: 20, height: 10 });
    const decoded = await decodePicture(file.bytes);
    expect(decoded).toMatchObject({ format: to, width: 20, height: 10 });
    expect(Math.abs((readPixel(decoded, 5, 5)[0] ?? 0) - 200)).toBeLessThan(8);
  });

  it.each(['png', 'webp'] as const)('keeps transparency in %s', async (format) => {
    const bytes = await createPicture({ width: 9, height: 9, format: 'png', fill: 'noise', alpha: 'with' });
    const file = await tools.convert({ bytes }, { format, compression: 100 }, signal);
    expect((await decodePicture(file.bytes)).hasAlpha).toBe(true);
  });

  it('lays transparency onto white in jpeg', async () => {
    const data = Buffer.alloc(8 * 8 * 4);
    const bytes = await sharp(data, { raw: { width: 8, height: 8, channels: 4 } })
      .png()
      .toBuffer();
    const file = await tools.convert({ bytes }, { format: 'jpeg', compression: 100 }, signal);
    expect(readPixel(await decodePicture(file.bytes), 4, 4)).toEqual([255, 255, 255, 255]);
  });

  it('makes smaller files of a lower quality, 0 included', async () => {
    const bytes = await createPicture({ width: 200, height: 200, fill: 'noise' });
    for (const format of ['jpeg', 'webp'] as const) {
      const [low, high] = await Promise.all(
        [0, 100].map((compression) => tools.convert({ bytes }, { format, compression }, signal)),
      );
      expect(low?.bytes.length).toBeLessThan((high?.bytes.length ?? 0) / 4);
    }
  });

  it('turns a picture as its metadata says', async () => {
    const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#ff0000' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const file = await tools.convert({ bytes }, { format: 'webp', compression: 100 }, signal);
    expect(file).toMatchObject({ width: 10, height: 20 });
    expect(await decodePicture(file.bytes)).toMatchObject({ width: 10, height: 20 });
  });

  it('refuses half a file', async () => {
    const bytes = await createPicture({ width: 200, height: 200, format: 'png', fill: 'noise' });
    const half = Buffer.concat([bytes.subarray(0, bytes.length / 2), bytes.subarray(-20)]);
    const refusal = { code: 'invalid_argument', reason: 'invalid_image_file' };
    for (const format of formats) {
      const converting = tools.convert({ bytes: half }, { format, compression: 80 }, signal);
      await expect(converting).rejects.toMatchObject(refusal);
    }
  });

  it.each(formats)('to %s holds the pixels of few pictures, however many wait', async (format) => {
    const size = { width: 2048, height: 2048 };
    const bytes = await createPicture({ ...size, format: format === 'png' ? 'jpeg' : 'png' });
    const waiting = 24;
    // One after the other: what two pictures at a time need, and what the C library keeps.
    await tools.convert({ bytes }, { format, compression: 80 }, signal);
    const before = process.memoryUsage.rss();
    let highest = before;
    const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage.rss())), 5);
    try {
      await Promise.all(
        Array.from({ length: waiting }, () => tools.convert({ bytes }, { format, compression: 80 }, signal)),
      );
    } finally {
      clearInterval(watch);
    }
    expect((highest - before) / (size.width * size.height * 4)).toBeLessThan(waiting / 2);
  });
});
