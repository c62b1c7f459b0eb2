import type { ServerResponse } from 'node:http';
import type { GatewayError } from '../../core/gateway-error.ts';
import type { StreamHost } from './send-stream.ts';
import { createClientGone, waitForDrain } from './wait-for-drain.ts';

/** How long a client may take nothing of a file before its connection is closed, in milliseconds. */
export const fileStallMs = 60_000;

/**
 * The timer of a socket goes off where the system took nothing since it went off last, and takes a write that was begun for a
 * movement. So it is set to this part of the longest wait, and goes off so many times in a row.
 */
export const stallSteps = 6;

/** An answer whose body comes part by part. */
export interface PartedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Read no faster than the client does, and returned early when it leaves; `null` for an answer without a body. */
  readonly parts: AsyncIterable<string | Uint8Array> | null;
}

/**
 * Sends an answer part by part. Throws what the first part throws; after that a failure breaks the answer off, so that nobody takes
 * half of a table or of a video for all of it, and is what this resolves to.
 */
export async function sendParts(
  res: ServerResponse,
  { status, headers, parts }: PartedAnswer,
  host: StreamHost,
): Promise<GatewayError | null> {
  if (parts === null) {
    host.noteBegun();
    if (!res.destroyed) res.writeHead(status, headers).end();
    return null;
  }
  const iterator = parts[Symbol.asyncIterator]();
  const first = await iterator.next();
  host.noteBegun();
  try {
    if (res.destroyed) throw createClientGone();
    res.writeHead(status, headers);
    await writeParts(res, iterator, first);
    return null;
  } catch (thrown) {
    await iterator.return?.();
    res.destroy();
    return host.explain(thrown);
  }
}

async function writeParts(
  res: ServerResponse,
  iterator: AsyncIterator<string | Uint8Array>,
  first: IteratorResult<string | Uint8Array>,
): Promise<void> {
  for (let part = first; part.done !== true; part = await iterator.next()) {
    if (res.destroyed) throw createClientGone();
    if (!res.write(part.value)) await waitForDrain(res);
  }
  if (res.destroyed) throw createClientGone();
  res.end();
}
