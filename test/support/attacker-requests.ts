import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import { openWire } from './attack-wire.ts';
import { writeSmallQuestion } from './attacker-questions.ts';

const attackedForMs = 4_000;
/** Requests on their way on one connection. */
const depths: Readonly<Record<string, number>> = { 'one at a time': 1, pipelined: 32 };

/** `size` connections of one key that send small requests as fast as they are answered. */
export const floodWithRequests: Attack = async (target, { size, kind }) => {
  const request = writeSmallQuestion(target);
  const counts = { answered: 0, closed: 0 };
  const until = performance.now() + attackedForMs;
  for (let connection = 0; connection < size; connection++) {
    const socket = openWire(target);
    socket.on('data', (chunk: Buffer) => {
      const count = countHeads(chunk);
      counts.answered += count;
      if (count > 0 && performance.now() < until) socket.write(request.repeat(count));
    });
    socket.on('close', () => counts.closed++);
    socket.write(request.repeat(depths[kind]!));
    socket.resume();
  }
  await sleep(attackedForMs);
  return counts;
};

function countHeads(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf('HTTP/1.1 '); at >= 0; at = chunk.indexOf('HTTP/1.1 ', at + 9)) count++;
  return count;
}
