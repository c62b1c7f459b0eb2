import { findBodyMemory, type BodyMemory } from '../../core/body-memory.ts';
import { countBytes, type BytePieces } from '../../core/byte-pieces.ts';

/**
 * A body that nobody holds once it has been handed over; it is read once. undici keeps the body of a request until the answer
 * has ended, which for a stream may take minutes: thousands of conversations would wait in memory for nothing. What it is a part
 * of is held until it has been read, or is given up.
 */
export function handOver(bytes: Buffer | BytePieces): BytePieces {
  const memories = listMemories(bytes);
  for (const memory of memories) memory.hold();
  let left: Buffer | BytePieces | null = bytes;
  return {
    sizeBytes: countBytes(bytes),
    *[Symbol.iterator]() {
      const all = left;
      left = null;
      if (all === null) return;
      try {
        if (Buffer.isBuffer(all)) yield all;
        else yield* all;
      } finally {
        for (const memory of memories) memory.drop();
      }
    },
  };
}

function listMemories(bytes: Buffer | BytePieces): ReadonlySet<BodyMemory> {
  const memories = new Set<BodyMemory>();
  for (const piece of Buffer.isBuffer(bytes) ? [bytes] : bytes) {
    const memory = typeof piece === 'string' ? null : findBodyMemory(piece);
    if (memory !== null) memories.add(memory);
  }
  return memories;
}
