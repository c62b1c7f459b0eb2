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

  it('believes in claims that have run out from the start, and while the database answers', async () => {
    expect(outage.isOver).toBe(true);
    for (let count = 0; count < 10; count += 1) await answer(700);
    expect(outage.isOver).toBe(true);
  });

  it('gives others time after the database could not be reached, from its first answer on', async () => {
    await expect(outage.watch(Promise.reject(new Error('away')))).rejects.toThrow('away');
    vi.advanceTimersByTime(60_000);
    await answer(500);
    expect(outage.isOver).toBe(false);
    for (let count = 0; count < 19; count += 1) await answer(500);
    expect(outage.isOver).toBe(false);
    vi.advanceTimersByTime(500);
    expect(outage.isOver).toBe(true);
  });

  it('gives them a moment where everything stood still, and no more', async () => {
    await answer(2_000);
    expect(outage.isOver).toBe(false);
    vi.advanceTimersByTime(1_500);
    expect(outage.isOver).toBe(true);
  });

  it('takes a planned pause for none', async () => {
    vi.advanceTimersByTime(15_000);
    outage.notePause(15_000, 15_000);
    await outage.watch(Promise.resolve());
    expect(outage.isOver).toBe(true);
  });
});
