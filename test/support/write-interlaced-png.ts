import { crc32, deflateSync } from 'node:zlib';

/** What the seven passes of Adam7 take, as steps between columns and between rows (PNG, section 8). */
const passes: readonly (readonly [number, number])[] = [
  [8, 8],
  [8, 8],
  [4, 8],
  [4, 4],
  [2, 4],
  [2, 2],
  [1, 2],
];

/** Red, green, blue and alpha of 16 bits. */
const bytesPerPixel = 8;

/** A small PNG file that costs much to decode: square, of one colour, interlaced. `side` is a multiple of 8. */
export function writeInterlacedPng(side: number): Buffer {
  const sizes = passes.map(([columns, rows]) => (side / rows) * (1 + (side / columns) * bytesPerPixel));
  const pixels = Buffer.alloc(sizes.reduce((sum, size) => sum + size));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([16, 6, 0, 0, 1], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    writeChunk('IHDR', header),
    writeChunk('IDAT', deflateSync(pixels)),
    writeChunk('IEND', Buffer.alloc(0)),
  ]);
}

function writeChunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([ends.subarray(0, 4), content, ends.subarray(4)]);
}
