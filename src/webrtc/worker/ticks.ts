/** How often calls are looked after, in milliseconds: a part of the 20 ms of a packet, so that each packet is due at a tick. */
export const tickMs = 5;

/** A timer of Node.js may be early by so much, in milliseconds. */
const slackMs = 1;

/** The last tick that was due, or is about to be. */
export function findTick(now: number): number {
  return Math.floor((now + slackMs) / tickMs) * tickMs;
}

/**
 * Calls at the multiples of {@link tickMs}, with the one that is due. An interval of Node.js would be late by a little more each time; and
 * packets of all calls are due at ticks, whose time does not depend on how late one was. Returns what ends it.
 */
export function startTicking(tick: (dueAt: number) => void): () => void {
  let timer: NodeJS.Timeout;
  const wait = (): void => {
    const now = performance.now();
    timer = setTimeout(act, Math.max(1, Math.ceil(findTick(now) + tickMs - now)));
  };
  const act = (): void => {
    wait();
    tick(findTick(performance.now()));
  };
  wait();
  return () => {
    clearTimeout(timer);
  };
}
