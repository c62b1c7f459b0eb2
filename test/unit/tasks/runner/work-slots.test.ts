import { describe, expect, it } from 'vitest';
import { WorkSlots } from '../../../../src/tasks/runner/work-slots.ts';

/** How many slots a deployment gets when it takes all that it can. */
function takeAll(slots: WorkSlots, deploymentId: string): number {
  let count = 0;
  while (slots.take('submitting', deploymentId)) count += 1;
  return count;
}

describe('WorkSlots', () => {
  it('gives one deployment half of its slots, and always leaves some to others', () => {
    const slots = new WorkSlots();
    expect(['a', 'b', 'c', 'd'].map((id) => takeAll(slots, id))).toEqual([32, 16, 8, 4]);
    expect(slots.listFull('submitting')).toEqual(['a', 'b', 'c', 'd']);
    expect(slots.take('submitting', 'e')).toBe(true);
    expect(slots.take('in_progress', 'a')).toBe(true);
  });

  it('gives two that come and go the same', () => {
    const slots = new WorkSlots();
    takeAll(slots, 'a');
    takeAll(slots, 'b');
    for (let number = 0; number < 32; number += 1) {
      slots.give('submitting', 'a');
      slots.take('submitting', 'b');
      slots.take('submitting', 'a');
    }
    expect([takeAll(slots.copy(), 'a'), takeAll(slots.copy(), 'b'), takeAll(slots, 'c')]).toEqual([0, 0, 11]);
  });

  it('says when there is none at all', () => {
    const slots = new WorkSlots();
    for (let number = 0; number < 16; number += 1) slots.take('storing', String(number));
    expect(slots.listFull('storing')).toBe('all');
    slots.give('storing', '3');
    expect(slots.take('storing', '4')).toBe(false);
    expect(slots.take('storing', 'new')).toBe(true);
  });

  it('exchanges a slot for one of another kind, where there is one', () => {
    const slots = new WorkSlots();
    const all = Array.from({ length: 9 }, () => slots.reserve('in_progress', 'a'));
    expect(all.map((slot) => slot?.move('storing'))).toEqual([...Array<boolean>(8).fill(true), false]);
    expect(slots.listFull('storing')).toEqual(['a']);
    all[0]?.give();
    expect(all[8]?.move('storing')).toBe(true);
  });

  it('leaves what it is a copy of as it is', () => {
    const slots = new WorkSlots();
    takeAll(slots.copy(), 'a');
    expect(takeAll(slots, 'a')).toBe(32);
  });
});
