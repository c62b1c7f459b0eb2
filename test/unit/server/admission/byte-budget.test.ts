import { describe, expect, it } from 'vitest';
import { createByteBudget, type Holdings } from '../../../../src/server/admission/byte-budget.ts';

const createHolder = (): Holdings => ({ memoryBytes: 0, uploadBytes: 0 });
const full = expect.objectContaining({
  code: 'unavailable',
  reason: 'too_many_bytes_in_flight',
  retryAfterMs: 1000,
}) as Error;

describe('createByteBudget', () => {
  it('refuses what would pass the limit, with a Retry-After, and takes it after a release', () => {
    const budget = createByteBudget(10, 'memoryBytes');
    const [first, second] = [budget.open([]), budget.open([])];
    first.take(8);
    expect(() => {
      second.take(3);
    }).toThrow(full);
    expect(second.heldBytes).toBe(0);
    first.give(8);
    second.take(10);
    expect(budget.usedBytes).toBe(10);
  });

  it('leaves a quarter to others than one holder', () => {
    const budget = createByteBudget(100, 'memoryBytes');
    const [greedy, modest] = [createHolder(), createHolder()];
    budget.open([greedy]).take(50);
    const second = budget.open([greedy]);
    second.take(25);
    expect(() => {
      second.take(1);
    }).toThrow(full);
    budget.open([modest]).take(25);
    expect([greedy.memoryBytes, modest.memoryBytes, budget.usedBytes]).toEqual([75, 25, 100]);
  });

  it('counts a request for its key and for its address, and each kind apart', () => {
    const [key, address] = [createHolder(), createHolder()];
    const memory = createByteBudget(100, 'memoryBytes').open([key, address]);
    const uploads = createByteBudget(100, 'uploadBytes').open([key, address]);
    memory.take(3);
    uploads.take(4);
    expect([key, address]).toEqual([
      { memoryBytes: 3, uploadBytes: 4 },
      { memoryBytes: 3, uploadBytes: 4 },
    ]);
    memory.close();
    uploads.close();
    expect([key, address]).toEqual([createHolder(), createHolder()]);
  });
});
