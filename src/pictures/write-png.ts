import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { crc32, createDeflate } from 'node:zlib';
import { allocateBytes, releaseBytes } from '../core/large-bytes.ts';
import type { Pixels } from '../core/picture.ts';
import { listBands, viewBand } from './canvas.ts';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** PNG, section 11.2.2: truecolour, or truecolour with alpha. */
const colourTypes = { opaque: 2, transparent: 6 } as const;

/** Length, name and checksum of a chunk. */
const chunkFrame = 12;

const deflatedBytes = 256 * 1024;

/** A file up to this size is moved to memory of its own size. */
const smallFile = 2 * 1024 * 1024;

/**
 * A PNG file of these pixels, without filters; `opaque` leaves the alpha channel out. It is packed piece by piece in
 * zlib's own threads: libpng would collect the file in memory that is not given back.
 */
export async function writePng(pixels: Pixels, ground: 'opaque' | 'transparent'): Promise<Buffer> {
  const { width, height } = pixels;
  const channels = ground === 'opaque' ? 3 : 4;
  const rawBytes = height * (1 + width * channels);
  const file = createFile(rawBytes);
  file.append('IHDR', renderHeader(pixels, ground));
  const deflate = createDeflate({ chunkSize: deflatedBytes });
  const packing = (async () => {
    for await (const piece of deflate) file.append('IDAT', piece as Buffer);
  })();
  for (const band of listBands(pixels)) {
    const rows = renderRows(viewBand(pixels, band), width, channels);
    if (!deflate.write(rows)) await once(deflate, 'drain');
    await setImmediate();
  }
  deflate.end();
  await packing;
  file.append('IEND', Buffer.alloc(0));
  return file.finish();
}

function renderHeader({ width, height }: Pixels, ground: 'opaque' | 'transparent'): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colourTypes[ground], 0, 0, 0], 8);
  return header;
}

/** Each row begins with the number of its filter, 0 for none: PNG, section 9. */
function renderRows(band: Buffer, width: number, channels: 3 | 4): Buffer {
  const height = band.length / (width * 4);
  const stride = 1 + width * channels;
  const rows = Buffer.allocUnsafe(height * stride);
  for (let y = 0; y < height; y += 1) {
    rows[y * stride] = 0;
    const [from, to] = [y * width * 4, y * stride + 1];
    if (channels === 4) band.copy(rows, to, from, from + width * 4);
    else copyColours(band.subarray(from, from + width * 4), rows, to);
  }
  return rows;
}

/** What is not quite opaque shows the white beneath it. */
function copyColours(source: Buffer, target: Buffer, start: number): void {
  for (let from = 0, to = start; from < source.length; from += 4, to += 3) {
    const alpha = source[from + 3] ?? 0;
    if (alpha === 255) {
      target[to] = source[from] ?? 0;
      target[to + 1] = source[from + 1] ?? 0;
      target[to + 2] = source[from + 2] ?? 0;
      continue;
    }
    for (let channel = 0; channel < 3; channel += 1) {
      const colour = source[from + channel] ?? 0;
      target[to + channel] = Math.round((colour * alpha) / 255 + 255 - alpha);
    }
  }
}

/** A file that grows within memory for the worst case, most of which is never touched. */
function createFile(rawBytes: number) {
  const maxPieces = Math.ceil(rawBytes / deflatedBytes) + 8;
  const file = allocateBytes(Math.ceil(rawBytes * 1.01) + maxPieces * (chunkFrame + 64) + 1024);
  let end = signature.copy(file);
  return {
    append(name: string, data: Buffer): void {
      const start = end;
      end = file.writeUInt32BE(data.length, end);
      end += file.write(name, end, 'latin1');
      end += data.copy(file, end);
      end = file.writeUInt32BE(crc32(file.subarray(start + 4, end)), end);
    },
    finish(): Buffer {
      if (end > smallFile) return file.subarray(0, end);
      const small = Buffer.from(file.subarray(0, end));
      releaseBytes(file);
      return small;
    },
  };
}
