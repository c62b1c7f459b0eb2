import { readPictureClaim } from '../../../core/read-picture-claim.ts';

/** In pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Width and height from the first bytes of a PNG, JPEG, GIF or WebP file, whatever the file claims to be; `null` when
 * they are none of these or end before the size.
 */
export function readImageSize(head: Buffer): ImageSize | null {
  const size = readPictureClaim(head) ?? readGif(head);
  return size && { width: size.width, height: size.height };
}

/** GIF89a, section 18: the logical screen descriptor. */
function readGif(head: Buffer): ImageSize | null {
  if (head.length < 10 || !/^GIF8[79]a$/.test(head.toString('latin1', 0, 6))) return null;
  return { width: head.readUInt16LE(6), height: head.readUInt16LE(8) };
}
