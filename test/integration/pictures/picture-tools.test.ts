import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Composition, PictureFormat, PictureSource } from '../../../src/core/picture.ts';
import { countBaseBytes, releaseBase } from '../../../src/core/painted-base.ts';
import { createPictureTools } from '../../../src/pictures/index.ts';
import { createMask, createPicture, decodePicture, readPixel } from '../../support/picture-samples.ts';
import { readPictureClaim } from '../../../src/core/read-picture-claim.ts';

const tools = createPictureTools();
const { signal } = new AbortController();
const formats: readonly PictureFormat[] = ['png', 'jpeg', 'webp'];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function store(bytes: Buffer): Promise<PictureSource> {
  const path = join(folder, `${String(Math.random())}.bin`);
  await writeFile(path, bytes);
  return { path };
}

const composition: Composition = {
  size: { width: 64, height: 48 },
  base: null,
  layers: [],
  confinement: null,
  ground: 'transparent',
  blurSigma: null,
  encoding: { format: 'png', compression: 100 },
};

const redGround = { kind: 'drawing', markup: '<rect width="9999" height="9999" fill="#ff0000"/>' } as const;

describe('inspect', () => {
  it.each(formats)('tells format, size and alpha of %s by the bytes', async (format) => {
    const bytes = await createPicture({ width: 70, height: 40, format, fill: 'noise' });
    const expected = { format, width: 70, height: 40, hasAlpha: false };
    expect(await tools.inspect({ bytes }, signal)).toEqual(expected);
    expect(await tools.inspect(await store(bytes), signal)).toEqual(expected);
    expect(await tools.readHeader({ bytes }, signal)).toEqual(expected);
    expect(readPictureClaim(bytes)).toEqual(expected);
  });

  it.each(['png', 'webp'] as const)('sees the alpha channel of %s', async (format) => {
    const bytes = await createPicture({ width: 9, height: 9, format, fill: 'noise', alpha: 'with' });
    expect(await tools.inspect({ bytes }, signal)).toMatchObject({ hasAlpha: true });
    expect(readPictureClaim(bytes)).toMatchObject({ hasAlpha: true });
  });

  const sizes = [
    [1, 1],
    [7, 7],
    [8, 9],
    [333, 517],
    [3, 2000],
    [2000, 3],
  ] as const;
  const cases = formats.flatMap((format) => sizes.map(([width, height]) => ({ format, width, height })));

  it.each(cases)('refuses a $format of $width × $height that is cut off anywhere', async (sample) => {
    const bytes = await createPicture({ ...sample, fill: 'noise' });
    await expect(tools.inspect({ bytes }, signal)).resolves.toMatchObject(sample);
    for (const missing of [1, 2, 5, 12, 17, 40, Math.floor(bytes.length / 2), bytes.length - 16]) {
      const cut = bytes.subarray(0, bytes.length - missing);
      const refusal = { code: 'invalid_argument', reason: 'invalid_image_file', param: null };
      await expect(tools.inspect({ bytes: cut }, signal), `without ${String(missing)}`).rejects.toMatchObject(
        refusal,
      );
      await expect(tools.inspect(await store(cut), signal)).rejects.toMatchObject(refusal);
    }
  });

  it('refuses a PNG with broken pixels', async () => {
    const bytes = await createPicture({ width: 200, height: 200, fill: 'noise' });
    bytes.writeUInt32BE(0x12345678, bytes.length - 1000);
    await expect(tools.inspect({ bytes }, signal)).rejects.toMatchObject({ reason: 'invalid_image_file' });
  });

  it.each([
    ['nothing', ''],
    ['words', 'This is no picture at all, whatever its name may say.'],
    ['an SVG document', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>'],
    ['a GIF', 'GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;'],
    ['a PDF', '%PDF-1.4\n1 0 obj << >> endobj'],
    ['the beginning of a PNG only', '\x89PNG\r\n\x1a\n'],
    [
      'an SVG dressed as WebP',
      'RIFF    WEBP<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>',
    ],
  ])('refuses %s', async (_name, text) => {
    const bytes = Buffer.from(text, 'latin1');
    const refusal = { code: 'invalid_argument', reason: 'invalid_image_file' };
    await expect(tools.inspect({ bytes }, signal)).rejects.toMatchObject(refusal);
    await expect(tools.inspect(await store(bytes), signal)).rejects.toMatchObject(refusal);
  });

  it('refuses more pixels than it decodes, however small the file', async () => {
    const bytes = await sharp({
      create: { width: 10_000, height: 6_800, channels: 3, background: '#000000' },
    })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
    expect(bytes.length).toBeLessThan(100_000);
    await expect(tools.inspect({ bytes }, signal)).rejects.toMatchObject({ reason: 'image_too_large' });
    await expect(tools.decode({ bytes }, { signal })).rejects.toMatchObject({ reason: 'image_too_large' });
  });

  it('takes the size as the picture is to be seen', async () => {
    const bytes = await sharp(await createPicture({ width: 60, height: 20, fill: 'noise' }))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await tools.inspect({ bytes }, signal)).toMatchObject({ width: 20, height: 60 });
    expect(readPictureClaim(bytes)).toMatchObject({ width: 60, height: 20 });
  });

  it('rejects with the reason of a signal that aborts before its turn', async () => {
    const bytes = await createPicture({ width: 10, height: 10 });
    const reason = new Error('gone');
    await expect(tools.inspect({ bytes }, AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});

describe('decode', () => {
  it('gives 8 bits a channel in sRGB with alpha, whatever came', async () => {
    const grey = await sharp(Buffer.alloc(16, 77), { raw: { width: 4, height: 4, channels: 1 } })
      .png()
      .toBuffer();
    const palette = await sharp(await createPicture({ width: 4, height: 4, colour: { r: 9, g: 200, b: 30 } }))
      .png({ palette: true })
      .toBuffer();
    const deep = await sharp(await createPicture({ width: 4, height: 4, colour: { r: 9, g: 200, b: 30 } }))
      .toColourspace('rgb16')
      .png()
      .toBuffer();
    const first = async (bytes: Buffer) => {
      const { width, height, data } = await tools.decode({ bytes }, { signal });
      expect([width, height, data.length]).toEqual([4, 4, 64]);
      return [...data.subarray(0, 4)];
    };
    expect(await first(grey)).toEqual([77, 77, 77, 255]);
    expect(await first(palette)).toEqual([9, 200, 30, 255]);
    expect(await first(deep)).toEqual([9, 200, 30, 255]);
  });

  it('reads print colours', async () => {
    const print = await sharp(
      await createPicture({ width: 16, height: 16, colour: { r: 230, g: 30, b: 30 } }),
    )
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    const { data } = await tools.decode({ bytes: print }, { signal });
    const [red = 0, green = 0, blue = 0, alpha] = data;
    expect(alpha).toBe(255);
    expect(red).toBeGreaterThan(150);
    expect(Math.max(green, blue)).toBeLessThan(110);
  });

  it('covers the size it is given', async () => {
    const bytes = await createPicture({ width: 300, height: 100, colour: { r: 1, g: 2, b: 3 } });
    const pixels = await tools.decode({ bytes }, { size: { width: 50, height: 60 }, signal });
    expect([pixels.width, pixels.height, pixels.data.length]).toEqual([50, 60, 12_000]);
  });

  it('shows the first frame of an animation', async () => {
    const frames = Buffer.concat([Buffer.alloc(300, 10), Buffer.alloc(300, 200)]);
    const bytes = await sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
      .webp({ lossless: true, loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(2);
    const { height, data } = await tools.decode({ bytes }, { signal });
    expect([height, data[0]]).toEqual([10, 10]);
  });
});

describe('compose', () => {
  it('draws onto a transparent ground, in bands without seams', async () => {
    const size = { width: 1500, height: 1700 };
    const markup = '<circle cx="750" cy="850" r="500" fill="#00ff00"/>';
    const file = await tools.compose({ ...composition, size, layers: [{ kind: 'drawing', markup }] }, signal);
    const decoded = await decodePicture(file);
    expect(decoded).toMatchObject({ format: 'png', ...size, hasAlpha: true });
    expect(readPixel(decoded, 2, 2)).toEqual([0, 0, 0, 0]);
    for (let y = 360; y < 1340; y += 1) expect(readPixel(decoded, 750, y)).toEqual([0, 255, 0, 255]);
  });

  it('has no alpha channel on an opaque ground', async () => {
    const file = await tools.compose({ ...composition, ground: 'opaque' }, signal);
    const decoded = await decodePicture(file);
    expect(decoded.hasAlpha).toBe(false);
    expect(readPixel(decoded, 0, 0)).toEqual([255, 255, 255, 255]);
  });

  it('puts pictures into their places and draws over them', async () => {
    const bytes = await createPicture({ width: 100, height: 100, colour: { r: 0, g: 0, b: 255 } });
    const place = { left: 32, top: 0, width: 32, height: 48 };
    const drawing = {
      kind: 'drawing',
      markup: '<rect width="64" height="10" fill="#ff0000" opacity=".5"/>',
    } as const;
    const layers = [{ kind: 'picture', source: { bytes }, place }, drawing] as const;
    const decoded = await decodePicture(
      await tools.compose({ ...composition, ground: 'opaque', layers }, signal),
    );
    expect(readPixel(decoded, 10, 40)).toEqual([255, 255, 255, 255]);
    expect(readPixel(decoded, 50, 40)).toEqual([0, 0, 255, 255]);
    const [red = 0, , blue = 0] = readPixel(decoded, 50, 5);
    expect(Math.abs(red - 128) + Math.abs(blue - 128)).toBeLessThan(6);
  });

  it.each(['png', 'webp'] as const)(
    'keeps every bit of a %s outside the mask, colour under alpha 0 included',
    async (format) => {
      const size = { width: 1300, height: 1100 };
      const kept = await createPicture({ ...size, format, fill: 'noise', alpha: 'with' });
      const hole = { left: 200, top: 700, width: 300, height: 200 };
      const mask = await createMask(size, hole);
      const confinement = { mask: { bytes: mask }, kept: await store(kept) };
      const file = await tools.compose({ ...composition, size, confinement, layers: [redGround] }, signal);
      const [before, after] = [await decodePicture(kept), await decodePicture(file)];
      expect(after).toMatchObject({ ...size, hasAlpha: true });
      const expected = Buffer.from(before.pixels);
      for (let y = hole.top; y < hole.top + hole.height; y += 1) {
        const start = (y * size.width + hole.left) * 4;
        expected.fill(Buffer.from([255, 0, 0, 255]), start, start + hole.width * 4);
      }
      expect(after.pixels.equals(expected)).toBe(true);
    },
  );

  it('keeps a picture that its metadata turns', async () => {
    const kept = await sharp(await createPicture({ width: 60, height: 20, fill: 'noise' }))
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer();
    const size = { width: 20, height: 60 };
    const mask = await createMask(size, { left: 0, top: 0, width: 20, height: 10 });
    const confinement = { mask: { bytes: mask }, kept: { bytes: kept } };
    const file = await tools.compose({ ...composition, size, confinement, layers: [redGround] }, signal);
    const upright = await sharp(kept).autoOrient().ensureAlpha().raw().toBuffer();
    const after = await decodePicture(file);
    expect(after.pixels.subarray(20 * 10 * 4).equals(upright.subarray(20 * 10 * 4))).toBe(true);
    expect(readPixel(after, 5, 5)).toEqual([255, 0, 0, 255]);
  });

  it('scales picture and mask to another size', async () => {
    const kept = await createPicture({ width: 128, height: 96, colour: { r: 0, g: 0, b: 255 } });
    const mask = await createMask({ width: 128, height: 96 }, { left: 0, top: 0, width: 64, height: 96 });
    const confinement = { mask: { bytes: mask }, kept: { bytes: kept } };
    const decoded = await decodePicture(
      await tools.compose({ ...composition, confinement, layers: [redGround] }, signal),
    );
    expect(readPixel(decoded, 31, 20)).toEqual([255, 0, 0, 255]);
    expect(readPixel(decoded, 32, 20)).toEqual([0, 0, 255, 255]);
  });

  it('blurs', async () => {
    const markup = '<rect width="32" height="48" fill="#000000"/>';
    const layers = [{ kind: 'drawing', markup }] as const;
    const file = await tools.compose({ ...composition, ground: 'opaque', layers, blurSigma: 6 }, signal);
    const [grey = 0] = readPixel(await decodePicture(file), 32, 24);
    expect(grey).toBeGreaterThan(90);
    expect(grey).toBeLessThan(165);
  });

  it('refuses a file that breaks off', async () => {
    const whole = await createPicture({ width: 300, height: 300, format: 'jpeg', fill: 'noise' });
    const source = { bytes: whole.subarray(0, whole.length / 2) };
    const layers = [{ kind: 'picture', source, place: { left: 0, top: 0, width: 64, height: 48 } }] as const;
    await expect(tools.compose({ ...composition, layers }, signal)).rejects.toMatchObject({
      reason: 'invalid_image_file',
    });
  });

  it('rejects with the reason of a signal that aborts while it waits or works', async () => {
    const controller = new AbortController();
    const reason = new Error('gone');
    const size = { width: 2000, height: 2000 };
    const jobs = Array.from({ length: 4 }, () =>
      tools.compose({ ...composition, size, layers: [redGround, redGround, redGround] }, controller.signal),
    );
    controller.abort(reason);
    for (const result of await Promise.allSettled(jobs)) {
      expect(result).toEqual({ status: 'rejected', reason });
    }
  });
});

describe('paintBase', () => {
  const size = { width: 1_100, height: 900 };
  const place = { left: 100, top: 50, width: 900, height: 700 };
  const drawing = { kind: 'drawing', markup: '<circle cx="500" cy="400" r="300" fill="#00ff00"/>' } as const;

  it('gives the same picture as a composition without a base, any number of times', async () => {
    const [kept, other] = [
      await createPicture({ ...size, fill: 'noise' }),
      await createPicture({ width: 350, height: 300, fill: 'noise', alpha: 'with' }),
    ];
    const mask = await createMask(
      { width: 550, height: 450 },
      { left: 100, top: 100, width: 300, height: 300 },
    );
    const plan = {
      size,
      layers: [{ kind: 'picture', source: { bytes: other }, place }] as const,
      confinement: { mask: { bytes: mask }, kept: { bytes: kept } },
      ground: 'transparent',
    } as const;
    const alone = await tools.compose({ ...composition, ...plan, layers: [...plan.layers, drawing] }, signal);
    const base = await tools.paintBase(plan, signal);
    expect(base.canvas.data.length).toBe(countBaseBytes({ ...plan, confinement: null }));
    for (let count = 0; count < 2; count++) {
      const shared = { ...composition, ...plan, base, layers: [drawing], confinement: null };
      expect((await tools.compose(shared, signal)).equals(alone)).toBe(true);
    }
    releaseBase(base);
    expect(base.canvas.data.length).toBe(0);
  });

  it('decodes a large picture once for all bands of its place', { timeout: 60_000 }, async () => {
    const bytes = await sharp({ create: { width: 8_192, height: 8_192, channels: 3, background: '#123456' } })
      .png({ progressive: true })
      .toBuffer();
    const large = { width: 2_400, height: 1_600 };
    const layer = { kind: 'picture', source: { bytes }, place: { left: 0, top: 0, ...large } } as const;
    const measure = async (work: () => Promise<unknown>) => {
      const before = process.cpuUsage();
      await work();
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const once = await measure(() => tools.inspect({ bytes }, signal));
    const plan = { ...composition, size: large, layers: [layer], ground: 'opaque' } as const;
    const painted = await measure(async () => releaseBase(await tools.paintBase(plan, signal)));
    // In bands of half a million pixels it was decoded eight times.
    expect(painted / once).toBeLessThan(4);
  });

  it('rejects for a picture that is broken, and for a signal that was aborted', async () => {
    const plan = {
      ...composition,
      layers: [{ kind: 'picture', source: { bytes: Buffer.alloc(9) }, place }] as const,
    };
    await expect(tools.paintBase(plan, signal)).rejects.toMatchObject({ reason: 'invalid_image_file' });
    await expect(tools.paintBase(plan, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  });
});
