import type { PictureTools } from '../core/picture.ts';

/** Pictures with libvips. */
export function createPictureTools(): PictureTools {
  const missing = () => Promise.reject(new Error('not written yet'));
  return {
    inspect: missing,
    readClaim: () => null,
    decode: missing,
    encode: missing,
    rasterise: missing,
    blur: missing,
    blend: missing,
    select: missing,
  };
}
