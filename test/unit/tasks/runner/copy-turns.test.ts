import { beforeEach, describe, expect, it } from 'vitest';
import { CopyTurns } from '../../../../src/tasks/runner/copy-turns.ts';

describe('CopyTurns', () => {
  let turns: CopyTurns;
  const never = new AbortController().signal;

  beforeEach(() => {
    turns = new CopyTurns();
  });

  /** Whose turn it is, in the order in which they had it. */
  async function crowd(count: number, begun: number[], signal = never): Promise<(() => void)[]> {
    const ends: (() => void)[] = [];
    for (let number = 0; number < count; number += 1)
      void turns.take('films', signal).then(
        (end) => {
          begun.push(number);
          ends.push(end);
        },
        () => undefined,
      );
    await Promise.resolve();
    return ends;
  }

  const settle = () => new Promise((resolve) => setImmediate(resolve));

  it('lets four copy into a bucket at a time, and the others in the order in which they came', async () => {
    const begun: number[] = [];
    const ends = await crowd(6, begun);
    await settle();
    expect(begun).toEqual([0, 1, 2, 3]);
    ends[2]?.();
    await settle();
    ends[0]?.();
    await settle();
    expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
    for (const end of ends.splice(1, 1)) end();
  });

  it('lets nobody wait for another bucket', async () => {
    await crowd(9, []);
    (await turns.take('other', never))();
  });

  it('forgets who has given up', async () => {
    await crowd(4, []);
    const giving = new AbortController();
    const waiting = turns.take('films', giving.signal);
    giving.abort(new Error('over'));
    await expect(waiting).rejects.toThrow('over');
    await expect(turns.take('films', giving.signal)).rejects.toThrow('over');
    expect(turns.hasRoom).toBe(true);
  });

  it('has room for so many that wait, and again when they have given up', async () => {
    const giving = new AbortController();
    await crowd(4, []);
    await crowd(64, [], giving.signal);
    expect(turns.hasRoom).toBe(false);
    giving.abort();
    await settle();
    expect(turns.hasRoom).toBe(true);
  });

  it('has as many turns after all have ended as before', async () => {
    for (let round = 0; round < 3; round += 1) {
      const begun: number[] = [];
      const ends = await crowd(5, begun);
      await settle();
      expect(begun).toHaveLength(4);
      for (const end of ends.splice(0)) end();
      await settle();
      for (const end of ends.splice(0)) end();
    }
  });
});
