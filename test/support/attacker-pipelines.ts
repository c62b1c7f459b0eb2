import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, AttackTarget } from './attack.ts';
import { openWire, writeWireHead } from './attack-wire.ts';
import { writeLargeQuestion } from './attacker-questions.ts';

const heldForMs = 4_000;

/** Requests on one connection, about as many bytes in both kinds. */
const kinds: Readonly<Record<string, (target: AttackTarget) => string>> = {
  documents: () => writeWireHead({ method: 'GET', path: '/openapi.json' }).repeat(1_500),
  answers: (target) => writeLargeQuestion(target).repeat(200),
};

/** `size` connections that send the same request again and again, all at once, and read nothing. */
export const pipelineRequests: Attack = async (target, { size, kind }) => {
  const requests = Buffer.from(kinds[kind]!(target));
  let closed = 0;
  for (let count = 0; count < size; count++) {
    const socket = openWire(target).on('close', () => closed++);
    socket.write(requests);
  }
  await sleep(heldForMs);
  return { closed };
};
