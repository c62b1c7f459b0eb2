import { describe, expect, it } from 'vitest';
import { allocateBytes, releaseBytes } from '../../../src/core/large-bytes.ts';

describe('allocateBytes', () => {
  it.each([0, 10, 2_000_000])('gives room for %i bytes', (sizeBytes) => {
    expect(allocateBytes(sizeBytes)).toHaveLength(sizeBytes);
  });
});

describe('releaseBytes', () => {
  it('empties a large buffer, once or more', () => {
    const bytes = allocateBytes(2_000_000);
    releaseBytes(bytes);
    releaseBytes(bytes);
    expect(bytes).toHaveLength(0);
  });

  it('leaves memory alone that others may share', () => {
    const large = Buffer.alloc(3_000_000, 7);
    releaseBytes(large.subarray(1));
    const small = Buffer.from('small');
    releaseBytes(small);
    expect([large.length, String(small)]).toEqual([3_000_000, 'small']);
  });
});
