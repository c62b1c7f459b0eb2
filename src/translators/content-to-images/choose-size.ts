import { mapToNeutralModelId } from '../../core/model-catalogue.ts';
import type { PictureSize } from '../../core/picture.ts';
import { maxImagePixels, maxImageRatio, maxImageSide, minImagePixels } from '../../formats/images/index.ts';
import { usualRatios } from '../content/image-models.ts';
import { findNearestRatio, parseAspectRatio } from '../images/aspect-ratio.ts';
import { refuseField } from '../../core/refuse-field.ts';

/** What format C says about the size of a picture; `null` leaves it to the model. */
export interface SizeWish {
  readonly aspectRatio: string | null;
  readonly imageSize: string | null;
}

/** The fields that say so, as errors name them. */
export type SizeFields = Readonly<Record<keyof SizeWish, string>>;

const contentFields: SizeFields = {
  aspectRatio: 'generationConfig.imageConfig.aspectRatio',
  imageSize: 'generationConfig.imageConfig.imageSize',
};

/** The sizes of the models that have only some. */
const fixedSizes: Readonly<Record<string, string>> = {
  '1:1': '1024x1024',
  '3:2': '1536x1024',
  '2:3': '1024x1536',
};

/** imgfam-2, its snapshots and what came after it. */
const freelySized = /^imgfam-[2-9](?!\d)/u;

/** Pixels of each size class. */
const classPixels: ReadonlyMap<string, number> = new Map([
  ['512', 512 * 512],
  ['512PX', 512 * 512],
  ['0.5K', 512 * 512],
  ['1K', 1024 * 1024],
  ['2K', 2048 * 2048],
  ['4K', 4096 * 4096],
]);

/** Sides are multiples of this. */
const step = 16;

/**
 * `size` of format A for a ratio and a size class; `null` where the client left both to the model. Throws
 * `invalid_argument` for what the model does not draw.
 */
export function chooseSize(
  { aspectRatio, imageSize }: SizeWish,
  upstreamModel: string,
  fields: SizeFields = contentFields,
): string | null {
  if (aspectRatio === null && imageSize === null) return null;
  if (!freelySized.test(mapToNeutralModelId(upstreamModel))) {
    return findFixed({ aspectRatio: aspectRatio ?? '1:1', imageSize }, fields);
  }
  const ratio = parseAspectRatio(aspectRatio ?? '1:1');
  if (ratio === null) throw refuseField(fields.aspectRatio, 'Must be two whole numbers such as 16:9.');
  const pixels = classPixels.get((imageSize ?? '1K').toUpperCase());
  if (pixels === undefined) throw refuseField(fields.imageSize, 'This model draws 1K, 2K and 4K.');
  const { width, height } = fitSize(ratio, pixels, fields);
  return `${String(width)}x${String(height)}`;
}

/**
 * The same for an edit, which keeps the shape of its first picture where the client names no ratio: the usual ratio that
 * comes nearest, in the size class. Models that have one class only are left to it, as all are without a class.
 */
export function chooseEditSize(wish: SizeWish, input: PictureSize, upstreamModel: string): string | null {
  if (wish.aspectRatio !== null || wish.imageSize === null) return chooseSize(wish, upstreamModel);
  const aspectRatio = findNearestRatio(input, usualRatios);
  const isFree = freelySized.test(mapToNeutralModelId(upstreamModel));
  return isFree ? chooseSize({ ...wish, aspectRatio }, upstreamModel) : null;
}

interface FixedWish extends SizeWish {
  readonly aspectRatio: string;
}

function findFixed({ aspectRatio, imageSize }: FixedWish, fields: SizeFields): string {
  const size = fixedSizes[aspectRatio];
  if (size === undefined) throw refuseField(fields.aspectRatio, 'This model draws 1:1, 3:2 and 2:3 only.');
  if (imageSize !== null && imageSize.toUpperCase() !== '1K') {
    throw refuseField(fields.imageSize, 'This model draws 1K only.');
  }
  return size;
}

/** The size of exactly this ratio that is nearest to the area, within what the model draws. */
function fitSize(ratio: PictureSize, pixels: number, fields: SizeFields): PictureSize {
  if (Math.max(ratio.width, ratio.height) > maxImageRatio * Math.min(ratio.width, ratio.height))
    throw refuseField(fields.aspectRatio, 'This model draws from 1:3 to 3:1.');
  const unit = { width: ratio.width * step, height: ratio.height * step };
  const unitPixels = unit.width * unit.height;
  const largest = Math.min(
    Math.floor(maxImageSide / Math.max(unit.width, unit.height)),
    Math.floor(Math.sqrt(maxImagePixels / unitPixels)),
  );
  const smallest = Math.ceil(Math.sqrt(minImagePixels / unitPixels));
  if (largest < smallest)
    throw refuseField(fields.aspectRatio, 'This model has no size of exactly this ratio.');
  const exact = Math.sqrt(pixels / unitPixels);
  const [below, above] = [Math.floor(exact), Math.ceil(exact)];
  const isBelowNearer = pixels - below ** 2 * unitPixels <= above ** 2 * unitPixels - pixels;
  const times = Math.min(largest, Math.max(smallest, isBelowNearer ? below : above));
  return { width: unit.width * times, height: unit.height * times };
}
