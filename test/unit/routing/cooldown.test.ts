import { describe, expect, it } from 'vitest';
import { Cooldown } from '../../../src/routing/cooldown.ts';

const rule = { failures: 3, durationMs: 1000 };

/** An attempt that takes no time. */
function at(now: number) {
  return { startedAt: now, now };
}

describe('Cooldown', () => {
  it('begins after failures in a row', () => {
    const cooldown = new Cooldown();
    expect([cooldown.count(at(1), rule), cooldown.count(at(2), rule), cooldown.isCooling(2)]).toEqual([
      'unchanged',
      'unchanged',
      false,
    ]);
    expect(cooldown.count(at(3), rule)).toBe('cooled');
    expect([cooldown.isCooling(3), cooldown.isCooling(1002), cooldown.isCooling(1003)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('begins to count anew after a success', () => {
    const cooldown = new Cooldown();
    cooldown.count(at(1), rule);
    cooldown.count(at(2), rule);
    cooldown.forget();
    expect([cooldown.count(at(4), rule), cooldown.count(at(5), rule), cooldown.count(at(6), rule)]).toEqual([
      'unchanged',
      'unchanged',
      'cooled',
    ]);
  });

  it('begins at once where it must', () => {
    expect(new Cooldown().cool(at(1), rule)).toBe('cooled');
  });

  it('lets one probe through, and begins again when it fails', () => {
    const cooldown = new Cooldown();
    cooldown.cool(at(1), rule);
    cooldown.begin(1001);
    expect(cooldown.isCooling(1002)).toBe(true);
    expect(cooldown.count(at(1003), rule)).toBe('cooled');
    expect([cooldown.isCooling(2002), cooldown.isCooling(2003)]).toEqual([true, false]);
  });

  it('lets the next probe through when one says nothing', () => {
    const cooldown = new Cooldown();
    cooldown.cool(at(1), rule);
    cooldown.begin(1001);
    cooldown.release(1001);
    expect(cooldown.isCooling(1002)).toBe(false);
  });

  it('lets no second probe through when an attempt from before the cooldown says nothing', () => {
    const cooldown = new Cooldown();
    cooldown.cool(at(1), rule);
    cooldown.begin(1001);
    cooldown.release(0);
    expect(cooldown.isCooling(1002)).toBe(true);
    // Another one from before it has ended well, and one more has failed.
    cooldown.forget();
    expect(cooldown.count({ startedAt: 0, now: 1003 }, rule)).toBe('unchanged');
    expect(cooldown.isCooling(1004)).toBe(true);
  });

  it('is over with the first answer', () => {
    const cooldown = new Cooldown();
    cooldown.cool(at(1), rule);
    cooldown.begin(1001);
    cooldown.end(1002);
    expect(cooldown.isCooling(1500)).toBe(false);
  });

  it('does not get longer by what began before', () => {
    const cooldown = new Cooldown();
    cooldown.cool(at(1), rule);
    expect(cooldown.count({ startedAt: 0, now: 900 }, rule)).toBe('unchanged');
    expect(cooldown.isCooling(1001)).toBe(false);
  });

  it('learns nothing from an answer that ended the cooldown before and is given up', () => {
    const cooldown = new Cooldown();
    for (const now of [1, 2, 3]) cooldown.count(at(now), rule);
    cooldown.begin(1003);
    cooldown.end(1004);
    expect(cooldown.count(at(1005), rule)).toBe('cooled');
    cooldown.leave(1003);
    cooldown.begin(2005);
    cooldown.release(2005);
    expect(cooldown.count({ startedAt: 2005, now: 2006 }, rule)).toBe('cooled');
    expect(cooldown.isCooling(2007)).toBe(true);
  });
});
