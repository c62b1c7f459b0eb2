import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import { fileStallMs, stallSteps } from '../exchange/send-parts.ts';
import { createServer as createHttpsServer } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Departures } from '../../core/departures.ts';
import { checkHead } from './check-head.ts';
import type { Connection, Serve, ServeUpgrade } from './connection.ts';
import { answerUpgrade } from './answer-upgrade.ts';
import { ConnectionCounter, lingeringRefusals, type ConnectionLimits } from './connection-limits.ts';
import { Connections } from './connections.ts';
import { createServer as createHttpServer } from './node-http.ts';
import {
  createAddressRejection,
  createConnectionRejection,
  createParserRejection,
  createPipelineRejection,
  createTunnelRejection,
  createUpgradeRejection,
  isRealtimePath,
  sendRejection,
  writeRejection,
  type Envelopes,
  type Rejection,
} from './raw-errors.ts';
import { refuseTinyChunks } from './stop-parser.ts';
import { renderAddress, type ClientAddresses } from '../admission/resolve-client-address.ts';

/** Contents of the two PEM files. */
export interface TlsMaterial {
  readonly cert: Buffer;
  readonly key: Buffer;
}

export interface ListenerOptions {
  readonly tls: TlsMaterial | null;
  readonly dispatch: Serve;
  readonly upgrade: ServeUpgrade;
  /** What is refused before the dispatcher is written so. */
  readonly envelopes: Envelopes;
  readonly onRejection: (rejection: Rejection, clientAddress: string) => void;
  readonly clients: ClientAddresses;
  readonly limits: ConnectionLimits;
  /** How long a client may take nothing of an answer that waits for it, in milliseconds. */
  readonly stallTimeoutMs: number;
  /** How long a TLS handshake, and then a request head, may take, in milliseconds; default 20000. */
  readonly headTimeoutMs?: number;
}

/** How long a connection may be idle, in milliseconds: longer than common load balancers and clients keep one, so that they close first. */
export const keepAliveTimeoutMs = 75_000;

const serverOptions: ServerOptions = {
  noDelay: true,
  keepAliveTimeout: keepAliveTimeoutMs,
  maxHeaderSize: 32 * 1024,
  /** Bodies have a time-out of their own, which starts after authentication. */
  requestTimeout: 0,
  /** Checked here, to answer in the gateway's own words. */
  requireHostHeader: false,
};

const defaultHeadTimeoutMs = 20_000;

/** An HTTP or HTTPS server over the dispatcher; not listening yet. Throws for a certificate that OpenSSL refuses. */
export function createListener(options: ListenerOptions): Connections {
  const headersTimeout = options.headTimeoutMs ?? defaultHeadTimeoutMs;
  const all = {
    ...serverOptions,
    headersTimeout,
    handshakeTimeout: headersTimeout,
    connectionsCheckingInterval: headersTimeout / 4,
    // Set below; a tunnel behind other requests waits for its turn like any of them. Any other upgrade, such as the h2c
    // that Java's client asks for, is ignored (RFC 9110, 7.8).
    shouldUpgradeCallback: (req: IncomingMessage): boolean =>
      isWebSocket(req) && findCurrent(connections, req.socket) === null,
  };
  const server: Server = options.tls ? createHttpsServer({ ...all, ...options.tls }) : createHttpServer(all);
  // A client that has sent all it wants to say may close its half and still wait for the answer (RFC 9112, 9.6).
  Object.assign(server, { httpAllowHalfOpen: true });
  const connections: Connections = new Connections(server, options.tls ? 'https' : 'http');
  const refusal = createRefusal(options);
  limitConnections(server, refusal, options);
  acceptRequests(server, connections, { ...options, refusal });
  refuseTheRest(server, connections, refusal);
  takeTunnels(server, connections, { ...options, refusal });
  endStalled(server, connections, options);
  return connections;
}

function findCurrent(connections: Connections, socket: Duplex): ServerResponse | null {
  return connections.find(socket)?.current ?? null;
}

function isWebSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}

