/** Bytes that are let go of once they have been sent. Read once. */
export interface HandedOver extends Iterable<Buffer> {
  readonly sizeBytes: number;
}

/**
 * A body that nobody holds once it has been handed over. undici keeps the body of a request until the answer has ended,
 * which for a stream may take minutes: thousands of conversations would wait in memory for nothing.
 */
export function handOver(bytes: Buffer): HandedOver {
  let left: Buffer | null = bytes;
  return {
    sizeBytes: bytes.length,
    *[Symbol.iterator]() {
      const all = left;
      left = null;
      if (all !== null) yield all;
    },
  };
}
