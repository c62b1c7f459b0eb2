import { describe, expect, it } from 'vitest';
import type { PasswordAsker } from '../../../../src/accounts/account-parts.ts';
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
    const runs = Array.from({ length: 5 }, (_, index) =>
      queue.run({ address: `address ${String(index)}` }, work),
    );
    await expect(queue.run({ address: 'one more' }, work)).rejects.toMatchObject({
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
    const run = (address: string) =>
      queue.run({ address }, () => {
        order.push(address);
        return Promise.resolve();
      });
    const greedy = Array.from({ length: 4 }, () => run('greedy'));
    const refused = expect(run('greedy')).rejects.toMatchObject({ reason: 'overloaded' });
    await Promise.all([...greedy, run('other'), run('third'), refused]);
    expect(order).toEqual(['greedy', 'greedy', 'other', 'third', 'greedy', 'greedy']);
  });

  it('lets users who are logged in wait beside any number of addresses, and gives them every other turn', async () => {
    const queue = new WorkQueue({ maxRunning: 1, maxWaiting: 3, maxWaitingOfOne: 2 });
    const order: string[] = [];
    const run = (asker: PasswordAsker) =>
      queue.run(asker, () => {
        order.push(Object.values(asker).join());
        return Promise.resolve();
      });
    const crowd = Array.from({ length: 4 }, (_, index) => run({ address: `a${String(index)}` }));
    const refused = expect(run({ address: 'a4' })).rejects.toMatchObject({ reason: 'overloaded' });
    const users = ['u0', 'u0', 'u1'].map((userId) => run({ userId }));
    const full = expect(run({ userId: 'u2' })).rejects.toMatchObject({ reason: 'overloaded' });
    await Promise.all([...crowd, ...users, refused, full]);
    expect(order).toEqual(['a0', 'u0', 'a1', 'u1', 'a2', 'u0', 'a3']);
  });

  it('gives the place of work that fails to the next', async () => {
    const queue = new WorkQueue({ maxRunning: 1, maxWaiting: 1, maxWaitingOfOne: 1 });
    const asker = { userId: 'one' };
    const failing = queue.run(asker, () => Promise.reject(new Error('failed')));
    const next = queue.run(asker, () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('failed');
    expect(await next).toBe('done');
    expect(await queue.run(asker, () => Promise.resolve('again'))).toBe('again');
  });
});
