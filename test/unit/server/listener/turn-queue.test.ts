import { describe, expect, it } from 'vitest';
import { aheadPerTurn, begunPerTurn, TurnQueue } from '../../../../src/server/listener/turn-queue.ts';

/** Where the next turn of the event loop is: its immediates have run. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

describe('TurnQueue', () => {
  it('begins at once what comes alone', async () => {
    const turns = new TurnQueue();
    let begun = 0;
    for (let turn = 0; turn < 10; turn += 1) {
      for (let count = 0; count < begunPerTurn; count += 1) turns.add(() => (begun += 1));
      expect(begun).toBe((turn + 1) * begunPerTurn);
      await nextTurn();
    }
  });

  it(`begins no more than ${String(begunPerTurn)} in a turn, in the order in which they came`, async () => {
    const turns = new TurnQueue();
    const begun: number[] = [];
    const count = 3 * begunPerTurn + 1;
    for (let index = 0; index < count; index += 1) turns.add(() => begun.push(index));
    for (let turn = 1; turn <= 4; turn += 1) {
      expect(begun.length).toBe(Math.min(count, turn * begunPerTurn));
      await nextTurn();
    }
    expect(begun).toEqual([...Array(count).keys()]);
  });

  it(`begins no more than ${String(aheadPerTurn)} in a turn of what came ahead of answers, and others beside them`, async () => {
    const turns = new TurnQueue();
    const begun: string[] = [];
    for (let count = 0; count < 2 * aheadPerTurn; count += 1) turns.addAhead(() => begun.push('ahead'));
    turns.add(() => begun.push('alone'));
    expect(begun).toEqual(['alone']);
    await nextTurn();
    expect(begun).toHaveLength(1 + aheadPerTurn);
    turns.add(() => begun.push('alone'));
    expect(begun.at(-1)).toBe('alone');
    await nextTurn();
    expect(begun).toHaveLength(2 + 2 * aheadPerTurn);
  });

  it('goes on with what is added while it begins others', async () => {
    const turns = new TurnQueue();
    let begun = 0;
    const again = () => {
      begun += 1;
      if (begun < 100) turns.addAhead(again);
    };
    turns.add(again);
    for (let turn = 1; turn <= 100; turn += 1) {
      expect(begun).toBe(turn);
      await nextTurn();
    }
  });
});
