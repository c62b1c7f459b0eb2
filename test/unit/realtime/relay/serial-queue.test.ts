import { describe, expect, it } from 'vitest';
import { SerialQueue } from '../../../../src/realtime/relay/serial-queue.ts';

const never = (cause: unknown) => {
  throw cause;
};

describe('SerialQueue', () => {
  it('handles at once what nothing stands before', () => {
    const seen: number[] = [];
    const queue = new SerialQueue<number>((item) => void seen.push(item), never);
    queue.push(1, 10);
    expect([seen, queue.bufferedBytes]).toEqual([[1], 0]);
  });

  it('keeps the order while somebody waits, and counts what waits', async () => {
    const seen: number[] = [];
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const queue = new SerialQueue<number>((item) => {
      seen.push(item);
      return item === 1 ? promise : undefined;
    }, never);
    for (const item of [1, 2, 3]) queue.push(item, 10);
    expect([seen, queue.bufferedBytes]).toEqual([[1], 20]);
    resolve(undefined);
    await expect.poll(() => seen).toEqual([1, 2, 3]);
    expect(queue.bufferedBytes).toBe(0);
  });

  it('goes on behind what failed', async () => {
    const seen: number[] = [];
    const faults: unknown[] = [];
    const queue = new SerialQueue<number>(
      (item) => {
        if (item === 1) throw new Error('one');
        if (item === 2) return Promise.reject(new Error('two'));
        seen.push(item);
        return undefined;
      },
      (cause) => faults.push(cause),
    );
    for (const item of [1, 2, 3]) queue.push(item, 0);
    await expect.poll(() => seen).toEqual([3]);
    expect(faults.map((fault) => (fault as Error).message)).toEqual(['one', 'two']);
  });

  it('forgets what waits', async () => {
    const seen: number[] = [];
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const queue = new SerialQueue<number>((item) => {
      seen.push(item);
      return promise;
    }, never);
    queue.push(1, 1);
    queue.push(2, 1);
    queue.clear();
    resolve(undefined);
    await new Promise(setImmediate);
    expect([seen, queue.bufferedBytes]).toEqual([[1], 0]);
  });

  it('lets others have their turn after 64', async () => {
    let handled = 0;
    const queue = new SerialQueue<number>(() => {
      handled += 1;
      return undefined;
    }, never);
    for (let item = 0; item < 200; item += 1) queue.push(item, 0);
    expect(handled).toBe(64);
    await new Promise(setImmediate);
    expect(handled).toBeLessThanOrEqual(128);
    await expect.poll(() => handled).toBe(200);
  });
});
