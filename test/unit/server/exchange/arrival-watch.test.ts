import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ArrivalWatch } from '../../../../src/server/exchange/arrival-watch.ts';

describe('ArrivalWatch', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function start(): { watch: ArrivalWatch; late: () => number } {
    let late = 0;
    const pace = { timeoutMs: 60_000, bytesPerSecond: 1_000 };
    return { watch: new ArrivalWatch(pace, () => (late += 1)), late: () => late };
  }

  it('limits.bodyRate: gives a body ten seconds, and then expects the rate on average', () => {
    const { watch, late } = start();
    vi.advanceTimersByTime(9_900);
    expect(late()).toBe(0);
    watch.note(13_000);
    vi.advanceTimersByTime(2_500);
    expect(late()).toBe(0);
    vi.advanceTimersByTime(2_000);
    expect(late()).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect(late()).toBe(1);
  });

  it('limits.bodyTimeout: ends a body that is quick enough and does not end', () => {
    const { watch, late } = start();
    for (let second = 0; second < 59; second += 1) {
      watch.note(2_000);
      vi.advanceTimersByTime(1_000);
    }
    expect(late()).toBe(0);
    vi.advanceTimersByTime(1_000);
    expect(late()).toBe(1);
  });

  it('is silent once it has been stopped', () => {
    const { watch, late } = start();
    watch.stop();
    vi.advanceTimersByTime(100_000);
    expect(late()).toBe(0);
  });
});