/** Answers what never becomes a request, and closes its connection. */
interface Refusal {
  refuse(socket: Duplex, rejection: Rejection): void;
  has(socket: Duplex): boolean;
}

function createRefusal({ envelopes, onRejection }: ListenerOptions): Refusal {
  const refused = new WeakSet<Duplex>();
  return {
    refuse: (socket, rejection) => {
      refused.add(socket);
      onRejection(rejection, renderAddress((socket as Partial<Socket>).remoteAddress ?? ''));
      writeRejection(socket, rejection, envelopes);
    },
    has: (socket) => refused.has(socket),
  };
}

/** Over TLS nothing can be said before the handshake, which is what a refusal shall spare. */
function limitConnections(server: Server, refusal: Refusal, { limits, clients, tls }: ListenerOptions): void {
  const counter = new ConnectionCounter(limits, clients);
  server.on('connection', (socket: Socket) => {
    const outcome = counter.add(socket);
    if (outcome === 'taken') return;
    if (tls === null && counter.refusedCount < lingeringRefusals)
      refusal.refuse(socket, outcome === 'too_many' ? createConnectionRejection() : createAddressRejection());
    else socket.destroy();
  });
}

function acceptRequests(
  server: Server,
  connections: Connections,
  { dispatch, envelopes, onRejection, clients, refusal }: ListenerOptions & { readonly refusal: Refusal },
): void {
  const reject = (rejection: Rejection, req: IncomingMessage, res: ServerResponse) => {
    onRejection(rejection, clients.resolve(req));
    sendRejection(res, rejection, envelopes);
  };
  const serve: Serve = (req, res, connection) => {
    const rejection = checkHead(req) ?? (isWebSocket(req) ? createUpgradeRejection(req) : null);
    if (rejection === null) dispatch(req, res, connection);
    else reject(rejection, req, res);
  };
  const accept = (req: IncomingMessage, res: ServerResponse) => {
    const connection = connections.find(req.socket);
    if (connection === undefined || refusal.has(req.socket)) return;
    if (req.headers['transfer-encoding'] !== undefined) refuseTinyChunks(req);
    connection.take({ req, res, serve });
    connections.noteRequest(connection);
  };
  server.on('request', accept);
  /** The body is asked for when it is read: after authentication. */
  server.on('checkContinue', accept);
  /** An expectation nobody knows may be ignored (RFC 9110, 10.1.1). */
  server.on('checkExpectation', accept);
}

/** What Node says of bytes that it cannot read, with those that came last. */
interface ParserError extends NodeJS.ErrnoException {
  readonly rawPacket?: Buffer;
}

function refuseTheRest(server: Server, connections: Connections, { refuse, has }: Refusal): void {
  /** Answers keep their order: what comes behind requests under way is refused when they are answered. */
  const refuseInTurn = (socket: Duplex, rejection: Rejection) => {
    const connection = connections.find(socket);
    if (connection === undefined) refuse(socket, rejection);
    else
      connection.endWith(() => {
        refuse(socket, rejection);
      });
  };
  server.on('clientError', (error: ParserError, socket: Socket) => {
    if (has(socket)) return;
    const { code, rawPacket } = error;
    const current = findCurrent(connections, socket);
    if (!socket.writable || isTlsFault(error)) socket.destroy();
    else if (current === null) refuseInTurn(socket, createParserRejection(code, { bytes: rawPacket }));
    // What came last may begin with a request that is under way.
    else if (current.req.complete) refuseInTurn(socket, createParserRejection(code, {}));
    else if (current.headersSent) socket.destroy();
    else refuse(socket, createParserRejection(code, { req: current.req }));
  });
}

/** Upgrades to WebSocket become requests; of all other tunnels none is dug. */
function takeTunnels(
  server: Server,
  connections: Connections,
  { upgrade, refusal }: ListenerOptions & { readonly refusal: Refusal },
): void {
  const onTunnel = (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    adopt(socket, connections);
    const connection = connections.find(socket);
    if (connection === undefined || refusal.has(socket)) return;
    const rejection = findTunnelRejection(req, connection);
    if (rejection !== null) {
      connection.endWith(() => {
        refusal.refuse(socket, rejection);
      });
    } else {
      answerUpgrade(req, connection, (request, res) => {
        upgrade(request, res, { connection, head, isStopping: () => connections.isStopping });
      });
      connections.noteRequest(connection);
    }
  };
  server.on('upgrade', onTunnel);
  server.on('connect', onTunnel);
}

