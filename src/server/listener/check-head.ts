import type { IncomingMessage } from 'node:http';
import {
  createCodingRejection,
  createFramingRejection,
  createHostRejection,
  type Rejection,
} from './raw-errors.ts';

/** A name or an address, and perhaps a port (RFC 9110, 7.2; RFC 3986, 3.2.2). */
const hostPattern = /^(?:\[[0-9A-Fa-f:.]+\]|[\w.~!$&'()*+,;=%-]+)?(?::\d{0,5})?$/;

/**
 * What of a request head Node lets pass and no server may: no Host or several (RFC 9112, 3.2), one that is no host, and
 * a transfer coding nobody decodes here, or any of HTTP/1.0 (RFC 9112, 6.1). `null` for a head in order.
 */
export function checkHead(req: IncomingMessage): Rejection | null {
  const { headers, httpVersion, rawHeaders } = req;
  const { host } = headers;
  if (host === undefined) {
    if (httpVersion === '1.1') return createHostRejection('The request has no Host header.', req);
  } else if (!hostPattern.test(host) || countHeader(rawHeaders, 'host') > 1) {
    return createHostRejection('The request must have one valid Host header.', req);
  }
  const coding = headers['transfer-encoding'];
  if (coding === undefined) return null;
  if (httpVersion !== '1.1') return createFramingRejection(req);
  return coding.toLowerCase() === 'chunked' ? null : createCodingRejection(req);
}

/** How often a header was sent: of some, Node keeps only the first. */
export function countHeader(rawHeaders: readonly string[], name: string): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const sent = rawHeaders[i];
    if (sent?.length === name.length && sent.toLowerCase() === name) count += 1;
  }
  return count;
}
