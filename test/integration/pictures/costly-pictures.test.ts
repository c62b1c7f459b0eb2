import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PictureSource } from '../../../src/core/picture.ts';
import { createPictureTools } from '../../../src/pictures/index.ts';
import { createPackedPng, createScannedJpeg, jpegSegment } from '../../support/costly-pictures.ts';
import { claimSize, createPicture } from '../../support/picture-samples.ts';

const tools = createPictureTools();
const { signal } = new AbortController();
const size = { width: 64, height: 48 };
const refusal = { code: 'invalid_argument', reason: 'invalid_image_file' };

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'specway-costly-'));
});
afterAll(() => {
  rmSync(directory, { recursive: true });
});

/** The same bytes in memory and on disk. */
function placeTwice(bytes: Buffer): readonly PictureSource[] {
  const path = join(directory, `${String(Math.random())}.bin`);
  writeFileSync(path, bytes);
  return [{ bytes }, { path }];
}

async function expectFacts(bytes: Buffer, facts: object): Promise<void> {
  for (const source of placeTwice(bytes)) expect(await tools.inspect(source, signal)).toMatchObject(facts);
}

/** Neither its header nor its pixels are read by the decoder. */
async function expectRefusal(bytes: Buffer): Promise<void> {
  for (const source of placeTwice(bytes)) {
    await expect(tools.readHeader(source, signal)).rejects.toMatchObject(refusal);
    await expect(tools.inspect(source, signal)).rejects.toMatchObject(refusal);
    await expect(tools.isOpaque(source, signal)).rejects.toMatchObject(refusal);
    await expect(tools.decode(source, { signal })).rejects.toMatchObject(refusal);
  }
}

describe('a JPEG file', () => {
  it('may have 64 scans and no more', async () => {
    await expectFacts(createScannedJpeg({ ...size, scans: 64 }), { format: 'jpeg', ...size });
    await expectRefusal(createScannedJpeg({ ...size, scans: 65 }));
  });

  it('is refused at once for thousands of scans, each of which would go over all its pixels', async () => {
    const bomb = createScannedJpeg({ width: 8_192, height: 8_192, scans: 800 });
    expect(bomb.length).toBeLessThan(300_000);
    const before = process.cpuUsage();
    await expectRefusal(bomb);
    const { user, system } = process.cpuUsage(before);
    // To decode it once takes seconds.
    expect((user + system) / 1e6).toBeLessThan(1);
  });

  it('has scans where its decoder finds them, not in its metadata', async () => {
    const thumbnail = createScannedJpeg({ width: 8, height: 8, scans: 60 });
    const before = [jpegSegment(0xe1, thumbnail), jpegSegment(0xfe, thumbnail)];
    await expectFacts(createScannedJpeg({ ...size, scans: 60, before }), { format: 'jpeg', ...size });
  });

  it.each([
    ['fill bytes', Buffer.from([0xff, 0xff, 0xff])],
    ['bytes that belong to nothing', Buffer.from([1, 2, 3, 0xff, 0x00, 4])],
    ['restart markers', Buffer.from([0xff, 0xd0, 0xff, 0xd7])],
  ])('does not hide scans behind %s', async (_what, filling) => {
    const marker = Buffer.from([0xff, 0xda]);
    const plain = createScannedJpeg({ ...size, scans: 70 });
    const pieces: Buffer[] = [];
    let start = 0;
    for (let at = plain.indexOf(marker); at !== -1; at = plain.indexOf(marker, at + 2)) {
      pieces.push(plain.subarray(start, at), filling);
      start = at;
    }
    await expectRefusal(Buffer.concat([...pieces, plain.subarray(start)]));
  });

  it.each([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])(
    'is refused with the frame 0x%s, which no browser shows',
    async (frame) => {
      await expectRefusal(createScannedJpeg({ ...size, scans: 1, frame }));
    },
  );

  it('is refused where it says its size twice', async () => {
    const one = Buffer.from([8, 0, 8, 0, 8, 1, 1, 0x11, 0]);
    const bytes = createScannedJpeg({
      width: 4_000,
      height: 4_000,
      scans: 2,
      before: [jpegSegment(0xc2, one)],
    });
    await expect(tools.inspect({ bytes }, signal)).rejects.toMatchObject(refusal);
  });

  it.each(['4:2:0', '4:4:4'])('of an encoder, progressive, with %s, is read', async (chromaSubsampling) => {
    const noise = await createPicture({ width: 300, height: 200, fill: 'noise' });
    const bytes = await sharp(noise).jpeg({ progressive: true, chromaSubsampling, quality: 100 }).toBuffer();
    await expectFacts(bytes, { format: 'jpeg', width: 300, height: 200 });
  });
});

describe('a PNG file', () => {
  it('may have 32 packed texts and no more', async () => {
    await expectFacts(createPackedPng(32, 100), { format: 'png', width: 1, height: 1 });
    await expectRefusal(createPackedPng(33, 100));
  });

  it('is refused at once for texts that unpack to gigabytes', async () => {
    const before = process.cpuUsage();
    const bomb = createPackedPng(500, 4_000_000);
    const made = process.cpuUsage(before);
    await expectRefusal(bomb);
    const all = process.cpuUsage(before);
    expect((all.user - made.user) / 1e6).toBeLessThan(1);
  });

  it('is decoded no further than its header says', async () => {
    const large = await createPicture({ width: 2_000, height: 2_000, fill: 'noise' });
    const bytes = claimSize(large, 'png', { width: 10, height: 10 });
    const outcome = await tools.inspect({ bytes }, signal).catch((error: unknown) => error);
    if (outcome instanceof Error) expect(outcome).toMatchObject(refusal);
    else expect(outcome).toMatchObject({ width: 10, height: 10 });
  });

  it.each([
    [65_536, 4],
    [4, 65_536],
  ])('of %d x %d pixels is refused: no side may be longer than that of a JPEG', async (width, height) => {
    const bytes = await createPicture({ width, height });
    const tooLarge = { code: 'invalid_argument', reason: 'image_too_large' };
    await expect(tools.readHeader({ bytes }, signal)).rejects.toMatchObject(tooLarge);
    const longest = await createPicture({ width: Math.min(width, 65_535), height: Math.min(height, 65_535) });
    expect(await tools.readHeader({ bytes: longest }, signal)).toMatchObject({ format: 'png' });
  });
});

describe('a WebP file', () => {
  it('is decoded no further than its header says', async () => {
    const large = await createPicture({ width: 500, height: 500, format: 'webp', fill: 'noise' });
    const bytes = claimSize(large, 'webp', { width: 10, height: 10 });
    const outcome = await tools.inspect({ bytes }, signal).catch((error: unknown) => error);
    if (outcome instanceof Error) expect(outcome).toMatchObject(refusal);
    else expect(outcome).toMatchObject({ width: 10, height: 10 });
  });
});

describe('isOpaque', () => {
  it('sees a single pixel that is hardly transparent', async () => {
    const side = 1_200;
    const pixels = Buffer.alloc(side * side * 4, 0xff);
    const encode = () =>
      sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
        .png()
        .toBuffer();
    expect(await tools.isOpaque({ bytes: await encode() }, signal)).toBe(true);
    pixels[(side * (side - 1) + 7) * 4 + 3] = 254;
    expect(await tools.isOpaque({ bytes: await encode() }, signal)).toBe(false);
  });
});
