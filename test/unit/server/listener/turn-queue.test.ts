import { describe, expect, it } from 'vitest';
import {
  maxAheadPerTurn,
  maxBegunPerTurn,
  maxTurnMs,
  TurnQueue,
  type Turn,
} from '../../../../src/server/listener/turn-queue.ts';

/** Where the next turn of the event loop is: its immediates have run. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function createTurn(begin: () => void, flow = 'one'): Turn {
  return { begin, nameFlow: () => flow };
}

describe('TurnQueue', () => {
  /** It stands still while nothing spends time, however busy the machine is. */
  let nowMs = 0;
  const createTurns = () => new TurnQueue(() => nowMs);

  it('begins at once what comes alone, without asking whose it is', async () => {
    const turns = createTurns();
    let begun = 0;
    const turn = {
      begin: () => (begun += 1),
      nameFlow: () => expect.fail('nothing waits'),
    };
    for (let count = 1; count <= 10; count += 1) {
      for (let index = 0; index < maxBegunPerTurn; index += 1) turns.add(turn);
      expect(begun).toBe(count * maxBegunPerTurn);
      await nextTurn();
    }
  });

  it(`begins no more than ${String(maxBegunPerTurn)} in a turn, in the order in which they came`, async () => {
    const turns = createTurns();
    const begun: number[] = [];
    const count = 3 * maxBegunPerTurn + 1;
    for (let index = 0; index < count; index += 1)
      turns.add(createTurn(() => begun.push(index), String(index)));
    for (let turn = 1; turn <= 4; turn += 1) {
      expect(begun.length).toBe(Math.min(count, turn * maxBegunPerTurn));
      await nextTurn();
    }
    expect(begun).toEqual([...Array(count).keys()]);
  });

  it('lets everybody who waits begin one after the other', async () => {
    const turns = createTurns();
    const begun: string[] = [];
    const add = (flow: string, count: number) => {
      for (let index = 0; index < count; index += 1) turns.add(createTurn(() => begun.push(flow), flow));
    };
    add('many', 1_000);
    add('few', 2);
    await nextTurn();
    expect(begun.slice(maxBegunPerTurn)).toContain('few');
    await nextTurn();
    expect(begun.filter((flow) => flow === 'few')).toHaveLength(2);
  });

  it(`begins no more than ${String(maxAheadPerTurn)} in a turn of what came ahead of answers, and others beside them`, async () => {
    const turns = createTurns();
    const begun: string[] = [];
    const ahead = createTurn(() => begun.push('ahead'));
    const alone = createTurn(() => begun.push('alone'));
    for (let count = 0; count < 2 * maxAheadPerTurn; count += 1) turns.addAhead(ahead);
    turns.add(alone);
    expect(begun).toEqual(['alone']);
    await nextTurn();
    const countAhead = () => begun.filter((kind) => kind === 'ahead').length;
    expect(countAhead()).toBeGreaterThan(0);
    expect(countAhead()).toBeLessThanOrEqual(maxAheadPerTurn);
    turns.add(alone);
    expect(begun.at(-1)).toBe('alone');
    for (let turn = 0; turn < 2 * maxAheadPerTurn; turn += 1) await nextTurn();
    expect(countAhead()).toBe(2 * maxAheadPerTurn);
  });

  it(`begins fewer in a turn while turns take longer than ${String(maxTurnMs)} ms, and more again when they do not`, async () => {
    const turns = createTurns();
    let workMs = 1;
    let begun = 0;
    const add = () => {
      turns.add(
        createTurn(() => {
          begun += 1;
          nowMs += workMs;
        }),
      );
    };
    const countTurn = async () => {
      const before = begun;
      await nextTurn();
      return begun - before;
    };
    for (let index = 0; index < 4 * maxBegunPerTurn; index += 1) add();
    for (let turn = 0; turn < 5; turn += 1) await nextTurn();
    expect(await countTurn()).toBeLessThanOrEqual(2 * Math.ceil(maxTurnMs / workMs));
    workMs = 0;
    for (let index = 0; index < maxBegunPerTurn ** 2; index += 1) add();
    for (let turn = 0; turn < maxBegunPerTurn; turn += 1) await nextTurn();
    expect(await countTurn()).toBe(maxBegunPerTurn);
  });

  it('goes on with what is added while it begins others', async () => {
    const turns = createTurns();
    let begun = 0;
    const again = createTurn(() => {
      begun += 1;
      if (begun < 100) turns.addAhead(again);
    });
    turns.add(again);
    for (let turn = 1; turn <= 100; turn += 1) {
      expect(begun).toBe(turn);
      await nextTurn();
    }
  });
});
