import type { PictureSize } from '../picture.ts';
import type { VideoOrder } from './video-order.ts';

/** Lines of what has a name instead. */
const linesByName: ReadonlyMap<string, number> = new Map([['4k', 2160]]);

/**
 * The pixels of an order's videos, both even: the resolution is the shorter side, such as `720p`. `null` where the operator
 * configured words that tell no size.
 */
export function findVideoSize({
  aspectRatio,
  resolution,
}: Pick<VideoOrder, 'aspectRatio' | 'resolution'>): PictureSize | null {
  const name = resolution.toLowerCase();
  const lines = linesByName.get(name) ?? Number(/^(\d{2,4})p$/u.exec(name)?.[1]);
  const [width = 0, height = 0] = aspectRatio.split(':').map(Number);
  const ratio = width / height;
  if (!(lines > 0) || !(ratio >= 0.1 && ratio <= 10)) return null;
  return ratio >= 1
    ? { width: makeEven(lines * ratio), height: makeEven(lines) }
    : { width: makeEven(lines), height: makeEven(lines / ratio) };
}

function makeEven(pixels: number): number {
  return 2 * Math.round(pixels / 2);
}
