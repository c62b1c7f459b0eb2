import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/*
 * The least of an HTTP client that attackers and probes need: it costs them little time, and sends what no client would.
 */

/** A gateway as an attacker knows it. */
export interface WireTarget {
  readonly url: string;
  /** From where on the loopback network; default 127.0.0.1. */
  readonly localAddress?: string;
}

export interface WireRequest {
  /** Default POST. */
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** What came of a request: its status, or `0` where no answer came. */
export interface WireAnswer {
  readonly status: number;
  /** What came, `''` where nothing did; without the body unless it is kept. */
  readonly text: string;
  readonly durationMs: number;
}

/** Begins a connection, which reads nothing until it is told to. Errors are left to `close`. */
export function openWire({ url, localAddress = '127.0.0.1' }: WireTarget): Socket {
  const { protocol, hostname, port } = new URL(url);
  const options = { host: hostname, port: Number(port), localAddress };
  const socket =
    protocol === 'https:' ? connectTls({ ...options, rejectUnauthorized: false }) : connectPlain(options);
  socket.setNoDelay(true);
  socket.on('error', () => undefined);
  if (protocol === 'http:') socket.pause();
  return socket;
}

/** The head of a request, with the length of its body unless the headers say how it comes. */
export function writeWireHead({ method = 'POST', path, headers = {}, body }: WireRequest): string {
  const isMeasured = body === undefined || 'transfer-encoding' in headers;
  const length = isMeasured ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ host: 'gateway', ...length, ...headers });
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

export interface AskOptions {
  /** Longest wait for the end of the answer. */
  readonly timeoutMs: number;
  /** What becomes of the answer's body; default `dropped`. */
  readonly body?: 'kept' | 'dropped';
}

/** Sends one request on a connection of its own and reads until the gateway closes it. Never rejects. */
export function askWire(
  target: WireTarget,
  request: WireRequest,
  { timeoutMs, body = 'dropped' }: AskOptions,
): Promise<WireAnswer> {
  const startedAt = performance.now();
  const socket = openWire(target);
  const headers = { connection: 'close', ...request.headers };
  socket.write(writeWireHead({ ...request, headers }));
  if (request.body !== undefined) socket.write(request.body);
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      if (body === 'kept' || !text.includes('\r\n\r\n')) text += chunk.toString('latin1');
    });
    const timer = setTimeout(() => socket.destroy(), timeoutMs);
    socket.on('end', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(timer);
      const durationMs = performance.now() - startedAt;
      resolve({ status: readStatus(text), text, durationMs });
    });
    socket.resume();
  });
}

/** A connection on which somebody waits to see what becomes of it. */
export interface WatchedWire {
  readonly socket: Socket;
  /** The status that came, `open` where nothing came, `closed` where the connection ended without one. */
  outcome(): string;
  /** When the gateway closed it, as performance.now() counts; `null` until then. */
  closedAt(): number | null;
}

/** Begins a connection and reads what comes. */
export function watchWire(target: WireTarget): WatchedWire {
  const socket = openWire(target);
  let text = '';
  let closedAt: number | null = null;
  socket.on('data', (chunk: Buffer) => {
    if (readStatus(text) === 0) text += chunk.toString('latin1');
  });
  socket.on('end', () => socket.destroy());
  socket.on('close', () => (closedAt = performance.now()));
  socket.resume();
  return {
    socket,
    outcome: () => {
      const status = readStatus(text);
      if (status !== 0) return String(status);
      return closedAt === null ? 'open' : 'closed';
    },
    closedAt: () => closedAt,
  };
}

/** The status of the first final answer, 0 where there is none. */
export function readStatus(text: string): number {
  return Number(/^HTTP\/1\.1 ([2-5]\d\d)/mu.exec(text)?.[1] ?? 0);
}

/** How often each of these came. */
export function countEach(outcomes: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/** How often each status came; `none` for requests without an answer. */
export function countStatuses(answers: readonly WireAnswer[]): Readonly<Record<string, number>> {
  return countEach(answers.map(({ status }) => (status === 0 ? 'none' : String(status))));
}
