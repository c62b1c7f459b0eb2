import { describe, expect, it } from 'vitest';
import { createTurns } from '../../../../src/providers/simulator/take-turns.ts';

function spend(durationMs: number): void {
  const end = performance.now() + durationMs;
  while (performance.now() < end);
}

/** In which turn of the event loop each of so many answers was made, when all are asked for at once. */
async function listTurns(count: number, make: () => void): Promise<readonly number[]> {
  let turn = 0;
  let isOver = false;
  const countTurn = () => {
    turn += 1;
    if (!isOver) setImmediate(countTurn);
  };
  setImmediate(countTurn);
  const takeTurn = createTurns();
  const turns = await Promise.all(
    Array.from({ length: count }, () =>
      takeTurn(() => {
        make();
        return turn;
      }),
    ),
  );
  isOver = true;
  return turns;
}

describe('createTurns', () => {
  it('makes what takes long in turns of its own, in order', async () => {
    const turns = await listTurns(6, () => {
      spend(10);
    });
    expect(new Set(turns).size).toBe(6);
    expect(turns).toEqual(turns.toSorted((a, b) => a - b));
  });

  it('makes what is small at once', async () => {
    const turns = await listTurns(6, () => undefined);
    expect(new Set(turns)).toEqual(new Set([0]));
  });

  it('passes on what is thrown, and goes on', async () => {
    const takeTurn = createTurns();
    const fail = () => {
      spend(10);
      throw new Error('cannot be made');
    };
    const all = await Promise.allSettled([takeTurn(fail), takeTurn(fail), takeTurn(() => 'made')]);
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });
});
