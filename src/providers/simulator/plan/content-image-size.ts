import type { PictureSize } from '../../../core/picture.ts';
import { classScales } from '../../../formats/content/index.ts';

/** Pixels at 1K of every aspect ratio of format C. */
const sizes: ReadonlyMap<string, PictureSize> = new Map([
  ['1:1', { width: 1024, height: 1024 }],
  ['2:3', { width: 832, height: 1248 }],
  ['3:2', { width: 1248, height: 832 }],
  ['3:4', { width: 864, height: 1184 }],
  ['4:3', { width: 1184, height: 864 }],
  ['4:5', { width: 896, height: 1152 }],
  ['5:4', { width: 1152, height: 896 }],
  ['9:16', { width: 768, height: 1344 }],
  ['16:9', { width: 1344, height: 768 }],
  ['21:9', { width: 1536, height: 672 }],
  ['1:4', { width: 512, height: 2048 }],
  ['4:1', { width: 2048, height: 512 }],
  ['1:8', { width: 384, height: 3072 }],
  ['8:1', { width: 3072, height: 384 }],
]);

/** The values clients may send, for messages about others. */
export const aspectRatios: readonly string[] = [...sizes.keys()];
export const imageSizes: readonly string[] = [...classScales.keys()];

/** The ratio that comes nearest to the shape of a picture. */
export function findNearestRatio({ width, height }: PictureSize): string {
  const distance = (size: PictureSize) => Math.abs(Math.log((size.width * height) / (size.height * width)));
  const [nearest] = [...sizes].sort(([, first], [, second]) => distance(first) - distance(second));
  return nearest?.[0] ?? '1:1';
}

/** The size in pixels; both values must be known ones. */
export function findContentImageSize(aspectRatio: string, imageSize: string | null): PictureSize {
  const size = sizes.get(aspectRatio) ?? { width: 1024, height: 1024 };
  const scale = classScales.get(imageSize ?? '1K') ?? 1;
  return { width: size.width * scale, height: size.height * scale };
}
