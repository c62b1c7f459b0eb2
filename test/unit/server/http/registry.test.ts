import { describe, expect, it } from 'vitest';
import { Registry } from '../../../../src/server/http/registry.ts';

describe('Registry', () => {
  it('lists what was added and not removed', () => {
    const registry = new Registry<string>();
    const first = registry.add('a');
    registry.add('b');
    registry.remove(first);
    expect([registry.list(), registry.size]).toEqual([['b'], 1]);
  });

  it('uses slots again, so that it grows no larger than what was there at once', () => {
    const registry = new Registry<number>();
    const slots = Array.from({ length: 1_000 }, (_, n) => {
      const slot = registry.add(n);
      registry.remove(slot);
      return slot;
    });
    expect(new Set(slots)).toEqual(new Set([0]));
    expect(registry.size).toBe(0);
  });
});
