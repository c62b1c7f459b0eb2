import { describe, expect, it } from 'vitest';
import { findBodyMemory, openBodyMemory } from '../../../src/core/body-memory.ts';

const largeBytes = 128 * 1024;

describe('the memory of a body', () => {
  it('is given back when the last who needs it is done', () => {
    const bytes = Buffer.alloc(largeBytes, 7);
    const part = bytes.subarray(10, 20);
    const memory = openBodyMemory(bytes);
    expect(findBodyMemory(part)).toBe(memory);
    memory?.hold();
    memory?.drop();
    expect([bytes.length, part[0]]).toEqual([largeBytes, 7]);
    memory?.drop();
    expect([bytes.length, part.length]).toEqual([0, 0]);
  });

  it('is not counted where it is small, or may be a part of what others have', () => {
    const shared = Buffer.alloc(largeBytes + 1).subarray(1);
    expect(openBodyMemory(Buffer.alloc(largeBytes - 1))).toBeNull();
    expect(openBodyMemory(shared)).toBeNull();
    expect(findBodyMemory(shared)).toBeNull();
  });
});
