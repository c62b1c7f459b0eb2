import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { systemClock } from '../../core/clock.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { RenderError } from '../../core/operation.ts';
import { maxWaiting } from './connection.ts';
import { linger } from './linger.ts';
import { createRequestId } from '../exchange/create-request-id.ts';
import { resolveTarget } from '../exchange/resolve-target.ts';

/** A request that was refused before it became one of the gateway's own. */
export interface Rejection {
  readonly requestId: string;
  readonly status: number;
  readonly error: GatewayError;
}

/** What a parser error of Node means for the client (its codes: nodejs.org/api/http.html, event `clientError`). */
export function createParserRejection(code: string | undefined): Rejection {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return createInvalid(431, 'The request head is larger than 32 KiB or has too many headers.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return createTimeout('The request head came too slowly.');
    default:
      return createInvalid(400, 'This is not a valid HTTP/1.1 request.');
  }
}

/** Every HTTP/1.1 request names its host, once (RFC 9112, 3.2). */
export function createHostRejection(message: string): Rejection {
  return createInvalid(400, message);
}

/** A coding that was not undone would be taken for the body (RFC 9112, 6.1). */
export function createCodingRejection(): Rejection {
  const message = 'Send the body plain or with transfer-encoding: chunked, without any other coding.';
  const error = new GatewayError('unsupported_media_type', message, {
    reason: 'unsupported_content_encoding',
  });
  return { requestId: createRequestId(), status: 501, error };
}

/** More requests wait on one connection than it may have. */
export function createPipelineRejection(): Rejection {
  return createTooMany(
    429,
    `More than ${String(maxWaiting)} requests wait for their answers on this connection.`,
  );
}

/** The client's address has as many connections open as it may have. */
export function createAddressRejection(): Rejection {
  return createTooMany(429, 'Too many connections are open from this address. Close some, or wait.');
}

/** The process has as many connections open as it may have. */
export function createConnectionRejection(): Rejection {
  const message = 'The gateway has too many connections open. Try again shortly.';
  const error = new GatewayError('unavailable', message, { reason: 'overloaded', retryAfterMs: 1_000 });
  return { requestId: createRequestId(), status: 503, error };
}

function createTooMany(status: number, message: string): Rejection {
  const error = new GatewayError('resource_exhausted', message, {
    reason: 'concurrency_limit_exceeded',
    retryAfterMs: 1_000,
  });
  return { requestId: createRequestId(), status, error };
}

/** A tunnel is for proxies, which this is not (RFC 9110, 9.3.6). */
export function createTunnelRejection(): Rejection {
  return createInvalid(400, 'This is not a proxy; send the request itself.');
}

/** A WebSocket is opened on a connection of its own, and at one path. */
export function createUpgradeRejection(req: IncomingMessage): Rejection {
  if (isRealtimePath(req))
    return createInvalid(400, 'Open the WebSocket on a connection on which no answer is waited for.');
  const requestId = createRequestId();
  const message = 'There is no WebSocket at this path.';
  return { requestId, status: 404, error: new GatewayError('not_found', message, { reason: 'not_found' }) };
}

/** Whether a request is for the one path that has WebSockets. */
export function isRealtimePath({ url }: IncomingMessage): boolean {
  return resolveTarget(url ?? '/').path === '/v1/realtime';
}

function createInvalid(status: number, message: string): Rejection {
  const error = new GatewayError('invalid_argument', message, { reason: 'invalid_request' });
  return { requestId: createRequestId(), status, error };
}

/** The one refusal before a request that the same request may pass later (RFC 9110, 15.5.9). */
function createTimeout(message: string): Rejection {
  const error = new GatewayError('deadline_exceeded', message, { reason: 'timeout' });
  return { requestId: createRequestId(), status: 408, error };
}

/** Writes a rejection where there is no ServerResponse, and closes the connection. */
export function writeRejection(socket: Duplex, rejection: Rejection, renderError: RenderError): void {
  const { status } = rejection;
  const { headers, body } = renderRejection(rejection, renderError);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const date = new Date(systemClock.now()).toUTCString();
  const statusLine = `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`;
  const head = [statusLine, `date: ${date}`, ...lines].join('\r\n');
  socket.end(`${head}\r\n\r\n${body}`);
  socket.on('error', () => socket.destroy());
  linger(socket);
}

/** Answers with a rejection, and closes the connection. */
export function sendRejection(res: ServerResponse, rejection: Rejection, renderError: RenderError): void {
  const { headers, body } = renderRejection(rejection, renderError);
  res.writeHead(rejection.status, headers).end(body);
}

function renderRejection({ requestId, error }: Rejection, renderError: RenderError) {
  const rendered = renderError(error, { requestId, profile: 'neutral' });
  const body = JSON.stringify(rendered.body);
  const headers = {
    ...rendered.headers,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
    connection: 'close',
  };
  return { headers, body };
}
