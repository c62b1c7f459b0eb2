import { describe, expect, it } from 'vitest';
import { MemoryWatch } from '../../../../scripts/fuzz/memory-watch.ts';

const mebibyte = 1024 * 1024;

/** A gateway that says these sizes, one after the other; each is asked for twice. */
function createWatch(...sizes: readonly (readonly [heap: number, buffers: number])[]): MemoryWatch {
  const said = sizes
    .map(([heap, buffers]) => ({ heapBytes: heap * mebibyte, bufferBytes: buffers * mebibyte }))
    .flatMap((memory) => [memory, memory]);
  return new MemoryWatch({ end: null, readMemory: () => Promise.resolve(said.shift() ?? null) });
}

describe('MemoryWatch', () => {
  it('allows what caches take, and the films of the simulator', async () => {
    const watch = createWatch([40, 10], [46, 34]);
    await watch.begin(10_000);
    expect(await watch.end()).toEqual([]);
  });

  it('names a gateway whose heap grows with its requests', async () => {
    const watch = createWatch([40, 10], [46.1, 10]);
    await watch.begin(10_000);
    expect(await watch.end()).toEqual([
      '40.0 MiB were alive in the heap at a quarter of the run, and 46.1 MiB at its end.',
    ]);
  });

  it('names one whose buffers do', async () => {
    const watch = createWatch([40, 10], [40, 34.1]);
    await watch.begin(10_000);
    expect(await watch.end()).toEqual([
      '10.0 MiB were alive in buffers at a quarter of the run, and 34.1 MiB at its end.',
    ]);
  });

  it('names one that says nothing any more', async () => {
    const watch = createWatch([40, 10]);
    await watch.begin(10_000);
    expect(await watch.end()).toEqual(['It does not say how much memory is alive.']);
  });

  it('says nothing after a run that is too short to tell', async () => {
    const watch = createWatch([40, 10], [90, 90]);
    await watch.begin(100);
    expect(await watch.end()).toEqual([]);
  });
});
