import { describe, expect, it } from 'vitest';
import { BoundedMap } from '../../../src/auth/bounded-map.ts';

function createFilled(capacity: number, count: number): BoundedMap<{ readonly value: number }> {
  const map = new BoundedMap<{ readonly value: number }>(capacity);
  for (let value = 0; value < count; value += 1) map.set(`key${String(value)}`, { value });
  return map;
}

describe('BoundedMap', () => {
  it.each([1, 2, 3, 10, 1000])('never holds more than %i entries', (capacity) => {
    const map = new BoundedMap<object>(capacity);
    for (let count = 0; count < 3000; count += 1) {
      map.set(`key${String(count)}`, {});
      expect(map.size).toBeLessThanOrEqual(capacity);
    }
  });

  it('keeps what was written last', () => {
    const map = createFilled(10, 100);
    expect([95, 96, 97, 98, 99].map((value) => map.get(`key${String(value)}`)?.value)).toEqual([
      95, 96, 97, 98, 99,
    ]);
    expect(map.get('key0')).toBeUndefined();
  });

  it('keeps an entry that is read again and again', () => {
    const map = createFilled(10, 1);
    for (let value = 1; value < 1000; value += 1) {
      map.set(`key${String(value)}`, { value });
      expect(map.get('key0')).toEqual({ value: 0 });
    }
  });

  it('replaces and deletes entries of either generation', () => {
    const map = createFilled(4, 3);
    for (const key of ['key0', 'key1', 'key2']) {
      map.set(key, { value: 7 });
      expect(map.get(key)).toEqual({ value: 7 });
      map.delete(key);
      expect(map.get(key)).toBeUndefined();
    }
    expect(map.size).toBe(0);
  });
});
