import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ClockWatch } from '../../../../src/tasks/runner/clock-watch.ts';

describe('ClockWatch', () => {
  let clock: ClockWatch;

  beforeEach(() => {
    clock = new ClockWatch();
  });

  it('takes a clock that goes on for one that was not set', () => {
    expect(clock.note({ databaseMs: 5_000_000, askedAt: 100, answeredAt: 110 })).toBeNull();
    expect(clock.note({ databaseMs: 5_060_000, askedAt: 60_100, answeredAt: 60_110 })).toBeNull();
  });

  it('takes a slow answer for no step', () => {
    expect(clock.note({ databaseMs: 5_000_000, askedAt: 0, answeredAt: 10_000 })).toBeNull();
    expect(clock.note({ databaseMs: 5_005_000, askedAt: 10_000, answeredAt: 15_000 })).toBeNull();
  });

  it('says which way a clock was set, by how much at least, and once', () => {
    clock.note({ databaseMs: 5_000_000, askedAt: 0, answeredAt: 10 });
    expect(clock.note({ databaseMs: 8_600_500, askedAt: 500, answeredAt: 510 })).toEqual({
      direction: 'forwards',
      byMs: 3_599_990,
    });
    expect(clock.note({ databaseMs: 8_601_000, askedAt: 1_000, answeredAt: 1_010 })).toBeNull();
    expect(clock.note({ databaseMs: 5_001_500, askedAt: 1_500, answeredAt: 1_510 })).toEqual({
      direction: 'back',
      byMs: 3_599_990,
    });
  });

  it('lets a clock drift', () => {
    clock.note({ databaseMs: 5_000_000, askedAt: 0, answeredAt: 0 });
    expect(clock.note({ databaseMs: 5_061_000, askedAt: 60_000, answeredAt: 60_000 })).toBeNull();
    expect(clock.note({ databaseMs: 5_119_000, askedAt: 120_000, answeredAt: 120_000 })).not.toBeNull();
  });

  it('counts no age by which a clock was set forwards between two times, and none that was not', () => {
    clock.note({ databaseMs: 5_000_000, askedAt: 0, answeredAt: 0 });
    clock.note({ databaseMs: 8_600_500, askedAt: 500, answeredAt: 500 });
    expect(clock.findAge(4_990_000, 8_610_500)).toBe(20_500);
    expect(clock.findAge(8_600_000, 8_610_500)).toBe(10_500);
    expect(clock.findAge(4_990_000, 5_000_400)).toBe(10_400);
  });

  it('counts what passes again after a clock was set back', () => {
    clock.note({ databaseMs: 5_000_000, askedAt: 0, answeredAt: 0 });
    clock.note({ databaseMs: 8_600_000, askedAt: 0, answeredAt: 0 });
    clock.note({ databaseMs: 6_800_000, askedAt: 0, answeredAt: 0 });
    expect(clock.findAge(4_990_000, 6_810_000)).toBe(20_000);
    expect([clock.findAge(6_810_000, 8_610_000), clock.findForwardMs(Infinity)]).toEqual([
      1_800_000, 1_800_000,
    ]);
    clock.note({ databaseMs: 5_000_000, askedAt: 0, answeredAt: 0 });
    expect([clock.findAge(5_000_000, 8_600_000), clock.findForwardMs(Infinity)]).toEqual([3_600_000, 0]);
  });

  it('says for a while by how much it was set forwards', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const from = performance.now();
    clock.note({ databaseMs: 5_000_000, askedAt: from, answeredAt: from });
    clock.note({ databaseMs: 8_600_000, askedAt: from, answeredAt: from });
    vi.advanceTimersByTime(9_999);
    expect(clock.findForwardMs(10_000)).toBe(3_600_000);
    vi.advanceTimersByTime(1);
    expect(clock.findForwardMs(10_000)).toBe(0);
    vi.useRealTimers();
  });
});
