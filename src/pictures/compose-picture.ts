import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { allocateBytes, releaseBytes } from '../core/large-bytes.ts';
import { releaseConfinement } from '../core/painted-base.ts';
import type {
  BasePlan,
  Composition,
  Confinement,
  DecodedConfinement,
  PaintedBase,
  PictureLayer,
  PicturePlace,
  PictureSize,
  Pixels,
} from '../core/picture.ts';
import { copyCanvas, copyRows, createCanvas, keepMasked, listBands, viewBand, type Band } from './canvas.ts';
import { encodePixels } from './encode-pixels.ts';
import { openPicture, refuseBroken, type OpenedPicture } from './open-picture.ts';

/** Paints the layers band by band onto one canvas and writes that as a file. */
export async function composePicture(composition: Composition, signal: AbortSignal): Promise<Buffer> {
  const { size, base, ground, blurSigma, encoding } = composition;
  const canvas = base === null ? await createCanvas(size, ground) : await copyCanvas(base.canvas);
  try {
    await paintLayers(canvas, composition, signal);
    if (base !== null && base.confinement !== null) await confine(canvas, base.confinement);
    else if (composition.confinement !== null) await confineOnce(canvas, composition.confinement);
    return await encodePixels(canvas, encoding, { ground, blurSigma });
  } finally {
    releaseBytes(canvas.data);
  }
}

/** Paints what several compositions have in common. */
export async function paintBase(plan: BasePlan, signal: AbortSignal): Promise<PaintedBase> {
  const canvas = await createCanvas(plan.size, plan.ground);
  try {
    await paintLayers(canvas, plan, signal);
    const confinement = plan.confinement && (await decodeConfinement(plan.confinement, canvas));
    return { canvas, confinement };
  } catch (error) {
    releaseBytes(canvas.data);
    throw error;
  }
}

/** Throws the reason of the signal when it is aborted. */
async function paintLayers(canvas: Pixels, { layers }: BasePlan, signal: AbortSignal): Promise<void> {
  for (const layer of layers) {
    signal.throwIfAborted();
    await (layer.kind === 'drawing' ? paintDrawing(canvas, layer) : paintPicture(canvas, layer));
  }
  signal.throwIfAborted();
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
  const [across, down, from] = [String(width), String(height), String(top)];
  const attributes = `width="${across}" height="${down}" viewBox="0 ${from} ${across} ${down}"`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${markup}</svg>`);
}

async function paintPicture(
  canvas: Pixels,
  { source, place }: PictureLayer & { readonly kind: 'picture' },
): Promise<void> {
  const opened = await openPicture(source);
  for (const band of listBands(place, findBandPixels(opened, place))) {
    const rows = { width: place.width, height: band.height, data: await decodeBand(opened, place, band) };
    await copyBand(canvas, rows, { left: place.left, top: place.top + band.top });
    releaseBytes(rows.data);
  }
}

/** Requests go on in between. */
async function copyBand(
  canvas: Pixels,
  rows: Pixels,
  { left, top }: Pick<PicturePlace, 'left' | 'top'>,
): Promise<void> {
  const { width } = rows;
  for (const part of listBands(rows)) {
    const { height } = part;
    copyRows(canvas, viewBand(rows, part), { left, top: top + part.top, width, height });
    await setImmediate();
  }
}

/** Bands of one picture are this large even where it could be decoded for smaller ones. */
const minBandPixels = 1_048_576;

/** A picture is decoded anew for each of its bands, in all no more pixels than these, or its own. */
const decodedPixels = 50_331_648;

function findBandPixels({ facts }: OpenedPicture, place: PictureSize): number {
  const times = Math.max(1, Math.floor(decodedPixels / (facts.width * facts.height)));
  return Math.max(minBandPixels, place.width * Math.ceil(place.height / times));
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

async function confineOnce(canvas: Pixels, confinement: Confinement): Promise<void> {
  const decoded = await decodeConfinement(confinement, canvas);
  try {
    await confine(canvas, decoded);
  } finally {
    releaseConfinement(decoded);
  }
}

async function confine(canvas: Pixels, { alpha, kept }: DecodedConfinement): Promise<void> {
  const { width } = canvas;
  for (const band of listBands(canvas)) {
    const bandAlpha = alpha.subarray(band.top * width, (band.top + band.height) * width);
    keepMasked(viewBand(canvas, band), viewBand(kept, band), bandAlpha);
    await setImmediate();
  }
}

async function decodeConfinement(
  { mask, kept }: Confinement,
  { width, height }: Pixels,
): Promise<DecodedConfinement> {
  const confinement = {
    alpha: allocateBytes(width * height),
    kept: { width, height, data: allocateBytes(width * height * 4) },
  };
  try {
    await decodeAlpha(await openPicture(mask), confinement);
    const place = { left: 0, top: 0, width, height };
    await paintPicture(confinement.kept, { kind: 'picture', source: kept, place });
    return confinement;
  } catch (error) {
    releaseConfinement(confinement);
    throw error;
  }
}

/** The nearest pixel counts where a mask has to be scaled: half an edit there is none. */
async function decodeAlpha(opened: OpenedPicture, { alpha, kept }: DecodedConfinement): Promise<void> {
  const { width, height } = kept;
  const isSame = opened.facts.width === width && opened.facts.height === height;
  for (const band of listBands(kept, findBandPixels(opened, kept))) {
    const whole = opened.decode();
    const scaled = isSame ? whole : whole.resize({ width, height, fit: 'cover', kernel: 'nearest' });
    const region = { left: 0, top: band.top, width, height: band.height };
    const rows = await refuseBroken(scaled.extract(region).extractChannel('alpha').raw().toBuffer());
    rows.copy(alpha, band.top * width);
    releaseBytes(rows);
    await setImmediate();
  }
}
