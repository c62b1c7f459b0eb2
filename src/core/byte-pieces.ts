/** Characters of a text that become bytes at a time. */
const stepLength = 256 * 1024;

/**
 * Bytes that lie apart, or that have yet to be made of texts: each piece is there when its turn comes, and many megabytes
 * are never put together. May be read several times.
 */
export interface BytePieces extends Iterable<Buffer> {
  readonly sizeBytes: number;
}

/** The parts one after the other; a text is of Latin-1 characters, each of which is a byte. */
export function createPieces(parts: readonly (Buffer | string)[]): BytePieces {
  return {
    sizeBytes: parts.reduce((sum, { length }) => sum + length, 0),
    *[Symbol.iterator]() {
      for (const part of parts) {
        if (typeof part === 'string') yield* cutText(part);
        else yield part;
      }
    },
  };
}

function* cutText(text: string): Generator<Buffer, void> {
  for (let start = 0; start < text.length; start += stepLength) {
    yield Buffer.from(text.slice(start, start + stepLength), 'latin1');
  }
}

/** How many bytes there are. */
export function countBytes(bytes: Buffer | BytePieces): number {
  return 'sizeBytes' in bytes ? bytes.sizeBytes : bytes.length;
}
