import { describe, expect, it } from 'vitest';
import { MemoryWatch } from '../../../../scripts/fuzz/memory-watch.ts';

const mebibyte = 1024 * 1024;

/** A gateway that says these sizes, one after the other; each is asked for twice. */
function createWatch(...sizes: readonly number[]): MemoryWatch {
  const said = sizes.flatMap((size) => [size, size]);
  return new MemoryWatch({
    end: null,
    readAliveBytes: () => Promise.resolve((said.shift() ?? 0) * mebibyte),
  });
}

describe('MemoryWatch', () => {
  it('allows what code and caches take', async () => {
    const watch = createWatch(60, 66);
    await watch.begin(10_000);
    expect(await watch.end()).toEqual([]);
  });

  it('names a gateway that grows with its requests', async () => {
    const watch = createWatch(60, 90);
    await watch.begin(10_000);
    expect(await watch.end()).toEqual([
      '60.0 MiB were alive at a quarter of the run, and 90.0 MiB at its end.',
    ]);
  });

  it('says nothing after a run that is too short to tell', async () => {
    const watch = createWatch(60, 90);
    await watch.begin(100);
    expect(await watch.end()).toEqual([]);
  });
});
