import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** The addresses of a name, of either kind; `silent` is never answered. A name that is not in the script does not exist. */
export type DnsScript = Readonly<Record<string, readonly string[] | 'silent'>>;

/** A DNS server on this machine that answers as it is told. */
export interface DnsServer {
  /** As `Resolver.setServers` takes it. */
  readonly address: string;
  /** What was asked, such as `A picture.test`, in the order it came. */
  readonly questions: readonly string[];
  close(): void;
}

const kinds: Readonly<Record<number, string>> = { 1: 'A', 28: 'AAAA' };

/** Listens over UDP on 127.0.0.1. */
export async function openDnsServer(script: DnsScript): Promise<DnsServer> {
  const questions: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const { name, kind, end } = readQuestion(query);
    questions.push(`${kinds[kind] ?? String(kind)} ${name}`);
    const found = script[name];
    if (found === 'silent') return;
    const records = found?.filter((one) => one.includes(':') === (kind === 28)) ?? [];
    socket.send(writeAnswer(query.subarray(0, end), found === undefined ? 3 : 0, records), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${String((socket.address() as AddressInfo).port)}`,
    questions,
    close: () => socket.close(),
  };
}

/** The one question behind the header (RFC 1035, 4.1). */
function readQuestion(query: Buffer): { readonly name: string; readonly kind: number; readonly end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), kind: query.readUInt16BE(at + 1), end: at + 5 };
}

/** Header and question as they came, and a record for each address, which refers to the name of the question. */
function writeAnswer(question: Buffer, code: number, addresses: readonly string[]): Buffer {
  const head = Buffer.from(question);
  head.writeUInt16BE(0x8180 | code, 2);
  for (const [index, count] of [1, addresses.length, 0, 0].entries())
    head.writeUInt16BE(count, 4 + 2 * index);
  return Buffer.concat([head, ...addresses.map(writeRecord)]);
}

function writeRecord(address: string): Buffer {
  const data = address.includes(':') ? writeIpv6(address) : Buffer.from(address.split('.').map(Number));
  const record = Buffer.alloc(12);
  record.writeUInt16BE(0xc00c, 0);
  record.writeUInt16BE(data.length === 16 ? 28 : 1, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt32BE(60, 6);
  record.writeUInt16BE(data.length, 10);
  return Buffer.concat([record, data]);
}

/** All eight groups are written out. */
function writeIpv6(address: string): Buffer {
  return Buffer.from(
    address
      .split(':')
      .map((group) => group.padStart(4, '0'))
      .join(''),
    'hex',
  );
}
