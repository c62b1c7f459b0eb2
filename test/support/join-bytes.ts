import type { BytePieces } from '../../src/core/byte-pieces.ts';

/** The bytes in one piece. */
export function joinBytes(bytes: Buffer | BytePieces): Buffer {
  return Buffer.isBuffer(bytes)
    ? bytes
    : Buffer.concat([...bytes].map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
}
