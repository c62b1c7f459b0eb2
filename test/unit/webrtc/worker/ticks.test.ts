import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findTick, startTicking, tickMs } from '../../../../src/webrtc/worker/ticks.ts';

describe('findTick', () => {
  it.each([
    [100, 100],
    [103.9, 100],
    // A timer may be a millisecond early.
    [104.1, 105],
    [105, 105],
    [117, 115],
  ])('of %d ms is %d ms', (now, due) => {
    expect(findTick(now)).toBe(due);
  });

  it('divides the 20 ms of a packet', () => {
    expect(20 % tickMs).toBe(0);
  });
});

describe('startTicking', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('calls at every multiple of 5 ms, whenever it was begun', () => {
    vi.advanceTimersByTime(3);
    const first = findTick(performance.now()) + tickMs;
    const ticks: number[] = [];
    const stop = startTicking((dueAt) => ticks.push(dueAt));
    vi.advanceTimersByTime(22);
    stop();
    expect(ticks).toEqual([0, 1, 2, 3, 4].map((index) => first + index * tickMs));
  });

  it('ends when it is told to', () => {
    const tick = vi.fn();
    startTicking(tick)();
    vi.advanceTimersByTime(50);
    expect(tick).not.toHaveBeenCalled();
  });
});
