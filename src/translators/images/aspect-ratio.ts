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

function findDivisor(one: number, other: number): number {
  return other === 0 ? one : findDivisor(other, one % other);
}
