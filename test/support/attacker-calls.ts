import { randomBytes, randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, AttackTarget } from './attack.ts';
import { askWire, countEach } from './attack-wire.ts';
import { openCall, type CallClient } from './call-client.ts';
import { createOffer } from './media-client.ts';

const floodMs = 5_000;
/** Longer than a client has to connect. */
const connectMs = 16_000;
const path = '/v1/realtime/calls?model=rtfam-4o-realtime-preview';
const offerBytes = 63_000;
const maxMessageBytes = 262_144;
const maxBufferedBytes = 1024 * 1024;

type Misdeed = (clients: readonly CallClient[]) => Promise<void>;

/** What clients do in calls that they have opened, and close then. */
const misdeeds: Readonly<Record<string, Misdeed>> = {
  'tiny events': (clients) => flood(clients, () => '{"type":"x"}'),
  'long texts that are no events': (clients) => flood(clients, () => 'x'.repeat(maxMessageBytes)),
  'long events': (clients) => {
    const audio = 'A'.repeat(200_000);
    return flood(clients, () => `{"type":"input_audio_buffer.append","audio":"${audio}"}`);
  },
  'packets that are none': (clients) => floodTracks(clients, () => randomBytes(randomInt(1, 1_200))),
  'packets of sound that is none': (clients) =>
    floodTracks(clients, () => Buffer.concat([writeRtpHead(), randomBytes(randomInt(1, 1_100))])),
  'packets of ever new sources': (clients) =>
    floodTracks(clients, () => {
      const packet = Buffer.concat([writeRtpHead(), Buffer.of(0x80, 0, 0)]);
      packet.writeUInt32BE(randomInt(2 ** 32), 8);
      return packet;
    }),
  'reports that are none': (clients) =>
    floodTracks(clients, () =>
      Buffer.concat([Buffer.of(0x80 | randomInt(32), 200 + randomInt(8)), randomBytes(60)]),
    ),
  'datagrams that are none': (clients) => floodPorts(clients),
};

/** What is offered that no call comes of. */
const offers: Readonly<Record<string, (good: string) => string>> = {
  'good offers': (good) => good,
  'offers full of candidates': (good) => {
    const lines = Array.from(
      { length: 2_000 },
      (_, index) =>
        `a=candidate:${String(index)} 1 UDP ${String(index)} 127.0.0.${String(index % 250)} ${String(1024 + index)} typ host\r\n`,
    );
    return (good + lines.join('')).slice(0, offerBytes).replace(/[^\n]*$/, '');
  },
  'offers with many media': (good) => good + 'm=video 0 UDP/TLS/RTP/SAVPF 96\r\na=mid:x\r\n'.repeat(1_200),
  'offers of noise': () => randomBytes(offerBytes / 2).toString('latin1'),
  'offers with changed letters': (good) => {
    const bytes = Buffer.from(good);
    for (let count = 0; count < 8; count += 1) bytes[randomInt(bytes.length)] = randomInt(32, 127);
    return bytes.toString('latin1');
  },
};

/** `size` calls whose client does what `kind` says, or `size` offers of that kind. */
export const callBadly: Attack = async (target, { size, kind }) => {
  const change = offers[kind];
  if (change !== undefined) return await sendOffers(target, size, change);
  if (kind === 'calls that nobody ends') {
    await openCalls(target, size);
    return { open: size };
  }
  if (kind === 'calls that are opened and left at once') {
    for (let count = 0; count < size; count += 1) (await open(target)).close();
    return { left: size };
  }
  const clients = await openCalls(target, size);
  const outcomes = clients.map(() => 'open');
  for (const [index, { closed }] of clients.entries()) void closed.then(() => (outcomes[index] = 'closed'));
  await misdeeds[kind]?.(clients);
  for (const client of clients) client.close();
  return countEach(outcomes);
};

/** Twenty at a time; nobody connects. */
async function sendOffers(target: AttackTarget, size: number, change: (good: string) => string) {
  const { connection, offer } = await createOffer();
  connection.close();
  const headers = { authorization: `Bearer ${target.apiKey}`, 'content-type': 'application/sdp' };
  const statuses: number[] = [];
  const send = async () => {
    while (statuses.length < size) {
      const place = statuses.push(0) - 1;
      const request = { path, headers, body: Buffer.from(change(offer), 'latin1') };
      statuses[place] = (await askWire(target, request, { timeoutMs: 20_000 })).status;
    }
  };
  await Promise.all(Array.from({ length: 20 }, send));
  await sleep(connectMs);
  return countEach(statuses.map(String));
}

function open({ url, apiKey }: AttackTarget): Promise<CallClient> {
  return openCall(url, { path, credential: apiKey });
}

async function openCalls(target: AttackTarget, size: number): Promise<readonly CallClient[]> {
  return await Promise.all(Array.from({ length: size }, () => open(target)));
}

/** Sends texts on and on, as fast as they leave. */
async function flood(clients: readonly CallClient[], create: () => string): Promise<void> {
  await repeat(clients, ({ channel }) => {
    let goesOn = true;
    while (goesOn)
      goesOn =
        channel.isOpen() &&
        channel.bufferedAmount() < maxBufferedBytes &&
        attempt(() => channel.sendMessage(create()));
  });
}

/** A thousand packets in a second and client, which is twenty times what a call has. */
async function floodTracks(clients: readonly CallClient[], create: () => Buffer): Promise<void> {
  await repeat(clients, ({ track }) => {
    for (let count = 0; count < 5; count += 1)
      attempt(() => track?.isOpen() === true && track.sendMessageBinary(create()));
  });
}

/** The library throws for what it cannot encrypt, and when a call has ended meanwhile. */
function attempt(act: () => boolean): boolean {
  try {
    return act();
  } catch {
    return false;
  }
}

/** What a stranger can send to the ports of calls: noise that looks like STUN, DTLS, RTP or nothing. */
async function floodPorts(clients: readonly CallClient[]): Promise<void> {
  const socket = createSocket('udp4');
  socket.on('error', () => undefined);
  const firsts = [0, 1, 22, 23, 64, 128, 144, 200, 255];
  await repeat(clients, ({ answer }) => {
    const port = Number(/ (\d+) typ host/.exec(answer.text)?.[1]);
    for (let count = 0; count < 50; count += 1) {
      const bytes = randomBytes(randomInt(1, 1_200));
      bytes[0] = firsts[randomInt(firsts.length)] ?? 0;
      if (bytes[0] < 2 && bytes.length > 20) bytes.writeUInt32BE(0x2112a442, 4);
      socket.send(bytes, port, '127.0.0.1');
    }
  });
  socket.close();
}

async function repeat(clients: readonly CallClient[], act: (client: CallClient) => void): Promise<void> {
  const until = performance.now() + floodMs;
  while (performance.now() < until) {
    for (const client of clients) act(client);
    await sleep(5);
  }
}

/** RFC 3550, 5.1: Opus as the offer has it, with any number and time. */
function writeRtpHead(): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt8(0x80, 0);
  head.writeUInt8(111, 1);
  head.writeUInt16BE(randomInt(65_536), 2);
  head.writeUInt32BE(randomInt(2 ** 32), 4);
  head.writeUInt32BE(4242, 8);
  return head;
}
