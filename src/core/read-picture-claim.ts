import type { PictureFacts, PictureFormat } from './picture.ts';

/** Bytes from which a format is told. */
export const pictureSignatureBytes = 12;

/** The format that a file's first bytes tell; `null` for anything that is no PNG, JPEG or WebP. */
export function sniffPictureFormat(start: Buffer): PictureFormat | null {
  const text = start.toString('latin1', 0, pictureSignatureBytes);
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  return text.startsWith('RIFF') && text.endsWith('WEBP') ? 'webp' : null;
}

/**
 * The format and size a file claims in its first bytes, without decoding it and without regard to an orientation; `null` for
 * anything but PNG, JPEG and WebP. A few hundred bytes do for PNG and WebP; a JPEG has its size behind its metadata.
 */
export function readPictureClaim(bytes: Buffer): PictureFacts | null {
  return readPng(bytes) ?? readWebp(bytes) ?? readJpeg(bytes);
}

/**
 * Base64 characters in which a file's claim is looked for. Some JPEG files begin with a colour profile; few with megabytes, such as
 * thumbnails in a manifest of where they come from (C2PA).
 */
const claimLength = 256 * 1024;
const maxClaimLength = 8 * 1024 * 1024;

const jpegStart = '/9j/';

/** The same for a file in base64, of which only the beginning is decoded. */
export function readBase64Claim(base64: string): PictureFacts | null {
  const readBeginning = (length: number) => readPictureClaim(Buffer.from(base64.slice(0, length), 'base64'));
  const claim = readBeginning(claimLength);
  return claim === null && base64.startsWith(jpegStart) ? readBeginning(maxClaimLength) : claim;
}

/** PNG, section 5.2: the signature; 11.2.1: the IHDR chunk comes first. */
function readPng(bytes: Buffer): PictureFacts | null {
  if (bytes.length < 26 || bytes.readUInt32BE(0) !== 0x89504e47 || bytes.readUInt32BE(4) !== 0x0d0a1a0a)
    return null;
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  const colourType = bytes.readUInt8(25);
  const hasAlpha = colourType === 4 || colourType === 6 || hasTransparentColour(bytes);
  return { format: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), hasAlpha };
}

/** PNG, section 11.3.1.1: a tRNS chunk before the pixels makes colours of a palette, or one colour, transparent. */
function hasTransparentColour(bytes: Buffer): boolean {
  for (let offset = 8; offset + 8 <= bytes.length;) {
    const name = bytes.toString('latin1', offset + 4, offset + 8);
    if (name === 'tRNS') return true;
    if (name === 'IDAT') return false;
    offset += 12 + bytes.readUInt32BE(offset);
  }
  return false;
}

/** The WebP container (RFC 9649): lossy, lossless or extended. */
function readWebp(bytes: Buffer): PictureFacts | null {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF') return null;
  if (bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return {
        format: 'webp',
        width: bytes.readUInt16LE(26) & 0x3fff,
        height: bytes.readUInt16LE(28) & 0x3fff,
        hasAlpha: false,
      };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      const hasAlpha = ((bits >>> 28) & 1) === 1;
      return { format: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, hasAlpha };
    }
    case 'VP8X': {
      const hasAlpha = (bytes.readUInt8(20) & 0x10) !== 0;
      return {
        format: 'webp',
        width: bytes.readUIntLE(24, 3) + 1,
        height: bytes.readUIntLE(27, 3) + 1,
        hasAlpha,
      };
    }
    default:
      return null;
  }
}

/** ITU-T T.81, annex B: walks the segments to the frame header. */
function readJpeg(bytes: Buffer): PictureFacts | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  let offset = 2;
  while (offset + 9 <= bytes.length) {
    if (bytes[offset] !== 0xff) return null;
    const marker = bytes[offset + 1] ?? 0;
    if (marker === 0xff) {
      offset += 1;
    } else if (isFrameHeader(marker)) {
      const [height, width] = [bytes.readUInt16BE(offset + 5), bytes.readUInt16BE(offset + 7)];
      return { format: 'jpeg', width, height, hasAlpha: false };
    } else {
      offset += 2 + bytes.readUInt16BE(offset + 2);
    }
  }
  return null;
}

/** SOF0 to SOF15, without the tables that share their range (DHT, JPG, DAC). */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}
