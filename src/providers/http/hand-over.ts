import { countBytes, type BytePieces } from '../../core/byte-pieces.ts';

/**
 * A body that nobody holds once it has been handed over; it is read once. undici keeps the body of a request until the answer
 * has ended, which for a stream may take minutes: thousands of conversations would wait in memory for nothing.
 */
export function handOver(bytes: Buffer | BytePieces): BytePieces {
  let left: Buffer | BytePieces | null = bytes;
  return {
    sizeBytes: countBytes(bytes),
    *[Symbol.iterator]() {
      const all = left;
      left = null;
      if (all === null) return;
      if (Buffer.isBuffer(all)) yield all;
      else yield* all;
    },
  };
}
