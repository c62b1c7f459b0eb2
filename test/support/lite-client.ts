import { createHmac, randomBytes } from 'node:crypto';
import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { crc32 } from 'node:zlib';

/** An ICE-lite client as small devices have it, up to the first packet of DTLS. Close it after the test. */
export interface LiteClient {
  readonly offer: string;
  /** How the gateway called: `controlling` or `controlled`, of each of its requests. */
  readonly roles: readonly string[];
  /** Whether the gateway has begun DTLS, which it does over a connection. */
  readonly isConnected: boolean;
  /** Calls the gateway every 50 ms from now on, as whoever is led by the other side. */
  call(answer: string): void;
  close(): void;
}

const password = 'p'.repeat(24);
const name = 'lite';

/** Types of STUN (RFC 8489) and ICE (RFC 8445). */
const [request, response] = [0x0001, 0x0101];
const roles: Readonly<Record<number, string>> = { 0x8029: 'controlled', 0x802a: 'controlling' };

export async function openLiteClient(): Promise<LiteClient> {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const seen: string[] = [];
  let isConnected = false;
  let timer: NodeJS.Timeout | undefined;
  socket.on('message', (bytes, from) => {
    // RFC 7983: 20 to 63 is DTLS.
    if (Number(bytes[0]) >= 20) isConnected = true;
    else if (bytes.readUInt16BE(0) === request) {
      seen.push(...listAttributes(bytes).flatMap((type) => roles[type] ?? []));
      answerRequest(socket, bytes, from);
    }
  });
  return {
    offer: createLiteOffer(socket.address().port),
    roles: seen,
    get isConnected() {
      return isConnected;
    },
    call: (answer) => {
      timer = setInterval(() => {
        sendRequest(socket, answer);
      }, 50);
    },
    close: () => {
      clearInterval(timer);
      socket.close();
    },
  };
}

function createLiteOffer(port: number): string {
  const lines = [
    ...['v=0', 'o=- 1 1 IN IP4 0.0.0.0', 's=-', 't=0 0', 'a=ice-lite', 'a=group:BUNDLE audio'],
    `a=fingerprint:sha-256 ${Array.from({ length: 32 }, () => 'AB').join(':')}`,
    ...['a=setup:passive', `a=ice-ufrag:${name}`, `a=ice-pwd:${password}`],
    ...['m=audio 9 UDP/TLS/RTP/SAVP 111', 'c=IN IP4 0.0.0.0', 'a=rtpmap:111 opus/48000/2', 'a=mid:audio'],
    `a=candidate:1 1 UDP 2122317823 127.0.0.1 ${String(port)} typ host`,
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

function sendRequest(socket: Socket, answer: string): void {
  const find = (pattern: RegExp) => pattern.exec(answer)?.[1] ?? '';
  const port = Number(find(/ (\d+) typ host/));
  const attributes = [
    writeAttribute(0x0006, Buffer.from(`${find(/ice-ufrag:(\S+)/)}:${name}`)),
    writeAttribute(0x0024, Buffer.from([0x6e, 0, 1, 0xff])),
    writeAttribute(0x8029, Buffer.alloc(8)),
  ];
  const message = writeMessage({ type: request, id: randomBytes(12), attributes }, find(/ice-pwd:(\S+)/));
  socket.send(message, port, '127.0.0.1');
}

/** With the address that the request came from, as it is written there. */
function answerRequest(socket: Socket, bytes: Buffer, { address, port }: RemoteInfo): void {
  const cookie = [0x21, 0x12, 0xa4, 0x42] as const;
  const shown = Buffer.from([0, 1, (port >> 8) ^ cookie[0], (port & 0xff) ^ cookie[1], 0, 0, 0, 0]);
  for (const [index, part] of address.split('.').entries()) shown[4 + index] = Number(part) ^ cookie[index]!;
  const attributes = [writeAttribute(0x0020, shown)];
  const message = writeMessage({ type: response, id: bytes.subarray(8, 20), attributes }, password);
  socket.send(message, port, address);
}

function listAttributes(message: Buffer): readonly number[] {
  const types: number[] = [];
  for (let at = 20; at + 4 <= message.length; at += 4 + Math.ceil(message.readUInt16BE(at + 2) / 4) * 4)
    types.push(message.readUInt16BE(at));
  return types;
}

function writeAttribute(type: number, value: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(type, 0);
  head.writeUInt16BE(value.length, 2);
  return Buffer.concat([head, value, Buffer.alloc((4 - (value.length % 4)) % 4)]);
}

interface StunMessage {
  readonly type: number;
  readonly id: Buffer;
  readonly attributes: readonly Buffer[];
}

/** Signed and with its fingerprint. */
function writeMessage({ type, id, attributes }: StunMessage, key: string): Buffer {
  const head = (length: number) => {
    const bytes = Buffer.alloc(8);
    bytes.writeUInt16BE(type, 0);
    bytes.writeUInt16BE(length, 2);
    bytes.writeUInt32BE(0x2112_a442, 4);
    return Buffer.concat([bytes, id]);
  };
  const body = Buffer.concat(attributes);
  const sign = createHmac('sha1', key).update(Buffer.concat([head(body.length + 24), body]));
  const signed = Buffer.concat([body, writeAttribute(0x0008, sign.digest())]);
  const print = Buffer.alloc(4);
  print.writeUInt32BE((crc32(Buffer.concat([head(signed.length + 8), signed])) ^ 0x5354_554e) >>> 0);
  return Buffer.concat([head(signed.length + 8), signed, writeAttribute(0x8028, print)]);
}
