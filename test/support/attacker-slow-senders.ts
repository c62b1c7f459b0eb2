import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, AttackTarget } from './attack.ts';
import { countEach, watchWire, writeWireHead, type WatchedWire } from './attack-wire.ts';

const givesUpAfterMs = 30_000;
const intervalMs = 1_000;
const bodyBytes = 200_000;
const pieceBytes = 1_024;

/** `size` heads that come byte by byte, and as many bodies that come a kilobyte a second. */
export const sendSlowly: Attack = async (target, { size }) => {
  const head = writeWireHead({ method: 'GET', path: '/healthz' });
  const heads = openMany(target, size, () => '');
  const bodies = openMany(target, size, () => writeBodyHead(target));
  const piece = ' '.repeat(pieceBytes);
  return await observe({ heads, bodies }, (second) => {
    for (const { socket } of heads) socket.write(head[second] ?? 'x');
    for (const { socket } of bodies) socket.write(piece);
  });
};

/** `size` connections to a TLS port that say nothing, and as many that stop within their ClientHello. */
export const shakeHandsSlowly: Attack = async ({ url }, { size }) => {
  const plain = { url: url.replace('https:', 'http:') };
  const silent = openMany(plain, size, () => '');
  const half = openMany(plain, size, () => clientHelloBegin);
  return await observe({ silent, half }, () => undefined);
};

/** A record that promises 512 bytes (RFC 8446, 5.1). */
const clientHelloBegin = Buffer.from('16030102000100' + '01fc0303' + '5a'.repeat(20), 'hex');

function openMany(
  target: { readonly url: string },
  size: number,
  write: () => string | Buffer,
): readonly WatchedWire[] {
  return Array.from({ length: size }, () => {
    const wire = watchWire(target);
    const begin = write();
    if (begin.length > 0) wire.socket.write(begin);
    return wire;
  });
}

function writeBodyHead({ apiKey }: AttackTarget): string {
  const headers = {
    'x-api-key': apiKey,
    'msg-version': '2023-06-01',
    'content-type': 'application/json',
    'content-length': String(bodyBytes),
  };
  return writeWireHead({ path: '/v1/messages', headers });
}

/** Waits until all are closed or the time is up; how each ended, and when the last of each sort was closed. */
async function observe(
  sorts: Readonly<Record<string, readonly WatchedWire[]>>,
  everySecond: (second: number) => void,
): Promise<Readonly<Record<string, number>>> {
  const startedAt = performance.now();
  const all = Object.values(sorts).flat();
  let second = 0;
  while (performance.now() - startedAt < givesUpAfterMs && all.some(({ closedAt }) => closedAt() === null)) {
    everySecond(second++);
    await sleep(intervalMs);
  }
  const reports = Object.entries(sorts).map(([name, wires]) => describeSort(name, wires, startedAt));
  return Object.assign({}, ...reports) as Readonly<Record<string, number>>;
}

function describeSort(
  name: string,
  wires: readonly WatchedWire[],
  startedAt: number,
): Readonly<Record<string, number>> {
  const counts = countEach(
    wires.map(({ outcome, closedAt }) => `${name} ${outcome()}${closedAt() === null ? ', not closed' : ''}`),
  );
  const ends = wires.map(({ closedAt }) => closedAt() ?? Infinity);
  const longestMs = Math.round(Math.max(...ends) - startedAt);
  return Number.isFinite(longestMs) ? { ...counts, [`${name} closed after`]: longestMs } : counts;
}
