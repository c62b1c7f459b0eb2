import { createServer, type Socket } from 'node:net';
import { benchModel, createMessageBody, createStreamEvents, pacedModel, paceMs } from './upstream-answers.ts';

/*
 * The local upstream of the benchmark: `node upstream.ts <port>`. It speaks just enough HTTP/1.1 on a raw socket to be
 * several times cheaper than anything measured against it, and sends bytes that were rendered before it began.
 * A request with `"stream":true` in its body is answered event by event, one write each: one per turn of the loop, or,
 * for the paced model, one every few milliseconds, with the streams spread over that time.
 */

interface Connection {
  readonly socket: Socket;
  /** Bytes of a request that is not complete yet. */
  pending: Buffer | null;
  /** The stream being written; `null` while none is. */
  stream: readonly Buffer[] | null;
  /** The next event to write. */
  nextEvent: number;
}

const commonHeaders = [
  'date: Thu, 01 Jan 2026 00:00:00 GMT',
  'request-id: req_011CSHoEeqs5C35K2UUqR7Fy',
  'anthropic-organization-id: 8f1a2c3e-0000-4000-8000-000000000000',
  'anthropic-ratelimit-requests-limit: 4000',
  'anthropic-ratelimit-requests-remaining: 3999',
  'anthropic-ratelimit-tokens-limit: 400000',
  'anthropic-ratelimit-tokens-remaining: 399000',
  'server: cloudflare',
].join('\r\n');

function renderHead(statusLine: string, headers: readonly string[]): string {
  return `HTTP/1.1 ${statusLine}\r\n${[...headers, commonHeaders].join('\r\n')}\r\n\r\n`;
}

function renderWhole(statusLine: string, body: string): Buffer {
  const length = `content-length: ${String(Buffer.byteLength(body))}`;
  return Buffer.from(renderHead(statusLine, ['content-type: application/json', length]) + body);
}

/** One buffer per write: the head travels with the first event, the last chunk (RFC 9112, 7.1) with the last one. */
function renderStream(model: string): readonly Buffer[] {
  const events = createStreamEvents(model);
  const head = renderHead('200 OK', [
    'content-type: text/event-stream; charset=utf-8',
    'cache-control: no-cache',
    'transfer-encoding: chunked',
  ]);
  return events.map((event, index) => {
    const chunk = `${Buffer.byteLength(event).toString(16)}\r\n${event}\r\n`;
    const last = index === events.length - 1 ? '0\r\n\r\n' : '';
    return Buffer.from((index === 0 ? head : '') + chunk + last);
  });
}

const message = renderWhole('200 OK', createMessageBody());
const notFound = renderWhole('404 Not Found', '{"error":"not found"}');
const lengthRequired = renderWhole('411 Length Required', '{"error":"content-length required"}');
const fastStream = renderStream(benchModel);
const pacedStream = renderStream(pacedModel);
const fast = new Set<Connection>();
/** Paced streams by the millisecond of the pace in which they are written. */
const paced = Array.from({ length: paceMs }, () => new Set<Connection>());

/** Writes the next event of every fast stream, then comes back in the next turn of the loop. */
function writeFastEvents(): void {
  writeEvents(fast);
  if (fast.size > 0) setImmediate(writeFastEvents);
}

function writeEvents(connections: Set<Connection>): void {
  for (const connection of connections) {
    if (connection.socket.destroyed || writeEvent(connection) === 'last') connections.delete(connection);
  }
}

function writeEvent(connection: Connection): 'last' | 'more' {
  const { stream, socket } = connection;
  if (socket.writableNeedDrain) return 'more';
  const event = stream?.[connection.nextEvent];
  if (event !== undefined) socket.write(event);
  connection.nextEvent += 1;
  if (stream !== null && connection.nextEvent < stream.length) return 'more';
  connection.stream = null;
  return 'last';
}

function startStream(connection: Connection, speed: 'paced' | 'fast'): void {
  connection.nextEvent = 0;
  if (speed === 'paced') {
    connection.stream = pacedStream;
    findSmallest(paced).add(connection);
    return;
  }
  connection.stream = fastStream;
  fast.add(connection);
  if (fast.size === 1) setImmediate(writeFastEvents);
}

function findSmallest(sets: readonly Set<Connection>[]): Set<Connection> {
  return sets.reduce((smallest, each) => (each.size < smallest.size ? each : smallest));
}

/** Answers a request whose head ends at `headEnd`; returns where the next one begins, or -1 when bytes are missing. */
function answer(connection: Connection, data: Buffer, headEnd: number): number {
  const head = data.toString('latin1', 0, headEnd);
  const length = /\ncontent-length: *(\d+)/i.exec(head)?.[1];
  const end = headEnd + 4 + Number(length ?? 0);
  if (data.length < end) return -1;
  if (!head.startsWith('POST /v1/messages')) connection.socket.write(notFound);
  else if (length === undefined) connection.socket.write(lengthRequired);
  else if (data.includes('"stream":true', headEnd)) {
    startStream(connection, data.includes(pacedModel, headEnd) ? 'paced' : 'fast');
  } else connection.socket.write(message);
  return end;
}

function receive(connection: Connection, chunk: Buffer): void {
  const data = connection.pending === null ? chunk : Buffer.concat([connection.pending, chunk]);
  const headEnd = data.indexOf('\r\n\r\n');
  const end = headEnd < 0 ? -1 : answer(connection, data, headEnd);
  if (end < 0) connection.pending = data;
  else connection.pending = end < data.length ? data.subarray(end) : null;
}

const server = createServer({ noDelay: true }, (socket) => {
  const connection: Connection = { socket, pending: null, stream: null, nextEvent: 0 };
  socket.on('data', (chunk: Buffer) => {
    receive(connection, chunk);
  });
  socket.on('error', () => socket.destroy());
});
let millisecond = 0;
setInterval(() => {
  const due = paced[millisecond % paceMs];
  if (due !== undefined && due.size > 0) writeEvents(due);
  millisecond += 1;
}, 1);
server.listen(Number(process.argv[2]), '127.0.0.1');
