import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { releaseBytes } from '../core/large-bytes.ts';
import type { Composition, Confinement, PictureLayer, PictureSize, Pixels } from '../core/picture.ts';
import { copyRows, createCanvas, keepMasked, listBands, viewBand, type Band } from './canvas.ts';
import { encodePixels } from './encode-pixels.ts';
import { openPicture, refuseBroken, type OpenedPicture } from './open-picture.ts';

/** Paints the layers band by band onto one canvas and writes that as a file. */
export async function composePicture(composition: Composition, signal: AbortSignal): Promise<Buffer> {
  const { size, layers, confinement, ground, blurSigma, encoding } = composition;
  const canvas = await createCanvas(size, ground);
  try {
    for (const layer of layers) {
      signal.throwIfAborted();
      await (layer.kind === 'drawing' ? paintDrawing(canvas, layer) : paintPicture(canvas, layer));
    }
    signal.throwIfAborted();
    if (confinement !== null) await confine(canvas, confinement);
    return await encodePixels(canvas, encoding, { ground, blurSigma });
  } finally {
    releaseBytes(canvas.data);
  }
}

async function paintDrawing(
  canvas: Pixels,
  { markup }: PictureLayer & { readonly kind: 'drawing' },
): Promise<void> {
  const { width } = canvas;
  for (const band of listBands(canvas)) {
    const lower = viewBand(canvas, band);
    const upper = await sharp(lower, { raw: { width, height: band.height, channels: 4 } })
      .composite([{ input: wrapMarkup(markup, width, band) }])
      .raw()
      .toBuffer();
    upper.copy(lower);
    releaseBytes(upper);
  }
}

/** A document that shows one band of the drawing. */
function wrapMarkup(markup: string, width: number, { top, height }: Band): Buffer {
  const [across, down, from] = [width, height, top].map(String) as [string, string, string];
  const attributes = `width="${across}" height="${down}" viewBox="0 ${from} ${across} ${down}"`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${markup}</svg>`);
}

async function paintPicture(
  canvas: Pixels,
  { source, place }: PictureLayer & { readonly kind: 'picture' },
): Promise<void> {
  const opened = await openPicture(source);
  for (const band of listBands(place)) {
    const rows = await decodeBand(opened, place, band);
    copyRows(canvas, rows, { ...place, top: place.top + band.top, height: band.height });
    releaseBytes(rows);
  }
}

/** Colours stay as they are where nothing has to be scaled, those under an alpha of 0 included. */
async function decodeBand(opened: OpenedPicture, size: PictureSize, band: Band): Promise<Buffer> {
  const { facts } = opened;
  const isSame = facts.width === size.width && facts.height === size.height;
  const whole = isSame ? opened.decode() : opened.decode().resize({ ...pick(size), fit: 'cover' });
  const region = { left: 0, top: band.top, width: size.width, height: band.height };
  return await refuseBroken(whole.extract(region).raw().toBuffer());
}

function pick({ width, height }: PictureSize): PictureSize {
  return { width, height };
}

async function confine(canvas: Pixels, { mask, kept }: Confinement): Promise<void> {
  const [openedMask, openedKept] = [await openPicture(mask), await openPicture(kept)];
  for (const band of listBands(canvas)) {
    const alpha = await decodeAlpha(openedMask, canvas, band);
    const rows = await decodeBand(openedKept, canvas, band);
    keepMasked(viewBand(canvas, band), rows, alpha);
    releaseBytes(alpha);
    releaseBytes(rows);
    await setImmediate();
  }
}

/** The nearest pixel counts where a mask has to be scaled: half an edit there is none. */
async function decodeAlpha(opened: OpenedPicture, { width, height }: Pixels, band: Band): Promise<Buffer> {
  const region = { left: 0, top: band.top, width, height: band.height };
  const isSame = opened.facts.width === width && opened.facts.height === height;
  const whole = opened.decode();
  const scaled = isSame ? whole : whole.resize({ width, height, fit: 'cover', kernel: 'nearest' });
  return await refuseBroken(scaled.extract(region).extractChannel('alpha').raw().toBuffer());
}
