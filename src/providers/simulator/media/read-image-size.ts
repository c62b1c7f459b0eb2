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
  return readPng(head) ?? readGif(head) ?? readWebp(head) ?? readJpeg(head);
}

/** PNG, section 11.2.1: the IHDR chunk comes first. */
function readPng(head: Buffer): ImageSize | null {
  if (head.length < 24 || head.readUInt32BE(0) !== 0x89504e47 || head.readUInt32BE(4) !== 0x0d0a1a0a)
    return null;
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}

/** GIF89a, section 18: the logical screen descriptor. */
function readGif(head: Buffer): ImageSize | null {
  if (head.length < 10 || !/^GIF8[79]a$/.test(head.toString('latin1', 0, 6))) return null;
  return { width: head.readUInt16LE(6), height: head.readUInt16LE(8) };
}

/** The WebP container (RFC 9649): lossy, lossless or extended. */
function readWebp(head: Buffer): ImageSize | null {
  if (head.length < 30 || head.toString('latin1', 0, 4) !== 'RIFF') return null;
  if (head.toString('latin1', 8, 12) !== 'WEBP') return null;
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = head.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}

/** ITU-T T.81, annex B: walks the segments to the frame header. */
function readJpeg(head: Buffer): ImageSize | null {
  if (head.length < 4 || head.readUInt16BE(0) !== 0xffd8) return null;
  let offset = 2;
  while (offset + 9 <= head.length) {
    if (head[offset] !== 0xff) return null;
    const marker = head[offset + 1] ?? 0;
    if (marker === 0xff) {
      offset += 1;
    } else if (isFrameHeader(marker)) {
      return { width: head.readUInt16BE(offset + 7), height: head.readUInt16BE(offset + 5) };
    } else {
      offset += 2 + head.readUInt16BE(offset + 2);
    }
  }
  return null;
}

/** SOF0 to SOF15, without the tables that share their range (DHT, JPG, DAC). */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}
