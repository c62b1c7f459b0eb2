import { GatewayError } from './gateway-error.ts';
import type { PictureSize } from './picture.ts';

/**
 * Pixels of the pictures that the gateway decodes for one request, counted against the limit of its key. Whatever is left is
 * given back when the request has ended. Per request.
 */
export interface PixelAccount {
  /** Most pixels that the pictures of one request may have together. */
  readonly maxPixels: number;
  /**
   * Throws `resource_exhausted` (`concurrency_limit_exceeded`) when pictures of the same key have too many already; then
   * nothing was taken.
   */
  take(pixels: number): void;
  /** Gives back what was taken before. */
  give(pixels: number): void;
}

/** The pictures of a request as their headers say, before anything is decoded. */
export function countPixels(sizes: readonly PictureSize[]): number {
  return sizes.reduce((sum, { width, height }) => sum + width * height, 0);
}

/** What a client is told whose pictures are too many for one request. `param` is the field it is about. */
export function createPixelError(sizes: readonly PictureSize[], limit: number, param?: string): GatewayError {
  return new GatewayError('invalid_argument', describeExcess(sizes, limit), {
    reason: 'image_too_large',
    ...(param === undefined ? {} : { param }),
  });
}

/** One sentence, or two. */
export function describeExcess(sizes: readonly PictureSize[], limit: number): string {
  const pixels = String(countPixels(sizes));
  return `The pictures of this request have ${pixels} pixels together, more than ${String(limit)}. Send fewer or smaller ones.`;
}

/** Does work while the pixels are counted. Throws as `take` does. */
export async function holdPixels<T>(
  account: PixelAccount,
  pixels: number,
  work: () => Promise<T>,
): Promise<T> {
  account.take(pixels);
  try {
    return await work();
  } finally {
    account.give(pixels);
  }
}
