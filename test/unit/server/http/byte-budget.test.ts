import { describe, expect, it } from 'vitest';
import { createByteBudget } from '../../../../src/server/http/byte-budget.ts';

describe('createByteBudget', () => {
  it('refuses what would pass the limit, with a Retry-After, and takes it after a release', () => {
    const budget = createByteBudget(10);
    budget.take(8);
    expect(() => {
      budget.take(3);
    }).toThrow(expect.objectContaining({ code: 'unavailable', retryAfterMs: 1000 }));
    budget.give(8);
    budget.take(10);
    expect(budget.usedBytes).toBe(10);
  });
});
