import type { ServerResponse } from 'node:http';
import { countBytes, type BytePieces } from '../../core/byte-pieces.ts';
import { writeJson } from '../../core/json/write-json.ts';
import type { WholeResponse } from '../../core/operation.ts';
import { waitForDrain } from './wait-for-drain.ts';

const noBytes = Buffer.alloc(0);

/** An answer as bytes; none for one without a body. */
export function renderWhole({ body, bytes }: WholeResponse): Buffer | BytePieces {
  if (body === undefined) return noBytes;
  return bytes ?? writeJson(body);
}

/** A whole answer that has been rendered. */
export interface RenderedResponse extends WholeResponse {
  readonly bytes: Buffer | BytePieces;
}

/**
 * Writes an answer that is one JSON body (or none). Nothing is written after the client has left. Pieces are
 * written as the client takes them, after this has returned.
 */
export function sendWhole(
  res: ServerResponse,
  { status, headers: own, body, bytes }: RenderedResponse,
  headers: Readonly<Record<string, string>>,
): void {
  if (res.destroyed) return;
  if (body === undefined) {
    res.writeHead(status, { ...headers, ...own, 'content-length': '0' });
    res.end();
    return;
  }
  res.writeHead(status, {
    ...headers,
    'content-type': 'application/json',
    ...own,
    'content-length': String(countBytes(bytes)),
  });
  if (Buffer.isBuffer(bytes)) endWith(res, bytes);
  else void sendPieces(res, bytes);
}

/** Node writes a string together with the head; bytes take a second buffer, which costs more than copying few of them. */
const copyLimitBytes = 16 * 1024;

function endWith(res: ServerResponse, bytes: Buffer): void {
  if (bytes.length > copyLimitBytes) res.end(bytes);
  else res.end(bytes.toString('latin1'), 'latin1');
}

/** Never rejects. */
async function sendPieces(res: ServerResponse, pieces: BytePieces): Promise<void> {
  try {
    for (const piece of pieces) if (!res.write(piece, 'latin1')) await waitForDrain(res);
    res.end();
  } catch {
    res.destroy();
  }
}
