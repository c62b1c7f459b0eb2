import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { RenderError } from '../../core/operation.ts';
import { Connections } from './connections.ts';
import {
  createHostRejection,
  createParserRejection,
  createTunnelRejection,
  createUpgradeRejection,
  sendRejection,
  writeRejection,
  type Rejection,
} from './raw-errors.ts';

/** Contents of the two PEM files. */
export interface TlsMaterial {
  readonly cert: Buffer;
  readonly key: Buffer;
}

export interface ListenerOptions {
  readonly tls: TlsMaterial | null;
  readonly dispatch: (req: IncomingMessage, res: ServerResponse) => void;
  /** Errors that occur before there is a request are in the OpenAI-style envelope. */
  readonly renderError: RenderError;
  readonly onRejection: (rejection: Rejection) => void;
  /** How long a request head may take, in milliseconds; default 20000. */
  readonly headTimeoutMs?: number;
}

/** An HTTP or HTTPS server. Shared. */
export interface Listener {
  readonly server: Server;
  readonly connections: Connections;
}

const serverOptions: ServerOptions = {
  noDelay: true,
  /** Longer than the idle time-out of common load balancers, so that they close first. */
  keepAliveTimeout: 75_000,
  maxHeaderSize: 32 * 1024,
  /** Bodies have a time-out of their own, which starts after authentication. */
  requestTimeout: 0,
  /** Checked here, to answer in the gateway's own words. */
  requireHostHeader: false,
  /** Any other upgrade, such as the h2c that Java's client asks for, is ignored (RFC 9110, 7.8). */
  shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
};

const defaultHeadTimeoutMs = 20_000;

/** An HTTP or HTTPS server over the dispatcher; not listening yet. Throws for a certificate that OpenSSL refuses. */
export function createListener(options: ListenerOptions): Listener {
  const headersTimeout = options.headTimeoutMs ?? defaultHeadTimeoutMs;
  const all = { ...serverOptions, headersTimeout, connectionsCheckingInterval: headersTimeout / 4 };
  const server = options.tls ? createHttpsServer({ ...all, ...options.tls }) : createHttpServer(all);
  const connections = new Connections(server, options.tls ? 'https' : 'http');
  acceptRequests(server, connections, options);
  refuseTheRest(server, connections, options);
  return { server, connections };
}

function acceptRequests(
  server: Server,
  connections: Connections,
  { dispatch, renderError, onRejection }: ListenerOptions,
): void {
  const accept = (req: IncomingMessage, res: ServerResponse) => {
    connections.add(res);
    if (req.headers.host === undefined && req.httpVersion === '1.1') {
      const rejection = createHostRejection();
      onRejection(rejection);
      sendRejection(res, rejection, renderError);
    } else dispatch(req, res);
  };
  server.on('request', accept);
  /** The body is asked for when it is read: after authentication. */
  server.on('checkContinue', accept);
  /** An expectation nobody knows may be ignored (RFC 9110, 10.1.1). */
  server.on('checkExpectation', accept);
}

function refuseTheRest(
  server: Server,
  connections: Connections,
  { renderError, onRejection }: ListenerOptions,
): void {
  const refused = new WeakSet<Duplex>();
  const refuse = (socket: Duplex, rejection: Rejection) => {
    refused.add(socket);
    onRejection(rejection);
    writeRejection(socket, rejection, renderError);
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (refused.has(socket)) return;
    if (!socket.writable || connections.isInMidAnswer(socket)) socket.destroy();
    else refuse(socket, createParserRejection(error.code));
  });
  server.on('upgrade', (req, socket) => {
    refuse(socket, createUpgradeRejection(req));
  });
  server.on('connect', (_req, socket) => {
    refuse(socket, createTunnelRejection());
  });
}
