/** Makes something now, or in a later turn of the event loop. Rejects as `make` throws. */
export type TakeTurn = <Result>(make: () => Result) => Promise<Result>;

/** How long answers are made in one turn of the event loop before the others wait for the next, in milliseconds. */
const maxTurnMs = 5;

/**
 * Lets answers be made one after the other where they are large: to write a million words takes as long as a thousand requests,
 * and several of that kind must not hold up everybody else. Small ones pass without waiting. One for each adapter.
 */
export function createTurns(): TakeTurn {
  const waiting: (() => void)[] = [];
  let spentMs = 0;
  let isEnding = false;
  const endTurn = () => {
    isEnding = false;
    spentMs = 0;
    for (const wake of waiting.splice(0)) wake();
  };
  return async (make) => {
    while (spentMs > maxTurnMs) await new Promise<void>((resolve) => waiting.push(resolve));
    const startedAt = performance.now();
    try {
      return make();
    } finally {
      spentMs += performance.now() - startedAt;
      if (!isEnding) setImmediate(endTurn);
      isEnding = true;
    }
  };
}
