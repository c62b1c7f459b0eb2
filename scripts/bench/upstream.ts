import { createServer, type Socket } from 'node:net';
import { answerUpgrade, openUpstreamSession } from './realtime/answer-upgrade.ts';
import { callModel } from './calls/spoken-events.ts';
import { openTalkingSession } from './calls/talking-upstream.ts';
import { createContentBody, createMessageBody } from './upstream-answers.ts';
import { createAnswers, StreamWriter } from './upstream-streams.ts';

/*
 * The local upstream of the benchmark: `node upstream.ts <port>`. It speaks just enough HTTP/1.1 on a raw socket to be
 * several times cheaper than anything measured against it, and sends bytes that were rendered before it began.
 * A request with `"stream":true` in its body is answered event by event, one write each: one per turn of the loop, or,
 * for the paced models, one every few milliseconds, with the streams spread over that time. A WebSocket upgrade is answered with a
 * realtime session.
 */

interface Connection {
  readonly socket: Socket;
  /** Bytes of a request that is not complete yet. */
  pending: Buffer | null;
  /** Bytes still to come of a body that is too large to be looked at. */
  unread: number;
  /** Takes the bytes of a session; `null` while the connection speaks HTTP. */
  session: ((bytes: Buffer) => void) | null;
}

/** Requests with larger bodies are answered whole, and their bodies passed over as they come. */
const maxReadBodyBytes = 65_536;

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

const message = renderWhole('200 OK', createMessageBody());
const content = renderWhole('200 OK', createContentBody());
const notFound = renderWhole('404 Not Found', '{"error":"not found"}');
const lengthRequired = renderWhole('411 Length Required', '{"error":"content-length required"}');
const streams = new StreamWriter();
const streamedAnswers = createAnswers(
  renderHead('200 OK', [
    'content-type: text/event-stream; charset=utf-8',
    'cache-control: no-cache',
    'transfer-encoding: chunked',
  ]),
);

/** Answers a request whose head ends at `headEnd`; returns where the next one begins, or -1 when bytes are missing. */
function answer(connection: Connection, data: Buffer, headEnd: number): number {
  const head = data.toString('latin1', 0, headEnd);
  const upgraded = answerUpgrade(head);
  if (upgraded !== null) {
    connection.socket.write(upgraded);
    const open = head.includes(`model=${callModel}`) ? openTalkingSession : openUpstreamSession;
    connection.session = open(connection.socket);
    connection.session(data.subarray(headEnd + 4));
    return data.length;
  }
  const length = /\ncontent-length: *(\d+)/i.exec(head)?.[1];
  const end = headEnd + 4 + Number(length ?? 0);
  if (Number(length) > maxReadBodyBytes) {
    connection.unread = end - data.length;
    if (connection.unread <= 0) connection.socket.write(message);
    return Math.min(end, data.length);
  }
  if (data.length < end) return -1;
  const { socket } = connection;
  if (head.startsWith('POST /v1beta/models/')) socket.write(content);
  else if (!head.startsWith('POST /v1/messages')) socket.write(notFound);
  else if (length === undefined) socket.write(lengthRequired);
  else answerMessage(socket, data, headEnd);
  return end;
}

function answerMessage(socket: Socket, data: Buffer, headEnd: number): void {
  if (!data.includes('"stream":true', headEnd)) {
    socket.write(message);
    return;
  }
  for (const [model, streamed] of streamedAnswers) {
    if (!data.includes(model, headEnd)) continue;
    streams.start(socket, streamed);
    return;
  }
  socket.write(notFound);
}

function receive(connection: Connection, chunk: Buffer): void {
  if (connection.session !== null) {
    connection.session(chunk);
    return;
  }
  if (connection.unread > 0) {
    passOver(connection, chunk);
    return;
  }
  const data = connection.pending === null ? chunk : Buffer.concat([connection.pending, chunk]);
  const headEnd = data.indexOf('\r\n\r\n');
  const end = headEnd < 0 ? -1 : answer(connection, data, headEnd);
  if (end < 0) connection.pending = data;
  else connection.pending = end < data.length ? data.subarray(end) : null;
}

/** Nothing follows a large body on its connection before it has been answered. */
function passOver(connection: Connection, chunk: Buffer): void {
  connection.unread -= chunk.length;
  if (connection.unread <= 0) connection.socket.write(message);
}

const server = createServer({ noDelay: true }, (socket) => {
  const connection: Connection = { socket, pending: null, unread: 0, session: null };
  socket.on('data', (chunk: Buffer) => {
    receive(connection, chunk);
  });
  socket.on('error', () => socket.destroy());
});
server.listen({ port: Number(process.argv[2]), host: '127.0.0.1', backlog: 4096 });
