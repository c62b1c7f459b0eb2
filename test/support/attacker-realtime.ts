import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, AttackTarget } from './attack.ts';
import { countEach, openWire, writeWireHead } from './attack-wire.ts';
import { createRealtimeUpstream, type UpstreamSession } from './realtime-upstream.ts';

const mebibyte = 1024 * 1024;
const floodMs = 5_000;
const heldForMs = 3_000;

/** What the gateway reaches as the attacker's sessions. */
export const hostileUpstream = await createRealtimeUpstream();

type Misdeed = (sockets: readonly Socket[]) => Promise<void>;

/** What clients do in sessions that they have opened. */
const misdeeds: Readonly<Record<string, Misdeed>> = {
  'pings that nobody reads the answers of': (sockets) => flood(sockets, repeat(frame(9, Buffer.alloc(125)))),
  'tiny events': (sockets) => flood(sockets.map(readAll), repeat(frame(1, '{"type":"x"}'))),
  'tiny events that nobody reads the answers of': (sockets) =>
    flood(sockets, repeat(frame(1, '{"type":"x"}'))),
  'messages in the smallest pieces': (sockets) =>
    flood(
      sockets.map(readAll),
      Buffer.concat([
        frame(1, '{', 'more'),
        ...Array<Buffer>(15_000).fill(frame(0, ' ', 'more')),
        frame(0, '}'),
      ]),
    ),
  'long items of sound': (sockets) => flood(sockets.map(readAll), frame(1, writeItem(15 * mebibyte))),
  'long items of text': (sockets) => flood(sockets.map(readAll), frame(1, writeText(15 * mebibyte))),
  'long pieces of sound': (sockets) => flood(sockets.map(readAll), frame(1, writeAppend(15 * mebibyte))),
  'long messages without an end': async (sockets) => {
    for (const socket of sockets)
      socket.write(Buffer.concat([frameHead(1, 16 * mebibyte), Buffer.alloc(15 * mebibyte)]));
    await sleep(heldForMs * 2);
  },
  'answers that nobody reads': async (sockets) => {
    for (const socket of sockets)
      for (let count = 0; count < 200; count += 1) {
        socket.write(frame(1, writeText(20_000)));
        socket.write(frame(1, '{"type":"response.create"}'));
      }
    await sleep(floodMs);
  },
};

/** What upstreams do in sessions that clients have opened. */
const upstreamMisdeeds: Readonly<Record<string, (session: UpstreamSession) => void>> = {
  'tiny events of an upstream': ({ socket }) => {
    const text = '{"type":"x"}';
    const until = performance.now() + floodMs;
    const more = () => {
      if (performance.now() > until || socket.readyState !== socket.OPEN) return;
      for (let count = 0; count < 1_000; count += 1) socket.send(text);
      setTimeout(more, socket.bufferedAmount > mebibyte ? 10 : 0);
    };
    more();
  },
  'pings of an upstream': ({ socket }) => {
    const until = performance.now() + floodMs;
    const more = () => {
      if (performance.now() > until || socket.readyState !== socket.OPEN) return;
      for (let count = 0; count < 1_000; count += 1) socket.ping(Buffer.alloc(125));
      setTimeout(more, socket.bufferedAmount > mebibyte ? 10 : 0);
    };
    more();
  },
  'an event of 100 MB of an upstream': ({ socket }) => {
    socket.send(JSON.stringify({ type: 'x', text: 'A'.repeat(100_000_000) }));
  },
};

/** `size` sessions whose client, or upstream, does what `kind` says. */
export const talkBadly: Attack = async (target, { size, kind }) => {
  const sockets = await Promise.all(Array.from({ length: size }, () => openSession(target)));
  const outcomes = sockets.map(() => 'open');
  for (const [index, socket] of sockets.entries()) socket.on('close', () => (outcomes[index] = 'closed'));
  const misdeed = misdeeds[kind];
  if (misdeed !== undefined) await misdeed(sockets);
  else {
    for (const socket of sockets) readAll(socket);
    for (const session of hostileUpstream.sessions) upstreamMisdeeds[kind]?.(session);
    await sleep(floodMs + heldForMs);
  }
  return countEach(outcomes);
};

/** A session whose first events have come; nothing more is read of it. */
async function openSession(target: AttackTarget): Promise<Socket> {
  const socket = openWire(target);
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    'rt-beta': 'realtime=v1',
    authorization: `Bearer ${target.apiKey}`,
  };
  socket.write(
    writeWireHead({ method: 'GET', path: '/v1/realtime?model=rtfam-4o-realtime-preview', headers }),
  );
  let text = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      if (!text.includes('session.created')) return;
      socket.off('data', read);
      resolve();
    };
    socket.on('data', read);
    socket.on('close', () => {
      reject(new Error(`No session: ${text.slice(0, 200)}`));
    });
    socket.resume();
  });
  socket.pause();
  return socket;
}

function readAll(socket: Socket): Socket {
  return socket.on('data', () => undefined).resume();
}

function repeat(bytes: Buffer): Buffer {
  return Buffer.concat(Array<Buffer>(Math.ceil(65_536 / bytes.length)).fill(bytes));
}

/** Writes on and on, as fast as it is taken, for a while. */
async function flood(sockets: readonly Socket[], bytes: Buffer): Promise<void> {
  const until = performance.now() + floodMs;
  await Promise.all(
    sockets.map(async (socket) => {
      while (performance.now() < until && !socket.destroyed) {
        if (!socket.writableNeedDrain) socket.write(bytes);
        await sleep(socket.writableNeedDrain ? 1 : 0);
      }
    }),
  );
}

/** One masked frame (RFC 6455, 5.2), with a mask of zeros. */
function frame(opcode: number, content: string | Buffer, more?: 'more'): Buffer {
  const payload = Buffer.from(content);
  return Buffer.concat([frameHead(opcode, payload.length, more), payload]);
}

function frameHead(opcode: number, length: number, more?: 'more'): Buffer {
  const first = more === undefined ? 0x80 | opcode : opcode;
  if (length < 126) return Buffer.from([first, 0x80 | length, 0, 0, 0, 0]);
  const head = Buffer.alloc(14);
  head.writeUInt8(first, 0);
  head.writeUInt8(0x80 | 127, 1);
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}

const writeAppend = (length: number) =>
  `{"type":"input_audio_buffer.append","audio":"${'A'.repeat(length)}"}`;

function writeItem(length: number): string {
  const part = `{"type":"input_audio","audio":"${'A'.repeat(length)}"}`;
  return `{"type":"conversation.item.create","item":{"type":"message","role":"user","content":[${part}]}}`;
}

function writeText(length: number): string {
  const part = `{"type":"input_text","text":"${'a '.repeat(length / 2)}"}`;
  return `{"type":"conversation.item.create","item":{"type":"message","role":"user","content":[${part}]}}`;
}
