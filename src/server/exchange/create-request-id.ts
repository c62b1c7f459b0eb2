import { randomUUID } from 'node:crypto';

/** A new request id, such as `req_8b1f0c3e-…` (a random UUID, RFC 9562). */
export function createRequestId(): string {
  return `req_${randomUUID()}`;
}
