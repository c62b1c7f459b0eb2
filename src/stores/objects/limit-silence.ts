import type { Readable } from 'node:stream';
import { ObjectStoreError } from '../../core/object-store.ts';

/** Bytes that end with ObjectStoreError where the next of them are waited for too long. That nobody asks for them does not count. */
export async function* limitSilence(
  source: Readable,
  maxSilenceMs: number,
): AsyncGenerator<Uint8Array, void> {
  const chunks = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const timer = setTimeout(() => {
        source.destroy(new ObjectStoreError('The object store fell silent in the middle of a file'));
      }, maxSilenceMs);
      const { value, done } = await chunks.next().finally(() => {
        clearTimeout(timer);
      });
      if (done === true) return;
      yield value as Uint8Array;
    }
  } finally {
    await chunks.return?.();
  }
}
