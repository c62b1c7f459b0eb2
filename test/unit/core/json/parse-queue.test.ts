import { describe, expect, it } from 'vitest';
import { createParseQueue, type ParseQueue } from '../../../../src/core/json/parse-queue.ts';

const kibibyte = 1024;
const large = 1024 * kibibyte;
const host = { signal: new AbortController().signal };

/** Counts turns of the event loop until it is stopped. */
function countTurns() {
  const counter = { turns: 0, isRunning: true };
  const next = () => {
    counter.turns += 1;
    if (counter.isRunning) setImmediate(next);
  };
  setImmediate(next);
  return counter;
}

/** The turns in which documents of these sizes, all complete at once, may be parsed. */
async function measureTurns(queue: ParseQueue, sizes: readonly number[]): Promise<readonly number[]> {
  const counter = countTurns();
  const turns = await Promise.all(
    sizes.map(async (sizeBytes) => {
      const waiting = queue.enter(sizeBytes, new AbortController());
      if (waiting !== null) await waiting;
      return counter.turns;
    }),
  );
  counter.isRunning = false;
  return turns;
}

describe('createParseQueue', () => {
  it('lets a document pass at once where there is no other', async () => {
    const queue = createParseQueue();
    expect(queue.enter(100 * large, host)).toBeNull();
    await measureTurns(queue, [large]);
    for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(queue.enter(100 * large, host)).toBeNull();
  });

  it('never lets a small document wait', () => {
    const queue = createParseQueue();
    const sizes = [large, large, 1, 16 * kibibyte - 1];
    expect(sizes.map((sizeBytes) => queue.enter(sizeBytes, host) === null)).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it('lets large documents pass one after the other, in their order, with turns in between', async () => {
    const turns = await measureTurns(createParseQueue(), [large, large, 100 * large, large]);
    turns.slice(1).forEach((turn, index) => {
      expect(turn - turns[index]!).toBeGreaterThanOrEqual(2);
    });
  });

  it('lets documents pass together that are no more than one large one', async () => {
    const sizes = Array.from({ length: 6 }, () => 200 * kibibyte);
    const [first, second, third, fourth, fifth, sixth] = await measureTurns(createParseQueue(), sizes);
    expect([second, fourth, sixth]).toEqual([first, third, fifth]);
    expect(third).toBeGreaterThan(first!);
    expect(fifth).toBeGreaterThan(third!);
  });

  it('does not let a document pass that came after one that waits', async () => {
    const queue = createParseQueue();
    expect(queue.enter(400 * kibibyte, host)).toBeNull();
    const order: string[] = [];
    await Promise.all([
      queue.enter(large, host)?.then(() => order.push('large')),
      queue.enter(20 * kibibyte, host)?.then(() => order.push('later')),
    ]);
    expect(order).toEqual(['large', 'later']);
  });

  it('takes any number, and is empty afterwards', async () => {
    const queue = createParseQueue();
    const turns = await measureTurns(
      queue,
      Array.from({ length: 40_000 }, () => 20 * kibibyte),
    );
    expect(turns).toEqual(turns.toSorted((first, second) => first - second));
    for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(queue.enter(large, host)).toBeNull();
  });

  it('takes those out whose request is over, at once and without a turn', async () => {
    const queue = createParseQueue();
    expect(queue.enter(large, host)).toBeNull();
    const leaving = new AbortController();
    const counter = countTurns();
    const left = Array.from({ length: 1_000 }, () =>
      queue.enter(large, leaving)!.catch((error: unknown) => error),
    );
    const staying = queue.enter(large, host);
    const gone = queue.enter(large, { signal: AbortSignal.abort() });
    leaving.abort();
    await expect(gone).rejects.toMatchObject({ code: 'cancelled' });
    expect(await Promise.all(left)).toEqual(left.map(() => expect.objectContaining({ code: 'cancelled' })));
    expect(counter.turns).toBe(0);
    await staying;
    expect(counter.turns).toBeLessThan(10);
    counter.isRunning = false;
  });
});
