import { beforeEach, describe, expect, it, vi } from 'vitest';
import { maxTurnMs, ReadingTurns } from '../../../../src/providers/http/reading-turns.ts';

/** Where the next turn of the event loop is: its immediates have run. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

let nowMs = 0;

/** Whatever else the machine does, a turn lasts as long as this says. */
function spend(durationMs: number): void {
  nowMs += durationMs;
}

describe('ReadingTurns', () => {
  beforeEach(() => {
    vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  });

  it('lets everybody read until a turn has lasted long enough, and again in the next one', async () => {
    const turns = new ReadingTurns();
    expect(turns.isFree()).toBe(true);
    expect(turns.isFree()).toBe(true);
    spend(maxTurnMs + 1);
    expect(turns.isFree()).toBe(false);
    await nextTurn();
    expect(turns.isFree()).toBe(true);
  });

  it('lets nobody pass those who wait', async () => {
    const turns = new ReadingTurns();
    turns.wait({ takeTurn: () => undefined });
    expect(turns.isFree()).toBe(false);
    await nextTurn();
    await nextTurn();
    expect(turns.isFree()).toBe(true);
  });

  it('calls those who wait in their order, as many as a turn has time for', async () => {
    const turns = new ReadingTurns();
    const called: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      const takeTurn = () => {
        called.push(index);
        spend(maxTurnMs + 1);
      };
      turns.wait({ takeTurn });
    }
    const longest = [];
    for (let before = 0; called.length < 3; before = called.length) {
      await nextTurn();
      longest.push(called.length - before);
    }
    expect(called).toEqual([0, 1, 2]);
    expect(Math.max(...longest)).toBe(1);
  });

  it('counts what comes of a reading as part of its turn', async () => {
    const turns = new ReadingTurns();
    let calls = 0;
    const takeTurn = () => {
      calls += 1;
      void Promise.resolve()
        .then(() => undefined)
        .then(() => {
          spend(maxTurnMs + 1);
        });
    };
    turns.wait({ takeTurn });
    turns.wait({ takeTurn: () => (calls += 1) });
    await nextTurn();
    expect(calls).toBe(1);
    await nextTurn();
    await nextTurn();
    expect(calls).toBe(2);
  });

  it('gives everybody who waits again one more turn, the others being before them', async () => {
    const turns = new ReadingTurns();
    const called: string[] = [];
    const add = (name: string, times: number) => {
      const reader = {
        takeTurn: () => {
          called.push(name);
          if (--times > 0) turns.wait(reader);
        },
      };
      turns.wait(reader);
    };
    add('long', 3);
    add('short', 1);
    while (called.length < 4) await nextTurn();
    expect(called).toEqual(['long', 'short', 'long', 'long']);
  });

  it('calls nobody who has left', async () => {
    const turns = new ReadingTurns();
    const reader = { takeTurn: () => expect.fail('it has left') };
    turns.wait(reader);
    turns.leave(reader);
    await nextTurn();
    await nextTurn();
  });
});