/** Node has let go of the connection: it no longer hears its errors, nor tells its answers when there is room again. */
function adopt(socket: Duplex, connections: Connections): void {
  socket.on('error', () => socket.destroy());
  socket.on('drain', () => findCurrent(connections, socket)?.emit('drain'));
}

/** What refuses a tunnel; `null` for an upgrade that becomes a request. */
function findTunnelRejection(req: IncomingMessage, { isFull }: Connection): Rejection | null {
  if (isFull) return createPipelineRejection(req);
  if (req.method === 'CONNECT') return createTunnelRejection();
  if (!isWebSocket(req) || !isRealtimePath(req)) return createUpgradeRejection(req);
  return checkHead(req);
}

function isTlsFault({ code = '' }: NodeJS.ErrnoException): boolean {
  return code.startsWith('ERR_TLS') || code.startsWith('ERR_SSL');
}

/** How often it is looked for answers that wait, as a part of the longest wait. */
const looksInWait = 8;

/**
 * Closes connections on which bytes of an answer wait and nothing moves for so long, by the timer of the socket, which knows
 * whether the system took bytes meanwhile. It is set only where something waits: most answers leave at once, and a timer for
 * each request costs more than to look through all connections now and then.
 */
function endStalled(server: Server, connections: Connections, { stallTimeoutMs }: ListenerOptions): void {
  const stalls = new WeakMap<Socket, Stall>();
  // Also told of connections that nothing is asked on any more, and of timers that outlived what they were set for.
  server.on('timeout', (socket: Socket) => {
    const current = findCurrent(connections, socket);
    if (current !== null && !isWaiting(current, socket)) return;
    const stall = continueStall(stalls.get(socket), socket);
    stalls.set(socket, stall);
    if (current === null || stall.steps >= stallSteps) socket.destroy();
    else socket.setTimeout(socket.timeout ?? 0);
  });
  const timer = setInterval(() => {
    for (const { current, socket } of connections.list()) {
      if (current === null || isTimed(socket, stallTimeoutMs)) continue;
      if (isWaiting(current, socket)) socket.setTimeout(stallTimeoutMs / stallSteps);
    }
  }, stallTimeoutMs / looksInWait).unref();
  server.once('close', () => {
    clearInterval(timer);
  });
}

/** How often in a row the timer of a socket has gone off. */
interface Stall {
  readonly steps: number;
  readonly at: number;
  /** What was given to the socket until then, in bytes. */
  readonly writtenBytes: number;
  readonly departures: Departures;
}

/**
 * Where something moved meanwhile the timer took longer, or there is more to be sent. Of an encrypted connection the timer does not know how
 * far a long write is.
 */
function continueStall(last: Stall | undefined, socket: Socket): Stall {
  const { timeout = 0, bytesWritten } = socket;
  const at = performance.now();
  const departures = last?.departures ?? new Departures(socket);
  const hasMoved = departures.look() === 'left' || last?.writtenBytes !== bytesWritten;
  const isInRow = last !== undefined && !hasMoved && at - last.at < 1.5 * timeout;
  return { steps: isInRow ? last.steps + 1 : 1, at, writtenBytes: bytesWritten, departures };
}

/** Whether the timer of the socket was set for an answer that waits. That of a file may have been set when it began. */
function isTimed({ timeout = 0 }: Socket, stallTimeoutMs: number): boolean {
  const waitMs = timeout * stallSteps;
  return waitMs === stallTimeoutMs || waitMs === Math.min(fileStallMs, stallTimeoutMs);
}

function isWaiting(answer: ServerResponse, socket: Socket): boolean {
  return socket.writableLength > 0 || answer.writableLength > 0;
}
