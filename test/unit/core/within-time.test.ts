import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { late, within, withinTime } from '../../../src/core/within-time.ts';

function beBusy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('a wait for an answer', () => {
  it('gives it, and the error that came instead', async () => {
    expect(await within(Promise.resolve('answer'), 1_000)).toBe('answer');
    await expect(within(Promise.reject(new Error('refused')), 1_000)).rejects.toThrow('refused');
  });

  it('ends when the time is over', async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    const startedAt = performance.now();
    expect(await within(promise, 30)).toBe(late);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(29);
    await expect(withinTime(promise, 5, 'The store did not answer')).rejects.toThrow(
      'The store did not answer',
    );
    reject(new Error('later on, nobody minds'));
    await sleep(1);
  });

  it('reads what came while the process was busy', async () => {
    const answer = within(stat(import.meta.filename), 20);
    beBusy(100);
    expect(await answer).toHaveProperty('size');
  });

  it('counts from its own beginning, not from that of a long turn', async () => {
    await sleep(1);
    beBusy(100);
    expect(await within(sleep(20, 'answer'), 60)).toBe('answer');
    beBusy(100);
    expect(await within(sleep(60, 'answer'), 20)).toBe(late);
  });
});
