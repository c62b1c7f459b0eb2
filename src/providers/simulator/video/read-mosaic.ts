import type { PictureTools } from '../../../core/picture.ts';
import { mosaicSide } from './simulated-task.ts';

/** The colours of a picture, roughly: three bytes for each cell of a mosaic. Throws as PictureTools.decode does. */
export async function readMosaic(
  picture: Uint8Array,
  pictures: PictureTools,
  signal: AbortSignal,
): Promise<Buffer> {
  const { buffer, byteOffset, byteLength } = picture;
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  const size = { width: mosaicSide, height: mosaicSide };
  const { data } = await pictures.decode({ bytes }, { size, signal });
  return Buffer.from(data.filter((_value, index) => index % 4 !== 3));
}
