import { crc32, deflateSync } from 'node:zlib';

const startOfImage = Buffer.from([0xff, 0xd8]);
const endOfImage = Buffer.from([0xff, 0xd9]);

/** A marker segment of a JPEG file. */
export function jpegSegment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

export interface ScannedJpeg {
  readonly width: number;
  readonly height: number;
  /** In all, the one of the direct current included. */
  readonly scans: number;
  /** The marker of the frame; SOF2, progressive, unless it is given. */
  readonly frame?: number;
  /** Segments before the frame. */
  readonly before?: readonly Buffer[];
}

const dcTable = Buffer.from([0x00, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
/** One code, a run of at least 16384 blocks without anything. */
const acTable = Buffer.from([0x10, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xe0]);
const lowestBit = 13;

/** A valid grey progressive JPEG (ITU-T T.81, annex G) whose scans say nothing, each in a few dozen bytes. */
export function createScannedJpeg(picture: ScannedJpeg): Buffer {
  const { width, height, scans, frame = 0xc2, before = [] } = picture;
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const frameHead = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frameHead.writeUInt16BE(height, 1);
  frameHead.writeUInt16BE(width, 3);
  return Buffer.concat([
    startOfImage,
    ...before,
    jpegSegment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)])),
    jpegSegment(frame, frameHead),
    jpegSegment(0xc4, dcTable),
    jpegSegment(0xc4, acTable),
    createScan(0, 0, 0),
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...listAcScans(scans - 1, blocks),
    endOfImage,
  ]);
}

function listAcScans(count: number, blocks: number): readonly Buffer[] {
  const empty = renderEmptyRuns(blocks);
  return Array.from({ length: count }, (_, index) => {
    const band = 1 + Math.floor(index / (lowestBit + 1));
    const low = lowestBit - (index % (lowestBit + 1));
    return Buffer.concat([createScan(band, low === lowestBit ? 0 : low + 1, low), empty]);
  });
}

function createScan(band: number, high: number, low: number): Buffer {
  return jpegSegment(0xda, Buffer.from([1, 1, 0, band, band, (high << 4) | low]));
}

/** Runs of 16384 blocks: the code 0 and fourteen bits of 0. The last one may go beyond the picture. */
function renderEmptyRuns(blocks: number): Buffer {
  return Buffer.alloc(Math.ceil((Math.ceil(blocks / 16_384) * 15) / 8));
}

/** A PNG file of one pixel, with so many packed texts, each of this many bytes when it is unpacked. */
export function createPackedPng(texts: number, unpackedBytes: number): Buffer {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  const packed = Buffer.concat([
    Buffer.from('Comment\0\0', 'latin1'),
    deflateSync(Buffer.alloc(unpackedBytes)),
  ]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...Array.from({ length: texts }, () => pngChunk('zTXt', packed)),
    pngChunk('IDAT', deflateSync(Buffer.alloc(4))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(name: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(name, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}
