import { randomBytes } from 'node:crypto';
import type { Attack, AttackTarget } from './attack.ts';
import { openWire, readStatus, writeWireHead } from './attack-wire.ts';

const attackedForMs = 4_000;

interface Counts {
  refused: number;
  limited: number;
  limitedWithoutRetryAfter: number;
  other: number;
}

/** `size` connections from one address that try keys, one after the other. */
export const guessKeys: Attack = async (target, { size }) => {
  const counts: Counts = { refused: 0, limited: 0, limitedWithoutRetryAfter: 0, other: 0 };
  const until = performance.now() + attackedForMs;
  const guessing = Array.from({ length: size }, async () => {
    while (performance.now() < until) await guessOnOneConnection(target, counts, until);
  });
  await Promise.all(guessing);
  return { ...counts };
};

function guessOnOneConnection(target: AttackTarget, counts: Counts, until: number): Promise<void> {
  const socket = openWire(target);
  let text = '';
  const guess = () => {
    text = '';
    const headers = { authorization: `Bearer sk-${randomBytes(20).toString('hex')}` };
    socket.write(writeWireHead({ method: 'GET', path: '/v1/models', headers }));
  };
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
    if (!isWhole(text)) return;
    note(text, counts);
    if (performance.now() < until) guess();
    else socket.destroy();
  });
  guess();
  socket.resume();
  return new Promise((resolve) => {
    const timer = setTimeout(() => socket.destroy(), until - performance.now() + 5_000);
    socket.on('end', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function isWhole(text: string): boolean {
  const headEnd = text.indexOf('\r\n\r\n');
  const length = /^content-length: (\d+)/imu.exec(text)?.[1];
  return headEnd >= 0 && length !== undefined && text.length >= headEnd + 4 + Number(length);
}

function note(text: string, counts: Counts): void {
  const status = readStatus(text);
  if (status === 401) counts.refused++;
  else if (status !== 429) counts.other++;
  else {
    counts.limited++;
    if (!/^retry-after: [1-9]\d*\r$/imu.test(text)) counts.limitedWithoutRetryAfter++;
  }
}
