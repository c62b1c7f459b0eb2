import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyTurns } from '../../../../src/tasks/runner/copy-turns.ts';

describe('CopyTurns', () => {
  let turns: CopyTurns;
  const never = new AbortController().signal;
  const keep = () => undefined;

  beforeEach(() => {
    turns = new CopyTurns();
  });

  /** Whose turn it is, in the order in which they had it. */
  async function crowd(count: number, begun: number[], leaveSlot = keep): Promise<(() => void)[]> {
    const ends: (() => void)[] = [];
    for (let number = 0; number < count; number += 1)
      void turns.take('films', never, leaveSlot).then(
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
    (await turns.take('other', never, keep))();
  });

  it('forgets who has given up', async () => {
    await crowd(4, []);
    const giving = new AbortController();
    const waiting = turns.take('films', giving.signal, keep);
    giving.abort(new Error('over'));
    await expect(waiting).rejects.toThrow('over');
    await expect(turns.take('films', giving.signal, keep)).rejects.toThrow('over');
  });

  it('has those who copy, and so many who wait, leave their slots', async () => {
    const leaveSlot = vi.fn();
    await crowd(4 + 64 + 2, [], leaveSlot);
    expect(leaveSlot).toHaveBeenCalledTimes(4 + 64);
    (await turns.take('other', never, leaveSlot))();
    expect(leaveSlot).toHaveBeenCalledTimes(4 + 64 + 1);
  });

  it('has the next one leave its slot when somebody waits no longer', async () => {
    const ends = await crowd(4 + 63, []);
    const giving = new AbortController();
    const waiting = turns.take('films', giving.signal, keep);
    const [first, second] = [vi.fn(), vi.fn()];
    await crowd(1, [], first);
    await crowd(1, [], second);
    expect(first).not.toHaveBeenCalled();
    giving.abort(new Error('over'));
    await expect(waiting).rejects.toThrow('over');
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
    ends[0]?.();
    await settle();
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('has nobody leave a slot for one who gives up with it', async () => {
    await crowd(4 + 64, []);
    const giving = new AbortController();
    const waiting = turns.take('films', giving.signal, keep);
    const leaveSlot = vi.fn();
    await crowd(1, [], leaveSlot);
    giving.abort(new Error('over'));
    await expect(waiting).rejects.toThrow('over');
    expect(leaveSlot).not.toHaveBeenCalled();
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
