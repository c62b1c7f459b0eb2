/**
 * The C library hands memory beyond 32 MB back to the system as soon as it is free, and keeps smaller pieces in the heap
 * of the thread that used them. Room that is never written to costs nothing.
 */
const minRoom = 33 * 1024 * 1024;

/** From here on it is worth while. */
const largeBytes = 1024 * 1024;

/** Memory for so many bytes, not cleared; it can be given back with {@link releaseBytes}. */
export function allocateBytes(sizeBytes: number): Buffer {
  if (sizeBytes < largeBytes) return Buffer.allocUnsafeSlow(sizeBytes);
  return Buffer.allocUnsafeSlow(Math.max(sizeBytes, minRoom)).subarray(0, sizeBytes);
}

/** Gives the memory of a chunk back now, where it has memory of its own: waiting for that costs V8 a collection of all garbage. */
export function releaseChunk({ buffer, byteOffset, byteLength }: Buffer): void {
  const isOwn = byteOffset === 0 && byteLength === buffer.byteLength;
  if (isOwn && buffer instanceof ArrayBuffer && !buffer.detached) buffer.transfer(0);
}

/**
 * Gives the memory of many bytes back now, not when the garbage collector finds out; the buffer is empty afterwards. Only
 * for buffers that nobody else holds. A small one, which may share its memory with others, is left alone.
 */
export function releaseBytes({ buffer, byteOffset, byteLength }: Buffer): void {
  if (byteOffset !== 0 || byteLength < largeBytes) return;
  if (buffer instanceof ArrayBuffer && !buffer.detached) buffer.transfer(0);
}
