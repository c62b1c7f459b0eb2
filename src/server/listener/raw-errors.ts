import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { systemClock } from '../../core/clock.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { ErrorFormat } from '../../core/area.ts';
import type { GatewayConfig } from '../../core/config.ts';
import type { RenderError } from '../../core/operation.ts';
import { maxWaiting } from './connection.ts';
import { linger } from './linger.ts';
import { STATUS_CODES } from './node-http.ts';
import { chooseProfile } from '../exchange/choose-profile.ts';
import { createRequestId } from '../exchange/create-request-id.ts';
import { resolveTarget } from '../exchange/resolve-target.ts';

/** A request that was refused before it became one of the gateway's own. */
export interface Rejection {
  readonly requestId: string;
  readonly status: number;
  readonly error: GatewayError;
  /** `null` where no head could be read. */
  readonly req: IncomingMessage | null;
  /** As far as that could be read. Its answer has no body (RFC 9110, 9.3.2). */
  readonly isHead: boolean;
}

/** How errors are written: in the format of the path (docs/errors.md), and without one in the OpenAI-style envelope. */
export interface Envelopes {
  readonly renderErrors: Readonly<Record<ErrorFormat, RenderError>>;
  readonly contractProfile: GatewayConfig['contractProfile'];
}

/**
 * What a parser error of Node means for the client (its codes: nodejs.org/api/http.html, event `clientError`), for the request in whose
 * body it is, or for one that begins with these bytes, as far as either is known.
 */
export function createParserRejection(
  code: string | undefined,
  { req, bytes }: { readonly req?: IncomingMessage; readonly bytes?: Buffer | undefined },
): Rejection {
  const isHead = bytes?.toString('latin1', 0, headStart.length) === headStart;
  return { ...explainParserError(code), req: req ?? null, isHead: isHead || req?.method === 'HEAD' };
}

const headStart = 'HEAD ';

function explainParserError(code: string | undefined): Rejection {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return createInvalid(431, 'The request head is larger than 32 KiB or has too many headers.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return reject(
        408,
        new GatewayError('deadline_exceeded', 'The request head came too slowly.', { reason: 'timeout' }),
      );
    default:
      return createInvalid(400, 'This is not a valid HTTP/1.1 request.');
  }
}

/** Every HTTP/1.1 request names its host, once (RFC 9112, 3.2). */
export function createHostRejection(message: string, req: IncomingMessage): Rejection {
  return createInvalid(400, message, req);
}

/** A coding that was not undone would be taken for the body (RFC 9112, 6.1). */
export function createCodingRejection(req: IncomingMessage): Rejection {
  const message = 'Send the body plain or with transfer-encoding: chunked, without any other coding.';
  const reason = 'unsupported_content_encoding';
  return reject(501, new GatewayError('not_implemented', message, { reason }), req);
}

/** A proxy that knows no chunks may take for the end of the request what is none (RFC 9112, 6.1). */
export function createFramingRejection(req: IncomingMessage): Rejection {
  return createInvalid(400, 'HTTP/1.0 has no chunks: send the body with its Content-Length.', req);
}

/** More requests wait on one connection than it may have. */
export function createPipelineRejection(req: IncomingMessage): Rejection {
  return createTooMany(
    `More than ${String(maxWaiting)} requests, or fewer with long heads, wait for their answers on this connection.`,
    req,
  );
}

/** The client's address has as many connections open as it may have. */
export function createAddressRejection(): Rejection {
  return createTooMany('Too many connections are open from this address. Close some, or wait.');
}

/** The process has as many connections open as it may have. */
export function createConnectionRejection(): Rejection {
  const message = 'The gateway has too many connections open. Try again shortly.';
  return reject(503, new GatewayError('unavailable', message, { reason: 'overloaded', retryAfterMs: 1_000 }));
}

function createTooMany(message: string, req: IncomingMessage | null = null): Rejection {
  const error = new GatewayError('resource_exhausted', message, {
    reason: 'concurrency_limit_exceeded',
    retryAfterMs: 1_000,
  });
  return reject(429, error, req);
}

/** A tunnel is for proxies, which this is not (RFC 9110, 9.3.6). */
export function createTunnelRejection(): Rejection {
  return createInvalid(400, 'This is not a proxy; send the request itself.');
}

/** A WebSocket is opened on a connection of its own, and at one path. */
export function createUpgradeRejection(req: IncomingMessage): Rejection {
  if (isRealtimePath(req))
    return createInvalid(400, 'Open the WebSocket on a connection on which no answer is waited for.', req);
  const message = 'There is no WebSocket at this path; that of realtime sessions is at /v1/realtime.';
  return reject(404, new GatewayError('not_found', message, { reason: 'not_found' }), req);
}

/** Whether a request is for the one path that has WebSockets. */
export function isRealtimePath({ url }: IncomingMessage): boolean {
  return resolveTarget(url ?? '/').path === '/v1/realtime';
}

function createInvalid(status: number, message: string, req: IncomingMessage | null = null): Rejection {
  return reject(status, new GatewayError('invalid_argument', message, { reason: 'invalid_request' }), req);
}

function reject(status: number, error: GatewayError, req: IncomingMessage | null = null): Rejection {
  return { requestId: createRequestId(), status, error, req, isHead: req?.method === 'HEAD' };
}

/** Writes a rejection where there is no ServerResponse, and closes the connection. */
export function writeRejection(socket: Duplex, rejection: Rejection, envelopes: Envelopes): void {
  const { status, isHead } = rejection;
  const { headers, body } = renderRejection(rejection, envelopes);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const date = new Date(systemClock.now()).toUTCString();
  const statusLine = `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`;
  const head = [statusLine, `date: ${date}`, ...lines].join('\r\n');
  socket.end(`${head}\r\n\r\n${isHead ? '' : body}`);
  socket.on('error', () => socket.destroy());
  linger(socket);
}

/** Answers with a rejection, and closes the connection. */
export function sendRejection(res: ServerResponse, rejection: Rejection, envelopes: Envelopes): void {
  const { headers, body } = renderRejection(rejection, envelopes);
  res.writeHead(rejection.status, headers).end(body);
}

function renderRejection({ requestId, error, req }: Rejection, envelopes: Envelopes) {
  const { format, profile } = chooseEnvelope(req, envelopes);
  const rendered = envelopes.renderErrors[format](error, { requestId, profile });
  const body = JSON.stringify(rendered.body);
  const headers = {
    ...rendered.headers,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': requestId,
    ...(format === 'messages' && { 'request-id': requestId }),
    'x-content-type-options': 'nosniff',
    connection: 'close',
  };
  return { headers, body };
}

function chooseEnvelope(req: IncomingMessage | null, { contractProfile }: Envelopes) {
  const target = resolveTarget(req?.url ?? '/');
  const profile = req === null ? 'neutral' : chooseProfile(target, req.headers, contractProfile);
  return { format: target.errorFormat, profile };
}
