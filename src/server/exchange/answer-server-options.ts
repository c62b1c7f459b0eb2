import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequestId } from './create-request-id.ts';

/** The methods of the contract and its pages, upper-case. */
export const knownMethods: readonly string[] = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'];

/** Answers what asks for nothing but whether the server is there, and what it understands (RFC 9110, 9.3.7). */
export function answerServerOptions(
  { method, url }: IncomingMessage,
  res: ServerResponse,
): 'answered' | 'continue' {
  if (url !== '*' || method !== 'OPTIONS') return 'continue';
  res.writeHead(204, { 'x-request-id': createRequestId(), allow: knownMethods.join(', ') }).end();
  return 'answered';
}
