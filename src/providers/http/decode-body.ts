import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Transform } from 'node:stream';
import { listCodings } from './list-codings.ts';

/** Bytes that come out of a decoder at once. */
const options = { chunkSize: 256 * 1024 };

const decoders: ReadonlyMap<string, () => Transform> = new Map<string, () => Transform>([
  ['gzip', () => createGunzip(options)],
  ['x-gzip', () => createGunzip(options)],
  ['deflate', () => createInflate(options)],
  ['br', () => createBrotliDecompress(options)],
]);

/** How many times as long as its coding content may be that is longer than {@link freeBytes}. JSON hardly reaches 20. */
const maxGrowth = 100;
const freeBytes = 1024 * 1024;

export interface DecodeOptions {
  readonly maxBytes: number;
  /** Told how many bytes have come out so far; it may end the decoding by throwing. */
  readonly onBytes?: (sizeBytes: number) => void;
}

/**
 * Undoes a content encoding we did not ask for, in another thread and piece by piece. Rejects for one we do not know, for
 * damaged bytes, for content longer than `maxBytes` or out of proportion to its coding, as soon as it is, and with what
 * `onBytes` throws.
 */
export async function decodeBody(
  bytes: Buffer,
  encoding: string,
  { maxBytes, onBytes }: DecodeOptions,
): Promise<Buffer> {
  const [coding, ...others] = listCodings(encoding);
  if (coding === undefined) return bytes;
  const createDecoder = decoders.get(coding);
  if (createDecoder === undefined || others.length > 0)
    throw new Error('The upstream used a content encoding this gateway does not know.');
  const decoder = createDecoder();
  // It decodes no more than is taken from it, and ends when nobody takes any more.
  decoder.end(bytes);
  const maxDecodedBytes = Math.min(maxBytes, Math.max(freeBytes, maxGrowth * bytes.length));
  const pieces: Buffer[] = [];
  let sizeBytes = 0;
  for await (const piece of decoder as AsyncIterable<Buffer>) {
    sizeBytes += piece.length;
    if (sizeBytes > maxDecodedBytes) throw new Error('The content of a compressed answer is too long.');
    onBytes?.(sizeBytes);
    pieces.push(piece);
  }
  return Buffer.concat(pieces, sizeBytes);
}
