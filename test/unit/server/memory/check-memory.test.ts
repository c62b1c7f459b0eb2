import { describe, expect, it } from 'vitest';
import { checkMemory } from '../../../../src/server/memory/check-memory.ts';

const mebibyte = 1024 * 1024;
const limits = { bodyBytesInFlight: 512 * mebibyte, overload: { loopDelayMs: 250, heapShare: 0.85 } };

describe('checkMemory', () => {
  it('has nothing to say where the limits fit', () => {
    expect(checkMemory(limits, { heapBytes: 4096 * mebibyte, constrainedBytes: 0 })).toEqual([]);
    expect(checkMemory(limits, { heapBytes: 1024 * mebibyte, constrainedBytes: 2048 * mebibyte })).toEqual(
      [],
    );
  });

  it('names the limit, the heap, and the option that makes it larger', () => {
    const [problem] = checkMemory(limits, { heapBytes: 512 * mebibyte, constrainedBytes: 0 });
    expect(problem).toMatch(/limits\.bodyBytesInFlight is 512 MiB.+512 MiB.+--max-old-space-size=904/);
  });

  it('names what the system allows', () => {
    const [problem] = checkMemory(limits, { heapBytes: 4096 * mebibyte, constrainedBytes: 768 * mebibyte });
    expect(problem).toMatch(/512 MiB.+may use 768 MiB in all/);
  });
});
