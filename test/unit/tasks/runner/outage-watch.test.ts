import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OutageWatch } from '../../../../src/tasks/runner/outage-watch.ts';

describe('OutageWatch', () => {
  let outage: OutageWatch;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    outage = new OutageWatch({ renewMs: 1_000, scanMs: 500, graceMs: 10_000 });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const answer = async (pausedMs: number) => {
    vi.advanceTimersByTime(pausedMs);
    outage.notePause(500, pausedMs);
    expect(await outage.watch(Promise.resolve(3))).toBe(3);
  };

  /** Past the time in which it has just begun. */
  const settle = async () => {
    for (let count = 0; count < 20; count += 1) await answer(500);
  };

  it('believes in claims that have run out while the database answers', async () => {
    await settle();
    expect(outage.takeover).toBe('all');
  });

  it('believes at first in what others submit only where they were heard of since it began', async () => {
    expect(outage.takeover).toEqual({ renewedWithinMs: 0 });
    for (let count = 0; count < 19; count += 1) await answer(500);
    expect(outage.takeover).toEqual({ renewedWithinMs: 9_500 });
    await answer(500);
    expect(outage.takeover).toBe('all');
  });

  it('gives others time after the database could not be reached, from its first answer on', async () => {
    await expect(outage.watch(Promise.reject(new Error('away')))).rejects.toThrow('away');
    vi.advanceTimersByTime(60_000);
    await answer(500);
    expect(outage.takeover).toBe('own');
    for (let count = 0; count < 19; count += 1) await answer(500);
    expect(outage.takeover).toBe('own');
    vi.advanceTimersByTime(500);
    expect(outage.takeover).toBe('all');
  });

  it('gives them a moment where everything stood still, and no more', async () => {
    await settle();
    await answer(2_000);
    expect(outage.takeover).toBe('own');
    vi.advanceTimersByTime(1_500);
    expect(outage.takeover).toBe('all');
  });

  it('gives others time to renew their claims after the clock of the database was set', async () => {
    await settle();
    outage.noteStep();
    vi.advanceTimersByTime(9_999);
    expect(outage.takeover).toBe('own');
    vi.advanceTimersByTime(1);
    expect(outage.takeover).toBe('all');
  });

  it('takes a planned pause for none', async () => {
    vi.advanceTimersByTime(15_000);
    outage.notePause(15_000, 15_000);
    await outage.watch(Promise.resolve());
    expect(outage.takeover).toBe('all');
  });
});
