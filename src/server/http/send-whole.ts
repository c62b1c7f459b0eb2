import type { ServerResponse } from 'node:http';
import type { WholeResponse } from '../../core/operation.ts';

/** Writes an answer that is one JSON body (or none). Nothing is written after the client has left. */
export function sendWhole(
  res: ServerResponse,
  response: WholeResponse,
  headers: Readonly<Record<string, string>>,
): void {
  if (res.destroyed) return;
  if (response.body === undefined) {
    res.writeHead(response.status, { ...headers, ...response.headers, 'content-length': '0' });
    res.end();
    return;
  }
  const bytes = response.bytes ?? Buffer.from(JSON.stringify(response.body));
  res.writeHead(response.status, {
    ...headers,
    'content-type': 'application/json',
    ...response.headers,
    'content-length': String(bytes.length),
  });
  endWith(res, bytes);
}

/** Node writes a string together with the head; bytes take a second buffer, which costs more than copying few of them. */
const copyLimitBytes = 16 * 1024;

function endWith(res: ServerResponse, bytes: Buffer): void {
  if (bytes.length > copyLimitBytes) res.end(bytes);
  else res.end(bytes.toString('latin1'), 'latin1');
}
