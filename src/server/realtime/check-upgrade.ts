import type { IncomingMessage } from 'node:http';
import { GatewayError } from '../../core/gateway-error.ts';

/** A nonce of 16 bytes (RFC 6455, 4.1). */
const keyPattern = /^[+/0-9A-Za-z]{22}==$/;

/** Token characters (RFC 9110, 5.6.2). */
const tokenPattern = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

/**
 * Throws `invalid_argument` (`invalid_request`) for an upgrade that is no opening handshake of a WebSocket (RFC 6455, 4.2.1). Nothing is
 * opened for one that could not be answered.
 */
export function checkUpgrade({ method, httpVersion, headers }: IncomingMessage): void {
  if (method !== 'GET' || httpVersion !== '1.1')
    throw createInvalid('A WebSocket is opened with GET and HTTP/1.1.');
  if (headers['sec-websocket-version'] !== '13')
    throw createInvalid('A WebSocket is opened with the header Sec-WebSocket-Version: 13.');
  if (!keyPattern.test(headers['sec-websocket-key'] ?? ''))
    throw createInvalid('Sec-WebSocket-Key is not 16 bytes in base64.');
  const protocols = headers['sec-websocket-protocol']?.split(',').map((entry) => entry.trim()) ?? [];
  if (!protocols.every((entry) => tokenPattern.test(entry)) || new Set(protocols).size < protocols.length)
    throw createInvalid('Sec-WebSocket-Protocol is not a list of names of which each stands there once.');
}

function createInvalid(message: string): GatewayError {
  return new GatewayError('invalid_argument', message, { reason: 'invalid_request' });
}
