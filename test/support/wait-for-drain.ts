import type { Writable } from 'node:stream';

/** Resolves when the other side has taken what was written, or has left; no listener stays behind. */
export function waitForDrain(stream: Writable): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      stream.off('drain', finish).off('close', finish);
      resolve();
    };
    stream.on('drain', finish).on('close', finish);
    if (stream.destroyed) finish();
  });
}
