type Json = Readonly<Record<string, unknown>>;

/** What the first bytes of a picture file say. */
interface PictureHead {
  readonly format: 'png' | 'jpeg' | 'webp';
  readonly size: string;
  readonly hasAlpha: boolean;
}

/**
 * Compares a picture with what is said about it: `output_format`, `size` and `background` beside its `b64_json`. Returns
 * everything that is not so. Reads heads only, so that it can be done with every answer.
 */
export function checkPicture(base64: unknown, claim: Json): readonly string[] {
  if (typeof base64 !== 'string') return ['There is no b64_json.'];
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return ['b64_json is not base64.'];
  const head = readHead(Buffer.from(base64, 'base64'));
  if (head === null) return ['b64_json is not a PNG, JPEG or WebP file.'];
  const problems: string[] = [];
  if (head.format !== claim.output_format)
    problems.push(`output_format is ${String(claim.output_format)} and the picture a ${head.format}.`);
  if (head.size !== claim.size)
    problems.push(`size is ${String(claim.size)} and the picture has ${head.size} pixels.`);
  if (claim.background === 'transparent' && !head.hasAlpha)
    problems.push('background is transparent and the picture has no alpha.');
  return problems;
}

function readHead(bytes: Buffer): PictureHead | null {
  try {
    return readPng(bytes) ?? readWebp(bytes) ?? readJpeg(bytes);
  } catch (error) {
    // Cut off within its head.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Colour types 4 and 6 have alpha of their own, the others by a chunk called tRNS. */
function readPng(bytes: Buffer): PictureHead | null {
  if (bytes.toString('latin1', 1, 8) !== 'PNG\r\n\u{1a}\n') return null;
  const hasAlpha = [4, 6].includes(bytes.readUInt8(25)) || bytes.includes('tRNS');
  return { format: 'png', size: renderSize(bytes.readUInt32BE(16), bytes.readUInt32BE(20)), hasAlpha };
}

/** RFC 9649: VP8X for extended files, VP8L for lossless and VP8 for lossy ones. */
function readWebp(bytes: Buffer): PictureHead | null {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  const chunk = bytes.toString('latin1', 12, 16);
  if (chunk === 'VP8X') {
    const size = renderSize(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
    return { format: 'webp', size, hasAlpha: (bytes.readUInt8(20) & 0x10) !== 0 };
  }
  if (chunk === 'VP8L') {
    const bits = bytes.readUInt32LE(21);
    const size = renderSize((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    return { format: 'webp', size, hasAlpha: (bits >>> 28) % 2 === 1 };
  }
  const size = renderSize(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff);
  return { format: 'webp', size, hasAlpha: false };
}

/** The frame header (SOF0 to SOF15 without DHT, JPG and DAC) has height before width. */
function readJpeg(bytes: Buffer): PictureHead | null {
  if (bytes.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; ; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)) {
      const size = renderSize(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
      return { format: 'jpeg', size, hasAlpha: false };
    }
  }
}

function renderSize(width: number, height: number): string {
  return `${String(width)}x${String(height)}`;
}
