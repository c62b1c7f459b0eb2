import { describe, expect, it } from 'vitest';
import { createPoolGroup } from '../../../../src/providers/http/create-pool-group.ts';

describe('createPoolGroup', () => {
  it('opens a second pool only when the first is full', async () => {
    const group = createPoolGroup('http://127.0.0.1:1', {}, {});
    const taken = Array.from({ length: 129 }, () => group.take());
    expect(new Set(taken.map(({ pool }) => pool)).size).toBe(2);
    expect(taken[127]?.pool).toBe(taken[0]?.pool);
    await group.destroy();
  });

  it('goes back to the first pool as soon as there is room', async () => {
    const group = createPoolGroup('http://127.0.0.1:1', {}, {});
    const taken = Array.from({ length: 129 }, () => group.take());
    const [first] = taken;
    if (first !== undefined) first.running--;
    expect(group.take().pool).toBe(first?.pool);
    await group.destroy();
  });
});
