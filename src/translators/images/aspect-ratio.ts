import type { PictureSize } from '../../core/picture.ts';

/** `1536x1024` reads as `3:2`. */
export function createAspectRatio({ width, height }: PictureSize): string {
  const divisor = findDivisor(width, height);
  return `${String(width / divisor)}:${String(height / divisor)}`;
}

/** The two sides of `16:9` in lowest terms; `null` for anything else. */
export function parseAspectRatio(text: string): PictureSize | null {
  const match = /^([1-9][0-9]{0,3}):([1-9][0-9]{0,3})$/.exec(text);
  if (!match) return null;
  const [width, height] = [Number(match[1]), Number(match[2])];
  const divisor = findDivisor(width, height);
  return { width: width / divisor, height: height / divisor };
}

/** The one of these ratios that comes nearest to the shape of a picture; `1:1` where there are none. */
export function findNearestRatio({ width, height }: PictureSize, ratios: readonly string[]): string {
  const shape = Math.log(width / height);
  const distance = (ratio: string): number => {
    const size = parseAspectRatio(ratio);
    return size === null ? Infinity : Math.abs(Math.log(size.width / size.height) - shape);
  };
  const [nearest = '1:1'] = [...ratios].sort((one, other) => distance(one) - distance(other));
  return nearest;
}

function findDivisor(one: number, other: number): number {
  return other === 0 ? one : findDivisor(other, one % other);
}
