/** Characters of a text that are sent at a time. */
const stepLength = 256 * 1024;

/**
 * Bytes that lie apart, so that many megabytes need not be put together. A text among them is of ASCII characters, each of
 * which is a byte. May be read several times.
 */
export interface BytePieces extends Iterable<Buffer | string> {
  readonly sizeBytes: number;
}

/** The parts one after the other; a text is cut into pieces of bearable size. */
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

function* cutText(text: string): Generator<string, void> {
  for (let start = 0; start < text.length; start += stepLength) {
    yield text.slice(start, start + stepLength);
  }
}

/** How many bytes there are. */
export function countBytes(bytes: Buffer | BytePieces): number {
  return 'sizeBytes' in bytes ? bytes.sizeBytes : bytes.length;
}
