import { ObjectTooLargeError, type PutOptions } from '../../core/object-store.ts';

/** Bytes on their way into a store. */
export interface LimitedBytes {
  /** Ends with ObjectTooLargeError past the limit, and with the signal's reason when it is aborted. */
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly sizeBytes: number;
  /** What the bytes themselves ended with; `null` while they have not failed. */
  readonly failure: { readonly reason: unknown } | null;
}

/** Counts what is stored, and says afterwards whether it was the bytes that failed or the store. */
export function limitBytes(bytes: AsyncIterable<Uint8Array>, options: PutOptions): LimitedBytes {
  return new CountedBytes(bytes, options);
}

class CountedBytes implements LimitedBytes {
  readonly chunks: AsyncIterable<Uint8Array>;
  sizeBytes = 0;
  failure: { readonly reason: unknown } | null = null;

  constructor(bytes: AsyncIterable<Uint8Array>, options: PutOptions) {
    this.chunks = this.#count(bytes, options);
  }

  async *#count(
    bytes: AsyncIterable<Uint8Array>,
    { maxBytes, signal }: PutOptions,
  ): AsyncGenerator<Uint8Array, void> {
    try {
      for await (const chunk of untilAborted(bytes, signal)) {
        this.sizeBytes += chunk.length;
        if (this.sizeBytes > maxBytes) throw new ObjectTooLargeError(maxBytes);
        yield chunk;
      }
    } catch (reason) {
      this.failure = { reason };
      throw reason;
    }
  }
}

/** Ends with the signal's reason when it is aborted, also while nothing comes. */
async function* untilAborted(
  bytes: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void> {
  const chunks = bytes[Symbol.asyncIterator]();
  let onAbort: () => void = () => undefined;
  const listen = () => {
    onAbort();
  };
  signal.addEventListener('abort', listen);
  try {
    for (;;) {
      const { value, done } = await new Promise<IteratorResult<Uint8Array>>((resolve, reject) => {
        onAbort = () => {
          reject(signal.reason as Error);
        };
        if (signal.aborted) onAbort();
        else chunks.next().then(resolve, reject);
      });
      if (done === true) return;
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', listen);
    // What hangs would not return either.
    const ending = chunks.return?.();
    if (signal.aborted) void ending?.catch(() => undefined);
    else await ending;
  }
}
