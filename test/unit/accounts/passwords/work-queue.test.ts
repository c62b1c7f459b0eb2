import { describe, expect, it } from 'vitest';
import { WorkQueue } from '../../../../src/accounts/passwords/work-queue.ts';

function createWork() {
  const ends: (() => void)[] = [];
  const state = { running: 0, most: 0 };
  const work = async () => {
    state.running += 1;
    state.most = Math.max(state.most, state.running);
    await new Promise<void>((resolve) => ends.push(resolve));
    state.running -= 1;
  };
  return { work, state, ends };
}

describe('WorkQueue', () => {
  it('runs so much at once, lets so much wait and refuses the rest', async () => {
    const queue = new WorkQueue({ maxRunning: 2, maxWaiting: 3, maxWaitingOfOne: 3 });
    const { work, state, ends } = createWork();
    const runs = Array.from({ length: 5 }, (_, index) => queue.run(`asker ${String(index)}`, work));
    await expect(queue.run('one more', work)).rejects.toMatchObject({
      code: 'unavailable',
      reason: 'overloaded',
      retryAfterMs: 1_000,
    });
    for (let ended = 0; ended < 5; ended++) {
      await expect.poll(() => ends.length).toBeGreaterThan(0);
      ends.shift()?.();
    }
    await Promise.all(runs);
    expect(state).toEqual({ running: 0, most: 2 });
  });

  it('gives turns to those who ask, of each the next, and refuses one who asks for too much', async () => {
    const queue = new WorkQueue({ maxRunning: 1, maxWaiting: 9, maxWaitingOfOne: 3 });
    const order: string[] = [];
    const run = (asker: string) =>
      queue.run(asker, () => {
        order.push(asker);
        return Promise.resolve();
      });
    const greedy = Array.from({ length: 4 }, () => run('greedy'));
    const refused = expect(run('greedy')).rejects.toMatchObject({ reason: 'overloaded' });
    await Promise.all([...greedy, run('other'), run('third'), refused]);
    expect(order).toEqual(['greedy', 'greedy', 'other', 'third', 'greedy', 'greedy']);
  });

  it('gives the place of work that fails to the next', async () => {
    const queue = new WorkQueue({ maxRunning: 1, maxWaiting: 1, maxWaitingOfOne: 1 });
    const failing = queue.run('one', () => Promise.reject(new Error('failed')));
    const next = queue.run('one', () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('failed');
    expect(await next).toBe('done');
    expect(await queue.run('one', () => Promise.resolve('again'))).toBe('again');
  });
});
