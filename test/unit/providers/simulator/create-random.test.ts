import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../src/providers/simulator/create-random.ts';

const seed = { high: 1, low: 2 };

describe('createRandom', () => {
  it('repeats itself for the same seed and purpose', () => {
    expect(createRandom(seed, 'text').letters(40)).toBe(createRandom(seed, 'text').letters(40));
  });

  it('gives each purpose and each seed a sequence of its own', () => {
    const sequences = [
      createRandom(seed, 'text').letters(20),
      createRandom(seed, 'thinking').letters(20),
      createRandom({ high: 2, low: 1 }, 'text').letters(20),
      createRandom({ high: 1, low: 3 }, 'text').letters(20),
    ];
    expect(new Set(sequences).size).toBe(4);
  });

  it('spreads whole numbers over the range, both ends included', () => {
    const random = createRandom(seed, 'range');
    const seen = new Set(Array.from({ length: 200 }, () => random.integer(3, 6)));
    expect([...seen].toSorted()).toEqual([3, 4, 5, 6]);
  });

  it('picks every item of a list sooner or later', () => {
    const random = createRandom(seed, 'pick');
    const seen = new Set(Array.from({ length: 100 }, () => random.pick(['a', 'b', 'c'])));
    expect(seen.size).toBe(3);
  });

  it('writes letters and digits only', () => {
    expect(createRandom(seed, 'letters').letters(500)).toMatch(/^[0-9A-Za-z]{500}$/);
  });
});
